import { useSyncExternalStore } from "react";
import type { Design } from "#templates/design.ts";
import { sheetCss } from "#templates/sheet-css.ts";

/**
 * The style sheets of designs for shadow roots, each made once. In a build a design's own style sheets are
 * files (vite.config.ts) and `design.css` contains their URLs, so that fourteen style sheets are not part of what the
 * editor loads first. Until the file has loaded, its sheets are hidden. Style sheets are adopted, not written as
 * markup, because a content security policy allows that.
 */
const sheets = new Map<string, { sheet: CSSStyleSheet; isLoaded: boolean }>();
const listeners = new Set<() => void>();

/** The lines of `design.css` that are URLs of files. */
const cssUrlPattern = /^\/\S+\.css$/gm;

/** The time after which a file that did not load is requested again. */
const retryAfterMs = 3000;

export function styleSheetOf(design: Design): CSSStyleSheet {
  const known = sheets.get(design.name);
  if (known) return known.sheet;
  const entry = { sheet: new CSSStyleSheet(), isLoaded: false };
  sheets.set(design.name, entry);
  const fill = (css: string) => {
    entry.sheet.replaceSync(sheetCss({ name: design.name, css }));
    entry.isLoaded = true;
    for (const listener of listeners) listener();
  };
  const urls = design.css.match(cssUrlPattern);
  if (!urls) {
    fill(design.css);
    return entry.sheet;
  }
  entry.sheet.replaceSync(":host { visibility: hidden }");
  const ask = () => {
    Promise.all(urls.map(fetchText)).then(
      (texts) => fill(design.css.replace(cssUrlPattern, (url) => texts[urls.indexOf(url)] ?? "")),
      () => setTimeout(ask, retryAfterMs),
    );
  };
  ask();
  return entry.sheet;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

const made = new Map<string, CSSStyleSheet>();

/** Returns a style sheet of these rules for shadow roots, made once. */
export function sheetOf(css: string): CSSStyleSheet {
  const known = made.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  made.set(css, sheet);
  return sheet;
}

/** Whether the design's style sheet has loaded; what was measured before is then invalid. */
export function useIsStyled(design: Design): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => sheets.get(design.name)?.isLoaded ?? false,
  );
}

/**
 * Fetches the style sheets of the other designs when the browser is idle, so that one can be chosen without a network,
 * too. Returns a function that cancels it.
 */
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
