import { findDates } from "../dates/date-ranges.ts";
import type { Rule } from "../layout-model.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { labelOf } from "../terms/label-words.ts";
import type { HeadingKind } from "../words/headings.ts";
import { isPresentOnly } from "../words/present.ts";
import { byYears, type Cell, isDatedBox, isYear, listOf, withDatesPaired, withText } from "./form-rows.ts";
import type { Segment } from "./lines.ts";
import { joinSegments, markAt } from "./paragraphs.ts";
import { type Stroke, same, strokesOf } from "./table-strokes.ts";
import { type SectionRow, sectionRowsOf, titleOverRows } from "./title-cells.ts";

/**
 * Part of step 2: tables whose cells are ruled. A cell is read whole before the next one of its row, whatever shares its
 * baselines: a range of dates that is stacked in its cell is one text, lines that fill their cell go on with each other,
 * and the texts of a cell that has many stand below the row.
 */
export type TableRow = {
  segments: Segment[];
  left: number;
  right: number;
  isRow?: boolean;
  isBox?: boolean;
  ofSection?: "title" | "text";
};
/** `segments`: the texts of its cells, as they were. */
export type RuledTable = { top: number; left: number; right: number; segments: Segment[]; rows: TableRow[] };

/**
 * Returns the ruled tables of a page, from top to bottom, as far as they take most of the width of its text.
 * `areParagraphs`: no text goes on in the next line.
 */
export function tablesOf(
  segments: readonly Segment[],
  rules: readonly Rule[],
  pageWidth: number,
  areParagraphs: boolean,
): RuledTable[] {
  const { upright, level } = strokesOf(rules, pageWidth);
  if (upright.length < 3 || level.length < 3 || segments.length === 0) return [];
  if (segments.length * (upright.length + level.length) > mostComparisons) return [];
  const width = Math.max(...segments.map(({ right }) => right)) - Math.min(...segments.map(({ x }) => x));
  const all = cellsOf(segments, upright, level);
  if (all.length > mostCells) return [];
  // What frames other cells is no cell of their table.
  const innermost = all.filter((cell) => !all.some((other) => other !== cell && isInside(other, cell)));
  return groupsOf(innermost).flatMap((cells) => {
    const table = tableOf(cells, areParagraphs);
    return table && table.right - table.left > width * 0.6 && !isInColumn(table, segments) ? [table] : [];
  });
}

/** True where a column of other texts stands beside a table all along: its rows are those of its own column. */
function isInColumn({ top, left, right, segments }: RuledTable, all: readonly Segment[]): boolean {
  const bottom = Math.max(...segments.map(({ y }) => y));
  const isBeside = (one: Segment) =>
    one.y > top && one.y < bottom && (one.right < left + same || one.x > right - same) && !segments.includes(one);
  return all.filter(isBeside).length > 2;
}

/** No page of a resume has so many texts and rules; a file that is made to be slow has. */
const mostComparisons = 3_000_000;
const mostCells = 900;

/**
 * True where a stroke runs along most of a side of a cell. The frame of a card, of a tag or of a title that happens to
 * stand nearest to a text ends before the corners of what it would be a side of.
 */
function runsAlong({ from, to }: Stroke, [begin, end]: readonly [number, number]): boolean {
  return Math.min(to, end) - Math.max(from, begin) > (end - begin) * 0.6;
}

/** The cells that hold text: for each segment the nearest rule on each of its four sides. The rules are in order. */
function cellsOf(segments: readonly Segment[], upright: readonly Stroke[], level: readonly Stroke[]): Cell[] {
  const cells: Cell[] = [];
  const spans = ({ from, to }: Stroke, place: number) => from < place + 1 && to > place - 1;
  for (const segment of segments) {
    const [x, y] = [(segment.x + segment.right) / 2, segment.y - segment.size * 0.35];
    const [beside, above] = [upright.filter((one) => spans(one, y)), level.filter((one) => spans(one, x))];
    const sides = [
      beside.findLast(({ at }) => at < segment.x + segment.size * 0.5),
      beside.find(({ at }) => at > segment.right - segment.size * 0.5),
      above.findLast(({ at }) => at < y),
      above.find(({ at }) => at > y),
    ] as const;
    const [left = 0, right = 0, top = 0, bottom = 0] = sides.map((side) => side?.at);
    const isFramed = sides.every((side, at) => side && runsAlong(side, at < 2 ? [top, bottom] : [left, right]));
    if (!isFramed) continue;
    const found = cells.find(
      (cell) =>
        Math.abs(cell.left - left) < same &&
        Math.abs(cell.right - right) < same &&
        Math.abs(cell.top - top) < same &&
        Math.abs(cell.bottom - bottom) < same,
    );
    if (found) found.segments.push(segment);
    else cells.push({ left, right, top, bottom, segments: [segment] });
  }
  return cells;
}

function isInside(one: Cell, frame: Cell): boolean {
  const { left, right, top, bottom } = one;
  return (
    left > frame.left - same && right < frame.right + same && top > frame.top - same && bottom < frame.bottom + same
  );
}

/** Cells that touch make a table. */
function groupsOf(cells: readonly Cell[]): Cell[][] {
  const groups: Cell[][] = [];
  const touches = (a: Cell, b: Cell) =>
    a.left < b.right + same && b.left < a.right + same && a.top < b.bottom + same * 2 && b.top < a.bottom + same * 2;
  for (const cell of cells) {
    const near = groups.filter((group) => group.some((one) => touches(one, cell)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), cell]);
  }
  // A rule may be painted over between cells that stand in one table: the cells of both lie within its borders.
  const whole = groups.filter((group) => !groups.some((other) => other !== group && isWithin(group, other)));
  for (const group of groups) if (!whole.includes(group)) whole.find((other) => isWithin(group, other))?.push(...group);
  return whole.sort((a, b) => topOf(a) - topOf(b));
}

function isWithin(group: readonly Cell[], other: readonly Cell[]): boolean {
  const frame = {
    left: Math.min(...other.map(({ left }) => left)),
    right: Math.max(...other.map(({ right }) => right)),
    top: topOf(other),
    bottom: Math.max(...other.map(({ bottom }) => bottom)),
    segments: [],
  };
  const isBeside = (cell: Cell) =>
    other.some((one) => Math.abs(one.top - cell.top) < same && Math.abs(one.bottom - cell.bottom) < same);
  return group.length < other.length && group.every((cell) => isInside(cell, frame) && isBeside(cell));
}

const topOf = (cells: readonly Cell[]) => Math.min(...cells.map(({ top }) => top));

function tableOf(cells: readonly Cell[], areParagraphs: boolean): RuledTable | null {
  const segments = cells.flatMap((cell) => cell.segments);
  const rows = rowsOf(cells);
  const wide = rows.filter((row) => row.length > 1);
  // Below the rows of a job alone may stand one with its text, with what it was done and in which team.
  const isOfJob = rows.length > 1 && (wide.some((row) => row.length > 2) || (wide.length > 0 && rows.some(isDatedBox)));
  if (!isOfJob && (wide.length < 2 || wide.length < rows.length * 0.4)) return null;
  // A cell with several titles is a column of the page, and its frame no table.
  // Brackets are those of the parts of a job ("【業務内容】").
  const isTitle = (text: string) => !/^\s*[【[〔＜]/u.test(text) && kindOfHeading(text) !== null;
  const titles = (cell: Cell) => cell.segments.filter(({ text }) => isTitle(text)).length;
  if (cells.some((cell) => titles(cell) > 1 && cell.segments.length > 12)) return null;
  const sections = sectionRowsOf(rows);
  return {
    top: topOf(cells),
    left: Math.min(...cells.map(({ left }) => left)),
    right: Math.max(...cells.map(({ right }) => right)),
    segments,
    rows: rows.flatMap((row) => {
      const section = sections.get(row);
      if (section) return linesOfSection(row, section);
      const title = titleOverRows(row);
      const rest = linesOfRow(title ? row.slice(1) : row, areParagraphs);
      return title ? [titleRow(title, row[0]), ...rest] : rest;
    }),
  };
}

/** In points. */
const mostInset = 7;

const isWithinHeight = (cell: Cell, { top, bottom }: Cell) =>
  cell.bottom < bottom + same && cell.bottom - cell.top > (bottom - top) * 0.55;

/** Cells whose tops are at one height stand in one row; a text alone in a high cell, in the row of its baseline. */
function rowsOf(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.top - b.top)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    // The ground of a label may be drawn within its cell, and its frame lies somewhat inside that of the others.
    const isInset = first && cell.top - first.top < mostInset && isWithinHeight(cell, first);
    if (row && (cell.top - (first?.top ?? 0) < same * 1.5 || isInset)) row.push(cell);
    else rows.push([cell]);
  }
  const baseline = ({ segments }: Cell) => {
    const [one, ...others] = segments;
    return one && others.every(({ y }) => Math.abs(y - one.y) < one.size * 0.35) ? one : null;
  };
  const holds = ({ top, bottom }: Cell, { y, size }: Segment) => y - size * 0.35 > top && y - size * 0.35 < bottom;
  /** How far from a text the nearest one of a row is that stands beside it; a text and its label hold each other. */
  const distance = (row: readonly Cell[], cell: Cell, line: Segment) =>
    Math.min(
      ...row.map((other) => {
        const its = other === cell ? null : baseline(other);
        return its !== null && holds(cell, its) && holds(other, line)
          ? Math.abs(its.y - line.y)
          : Number.POSITIVE_INFINITY;
      }),
    );
  const edge = Math.min(...cells.map(({ left }) => left));
  for (const row of rows) {
    for (const cell of [...row]) {
      const line = baseline(cell);
      // What stands at the left edge labels all rows that it reaches over.
      if (!line || cell.left < edge + same) continue;
      const nearest = rows.reduce(
        (best, one) => (distance(one, cell, line) < distance(best, cell, line) - 1 ? one : best),
        row,
      );
      if (nearest === row || distance(nearest, cell, line) > line.size) continue;
      row.splice(row.indexOf(cell), 1);
      nearest.push(cell);
    }
  }
  return rows
    .filter((row) => row.length > 0)
    .map((row) => row.sort((a, b) => a.left - b.left))
    .sort((a, b) => topOf(a) - topOf(b))
    .reduce<Cell[][]>(withRangeJoined, [])
    .flatMap(byYears)
    .flatMap(byTitles);
}

/** A range of its own is the end of none. */
function isDay(text: string): boolean {
  const [date] = findDates(text);
  return date?.from === 0 && (date.start === "" || date.end === "");
}

/** "2018年8月", then "～", then "2018年11月" in rows of their own are one range. */
function withRangeJoined(rows: Cell[][], row: Cell[]): Cell[][] {
  const [first, ...others] = row;
  const above = rows.at(-1)?.[0];
  const [last] = above?.segments.slice(-1) ?? [];
  const [only, ...more] = first?.segments ?? [];
  const isDash = only && /^[~～〜－-]$/u.test(only.text.trim());
  const isEnd = only && last && /[~～〜－-]$/u.test(last.text.trim()) && (isDay(only.text) || isPresentOnly(only.text));
  const isBelow = above && first && Math.abs(above.left - first.left) < same && more.length === 0;
  if (above && last && only && isBelow && (isEnd || (isDash && findDates(last.text).length > 0))) {
    above.segments[above.segments.length - 1] = withText(last, `${last.text.trim()}${only.text.trim()}`);
    if (others.length > 0) rows.push(others);
  } else rows.push(row);
  return rows;
}

/** Kinds of sections that a form has a box for. */
const boxed: ReadonlySet<HeadingKind | null> = new Set(["profile", "hobby", "certificate", "education", "award"]);

/** Returns true for a text that is the title of a box of a form. */
export function isBoxTitle(text: string): boolean {
  return boxed.has(kindOfHeading(text)) || /^職\s*歴$/u.test(text.trim());
}

/** "Good at | Java | Hobbies | Chess": a title in the middle of a row begins a section beside the one before. */
function byTitles(row: Cell[]): Cell[][] {
  const title = (cell: Cell | undefined) =>
    cell !== undefined && isBoxTitle(cell.segments.map(({ text }) => text).join(""));
  const at = row.findIndex((cell, index) => index > 1 && title(cell) && row[index + 1] && !title(row[index + 1]));
  const first = (cell: Cell | undefined) => cell?.segments[0]?.text ?? "";
  // "专业 | 法律 | 学历 | 本科": a row of labels of the person says several things of it.
  const isFacts = labelOf(first(row[0])) !== undefined && !title(row[0]) && labelOf(first(row[at])) !== undefined;
  const isForm = !isFacts && row.slice(0, at).every((cell) => !isYear(first(cell)));
  return at > 1 && isForm ? [row.slice(0, at), ...byTitles(row.slice(at))] : [row];
}

/** What is longer than this, or ends as a sentence, tells something, and does not name an entry. */
const isShort = (text: string, most: number) =>
  text.length <= (/[\u3040-\u9FFF\uAC00-\uD7AF]/u.test(text) ? most : most * 2) && !/。/u.test(text);

const titleRow = (title: Segment, cell: Cell | undefined): TableRow => ({
  segments: [title],
  left: cell?.left ?? title.x,
  right: cell?.right ?? title.right,
  isBox: true,
  ofSection: "title",
});

/** The title of a section stands before what stands beside it, whatever baselines they share. */
function linesOfSection([cell]: readonly Cell[], { title, text }: SectionRow): TableRow[] {
  return [
    titleRow(title, cell),
    { segments: text.segments, left: text.left, right: text.right, isBox: true, ofSection: "text" },
  ];
}

function linesOfRow(row: readonly Cell[], areParagraphs: boolean): TableRow[] {
  const [first] = row;
  if (!first) return [];
  // A cell that takes its row alone is a box: its lines are read as those of a page are.
  if (row.length === 1) return [{ segments: first.segments, left: first.left, right: first.right, isBox: true }];
  const texts = withDatesPaired(withLabelJoined(row.map((cell) => withAddressFirst(textsOf(cell, areParagraphs)))));
  const [left, right] = [first.left, row.at(-1)?.right ?? first.right];
  // Several entries that stand in one row share their baselines.
  const dated = texts.map(
    (lines) => lines.filter((line) => line.some(({ text }) => findDates(text).length > 0)).length,
  );
  if (row.length > 1 && dated.some((count, at) => count > 1 && count > (texts[at]?.length ?? 0) * 0.6))
    return [{ segments: row.flatMap(({ segments }) => segments), left, right, isRow: true }];
  const y = Math.min(...texts.map((lines) => lines[0]?.[0]?.y ?? Number.POSITIVE_INFINITY));
  const head: Segment[] = [];
  const below: TableRow[] = [];
  row.forEach((cell, index) => {
    const lines = texts[index] ?? [];
    const [one = [], ...others] = lines;
    // In a form of a year, a month and a text, the text is long.
    const isNamed =
      index === 0 ||
      one.every(({ text }) => isShort(text, row.length < 4 || isYear(first.segments[0]?.text ?? "") ? 44 : 30));
    const list = index > 1 || (index > 0 && /^【/u.test(one[0]?.text ?? "")) ? listOf(lines) : null;
    if (isNamed && !list) head.push(...one.map((segment) => ({ ...segment, y })));
    const { left, right } = cell;
    if (list) below.push({ segments: [list], left, right });
    else for (const segments of isNamed ? others : lines) below.push({ segments, left, right });
  });
  return [{ segments: head, left, right, isRow: true }, ...below];
}

/** "지원" above "동기", beside one cell of text: what a narrow cell labels it with is one text. */
function withLabelJoined(texts: Segment[][][]): Segment[][][] {
  const [label = [], text, ...more] = texts;
  const [first] = label[0] ?? [];
  const words = label.map((line) => line.map((one) => one.text.trim()).join(" "));
  const isLabel =
    label.length > 1 && words.every((one) => /^[(（]?(?:\p{Script=Hangul}\s?|및\s?){1,4}[)）]?$/u.test(one));
  if (!first || !text || more.length > 0 || !isLabel || words.join("").length > 20) return texts;
  return [[[withText(first, words.join(" "))]], text];
}

/** Above an address stand its code, and how it is pronounced: the address is what its label means. */
function withAddressFirst(lines: Segment[][]): Segment[][] {
  const text = (line: readonly Segment[]) => line.map((one) => one.text).join(" ");
  if (!/^〒\s*[\d\s－ー‐-]+$/u.test(text(lines[0] ?? []))) return lines;
  const at = lines.findIndex(
    (line, index) => index > 0 && /\p{Script=Han}/u.test(text(line)) && !/[:：]/u.test(text(line)),
  );
  return at > 0 ? [lines[at] ?? [], ...lines.filter((_, index) => index !== at)] : lines;
}

const eraBehind = /(?<=^(?:19|20)\d\d)\s*[(（](?:昭和|平成|令和)\s*(?:\d{1,2}|元)\s*年?[)）]$/u;

/** The paragraphs of a cell, each the segments of one line. */
function textsOf({ left, right, segments }: Cell, areParagraphs: boolean): Segment[][] {
  const lines: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.at(-1);
    if (line && Math.abs((line[0]?.y ?? 0) - segment.y) < segment.size * 0.35) line.push(segment);
    else lines.push([segment]);
  }
  for (const line of lines) line.sort((a, b) => a.x - b.x);
  const all = lines.map((line) => line.map(({ text }) => text).join("")).join("");
  const [range, ...others] = findDates(all);
  const [one] = lines[0] ?? [];
  const isRange = range !== undefined && others.length === 0 && range.to - range.from > all.length * 0.7;
  // "1979" above "(昭和54)" is one year, told twice.
  if (lines.length > 1 && one && isRange) return [[withText(one, all.replace(eraBehind, ""))]];
  const paragraphs: Segment[][] = [];
  for (const spaced of lines) {
    const line = withLettersJoined(spaced);
    const [before, ...more] = paragraphs.at(-1) ?? [];
    const [next, ...rest] = line;
    const isAlone = more.length === 0 && rest.length === 0 && !areParagraphs;
    // How full the whole is, its last line tells.
    if (before && next && isAlone && fills(before, next, left, right))
      paragraphs[paragraphs.length - 1] = [{ ...joinSegments(before, next), right: next.right }];
    else paragraphs.push(line);
  }
  return paragraphs;
}

/** "学　　歴": letters that are driven apart to fill their cell are one word. */
function withLettersJoined(line: Segment[]): Segment[] {
  const [first] = line;
  const isSpaced = line.length > 1 && line.every(({ text }) => /^\p{Script=Han}$/u.test(text.trim()));
  const text = line.map((one) => one.text.trim()).join("");
  return first && isSpaced ? [{ ...withText(first, text), right: line.at(-1)?.right ?? first.right }] : line;
}

/** True where the first letter of a line would have found no room behind the one above. */
function fills(above: Segment, next: Segment, left: number, right: number): boolean {
  if (/[/／]\s*$/u.test(above.text)) return true;
  if (/^\s*[※【≪《<＜〔[（(-]/u.test(next.text) || markAt(next.text) !== "") return false;
  if (findDates(next.text)[0]?.from === 0) return false;
  if (Math.abs(above.size - next.size) > 0.6 || above.isBold !== next.isBold) return false;
  const room = right - above.right - Math.max(1, Math.min(6, above.x - left));
  const first = /^[\u2E80-\u9FFF\u3000-\u30FF\uAC00-\uD7AF\uFF00-\uFF60]/u.test(next.text)
    ? next.size
    : (/^\S+/u.exec(next.text)?.[0].length ?? 1) * next.size * 0.5;
  return room < Math.min(first, (right - left) * 0.3) + next.size * 0.35;
}
