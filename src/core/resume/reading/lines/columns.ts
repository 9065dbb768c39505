import { findDates } from "../dates/date-ranges.ts";
import type { FileLayout, PageLayout, Rule } from "../layout-model.ts";
import { isPlace } from "../terms/classify.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { labelOf } from "../terms/label-words.ts";
import { areColumnsByTitles } from "./column-titles.ts";
import { type DateColumn, dateColumnsOf, onPage, withColumnDatesJoined } from "./date-columns.ts";
import { halvesOf } from "./folded.ts";
import { type GutterOfTitles, gutterOfTitles, partsByTitles } from "./gutter-titles.ts";
import { type LabelColumn, labelColumnOf, withLabelsJoined } from "./label-column.ts";
import { type Line, linesOf, rowsOf, type Segment, segmentsOf } from "./lines.ts";
import { withNotes } from "./notes-beside.ts";
import { type RuledTable, tablesOf } from "./ruled-tables.ts";
import { straysIn, withStrays } from "./table-strays.ts";
import { barriersOf, titleRulesOf } from "./title-rules.ts";
import { runsBesideTitles, type TitlesBeside, titlesBeside } from "./titles-beside.ts";

/**
 * Step 2: puts the text of a file into the order in which a person reads it. A page is cut where a gutter runs through a
 * large part of it, then above and below; columns keep their key across pages, so that a section may go on in one.
 *
 * A gutter parts columns only where each side is read by itself. Dates at the right edge, and labels or dates at the
 * left one, belong to the rows beside them: there both sides share their baselines.
 */
export function layOut(file: FileLayout): Line[] {
  const rows = file.pages.map(rowsOf);
  const labels = labelColumnOf(file.hasParagraphs ? [] : rows);
  const dates = dateColumnsOf(file.hasParagraphs ? [] : rows);
  const starts = new Set([...dates.starts, ...(file.hasParagraphs ? [] : runsBesideTitles(rows))]);
  const pages = file.pages.map((page, number) => segmentsOf(page, number, rows[number] ?? [], labels, starts));
  const titles = file.hasParagraphs ? null : titlesBeside(pages);
  const gutter = file.hasParagraphs ? null : gutterOfTitles(pages);
  let before: number | null = null;
  return file.pages.flatMap((page, number) => {
    const all = pages[number] ?? [];
    const labelled = labels ? withLabelsJoined(all, labels) : all;
    const joined = withColumnDatesJoined(labelled, dates.columns);
    const onIt = onPage(dates.columns, number);
    // A text that has no pages is as high as it is long, and nobody folds it.
    const rules = titleRulesOf(page, all);
    const sheets = file.hasParagraphs ? [joined] : halvesOf(joined, page);
    const lines = sheets.flatMap((segments) =>
      linesOfPage(segments, page, file.hasParagraphs, { labels, titles, gutter, dates: onIt, before, rules }),
    );
    before = gutterIn(lines);
    return lines;
  });
}

/** Returns where the last gutter that parts a whole page runs, or null. */
function gutterIn(lines: readonly Line[]): number | null {
  const left = lines.findLast(({ column }) => /^L\d+$/u.test(column));
  return left ? left.left + left.width : null;
}

function linesOfPage(segments: Segment[], page: PageLayout, hasParagraphs: boolean, known: Known): Line[] {
  const [left, right] = boundsOf(segments, page);
  const tables = tablesOf(segments, page.grid ?? page.rules, page.width, hasParagraphs);
  const columnsOf = (some: Segment[], from = left) =>
    cut(withNotes(some, from, right, known.labels !== null), from, right, 0, "", known);
  const columns = () => (known.gutter ? besideTitles(segments, known.gutter, columnsOf) : columnsOf(segments));
  const regions = tables.length > 0 ? aroundTables(segments, tables, columnsOf) : columns();
  const lines = regions.flatMap(({ isCell = false, isRow = false, isBox = false, ofSection, ...region }) => {
    const found = linesOf(region.segments, region, page.rules as Rule[], hasParagraphs || isCell);
    return isCell || isBox || ofSection
      ? found.map((line) => ({ ...line, isCell, isRow, isBox, ...(ofSection ? { ofSection } : {}) }))
      : found;
  });
  const edges = new Map<string, number>();
  for (const { column, right: end } of lines) edges.set(column, Math.max(edges.get(column) ?? 0, end));
  for (const line of lines) line.edge = edges.get(line.column) ?? line.right;
  const texts = new Map<string, number>();
  const kindOf = ({ column, x, size, isBold }: Line) =>
    `${column} ${Math.round(x / 3)} ${Math.round(size * 2)} ${isBold}`;
  for (const line of lines)
    if (line.segments.length === 1 && isLongText(line.text))
      texts.set(kindOf(line), Math.max(texts.get(kindOf(line)) ?? 0, line.right));
  for (const line of lines) line.textEdge = texts.get(kindOf(line)) ?? 0;
  // The rows of a table stand as far below each other as their texts do.
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    if (above && (line.isCell || line.isBox || line.ofSection) && line.gap === 0)
      line.gap = Math.max(0, line.y - above.y);
  });
  return lines;
}

/** True for a line of some length, as those of a text are. */
const isLongText = (text: string) => text.length > (/[\u3040-\u30FF\u4E00-\u9FFF]/u.test(text) ? 20 : 45);

/** What stands beside a title of a gutter is read by columns, below the title. */
function besideTitles(
  segments: readonly Segment[],
  gutter: GutterOfTitles,
  columnsOf: (some: Segment[], from?: number) => Region[],
): Region[] {
  const ofText = (region: Region) => ({ ...region, ofSection: "text" as const });
  const first = gutter.titles[0]?.segments[0]?.page ?? 0;
  return partsByTitles(segments, gutter).flatMap(({ title, text }) => {
    // What begins a later page goes on from the one before.
    if (!title) return text.some(({ page }) => page > first) ? columnsOf(text).map(ofText) : columnsOf(text);
    const regions = columnsOf(text, gutter.x).map(ofText);
    return [{ segments: [title], key: "", left: title.x, right: gutter.x, ofSection: "title" as const }, ...regions];
  });
}

/** What stands above, between and below the tables is read by columns, and each table by its rows. */
function aroundTables(
  segments: readonly Segment[],
  tables: readonly RuledTable[],
  columnsOf: (some: Segment[]) => Region[],
): Region[] {
  const ruled = new Set(tables.flatMap(({ segments: all }) => all));
  let rest = segments.filter((segment) => !ruled.has(segment));
  const regions = tables.flatMap((table) => {
    const { top } = table;
    const above = rest.filter(({ y }) => y < top + 1);
    const strays = straysIn(table, rest);
    rest = rest.filter((one) => one.y >= top + 1 && !strays.includes(one));
    return [
      ...columnsOf(above),
      ...withStrays(table.rows, strays).map((row) => ({ ...row, key: "", isCell: row.isBox !== true })),
    ];
  });
  return [...regions, ...columnsOf(rest)];
}

/** `isCell`: it is a part of a ruled table, in which each line is a whole paragraph. */
type Region = {
  segments: Segment[];
  key: string;
  left: number;
  right: number;
  isCell?: boolean;
  isRow?: boolean;
  isBox?: boolean;
  ofSection?: "title" | "text";
};

function boundsOf(segments: readonly Segment[], page: PageLayout): [number, number] {
  if (segments.length === 0) return [0, page.width];
  return [Math.min(...segments.map(({ x }) => x)), Math.max(...segments.map(({ right }) => right))];
}

function cut(segments: Segment[], left: number, right: number, depth: number, key: string, known: Known): Region[] {
  if (segments.length === 0) return [];
  const whole = [{ segments, key, left, right }];
  if (depth > 4) return whole;
  const gutter = findGutter(segments, left, right, known) ?? (depth === 0 ? keptGutter(segments, known.before) : null);
  if (!gutter) return whole;
  const { x, top } = gutter;
  const bottom = withoutLastTitle(segments, gutter);
  const above = segments.filter((segment) => segment.y < top);
  const below = segments.filter((segment) => segment.y > bottom);
  const inside = segments.filter((segment) => segment.y >= top && segment.y <= bottom);
  const leftSide = inside.filter((segment) => (segment.x + segment.right) / 2 < x);
  const rightSide = inside.filter((segment) => (segment.x + segment.right) / 2 >= x);
  const place = (at: number) => Math.round(at / 40);
  return [
    ...cut(above, left, right, depth + 1, key, known),
    ...cut(leftSide, left, x, depth + 1, `${key}L${place(x)}`, known),
    ...cut(rightSide, x, right, depth + 1, `${key}R${place(x)}`, known),
    ...cut(below, left, right, depth + 1, key, known),
  ];
}

/**
 * Returns where the columns of a gutter end: a title that nothing follows in its column, nor stands beside in the other,
 * is that of the text below both. The last title of the left column begins a row with what stands beside it.
 */
function withoutLastTitle(segments: readonly Segment[], { x, top, bottom }: Gutter): number {
  const inside = segments.filter(({ y }) => y >= top && y <= bottom).sort((a, b) => b.y - a.y);
  const left = inside.find((one) => one.x < x - 1);
  const beside = inside.some((one) => one.x >= x - 1 && Math.abs(one.y - (left?.y ?? 0)) < 2 && !isTitle(one.text));
  const above = inside.find(({ y }) => left !== undefined && y < left.y - left.size);
  if (left && beside && above && kindOfHeading(left.text) !== null) return (left.y + above.y) / 2;
  const [last, before] = inside;
  const isBelow = segments.some(({ y }) => y > bottom);
  if (!last || !before || !isBelow || !isTitle(last.text) || last.y - before.y < last.size) return bottom;
  return (last.y + before.y) / 2;
}

/** Returns the gutter of the page before, which may have little or nothing beside it where the text of one column ends. */
function keptGutter(segments: readonly Segment[], before: number | null): Gutter | null {
  if (before === null || segments.some((one) => one.x < before - 1 && one.right > before)) return null;
  const rows = segments.map(({ y }) => y);
  return { x: before, top: Math.min(...rows) - 0.5, bottom: Math.max(...rows) + 0.5 };
}

/** What the whole file tells about the columns of its pages; `before`: where the gutter of the page before runs. */
type Known = {
  labels: LabelColumn | null;
  titles: TitlesBeside | null;
  gutter: GutterOfTitles | null;
  dates: readonly DateColumn[];
  before: number | null;
  rules: readonly Rule[];
};
type Gutter = { x: number; top: number; bottom: number };

function findGutter(
  segments: readonly Segment[],
  left: number,
  right: number,
  { labels, titles, dates, rules }: Known,
): Gutter | null {
  let best: (Gutter & { score: number }) | null = null;
  const candidates = [...new Set(segments.map(({ x }) => Math.round(x) - 1))].filter(
    (x) =>
      x > left + (right - left) * 0.12 &&
      x < right - (right - left) * 0.12 &&
      (labels === null || Math.abs(x + 1 - labels.x) > 3) &&
      (titles === null || x + 1 < titles.from || x + 1 > titles.to + 3),
  );
  const sorted = [...segments].sort((a, b) => a.y - b.y);
  for (const x of candidates) {
    const parted = dates.filter((column) => x > column.from + 2 && x < column.x + 3).flatMap(({ rows }) => rows);
    for (const band of bandsAround(sorted, x, barriersOf(rules, x))) {
      if (parted.some(({ y }) => y > (band[0]?.y ?? 0) - 2 && y < (band.at(-1)?.y ?? 0) + 2)) continue;
      const inLeft = band.filter((segment) => segment.x < x - 1);
      const inRight = band.filter((segment) => segment.x >= x - 1);
      const [leftRows, rightRows] = [baselines(inLeft), baselines(inRight)];
      if (leftRows.length < 2 || rightRows.length < 2) continue;
      const top = band[0]?.y ?? 0;
      const bottom = band.at(-1)?.y ?? 0;
      if (!areColumns(inLeft, inRight, right - left)) continue;
      const gap = x + 1 - Math.max(...inLeft.map((segment) => segment.right));
      const score =
        Math.min(leftRows.length, rightRows.length) * 3 + leftRows.length + rightRows.length + Math.min(gap, 30) / 10;
      if (!best || score > best.score) best = { x, top: top - 0.5, bottom: bottom + 0.5, score };
    }
  }
  return best;
}

/** True where the two sides are columns: by the titles of both, or by how their texts stand beside each other. */
function areColumns(inLeft: readonly Segment[], inRight: readonly Segment[], width: number): boolean {
  const [leftRows, rightRows] = [baselines(inLeft), baselines(inRight)];
  const from = Math.max(leftRows[0] ?? 0, rightRows[0] ?? 0);
  const to = Math.min(leftRows.at(-1) ?? 0, rightRows.at(-1) ?? 0);
  const beside = (side: readonly Segment[]) => side.filter(({ y }) => y >= from - 3 && y <= to + 3);
  const [besideLeft, besideRight] = [beside(inLeft), beside(inRight)];
  if (areRowsOf(besideLeft, besideRight) || areRowsOf(besideRight, besideLeft)) return false;
  if (areNotes(besideLeft, besideRight)) return false;
  if (
    areColumnsByTitles(inLeft, inRight, sharedRows(leftRows, rightRows) >= 0.95) &&
    !areLabels(inLeft, inRight, width)
  )
    return true;
  if (leftRows.length < 3 || rightRows.length < 3 || to - from < 40) return false;
  const letters = (side: readonly Segment[]) => side.reduce((sum, one) => sum + one.text.length, 0);
  const [few = 0, many = 0] = [letters(inLeft), letters(inRight)].sort((a, b) => a - b);
  if (few < many * 0.08 && few < 60) return false;
  return isReadBySides(inLeft, inRight, leftRows, rightRows, width);
}

/** In points: what reaches nearer to the right side than this stands in both columns. */
const leastGap = 3;

/** The runs of neighbouring segments, from top to bottom, that a vertical line at x crosses neither in a text nor in a rule. */
function bandsAround(sorted: readonly Segment[], x: number, rules: readonly number[]): Segment[][] {
  const bands: Segment[][] = [[]];
  let barrier = -1;
  let rule = 0;
  for (const segment of sorted) {
    if ((rules[rule] ?? Number.POSITIVE_INFINITY) < segment.y - segment.size * 0.4) bands.push([]);
    while ((rules[rule] ?? Number.POSITIVE_INFINITY) < segment.y - segment.size * 0.4) rule += 1;
    const crosses = segment.x < x - 1 && segment.right > x - leastGap;
    if (crosses) {
      barrier = segment.y;
      // What stands on the crossing line itself belongs to neither side.
      const last = bands.at(-1) ?? [];
      bands[bands.length - 1] = last.filter((one) => Math.abs(one.y - segment.y) > 1);
      bands.push([]);
    } else if (Math.abs(segment.y - barrier) > 1) bands.at(-1)?.push(segment);
  }
  return bands.filter((band) => band.length > 5);
}

function baselines(segments: readonly Segment[]): number[] {
  const rows: number[] = [];
  for (const { y } of [...segments].sort((a, b) => a.y - b.y)) if (y - (rows.at(-1) ?? -9) > 2) rows.push(y);
  return rows;
}

/**
 * True where one side only labels the rows of the other: the names of the fields of a form, or dates and places at the
 * right edge, each on a line of the left side.
 */
function areNotes(inLeft: readonly Segment[], inRight: readonly Segment[]): boolean {
  const rowsOf = (side: readonly Segment[]) => side.map(({ y }) => y);
  const sharing = (side: readonly Segment[], rows: readonly number[]) => {
    const isNear = nearTo(rows);
    return side.filter(({ y }) => isNear(y)).length;
  };
  const labels = inLeft.filter(({ text }) => labelOf(text) !== undefined || /^\S{2,8}[:：]$/u.test(text)).length;
  if (labels > 3 && labels >= inLeft.length * 0.5 && sharing(inLeft, rowsOf(inRight)) >= inLeft.length * 0.6)
    return true;
  const dates = inRight.filter(({ text }) => findDates(text).length > 0).length;
  if (dates < 3) return false;
  const notes = inRight.filter(({ text }) => findDates(text).length > 0 || isPlace(text)).length;
  return notes >= inRight.length * 0.6 && sharing(inRight, rowsOf(inLeft)) >= inRight.length * 0.7;
}

/** "Blog:" before a value is the label of a row, although the word alone would be a title. */
const isTitle = (text: string) => kindOfHeading(text) !== null && !/[:：]\s*$/u.test(text);

/**
 * True where one side has little but the dates of the rows of the other, whatever titles stand among these: the years
 * and months of a form, each on the row of what happened then, or a range at the right edge. Only the height that both
 * sides share counts: what stands above or below it says nothing.
 */
function areRowsOf(notes: readonly Segment[], others: readonly Segment[]): boolean {
  const dated = notes.filter(({ text }) => findDates(text).length > 0).length;
  const short = notes.filter(({ text }) => text.length < 5 && !isTitle(text)).length;
  const isOnRow = nearTo(others.map(({ y }) => y));
  const onRows = notes.filter(({ y }) => isOnRow(y)).length;
  return dated > 1 && dated + short >= notes.length * 0.85 && onRows >= notes.length * 0.8;
}

/** Returns how many of the rows of the side that has fewer stand beside a row of the other, as a part of all. */
function sharedRows(leftRows: readonly number[], rightRows: readonly number[]): number {
  const [few, many] = leftRows.length <= rightRows.length ? [leftRows, rightRows] : [rightRows, leftRows];
  return few.filter(nearTo(many)).length / few.length;
}

/** Returns whether a baseline is one of these, or as near to one as two texts of a row are. */
function nearTo(rows: readonly number[]): (y: number) => boolean {
  const sorted = [...rows].sort((a, b) => a - b);
  return (y) => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle] ?? 0) < y - 2.2) from = middle + 1;
      else to = middle;
    }
    return Math.abs((sorted[from] ?? Number.POSITIVE_INFINITY) - y) <= 2.2;
  };
}

const isNarrow = (side: readonly Segment[], width: number) =>
  Math.max(...side.map(({ right }) => right)) - Math.min(...side.map(({ x }) => x)) < width * 0.3;

/** How much of a side is what labels a row: dates, places, titles and other short texts. */
function labelsIn(side: readonly Segment[]): number {
  const isLabel = ({ text }: Segment) =>
    findDates(text).length > 0 || text.length < 5 || kindOfHeading(text) !== null || isPlace(text);
  return side.filter(isLabel).length / side.length;
}

const headingsIn = (side: readonly Segment[]) =>
  side.filter((one) => isTitle(one.text) && (one.isBold || one.size > 9)).length;

/** True for titles or dates at the left edge, their text to the right. */
const areLabels = (inLeft: readonly Segment[], inRight: readonly Segment[], width: number) =>
  isNarrow(inLeft, width) && labelsIn(inLeft) > 0.6 && headingsIn(inRight) <= Math.max(1, headingsIn(inLeft) * 0.3);

/** True where the two sides are columns of their own, and not the two ends of the same rows. */
function isReadBySides(
  inLeft: readonly Segment[],
  inRight: readonly Segment[],
  leftRows: readonly number[],
  rightRows: readonly number[],
  width: number,
): boolean {
  if (areLabels(inLeft, inRight, width)) return false;
  const [leftHeadings, rightHeadings] = [headingsIn(inLeft), headingsIn(inRight)];
  const firstTitle = [...inLeft].sort((a, b) => a.y - b.y).find((one) => kindOfHeading(one.text) !== null);
  const fromTitle = inLeft.filter((one) => firstTitle && one.y >= firstTitle.y);
  const areTitles = leftHeadings > 1 && rightHeadings === 0 && labelsIn(fromTitle) > 0.75;
  if (isNarrow(inLeft, width) && areTitles) return false;
  if (isNarrow(inRight, width) && rightHeadings === 0 && labelsIn(inRight) > 0.5) return false;
  const fewer = sharedRows(leftRows, rightRows);
  if (leftHeadings > 0 && rightHeadings > 0) return fewer < 0.95 || leftHeadings + rightHeadings > 2;
  if (leftHeadings + rightHeadings > 1 && (isNarrow(inLeft, width) || isNarrow(inRight, width))) return fewer < 0.6;
  return fewer < 0.4;
}
