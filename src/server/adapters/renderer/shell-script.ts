import { paginate } from "#templates/paging.ts";
import type { SheetMarkup } from "./shell.ts";

/**
 * What runs inside the shell page. The functions are sent as text over the protocol, so each stands alone: no imports,
 * no names from outside. The server's floor has no DOM types; the few that are needed are said here.
 */
export type ShellFunctions = {
  /** Answers a promise, which the protocol awaits. */
  fill(sheet: SheetMarkup): number;
  /** Hides all below this many px: the second page, for a picture of the first. */
  crop(height: number): void;
};

type Node = { style: Record<string, string>; textContent: string; innerHTML: string; offsetHeight: number };
type Anchor = { protocol: string; removeAttribute(name: string): void };
type Picture = { decode(): Promise<void> };
type FaceRule = { style: { getPropertyValue(name: string): string } };
declare class FontFace {
  constructor(family: string, source: string, descriptors: Record<string, string>);
}
declare const document: {
  title: string;
  documentElement: { lang: string };
  body: Node;
  getElementById(id: string): Node;
  querySelector(selector: string): unknown;
  querySelectorAll(selector: string): Iterable<unknown>;
  fonts: { status: "loading" | "loaded"; ready: Promise<unknown>; add(face: FontFace): void };
};

/**
 * Makes a face of each @font-face rule and takes the rules away. Style sheets are gone through again when the medium
 * changes, which is twice a print: some three thousand rules cost 18 of 40 ms. Faces made by script cost none.
 */
function adoptFonts(): void {
  const holder = document.getElementById("font-css") as unknown as {
    sheet: { cssRules: Iterable<FaceRule> };
    remove(): void;
  };
  for (const { style } of holder.sheet.cssRules) {
    const value = (name: string) => style.getPropertyValue(name);
    const family = value("font-family").replace(/^"|"$/g, "");
    const face = new FontFace(family, value("src"), {
      style: value("font-style"),
      weight: value("font-weight"),
      unicodeRange: value("unicode-range"),
      display: "block",
    });
    document.fonts.add(face);
  }
  holder.remove();
}

async function fill(sheet: SheetMarkup, settle: (container: unknown) => number): Promise<number> {
  document.documentElement.lang = sheet.lang;
  document.title = sheet.title;
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
  return settle(document.querySelector(".rs-pages") ?? document.body);
}

function crop(height: number): void {
  const container = document.querySelector(".rs-pages") as Node | null;
  if (container) Object.assign(container.style, { maxHeight: `${height}px`, overflow: "clip" });
}

/** An expression whose value is an object with `fill` and `crop`; evaluated once, in a shell that has just loaded. */
export const shellScript = `(() => {
  (${String(adoptFonts)})();
  const settle = ${String(paginate)};
  const fill = ${String(fill)};
  const crop = ${String(crop)};
  return { crop, fill: (sheet) => fill(sheet, settle) };
})()`;
