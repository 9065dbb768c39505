import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { fontIdsOf } from "#templates/fonts.ts";
import { designOf } from "#templates/registry.ts";

/**
 * Declares the faces of the sheet in the outer document, because a shadow root cannot declare fonts. Each style sheet
 * is added to the head once. A script that the families of the resume lack adds its family soon after it is typed. The
 * links are not rendered by React: it would suspend its output until a style sheet that it added has loaded, and a
 * field whose letters are held back loses them.
 */
export function SheetFonts({ document: newest }: { document: ResumeDocument }) {
  const throttled = useThrottled(newest);
  const { config, data } = throttled.config === newest.config ? throttled : newest;
  const ids = useMemo(
    () => fontIdsOf(designOf(config.templateName), config.lang, config.design, JSON.stringify(data)).join(" "),
    [config, data],
  );
  useLayoutEffect(() => {
    for (const id of ids.split(" ")) {
      if (document.head.querySelector(`link[data-sheet-fonts="${id}"]`)) continue;
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = `/fonts/${id}.css`;
      link.dataset.sheetFonts = id;
      document.head.append(link);
    }
  }, [ids]);
  return null;
}

/** Resolves when the style sheets of the faces and the faces that the pages use have loaded. */
export async function fontsSettled(): Promise<void> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[data-sheet-fonts]")];
  const pending = links.filter(({ sheet }) => !sheet);
  await Promise.all(
    pending.map(
      (link) =>
        new Promise<void>((resolve) => {
          for (const end of ["load", "error"]) link.addEventListener(end, () => resolve(), { once: true });
        }),
    ),
  );
  await document.fonts.ready;
}

/** How often the text is scanned for new scripts while the user types. Their families take about as long to load. */
const scanIntervalMs = 500;

/** Returns a value that follows the newest at most that often. */
function useThrottled<Value>(newest: Value): Value {
  const [shown, setShown] = useState(newest);
  const latest = useRef(newest);
  latest.current = newest;
  const isBehind = shown !== newest;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setInterval(() => setShown(latest.current), scanIntervalMs);
    return () => clearInterval(timer);
  }, [isBehind]);
  return shown;
}

/** Returns a number that grows whenever faces have loaded, because earlier measurements are then invalid. */
export function useFontsArrived(): number {
  const [loadCount, setLoadCount] = useState(0);
  useEffect(() => {
    const arrived = () => setLoadCount((count) => count + 1);
    document.fonts.addEventListener("loadingdone", arrived);
    return () => document.fonts.removeEventListener("loadingdone", arrived);
  }, []);
  return loadCount;
}
