import { useSyncExternalStore } from "react";
import type { Design } from "#templates/design.ts";
import { sheetCss } from "#templates/sheet-css.ts";

/**
 * The style sheets of designs for shadow roots, made once each. In a build a design's own style sheet is a file of its
 * own (vite.config.ts) and `design.css` its address: fourteen of them are no part of what the editor loads first. Until
 * a file is there its sheets are hidden. Adopted, not written as markup: a content security policy has nothing against it.
 */
const sheets = new Map<string, { sheet: CSSStyleSheet; isThere: boolean }>();
const listeners = new Set<() => void>();

/** A line of `design.css` that stands for a file. */
const cssUrlPattern = /^\/\S+\.css$/m;

/** Ms after which a file that did not come is asked for again. */
const retryAfter = 3000;

export function styleSheetOf(design: Design): CSSStyleSheet {
  const known = sheets.get(design.name);
  if (known) return known.sheet;
  const entry = { sheet: new CSSStyleSheet(), isThere: false };
  sheets.set(design.name, entry);
  const fill = (css: string) => {
    entry.sheet.replaceSync(sheetCss({ name: design.name, css }));
    entry.isThere = true;
    for (const listener of listeners) listener();
  };
  const url = cssUrlPattern.exec(design.css)?.[0];
  if (url === undefined) {
    fill(design.css);
    return entry.sheet;
  }
  entry.sheet.replaceSync(":host { visibility: hidden }");
  const ask = () => {
    fetch(url)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(String(response.status)))))
      .then(
        (text) => fill(design.css.replace(cssUrlPattern, () => text)),
        () => setTimeout(ask, retryAfter),
      );
  };
  ask();
  return entry.sheet;
}

const made = new Map<string, CSSStyleSheet>();

/** A style sheet of these rules for shadow roots, made once. */
export function sheetOf(css: string): CSSStyleSheet {
  const known = made.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  made.set(css, sheet);
  return sheet;
}

/** Whether the design's sheets are dressed by now: what was measured before does not hold. */
export function useIsStyled(design: Design): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => sheets.get(design.name)?.isThere ?? false,
  );
}

/** Fetches the other designs while nobody waits, so that one can be chosen without a network, too. */
export function fetchWhenIdle(designs: readonly Design[]): () => void {
  const fetchAll = () => {
    for (const design of designs) styleSheetOf(design);
  };
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(fetchAll, 2000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(fetchAll, { timeout: 10_000 });
  return () => cancelIdleCallback(request);
}
