import type { DesignSettings } from "#core/resume/schema.ts";
import { selfContained } from "./self-contained.ts";

/**
 * True page breaks in the preview. A sheet in a container of page-sized columns is cut by the browser exactly as print
 * cuts it, so the same markup is measured on screen and printed, and no second layout engine can disagree.
 *
 *   <div class="rs-pages rs-pages-a4"><article class="rs …">…</article></div>
 *
 * After every change of the sheet call `paginate(container)`.
 *
 * What stands on every page (a column to the page's edges, a frame, a title block, the foot) is the page's furniture.
 * The sheet draws it once, for the first page: `.rs-decoration > .rs-page`; `paginate` clones that page for the others and
 * tells each its number (`--page`) and all of them how many there are (`--pages`). Where a page lies, what its number
 * looks like and what differs on the first or the last page is the style sheet's business (page-decoration.css): the clones
 * stay equal to their model, so a keystroke that does not change it costs a comparison.
 */
export const papers = {
  a4: { width: 794, height: 1123 },
  letter: { width: 816, height: 1056 },
} as const satisfies Record<DesignSettings["paper"], { width: number; height: number }>;

/** Space between two pages of the preview, px. */
export const pageGap = 24;

/** The print rule of a paper: sheets bring their own margins. */
export function pageRule(paper: DesignSettings["paper"]): string {
  const { width, height } = papers[paper];
  return `@page { size: ${width}px ${height}px; margin: 0 }`;
}

/** The container of the pages; part of every sheet's style sheet. */
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
 * The little of the DOM that paging touches. This floor has no DOM types: the server and its rules compile without
 * them, and nothing else here may lean on a browser.
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
 * Settles the pages of the sheet in a container and returns how many there are (at least 1). It marks the items that
 * are too tall to be kept whole, makes the sheet fill its last page, and repeats on each page what stands on every page.
 * The sheet says how many there are (`data-pages`), for designs that set a single page in another way.
 * Where a design says `--wide-later: 1` and the side column ends before the last page, the sheet gets `data-wide`, the
 * number of pages with a side, `--side-end`, the height of the side, and `--side-fill`, that to the foot of the last of
 * them; an item that begins a page is marked `data-starts` there.
 * Cheap enough for a keystroke: one layout, another one only when something of this changed. A sheet that one page holds
 * is not cut at all (`data-one`): the same lines at the same places, for a fifth of the time. The result depends on the
 * content alone, never on an earlier call.
 * It reaches nothing but what `paginateSource` lists: the renderer runs that inside the print page.
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
  /** Everything is measured as if it were not known yet. */
  const forget = () => {
    for (const item of whole) for (const mark of ["data-tall", "data-starts"]) item.removeAttribute(mark);
    // Other designs do not ask.
    if (isWideLater) for (const mark of ["data-pages", "data-wide"]) sheet.removeAttribute(mark);
  };
  const isOne = frame.hasAttribute("data-one");
  if (!isOne) forget();
  const first = sheet.getClientRects()[0];
  if (!first || first.width === 0) return 1;
  // Rectangles are in the units of the screen, whatever zoom the editor puts on the sheet.
  const scale = first.width / sheet.offsetWidth;
  const pageHeight = Number.parseFloat(style.getPropertyValue("--page-height"));
  const paddingTop = Number.parseFloat(style.paddingTop);
  const paddingBottom = Number.parseFloat(style.paddingBottom);

  const markTall = () => {
    // Reads first, writes after: one layout for all items.
    const tall = whole.filter((item) => {
      let height = 0;
      for (const part of Array.from(item.getClientRects())) height += part.height;
      return height / scale > pageHeight * tallShare;
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
  /** The last page with something of a column on it; the column itself may be stretched over more than that. */
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
  /** Px from the body's beginning to the foot of a page, or to `end` on it. */
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

  /** Whether one page holds the sheet, which is laid out uncut; a rounding error is no line. */
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

  if (isOne) set("--fill", heightTo(1));
  let pages = 1;
  if (!isOne || !isHeld()) {
    frame.removeAttribute("data-one");
    if (isOne) forget();
    pages = cut();
    if (pages === 1 && !isOne) {
      frame.setAttribute("data-one", "");
      if (!isHeld()) frame.removeAttribute("data-one");
    }
  }

  repeatDecoration(sheet, pages);
  return pages;
}

/** Gives each page its copy of what stands on every page, and tells it how many pages there are. */
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

/** `paginate` for inside a page: an expression whose value is the function. */
export const paginateSource = (): string => selfContained(paginate, [repeatDecoration]);

/** How many pages the sheet in the container has as it stands. */
export function countPages(container: PageContainer): number {
  return Math.max(1, (container.querySelector(".rs") as PageElement | null)?.getClientRects().length ?? 1);
}
