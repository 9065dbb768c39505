import { divideWordsSource } from "#templates/hyphens/divide.ts";
import type { Hyphens } from "#templates/hyphens/hyphens.ts";
import { paginateSource } from "#templates/paging.ts";
import type { SheetMarkup } from "./port.ts";

/**
 * What runs inside the shell page. The functions are sent as text over the protocol, so each stands alone: no imports,
 * no names from outside. The server's floor has no DOM types; the few that are needed are said here.
 */
export type ShellFunctions = {
  /** Takes in a family's rules, once, before a sheet asks for the family, and whether it stands behind others. */
  learn(id: string, css: string, isBehind: boolean): void;
  /** Answers a promise, which the protocol awaits. */
  fill(sheet: SheetMarkup): number;
  /** Hides all below this many px: the second page, for a picture of the first. */
  crop(height: number): void;
  /** Where the pages lie, px. */
  places(): { x: number; y: number; width: number; height: number }[];
};

type Node = { style: Record<string, string>; textContent: string; innerHTML: string; offsetHeight: number };
type Sheet = { getClientRects(): Iterable<{ left: number; top: number; width: number; height: number }> };
type Anchor = { protocol: string; removeAttribute(name: string): void };
type Picture = { decode(): Promise<void> };
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

/** The families that the shell knows, by id; which stand behind others; which are offered to the sheet that is in it. */
type Fonts = { known: Map<string, FontFace[]>; behind: Set<string>; offered: string[] };

/**
 * Makes a face of each @font-face rule of a family. Rules in a style sheet of the page would be gone through again
 * whenever the medium changes, which is twice a print: three thousand cost 18 of 40 ms. Faces made by script cost none.
 */
function learn(fonts: Fonts, id: string, css: string, isBehind: boolean): void {
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
  if (isBehind) fonts.behind.add(id);
}

/**
 * Offers these families and, of those that stand behind others, no more: a print must not depend on what was printed
 * before it. Taking some thousand faces away and back costs 5 to 15 ms, so what cannot matter stays: a family that only
 * its own stacks name, and any beside a sheet that needs nobody behind its own.
 */
function offer(fonts: Fonts, { fonts: ids, isPlain = false }: { fonts: readonly string[]; isPlain?: boolean }): void {
  const leaves = fonts.offered.filter((id) => !isPlain && fonts.behind.has(id) && !ids.includes(id));
  for (const id of leaves) for (const face of fonts.known.get(id) ?? []) document.fonts.delete(face);
  const comes = ids.filter((id) => !fonts.offered.includes(id));
  for (const id of comes) for (const face of fonts.known.get(id) ?? []) document.fonts.add(face);
  fonts.offered = [...fonts.offered.filter((id) => !leaves.includes(id)), ...comes];
}

async function fill(
  sheet: SheetMarkup,
  show: (sheet: SheetMarkup) => void,
  settle: (container: unknown, hyphens: Hyphens | null) => number,
): Promise<number> {
  document.documentElement.lang = sheet.lang;
  document.title = sheet.title;
  show(sheet);
  const style = document.getElementById("sheet-css");
  if (style.textContent !== sheet.css) style.textContent = sheet.css;
  document.body.innerHTML = sheet.html;
  // Addresses are sanitised before they come here; this is the second lock, since a link outlives the page in the PDF.
  for (const found of document.querySelectorAll("a[href]")) {
    const anchor = found as Anchor;
    if (!["http:", "https:", "mailto:", "tel:"].includes(anchor.protocol)) anchor.removeAttribute("href");
  }
  // A layout asks for the fonts that its characters need; a font that came may lack one and ask for the next in line.
  for (let round = 0; round < 8; round += 1) {
    void document.body.offsetHeight;
    if (document.fonts.status !== "loading") break;
    await document.fonts.ready;
  }
  await Promise.all([...document.querySelectorAll("img")].map((image) => (image as Picture).decode().catch(() => {})));
  return settle(document.querySelector(".rs-pages") ?? document.body, sheet.hyphens ?? null);
}

function crop(height: number): void {
  const container = document.querySelector(".rs-pages") as Node | null;
  if (container) Object.assign(container.style, { maxHeight: `${height}px`, overflow: "clip" });
}

function places(): { x: number; y: number; width: number; height: number }[] {
  const sheet = document.querySelector(".rs") as Sheet | null;
  const pages = sheet ? [...sheet.getClientRects()] : [];
  // Every page is as large as the first; the last may miss the fraction of a pixel that must not begin another one.
  return pages.map(({ left, top, width }) => ({ x: left, y: top, width, height: pages[0]?.height ?? 0 }));
}

/** An expression whose value is an object with the functions above. */
export const shellScript = `(() => {
  const fonts = { known: new Map(), behind: new Set(), offered: [] };
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
    learn: (id, css, isBehind) => learn(fonts, id, css, isBehind),
    fill: (sheet) => fill(sheet, (shown) => offer(fonts, shown), settle),
  };
})()`;
