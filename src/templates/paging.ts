import type { DesignSettings } from "#core/resume/schema.ts";
import { selfContained } from "./self-contained.ts";

/**
 * True page breaks in the preview. The browser breaks a sheet in a container of page-sized columns exactly as it breaks
 * it in print. So the same markup is measured on screen and printed, and there is no second layout engine that could
 * disagree.
 *
 *   <div class="rs-pages rs-pages-a4"><article class="rs …">…</article></div>
 *
 * Call `paginate(container)` after every change of the sheet.
 *
 * The page decoration (a column to the page's edges, a frame, a title block, the foot) appears on every page. The sheet
 * draws it once, for the first page: `.rs-decoration > .rs-page`. `paginate` clones that page for the others, sets the
 * number of each (`--page`) and the number of all (`--pages`). The style sheet decides where a page lies, what its
 * number looks like and what differs on the first or the last page (page-decoration.css). So the clones stay equal to
 * their model, and a keystroke that does not change it costs one comparison.
 */
export const papers = {
  a4: { width: 794, height: 1123 },
  letter: { width: 816, height: 1056 },
} as const satisfies Record<DesignSettings["paper"], { width: number; height: number }>;

/** The space between two pages of the preview, in px. */
export const pageGap = 24;

/** Returns the @page rule of a paper. It has no margins, because sheets bring their own. */
export function pageRule(paper: DesignSettings["paper"]): string {
  const { width, height } = papers[paper];
  return `@page { size: ${width}px ${height}px; margin: 0 }`;
}

/** The rules of the container of the pages. They are part of every sheet's style sheet. */
export const pagesCss: string = [
  `.rs-pages { position: relative; column-fill: auto; column-gap: ${pageGap}px; row-gap: ${pageGap}px }`,
  ...Object.entries(papers).map(
    ([name, { width, height }]) =>
      `.rs-pages-${name} { --page-width: ${width}px; --page-height: ${height}px; width: ${width}px; height: ${height}px; column-width: ${width}px; column-height: ${height}px; column-wrap: wrap }`,
  ),
  "@supports (column-wrap: wrap) { .rs-pages { height: auto } }",
  "@media screen { .rs-pages[data-one] { columns: auto; column-width: auto; column-height: auto; column-wrap: nowrap; height: var(--page-height) } }",
  "@media print { .rs-pages { columns: auto; column-width: auto; column-height: auto; column-wrap: nowrap; height: auto } }",
].join("\n");

/**
 * The part of the DOM that paging uses. src/templates has no DOM types, because the server compiles it too, and nothing
 * else here may depend on a browser.
 */
type Box = { left: number; right: number; top: number; bottom: number; width: number; height: number };
type PageElement = {
  readonly children: ArrayLike<PageElement>;
  readonly childElementCount: number;
  readonly firstElementChild: PageElement | null;
  readonly lastElementChild: PageElement | null;
  readonly offsetWidth: number;
  readonly parentElement: PageElement;
  readonly ownerDocument: {
    readonly defaultView: {
      getComputedStyle(element: PageElement): {
        paddingTop: string;
        paddingBottom: string;
        getPropertyValue(name: string): string;
      };
    };
  };
  readonly style: {
    getPropertyValue(name: string): string;
    setProperty(name: string, value: string): void;
  };
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): ArrayLike<PageElement>;
  getClientRects(): ArrayLike<Box>;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  appendChild(child: PageElement): PageElement;
  cloneNode(deep: boolean): PageElement;
  isEqualNode(other: PageElement): boolean;
  matches(selector: string): boolean;
  remove(): void;
  replaceWith(other: PageElement): void;
};
/** Any DOM element. */
export type PageContainer = { querySelector(selector: string): unknown };

/**
 * Breaks the sheet in a container into pages and returns their number (at least 1). It marks the items that are too
 * tall to be kept whole (`data-tall`), extends the sheet to the end of its last page, repeats the page decoration on
 * each page, and writes the number of pages to the sheet (`data-pages`), for designs that lay out a single page
 * differently.
 * Where a design sets `--wide-later: 1` and its side column ends before the last page, the sheet gets `data-wide` (the
 * number of pages with a side), `--side-end` (the height of the side) and `--side-fill` (the height to the foot of the
 * last of these pages). In such a design an item that begins a page is marked `data-starts`.
 * Where the user begins a page (`rs-break`) and which items stay whole (`rs-keep`) are classes that the parts draw.
 * It is cheap enough for every keystroke: one layout, and another one only when any of these values changed. A sheet
 * that fits on one page is not laid out in columns at all (`data-one`), which gives the same lines at the same places
 * in a fifth of the time. The result depends on the content alone, never on an earlier call.
 * It calls only the functions that `paginateSource` lists, because the renderer runs that source inside the print page.
 */
export function paginate(container: PageContainer): number {
  const sheet = container.querySelector(".rs") as PageElement | null;
  const body = sheet?.querySelector(".rs-body");
  if (!sheet || !body) return 1;
  const tallShare = 0.4;

  const frame = sheet.parentElement;
  const kept = ".rs-item, .rs-row, .rs-pair, .rs-tags, .rs-paragraphs > .rs-text";
  const whole = Array.from(sheet.querySelectorAll(kept));
  const style = sheet.ownerDocument.defaultView.getComputedStyle(sheet);
  const isWideLater = style.getPropertyValue("--wide-later").trim() === "1";
  /** Removes the marks of an earlier call, so that they do not influence what is measured. */
  const forget = () => {
    for (const item of whole) for (const mark of ["data-tall", "data-starts"]) item.removeAttribute(mark);
    // Other designs do not use these attributes.
    if (isWideLater) for (const mark of ["data-pages", "data-wide"]) sheet.removeAttribute(mark);
  };
  const isOne = frame.hasAttribute("data-one");
  if (!isOne) forget();
  const first = sheet.getClientRects()[0];
  if (!first || first.width === 0) return 1;
  // Rectangles are in screen pixels and include the zoom that the editor applies to the sheet.
  const scale = first.width / sheet.offsetWidth;
  const pageHeight = Number.parseFloat(style.getPropertyValue("--page-height"));
  const paddingTop = Number.parseFloat(style.paddingTop);
  const paddingBottom = Number.parseFloat(style.paddingBottom);

  const markTall = () => {
    // All reads come before all writes, so that the items cost one layout together. An item that the user keeps
    // together is divided only where no page can hold it.
    const inner = pageHeight - paddingTop - paddingBottom;
    const tall = whole.filter((item) => {
      let height = 0;
      for (const part of Array.from(item.getClientRects())) height += part.height;
      return height / scale > (item.matches(".rs-keep") ? inner : pageHeight * tallShare);
    });
    for (const item of tall) item.setAttribute("data-tall", "");
  };
  const pageOf = (part: Box) => {
    const centre = part.left + part.width / 2;
    const index = Array.from(sheet.getClientRects()).findIndex(
      (page) => centre >= page.left && centre <= page.right && part.top >= page.top - 1 && part.top < page.bottom,
    );
    return index < 0 ? 0 : index;
  };
  /** Returns the last page that has content of a column; the column itself may be stretched beyond it. */
  const lastPageOf = (column: PageElement | null) => {
    const parts = column?.getClientRects();
    const last = parts?.[parts.length - 1];
    return last ? pageOf(last) + 1 : 1;
  };
  const countUsed = () =>
    Math.max(
      lastPageOf(sheet.querySelector(".rs-header")),
      ...Array.from(body.children, (column) => lastPageOf(column.lastElementChild)),
    );
  /** Returns the px from the start of the body to the foot of a page, or to `end` on that page. */
  const heightTo = (page: number, end?: number) => {
    const fragments = sheet.getClientRects();
    const bodyStart = body.getClientRects()[0];
    if (!bodyStart) return null;
    const start = pageOf(bodyStart);
    const above = (bodyStart.top - (fragments[start]?.top ?? bodyStart.top)) / scale;
    const inner = pageHeight - paddingTop - paddingBottom;
    const below = end === undefined ? 0 : ((fragments[page - 1]?.top ?? 0) - end) / scale + pageHeight - paddingBottom;
    return `${Math.floor(pageHeight - above - paddingBottom + (page - 1 - start) * inner - below)}px`;
  };
  const set = (name: string, value: string | null) => {
    if (value && sheet.style.getPropertyValue(name) !== value) sheet.style.setProperty(name, value);
  };

  /** Whether the sheet, laid out without columns, fits on one page. A rounding error does not count as another line. */
  const isHeld = () => (sheet.getClientRects()[0]?.height ?? 0) / scale <= pageHeight + 0.02;

  const cut = () => {
    markTall();
    let used = countUsed();
    const sideEnd = sheet.querySelector(".rs-side")?.lastElementChild ?? null;
    const sidePages = sideEnd ? lastPageOf(sideEnd) : used;
    if (isWideLater && sidePages < used) {
      const parts = sideEnd?.getClientRects();
      set("--side-end", heightTo(sidePages, parts?.[parts.length - 1]?.bottom));
      set("--side-fill", heightTo(sidePages));
      for (const item of whole) item.removeAttribute("data-tall");
      sheet.setAttribute("data-wide", String(sidePages));
      markTall();
      used = countUsed();
    }
    if (isWideLater && used > 1) {
      const places = whole.map((item) => Array.from(item.getClientRects(), pageOf));
      whole.forEach((item, index) => {
        const [before, after] = [places[index - 1]?.at(-1), places[index]?.[0]];
        if (before !== undefined && after !== undefined && after > before) item.setAttribute("data-starts", "");
      });
    }
    set("--fill", heightTo(used));
    if (!sheet.matches(`[data-pages="${used}"]`)) sheet.setAttribute("data-pages", String(used));
    return used;
  };

  // Without columns nothing would break where the user begins a page.
  const hasBreaks = sheet.querySelector(".rs-break") !== null;
  if (isOne) set("--fill", heightTo(1));
  let pages = 1;
  if (!isOne || hasBreaks || !isHeld()) {
    frame.removeAttribute("data-one");
    if (isOne) forget();
    pages = cut();
    if (pages === 1 && !isOne && !hasBreaks) {
      frame.setAttribute("data-one", "");
      if (!isHeld()) frame.removeAttribute("data-one");
    }
  }

  repeatDecoration(sheet, pages);
  return pages;
}

/** Gives each page its copy of the page decoration and sets the number of pages. */
function repeatDecoration(sheet: PageElement, pages: number): void {
  const decoration = sheet.querySelector(".rs-decoration");
  const model = decoration?.firstElementChild;
  if (!decoration || !model) return;
  if (decoration.style.getPropertyValue("--pages") !== String(pages))
    decoration.style.setProperty("--pages", String(pages));
  while (decoration.childElementCount > pages) decoration.lastElementChild?.remove();
  for (let page = 2; page <= pages; page += 1) {
    const copy = model.cloneNode(true);
    copy.style.setProperty("--page", String(page));
    const known = decoration.children[page - 1];
    if (!known) decoration.appendChild(copy);
    else if (!known.isEqualNode(copy)) known.replaceWith(copy);
  }
}

/** Returns `paginate` as source for a page: an expression whose value is the function. */
export const paginateSource = (): string => selfContained(paginate, [repeatDecoration]);

/** Returns how many pages the sheet in the container has at present, without breaking it anew. */
export function countPages(container: PageContainer): number {
  return Math.max(1, (container.querySelector(".rs") as PageElement | null)?.getClientRects().length ?? 1);
}
