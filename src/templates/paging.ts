import type { DesignSettings } from "#core/resume/schema.ts";
import { fitPieces, fitWhenChanged } from "./fit.ts";
import type { Box, PageElement } from "./page-element.ts";
import { selfContained } from "./self-contained.ts";
import { rememberPages, type SettledPages } from "./settled-pages.ts";

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

/** Any DOM element. */
export type PageContainer = { querySelector(selector: string): unknown };
/** Fits the pieces that are never torn (fit.ts), then breaks the sheet into pages and returns their number. */
export function paginate(container: PageContainer): number {
  return breakPages(container, fitOnScreen, settled);
}

const fitOnScreen = fitWhenChanged(fitPieces);
/** The pages of sheets on the screen. A sheet that keeps its shape keeps its pages, marks and all. */
const settled = rememberPages();

/**
 * Breaks the sheet in a container into pages and returns their number (at least 1). It marks the items that are too
 * tall to be kept whole (`data-tall`) and those that would leave the foot of a page empty (`data-loose`), extends the
 * sheet to the end of its last page, repeats the page decoration on each page, and writes the number of pages to the
 * sheet (`data-pages`), for designs that lay out a single page differently.
 * Where the side column ends before the last page, main takes the whole width of the later ones (later-pages.css): the
 * sheet gets `data-wide`, the number of pages with a side, and the copies of the page decoration on the others get the
 * same attribute. `--wide-later` says from where a design does so: from the next `page` or from the `end` of the side; or
 * that both columns `flow` into each other where one page does not hold them (`data-flow`).
 * Where a design sets `--starts: 1`, an item or a section that begins a page is marked `data-starts`.
 * `--empty-foot` is the share of a page from which on its foot counts as empty.
 * Where the user begins a page (`rs-break`) and which items stay whole (`rs-keep`) are classes that the parts draw.
 * It is cheap enough for every keystroke: one layout, and others only when any of these values changed. A sheet in
 * `settled` that has kept its shape since is left as it is. Each box is measured once between two changes, since the
 * boxes of a long sheet take half as long to read as to lay out. A sheet that fits on one page is not laid out in columns at all (`data-one`), which gives the same lines at the same places
 * in a fifth of the time; a caller that expects one page sets `data-one` beforehand. The result depends on the content alone, never on an earlier call.
 * It calls only the functions that `paginateSource` lists, because the renderer runs that source inside the print page.
 */
function breakPages(container: PageContainer, makeFit: typeof fitPieces, settled: SettledPages | null): number {
  const sheet = container.querySelector(".rs") as PageElement | null;
  const body = sheet?.querySelector(".rs-body");
  if (!sheet || !body) {
    makeFit(container);
    return 1;
  }
  const kept = ".rs-item, .rs-row, .rs-pair, .rs-tags, .rs-paragraphs > .rs-text, .rs-side > .rs-section";
  const whole = Array.from(sheet.querySelectorAll(kept));
  const style = sheet.ownerDocument.defaultView.getComputedStyle(sheet);
  const wideFrom = style.getPropertyValue("--wide-later").trim();
  /** Removes the marks of an earlier call, so that they do not influence what is measured. */
  const forget = () => {
    for (const item of whole) for (const name of ["data-tall", "data-loose", "data-starts"]) item.removeAttribute(name);
    // Other designs do not use these attributes, or measure the same with them.
    if (wideFrom === "end") for (const name of ["data-pages", "data-wide"]) sheet.removeAttribute(name);
  };
  const frame = sheet.parentElement;
  // Bento fills a single page otherwise than it measures one, so there one page is only what was found to be one.
  if (wideFrom === "end" && !sheet.hasAttribute("data-pages")) frame.removeAttribute("data-one");
  const isOne = frame.hasAttribute("data-one");
  const before = isOne ? undefined : settled?.pagesOf({ sheet, body, whole }, () => makeFit(container));
  if (before) {
    repeatDecoration(sheet, before);
    return before;
  }
  // Before the pieces are fitted, because that measures: marks that went afterwards would cost another layout.
  if (!isOne) forget();
  makeFit(container);
  const first = sheet.getClientRects()[0];
  if (!first || first.width === 0) return 1;
  const [above, below] = [style.paddingTop, style.paddingBottom].map(Number.parseFloat) as [number, number];
  const height = Number.parseFloat(style.getPropertyValue("--page-height"));
  // Rectangles are in screen pixels and include the zoom that the editor applies to the sheet.
  const scale = first.width / sheet.offsetWidth;
  const pages: Pages = { sheet, body, whole, height, above, below, scale, boxes: new Map() };
  /** Whether the sheet, laid out without columns, fits on one page. A rounding error does not count as another line. */
  const isHeld = () => (sheet.getClientRects()[0]?.height ?? 0) / scale <= height + 0.02;

  // Without columns nothing would break where the user begins a page.
  const hasBreaks = sheet.querySelector(".rs-break") !== null;
  // Where it has no `--fill` yet, as in a print, it is measured before: a sheet that fits is not made longer by it, and one
  // that does not fit needs no layout with it.
  const isFirst = isOne && !hasBreaks && sheet.style.getPropertyValue("--fill") === "";
  if (isOne) mark(pages, sheet, "data-pages", 1);
  const isShort = isFirst && isHeld();
  const isLong = isFirst && !isShort;
  if (isOne && !isLong) setLength(pages, "--fill", heightTo(pages, 1));
  let used = 1;
  if (!isShort && (isLong || !isOne || hasBreaks || !isHeld())) {
    if (isOne) forget();
    // What is kept whole is as tall without columns as in them, so that marked now it costs no layout more.
    if (isLong && wideFrom !== "flow") markTall(pages);
    frame.removeAttribute("data-one");
    pages.boxes.clear();
    used = settleColumns(pages, hasBreaks ? wideFrom.replace("flow", "") : wideFrom, isLong);
    used = fillFeet(pages, used, Number.parseFloat(style.getPropertyValue("--empty-foot")) || 0.06);
    if (style.getPropertyValue("--starts").trim() === "1") markStarts(pages);
    setLength(pages, "--fill", heightTo(pages, used));
    mark(pages, sheet, "data-pages", used);
    if (used === 1 && !isOne && !hasBreaks && !sheet.hasAttribute("data-flow")) {
      frame.setAttribute("data-one", "");
      if (!isHeld()) frame.removeAttribute("data-one");
    }
  }
  repeatDecoration(sheet, used);
  // Bento decides in narrow columns: an equal shape says nothing of those where the wide ones end on the side's last page.
  const isSure = wideFrom !== "end" || used > Number(sheet.style.getPropertyValue("--side-pages"));
  settled?.set({ sheet, body, whole }, isSure ? used : 1);
  return used;
}

/** A sheet while it is paginated. The lengths are px of the sheet; `above` and `below` are the margins of a page. */
type Pages = {
  sheet: PageElement;
  body: PageElement;
  /** What is not divided without need. */
  whole: readonly PageElement[];
  scale: number;
  height: number;
  above: number;
  below: number;
  /** What was measured since the last change of the sheet. */
  boxes: Map<PageElement, readonly Box[]>;
};

/** Returns the pieces of an element, one for each page that it reaches; measured once until the sheet changes. */
function boxesOf({ boxes }: Pages, element: PageElement): readonly Box[] {
  const known = boxes.get(element);
  if (known) return known;
  const found = Array.from(element.getClientRects());
  boxes.set(element, found);
  return found;
}

/** Sets or removes an attribute, and forgets what was measured before. */
function mark({ boxes }: Pages, element: PageElement, name: string, value: number | "" | null): void {
  if (value === null ? !element.hasAttribute(name) : element.matches(`[${name}="${value}"]`)) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
  boxes.clear();
}

function setLength({ sheet, boxes }: Pages, name: string, value: number): void {
  if (sheet.style.getPropertyValue(name) === `${value}px`) return;
  sheet.style.setProperty(name, `${value}px`);
  boxes.clear();
}

/** Returns the index of the page that a piece lies on; a side out of the flow may reach beyond the last page. */
function pageOf(pages: Pages, piece: Box): number {
  const centre = piece.left + piece.width / 2;
  const sheets = boxesOf(pages, pages.sheet);
  const index = sheets.findIndex(
    (page) => centre >= page.left && centre <= page.right && piece.top >= page.top - 1 && piece.top < page.bottom,
  );
  const last = sheets.at(-1);
  if (index < 0 && last && (piece.top >= last.bottom || piece.left >= last.right)) return sheets.length;
  return Math.max(0, index);
}

/** Returns the last page that an element reaches. */
function lastPageOf(pages: Pages, element: PageElement | null): number {
  const last = element && boxesOf(pages, element).at(-1);
  return last ? pageOf(pages, last) + 1 : 1;
}

/** Returns the last page that has content; a column itself may be stretched beyond it. */
function countUsed(pages: Pages): number {
  return Math.max(
    lastPageOf(pages, pages.sheet.querySelector(".rs-header")),
    ...Array.from(pages.body.children, (column) => lastPageOf(pages, column.lastElementChild)),
  );
}

/** Returns the px of content from the start of the body to a place on a page, or to its foot. */
function heightTo(pages: Pages, page: number, place?: number): number {
  const { sheet, body, scale, height, above, below } = pages;
  const sheets = boxesOf(pages, sheet);
  const begin = boxesOf(pages, body)[0];
  if (!begin) return 0;
  const start = pageOf(pages, begin);
  const before = (begin.top - (sheets[start]?.top ?? begin.top)) / scale;
  const left = place === undefined ? 0 : ((sheets[page - 1]?.top ?? 0) - place) / scale + height - below;
  return Math.floor(height - before - below + (page - 1 - start) * (height - above - below) - left);
}

/**
 * Marks what is too tall to be kept whole: more than 40 % of a page, a fifth for a section of the side, the whole page
 * for what the user keeps together.
 */
function markTall(pages: Pages): void {
  const { whole, height, above, below, scale } = pages;
  // All reads come before all writes, so that the items cost one layout together.
  const tall = whole.filter((item) => {
    let tallness = 0;
    for (const piece of boxesOf(pages, item)) tallness += piece.height / scale;
    const most = item.matches(".rs-keep") ? height - above - below : height * (item.matches(".rs-section") ? 0.2 : 0.4);
    return tallness > most;
  });
  for (const item of tall) mark(pages, item, "data-tall", "");
}

/**
 * Decides how wide the columns are on which pages, and returns the number of pages. `isLong` says that the sheet is known
 * to need more than one.
 */
function settleColumns(pages: Pages, wideFrom: string, isLong: boolean): number {
  const { sheet, body, whole, scale } = pages;
  const side = sheet.querySelector(".rs-side");
  const measure = () => {
    markTall(pages);
    return countUsed(pages);
  };
  const again = (name: string, value: number | null) => {
    mark(pages, sheet, name, value);
    for (const item of whole) mark(pages, item, "data-tall", null);
    return measure();
  };
  if (wideFrom === "flow" && side) {
    if (isLong) return again("data-flow", 1);
    // Columns that are together longer than two of one page cannot stand side by side on it, so that they flow still.
    let length = 0;
    for (const column of Array.from(body.children))
      for (const piece of boxesOf(pages, column)) length += piece.height / scale;
    if (length <= 2 * heightTo(pages, 1)) mark(pages, sheet, "data-flow", null);
    const used = measure();
    return used > 1 && !sheet.hasAttribute("data-flow") ? again("data-flow", 1) : used;
  }
  mark(pages, sheet, "data-flow", null);
  let used = measure();
  if (sheet.hasAttribute("data-wide") && !sheet.matches(`[data-wide="${besideSide(pages, used, wideFrom)}"]`))
    // The side ends elsewhere now, or nothing comes after it: everything is measured anew beside the side.
    used = again("data-wide", null);
  if (sheet.hasAttribute("data-wide")) return used;
  const narrow = besideSide(pages, used, wideFrom);
  return narrow > 0 ? again("data-wide", narrow) : used;
}

/**
 * Returns the number of pages with a side where main takes the whole width of the later ones, else 0, and sets the
 * lengths that later-pages.css needs.
 */
function besideSide(pages: Pages, used: number, wideFrom: string): number {
  const { sheet, body } = pages;
  const end = sheet.querySelector(".rs-side")?.lastElementChild ?? null;
  const narrow = lastPageOf(pages, end);
  if (!end || narrow >= used) return 0;
  // Where a card of the header stands above the side, or its photo alone (fit.ts), the side begins below it.
  const [card] = [".rs-card", ".rs-card .rs-photo"].flatMap((part) =>
    Array.from(sheet.querySelectorAll(part)).flatMap((found) => boxesOf(pages, found)),
  );
  const section = body.firstElementChild?.firstElementChild;
  const main = section && boxesOf(pages, section)[0];
  // All are measured before any is set: each that is set makes the style of the whole sheet old.
  const start = card ? Math.max(0, heightTo(pages, 1, card.bottom)) : 0;
  const fill = heightTo(pages, narrow);
  const sideEnd = heightTo(pages, narrow, boxesOf(pages, end).at(-1)?.bottom);
  // One px less, because these are rounded and must not reach into the next page.
  const beside = fill - Math.max(start, main ? heightTo(pages, 1, main.top) : 0) - 1;
  if (wideFrom === "end") setLength(pages, "--side-end", sideEnd);
  for (const [name, value] of Object.entries({ "--side-start": start, "--side-fill": fill, "--beside": beside }))
    setLength(pages, name, value);
  if (sheet.style.getPropertyValue("--side-pages") !== String(narrow))
    sheet.style.setProperty("--side-pages", String(narrow));
  return narrow;
}

/**
 * Lets an entry be divided between lines where it would leave more than `most` of a page empty at its foot (a list of tags, and what has
 * two or three blocks: 14 %): the first such one, then the first of what is laid out anew, and so on. Returns the number of pages.
 */
function fillFeet(pages: Pages, used: number, most: number): number {
  const { sheet, body, height, below, scale } = pages;
  if (used === 1) return used;
  const entries = ".rs-item, .rs-row, .rs-tags, .rs-paragraphs > .rs-text";
  const flows = sheet.hasAttribute("data-flow");
  const isDivisible = (entry: PageElement, box: Box) => {
    if (entry.matches(".rs-keep, .rs-break, [data-tall]")) return false;
    if (entry.querySelectorAll("p, li").length > 1) return true;
    const [text = box] = Array.from(entry.querySelectorAll(".rs-text"), (found) => boxesOf(pages, found)[0] ?? box);
    return text.height / scale > height * 0.08;
  };
  let isChanged = false;
  for (const column of flows ? [body] : Array.from(body.children)) {
    let last: Box | undefined;
    // What comes after an entry does not move those before it, so one pass in their order sees each as it stays.
    for (const entry of Array.from(column.querySelectorAll(entries))) {
      const [next] = boxesOf(pages, entry);
      const page = last && next && boxesOf(pages, sheet)[pageOf(pages, last)];
      if (last && next && page) {
        const isLater = next.top >= page.bottom || next.top < page.top || next.left >= page.right;
        const isAcross = flows && next.left - last.left > page.width * 0.4;
        if (isLater || isAcross) {
          const empty = (page.top - last.bottom) / scale + height - below;
          const blocks = entry.querySelectorAll("p, li").length;
          // Tags, and two or three blocks, of which one would stand alone, are divided only where much more is empty.
          const isSmall = entry.matches(".rs-tags") || blocks === 2 || blocks === 3;
          const isEmpty = empty > height * (isSmall ? Math.max(most, 0.14) : most);
          if (isEmpty && isDivisible(entry, next)) {
            mark(pages, entry, "data-loose", "");
            isChanged = true;
          }
        }
      }
      last = boxesOf(pages, entry).at(-1) ?? last;
    }
  }
  return isChanged ? countUsed(pages) : used;
}

/** Marks the items and sections that begin a page after others of their column. */
function markStarts(pages: Pages): void {
  for (const column of Array.from(pages.body.children))
    for (const kind of [".rs-item", ".rs-section"]) {
      let before: number | undefined;
      const found = Array.from(column.querySelectorAll(kind), (element) => {
        const pieces = boxesOf(pages, element).map((piece) => pageOf(pages, piece));
        const starts = before !== undefined && pieces[0] !== undefined && pieces[0] > before;
        before = pieces.at(-1) ?? before;
        return { element, starts };
      });
      for (const { element, starts } of found)
        if (!starts) element.removeAttribute("data-starts");
        else if (!element.hasAttribute("data-starts")) element.setAttribute("data-starts", "");
    }
}

/** Gives each page its copy of the page decoration, marks those without a side, and sets the number of pages. */
function repeatDecoration(sheet: PageElement, pages: number): void {
  const decoration = sheet.querySelector(".rs-decoration");
  const model = decoration?.firstElementChild;
  if (!decoration || !model) return;
  if (decoration.style.getPropertyValue("--pages") !== String(pages))
    decoration.style.setProperty("--pages", String(pages));
  const isWide = sheet.hasAttribute("data-wide");
  const narrow = Number(sheet.style.getPropertyValue("--side-pages"));
  while (decoration.childElementCount > pages) decoration.lastElementChild?.remove();
  for (let page = 2; page <= pages; page += 1) {
    const copy = model.cloneNode(true);
    copy.style.setProperty("--page", String(page));
    if (isWide && page > narrow) copy.setAttribute("data-wide", "");
    const known = decoration.children[page - 1];
    if (!known) decoration.appendChild(copy);
    else if (!known.isEqualNode(copy)) known.replaceWith(copy);
  }
}

/** Returns `paginate` as source for a page: an expression whose value is the function; it remembers sheets if `isRepeated`. */
export const paginateSource = ({ isRepeated = false } = {}): string => {
  const [fit, columns] = [
    selfContained(fitPieces, []),
    [settleColumns, besideSide, fillFeet, markStarts, repeatDecoration],
  ];
  const measures = [boxesOf, mark, setLength, pageOf, lastPageOf, countUsed, heightTo, markTall];
  const pages = selfContained(breakPages, [...measures, ...columns]);
  const memory = isRepeated ? `${selfContained(rememberPages, [])}()` : "null";
  const fitting = isRepeated ? `${selfContained(fitWhenChanged, [])}(${fit})` : fit;
  return `((fit, cut, settled) => (container) => cut(container, fit, settled))(${fitting}, ${pages}, ${memory})`;
};

/** Returns how many pages the sheet in the container has at present, without breaking it anew. */
export function countPages(container: PageContainer): number {
  return Math.max(1, (container.querySelector(".rs") as PageElement | null)?.getClientRects().length ?? 1);
}
