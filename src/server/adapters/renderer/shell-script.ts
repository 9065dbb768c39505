import { divideWordsSource } from "#templates/hyphens/divide.ts";
import type { Hyphens } from "#templates/hyphens/hyphens.ts";
import { paginateSource } from "#templates/paging.ts";
import type { SheetMarkup } from "./port.ts";

/**
 * The functions that run inside the shell page. They are sent as text over the protocol, so each must be
 * self-contained: no imports and no names from outside. The server compiles without DOM types; the few that are needed
 * are declared here.
 */
export type ShellFunctions = {
  /**
   * Registers the rules of a family, once, before a sheet needs it. `isFallback` says whether the family is a fallback of
   * others.
   */
  learn(id: string, css: string, isFallback: boolean): void;
  /**
   * Shows a sheet and returns its number of pages. In the page it returns a promise, which the protocol awaits. Its style
   * sheet is null where it is that of the last one. What is only printed is hidden from the screen afterwards.
   */
  fill(sheet: Omit<SheetMarkup, "css">, css: string | null, isOnlyPrinted: boolean): number;
  /** Hides everything below this many px, which is the second page, for a picture of the first. */
  crop(height: number): void;
  /** Returns the rectangles of the pages, in px. */
  places(): { x: number; y: number; width: number; height: number }[];
};

type Node = {
  style: Record<string, string>;
  className: string;
  textContent: string;
  innerHTML: string;
  offsetHeight: number;
};
type Sheet = { getClientRects(): Iterable<{ left: number; top: number; width: number; height: number }> };
type Anchor = { protocol: string; removeAttribute(name: string): void };
type Picture = { complete: boolean; decode(): Promise<void> };
type FaceRule = { style: { getPropertyValue(name: string): string } };
declare class FontFace {
  constructor(family: string, source: string, descriptors: Record<string, string>);
}
declare class CSSStyleSheet {
  replaceSync(css: string): void;
  cssRules: Iterable<FaceRule>;
}
declare const document: {
  title: string;
  documentElement: { lang: string };
  body: Node;
  getElementById(id: string): Node;
  querySelector(selector: string): unknown;
  querySelectorAll(selector: string): Iterable<unknown>;
  fonts: {
    status: "loading" | "loaded";
    ready: Promise<unknown>;
    add(face: FontFace): void;
    delete(face: FontFace): void;
  };
};

/**
 * The families that the shell knows, by id; those that are fallbacks; and those that are offered to the current sheet.
 */
type Fonts = { known: Map<string, FontFace[]>; fallbacks: Set<string>; offered: string[] };

/**
 * Makes a face of each @font-face rule of a family. If the rules were in a style sheet of the page, the browser would
 * process them again whenever the medium changes, which happens twice per print: three thousand rules cost 18 of 40 ms.
 * Faces made by script cost nothing there.
 */
function learn(fonts: Fonts, id: string, css: string, isFallback: boolean): void {
  const rules = new CSSStyleSheet();
  rules.replaceSync(css);
  const faces = [...rules.cssRules].map(({ style }) => {
    const value = (name: string) => style.getPropertyValue(name);
    return new FontFace(value("font-family").replace(/^"|"$/g, ""), value("src"), {
      style: value("font-style"),
      weight: value("font-weight"),
      unicodeRange: value("unicode-range"),
      display: "block",
    });
  });
  fonts.known.set(id, faces);
  if (isFallback) fonts.fallbacks.add(id);
}

/**
 * Offers these families to the sheet and withdraws the fallbacks that are not among them, because a print must not
 * depend on what was printed before it. Removing and adding some thousand faces costs 5 to 15 ms, so families that
 * cannot matter stay: those that only their own stacks name, and all of them for a sheet that needs no fallback.
 */
function offer(fonts: Fonts, { fonts: ids, isPlain = false }: { fonts: readonly string[]; isPlain?: boolean }): void {
  const leaves = fonts.offered.filter((id) => !isPlain && fonts.fallbacks.has(id) && !ids.includes(id));
  for (const id of leaves) for (const face of fonts.known.get(id) ?? []) document.fonts.delete(face);
  const comes = ids.filter((id) => !fonts.offered.includes(id));
  for (const id of comes) for (const face of fonts.known.get(id) ?? []) document.fonts.add(face);
  fonts.offered = [...fonts.offered.filter((id) => !leaves.includes(id)), ...comes];
}

async function fill(
  sheet: Omit<SheetMarkup, "css">,
  css: string | null,
  isOnlyPrinted: boolean,
  { show, settle }: { show(sheet: object): void; settle(container: unknown, hyphens: Hyphens | null): number },
): Promise<number> {
  document.documentElement.lang = sheet.lang;
  document.title = sheet.title;
  document.body.className = "";
  show(sheet);
  if (css !== null) document.getElementById("sheet-css").textContent = css;
  document.body.innerHTML = sheet.html;
  // URLs are sanitised before they arrive here. This is a second check, because a link outlives the page in the PDF.
  for (const found of document.querySelectorAll("a[href]")) {
    const anchor = found as Anchor;
    if (!["http:", "https:", "mailto:", "tel:"].includes(anchor.protocol)) anchor.removeAttribute("href");
  }
  // A layout requests the fonts that its characters need. A font that has loaded may lack one of them and request the
  // next in its stack.
  for (let round = 0; round < 8; round += 1) {
    void document.body.offsetHeight;
    if (document.fonts.status !== "loading") break;
    await document.fonts.ready;
  }
  // A picture begins to load after the script that inserted it, and one in a data: URL has loaded by then. The print decodes
  // it by itself; to decode it here means to wait for the next frame of a window that nobody sees.
  await undefined;
  const pictures = [...document.querySelectorAll("img")] as Picture[];
  const awaited = pictures.filter(({ complete }) => !isOnlyPrinted || !complete);
  await Promise.all(awaited.map((picture) => picture.decode().catch(() => {})));
  const pages = settle(document.querySelector(".rs-pages") ?? document.body, sheet.hyphens ?? null);
  if (isOnlyPrinted) document.body.className = "only-printed";
  return pages;
}

function crop(height: number): void {
  const container = document.querySelector(".rs-pages") as Node | null;
  if (container) Object.assign(container.style, { maxHeight: `${height}px`, overflow: "clip" });
}

function places(): { x: number; y: number; width: number; height: number }[] {
  const sheet = document.querySelector(".rs") as Sheet | null;
  const pages = sheet ? [...sheet.getClientRects()] : [];
  // Every page is as large as the first; the last may be shorter by the fraction of a pixel that must not begin another
  // page.
  return pages.map(({ left, top, width }) => ({ x: left, y: top, width, height: pages[0]?.height ?? 0 }));
}

/** Source for the page: an expression whose value is an object with the functions above. */
export const shellScript = `(() => {
  const fonts = { known: new Map(), fallbacks: new Set(), offered: [] };
  const divideWords = ${divideWordsSource()};
  const paginate = ${paginateSource()};
  const settle = (container, hyphens) => {
    divideWords(container, hyphens);
    return paginate(container);
  };
  const learn = ${String(learn)};
  const offer = ${String(offer)};
  const fill = ${String(fill)};
  const crop = ${String(crop)};
  const places = ${String(places)};
  return {
    crop,
    places,
    learn: (id, css, isFallback) => learn(fonts, id, css, isFallback),
    fill: (sheet, css, isOnlyPrinted) =>
      fill(sheet, css, isOnlyPrinted, { show: (shown) => offer(fonts, shown), settle }),
  };
})()`;
