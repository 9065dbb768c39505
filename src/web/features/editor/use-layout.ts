import { useSyncExternalStore } from "react";

/**
 * The arrangement of the editor's parts.
 * wide: rail, form, canvas, design; desk: the rail as icons; tablet: form and canvas, design as a drawer; phone: tabs.
 */
export type Layout = "wide" | "desk" | "tablet" | "phone";

const steps = [
  ["wide", "(min-width: 1360px)"],
  ["desk", "(min-width: 1180px)"],
  ["tablet", "(min-width: 820px)"],
] as const;
const queries = steps.map(([layout, query]) => ({ layout, match: matchMedia(query) }));

function subscribe(listener: () => void) {
  for (const { match } of queries) match.addEventListener("change", listener);
  return () => {
    for (const { match } of queries) match.removeEventListener("change", listener);
  };
}

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, () => queries.find(({ match }) => match.matches)?.layout ?? "phone");
}
