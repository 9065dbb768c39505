import { isMonth } from "../dates/date-forms.ts";
import { findDates } from "../dates/date-ranges.ts";
import type { LinkArea, Mark, PageLayout, Rule, TextRun } from "../layout-model.ts";
import { joinAccents } from "../letters/accents.ts";
import { endsWithLegalForm, singleSpaced } from "../letters/clean.ts";
import { ByHeight } from "./by-height.ts";
import { isLabelled, type LabelColumn } from "./label-column.ts";
import { isAcross, type QuietGutter, quietGutters } from "./quiet-gutters.ts";
import { joinRow } from "./row-cells.ts";
import { titleBeforeNote } from "./titles-before-notes.ts";

/** A part of a segment that has one style. */
export type StyledPiece = {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  /** Differs between two pieces that differ in colour or size, or stand apart. */
  look: string;
};

/** Text that stands together on one line; between two segments of a line there is a wide gap. */
export type Segment = {
  text: string;
  pieces: StyledPiece[];
  page: number;
  x: number;
  right: number;
  y: number;
  size: number;
  /** True where most of its letters are bold. */
  isBold: boolean;
  isItalic: boolean;
  color: string;
  font: string;
  url?: string;
  /** True where its mark of a list is drawn, so that its text begins where the segment does. */
  isMarked?: boolean;
};

/** A line of one column, as a person reads it. */
export type Line = {
  segments: Segment[];
  /** The segments' texts with a tab between them. */
  text: string;
  page: number;
  /** Which column it stands in; lines of one column follow each other, also across pages. */
  column: string;
  /** The bounds of the column. */
  left: number;
  width: number;
  x: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
  isItalic: boolean;
  color: string;
  font: string;
  /** Where the longest line of its column ends on this page, and the longest of those that are set like it. */
  edge?: number;
  textEdge?: number;
  /** The distance to the line above in the same column, in points; 0 for the first one of a column. */
  gap: number;
  /** True where a horizontal rule stands right below or above it. */
  isRuled: boolean;
  /** True where it is a whole paragraph. */
  isParagraph: boolean;
  /** Of the head of an entry that did not fit on one line of the file: where the longest of its lines ends, and how far apart they stand. */
  wrapped?: { right: number; gap: number };
  /** True where it stands in the ruled cells of a table. */
  isCell?: boolean;
  /** True for what the column of a table says was done: it names nothing. */
  isTold?: boolean;
  /** True where it stands in a box that takes its row of a table alone. */
  isBox?: boolean;
  /** True for what stands beside each other in a row of such a table; what a cell goes on with stands below. */
  isRow?: boolean;
  /** In a table whose rows are a section each: whether it names one, or stands in it. */
  ofSection?: "title" | "text";
};

/** In sizes of the type: a gap as wide as this between two runs parts them. */
const wideGap = 1.5;

/** Returns the segments of a page: runs on one baseline, as far as no wide gap parts them. */
export function segmentsOf(
  page: PageLayout,
  number: number,
  rows: readonly TextRun[][],
  labels: LabelColumn | null,
  starts: ReadonlySet<TextRun>,
): Segment[] {
  const vertical = new ByHeight(
    page.rules.filter((rule) => rule.y2 - rule.y1 > 6 && rule.x2 - rule.x1 < 1.5),
    ({ y1, y2 }) => [y1, y2],
  );
  const links = new ByHeight(page.links, ({ y, height }) => [y - 1, y + height + 1]);
  const marks = new ByHeight(page.marks, ({ y }) => [y, y]);
  const stops = stopsOf(rows);
  const gutters = quietGutters(rows, page.width);
  const segments = rows.flatMap((row) =>
    split(row, vertical, stops, labels, gutters, starts).map((group) => segmentOf(group, number)),
  );
  return segments.filter((segment) => segment.text !== "").map((segment) => withMark(withUrl(segment, links), marks));
}

/** Runs of one baseline, from left to right. Raised figures belong to the line that they stand in. */
export function rowsOf(page: PageLayout): TextRun[][] {
  const rows: { y: number; size: number; runs: TextRun[] }[] = [];
  const runs = page.runs.filter((run) => !run.isTurned);
  for (const run of runs.sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows
      .slice(-6)
      .findLast(({ y, size }) => Math.abs(y - run.y) <= 0.28 * Math.max(2, Math.min(size, run.size) * 1.3));
    if (row) {
      row.runs.push(run);
      row.size = Math.max(row.size, run.size);
    } else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  return rows.map((row) => row.runs.sort((a, b) => a.x - b.x));
}

/** In sizes of the type: a gap that parts two columns where many rows have it at one place. */
const narrowGap = 0.45;

/**
 * Where a column of labels or dates ends close to the text beside it: the places at which many rows go on after a gap,
 * many others begin, and few are crossed.
 */
function stopsOf(rows: readonly TextRun[][]): number[] {
  const counts = new Map<number, { inner: number; first: number; dated: number }>();
  for (const row of rows) {
    let right = 0;
    let letters = 0;
    let text = "";
    row.forEach((run, at) => {
      const key = Math.round(run.x);
      const count = counts.get(key) ?? { inner: 0, first: 0, dated: 0 };
      if (at === 0) count.first += 1;
      else if (run.x - right > narrowGap * run.size && letters > 1) {
        count.inner += 1;
        if (findDates(text).length > 0 || isMonth(text)) count.dated += 1;
      }
      counts.set(key, count);
      right = Math.max(right, run.x + run.width);
      if (at === row.length - 1) return;
      letters += run.text.replace(/[^\p{L}\p{N}]/gu, "").length;
      text = `${text} ${run.text}`;
    });
  }
  return [...counts].flatMap(([x, { inner, first, dated }]) => {
    if (inner < 3 || first < 3 || inner + first < 8 || dated < inner * 0.6) return [];
    const crossing = rows.filter((row) => row.some((run) => run.x < x - 2 && run.x + run.width > x + 2)).length;
    return crossing <= (inner + first) * 0.35 ? [x] : [];
  });
}

function split(
  row: readonly TextRun[],
  vertical: ByHeight<Rule>,
  stops: readonly number[],
  labels: LabelColumn | null,
  gutters: readonly QuietGutter[],
  starts: ReadonlySet<TextRun>,
): TextRun[][] {
  const groups: TextRun[][] = [];
  for (const [at, run] of row.entries()) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (!group || !before) {
      groups.push([run]);
      continue;
    }
    const right = Math.max(...group.map((one) => one.x + one.width));
    const gap = run.x - right;
    const size = Math.max(before.size, run.size);
    const isParted = vertical
      .between(run.y - size, run.y)
      .some((rule) => rule.x1 > right - 1 && rule.x1 < run.x + 1 && rule.y1 < run.y && rule.y2 > run.y - size * 0.8);
    const isStop =
      (gap > narrowGap * size && stops.some((x) => Math.abs(x - run.x) < 1.2)) || isLabelled(labels, right, run);
    const hasLetters = () => group.some((one) => /[\p{L}\p{N}]/u.test(one.text));
    const isGutter = gap > narrowGap * size && isAcross(gutters, right, run.x) && hasLetters();
    const isRuled = isParted && gap > (isMonthCell(group) ? 0.15 : 0.6) * size;
    // Beside a name in large type, a space of its own is as wide as a gap of the small type.
    const least = Math.min(before.size, run.size);
    const isStep =
      size > least * 1.3 && gap > 0.8 * least && gap > 0.35 * size && /[\p{Ll}\d]/u.test(run.text) && hasLetters();
    const isRange = () => hasLetters() && gap > datesGap * size && endsRow(row, at);
    const isAfterLabel = isStop && hasLetters();
    const isApart = gap > wideGap * size || isStep || isGutter || isRuled || starts.has(run);
    if (isApart || isAfterLabel || isRange()) groups.push([run]);
    else group.push(run);
  }
  return groups;
}

/** In sizes of the type: dates at the right edge may stand as near as this to what fills the rest of their row. */
const datesGap = 0.7;

/** True for a range of dates behind which nothing stands near. */
function endsRow(row: readonly TextRun[], at: number): boolean {
  const [run, next] = [row[at], row[at + 1]];
  if (!run || (next && next.x - run.x - run.width < wideGap * run.size)) return false;
  const [date] = findDates(run.text);
  return date?.from === 0 && date.start !== "" && date.end !== "" && date.to >= run.text.trimEnd().length;
}

const cjk = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF\u3000-\u30FF]/;

/** The narrow cell of a month in a form is nearly full. */
const isMonthCell = ([only, ...more]: readonly TextRun[]) =>
  more.length === 0 && only !== undefined && /^(?:1[0-2]|0?[1-9])$/u.test(only.text.trim());

/** Missing spaces are told by gaps: between Chinese letters there is none unless it is as wide as one of them. */
function segmentOf(runs: readonly TextRun[], page: number): Segment {
  const pieces: StyledPiece[] = [];
  let right = runs[0]?.x ?? 0;
  let text = "";
  let [apart, capital] = [0, 0];
  let [sized, lastSize] = [0, 0];
  for (const run of runs) {
    const gap = run.x - right;
    const last = text.at(-1) ?? "";
    const first = run.text[0] ?? "";
    const isWide = cjk.test(last) && cjk.test(first) ? gap > run.size * 0.22 : gap > run.size * 0.13;
    // "株式会社　空"
    const isNamed = text.endsWith("会社") && endsWithLegalForm.test(text);
    const space = text !== "" && isWide && !isNamed && last !== " " && first !== " " ? " " : "";
    const before = pieces.at(-1);
    if (text !== "" && !isNamed && gap > run.size * 0.72) apart += 1;
    // Fonts of two scripts may differ a little in size, within a text of one style.
    const isMixed = sized > 0 && cjk.test(last) !== cjk.test(first) && Math.abs(run.size / sized - 1) < 0.08;
    // What follows in the size of such a run is of the same style.
    if (!isMixed && Math.abs(run.size - lastSize) > 0.05 && !(Math.abs(run.size / sized - 1) < 0.03)) sized = run.size;
    lastSize = run.size;
    const look = `${run.color} ${sized.toFixed(1)} ${apart}`;
    const isSame = before?.look === look && before.isBold === run.isBold && before.isItalic === run.isItalic;
    const isInCapitals = capital > 0 || (space === "" && /\p{Lu}$/u.test(last));
    const isSmall = isInCapitals && isSmallCapital(run, runs, before);
    if (isSmall) capital = Math.max(capital, ...runs.map(({ size }) => size));
    if (before && (isSame || isSmall)) before.text += space + run.text;
    else pieces.push({ text: space + run.text, isBold: run.isBold, isItalic: run.isItalic, look });
    text += space + run.text;
    right = Math.max(right, run.x + run.width);
  }
  // An accent may be a text of its own, before the letter that it belongs to.
  for (const piece of pieces) piece.text = joinAccents(piece.text);
  text = joinAccents(text);
  const { main: longest, bold, italic } = styleOf(runs, (run) => run.text.trim().length);
  const main = titleBeforeNote(runs) ?? longest;
  return {
    text: singleSpaced(text).trim(),
    pieces,
    page,
    x: runs[0]?.x ?? 0,
    right,
    y: main?.y ?? 0,
    // Small capitals are as large as the first letters of their words are.
    size: /\p{Ll}/u.test(text) ? (main?.size ?? 0) : Math.max(capital, main?.size ?? 0),
    isBold: bold > 0.6,
    isItalic: italic > 0.6,
    color: main?.color ?? "#000000",
    font: main?.font ?? "",
  };
}

/** Returns true for a line below another of its column, nearer to it than `most` sizes of its type. */
export function isNextTo(above: Line, line: Line, most: number): boolean {
  return above.page === line.page && above.column === line.column && line.gap < line.size * most;
}

/** True for capitals in smaller type right behind the larger one that their word begins with. */
function isSmallCapital(run: TextRun, runs: readonly TextRun[], before: StyledPiece | undefined): boolean {
  const isWord = /\p{Lu}/u.test(run.text) && !/\p{Ll}/u.test(run.text);
  const isLike = before?.isBold === run.isBold && before.isItalic === run.isItalic;
  return (
    isWord &&
    isLike &&
    runs.some(({ size, color }) => color === run.color && run.size < size * 0.92 && run.size > size * 0.6)
  );
}

/** The first of the parts that have most letters, and how much of all letters is bold and in italics. */
function styleOf<Part extends { isBold: boolean; isItalic: boolean }>(
  parts: readonly Part[],
  lettersOf: (part: Part) => number,
): { main: Part | undefined; bold: number; italic: number } {
  let main: Part | undefined;
  let [most, total, bold, italic] = [-1, 0, 0, 0];
  for (const part of parts) {
    const letters = lettersOf(part);
    if (letters > most) main = part;
    most = Math.max(most, letters);
    total += letters;
    if (part.isBold) bold += letters;
    if (part.isItalic) italic += letters;
  }
  return { main, bold: bold / Math.max(1, total), italic: italic / Math.max(1, total) };
}

/** A small shape right before a text at half the height of its letters is the mark of a list. */
function withMark(segment: Segment, marks: ByHeight<Mark>): Segment {
  const { x, y, size } = segment;
  const isMarked = marks
    .between(y - size, y)
    .some(
      (mark) =>
        mark.size < size * 0.68 &&
        mark.x < x - mark.size * 0.4 &&
        mark.x > x - size * 1.75 &&
        mark.y < y - size * 0.08 &&
        mark.y > y - size * 0.62,
    );
  const [first, ...rest] = segment.pieces;
  if (!isMarked || !first || segment.isBold) return segment;
  return {
    ...segment,
    isMarked: true,
    text: `• ${segment.text}`,
    pieces: [{ ...first, text: `• ${first.text}` }, ...rest],
  };
}

function withUrl(segment: Segment, links: ByHeight<LinkArea>): Segment {
  const middle = segment.y - segment.size * 0.3;
  const link = links
    .between(middle, middle)
    .find(
      ({ x, y, width, height }) =>
        middle > y - 1 && middle < y + height + 1 && Math.min(segment.right, x + width) - Math.max(segment.x, x) > 2,
    );
  return link ? { ...segment, url: link.url } : segment;
}

/** Returns the lines of a column of segments, from top to bottom. */
export function linesOf(
  segments: readonly Segment[],
  column: { key: string; left: number; right: number },
  rules: readonly Rule[],
  isParagraph: boolean,
): Line[] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - segment.y) <= 0.3 * Math.min(first.size, segment.size) + 0.5)
      row.push(segment);
    else rows.push([segment]);
  }
  const level = new ByHeight(
    rules.filter((rule) => Math.abs(rule.y1 - rule.y2) < 1 && rule.x2 - rule.x1 > 30),
    ({ y1 }) => [y1, y1],
  );
  let above: Line | undefined;
  return rows.map((row) => {
    if (row.length > 1) {
      row.sort((a, b) => a.x - b.x);
      joinRow(row);
      row.sort((a, b) => (Math.abs(a.x - b.x) < 3 ? a.y - b.y : a.x - b.x));
    }
    const line = lineOf(row, column, isParagraph);
    line.gap = above && above.page === line.page ? line.y - above.y : 0;
    line.isRuled = level
      .between(line.y - line.size * 2, line.y + line.size * 1.2)
      .some(
        (rule) =>
          rule.x1 < line.right + column.right &&
          rule.x2 > line.x - 5 &&
          ((rule.y1 >= line.y - 1 && rule.y1 < line.y + line.size * 1.1) ||
            (rule.y1 < line.y - line.size * 0.7 && rule.y1 > line.y - line.size * 1.9)),
      );
    above = line;
    return line;
  });
}

function lineOf(segments: Segment[], column: { key: string; left: number; right: number }, isParagraph: boolean): Line {
  const style = styleOf(segments, ({ text }) => text.length);
  const main = style.main as Segment;
  return {
    segments,
    text: segments.map(({ text }) => text).join("\t"),
    page: main.page,
    column: column.key,
    left: column.left,
    width: column.right - column.left,
    x: Math.min(...segments.map(({ x }) => x)),
    right: Math.max(...segments.map(({ right }) => right)),
    y: main.y,
    size: main.size,
    isBold: style.bold > 0.6,
    isItalic: style.italic > 0.6,
    color: main.color,
    font: main.font,
    gap: 0,
    isRuled: false,
    isParagraph,
  };
}
