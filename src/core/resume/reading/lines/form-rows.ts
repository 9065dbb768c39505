import { findDates } from "../dates/date-ranges.ts";
import type { Segment } from "./lines.ts";

/** Rows of the tables of forms, whose first cells say when something was: in years and months, one or two of each. */
export type Cell = { left: number; right: number; top: number; bottom: number; segments: Segment[] };

export const isYear = (text: string) =>
  /^(?:(?:19|20)\d\d|(?:昭和|平成|令和)\s*(?:\d{1,2}|元))\s*年?$/u.test(text.trim());

/** Returns true for a row of one cell that begins with the dates of a job, from when to when it was. */
export function isDatedBox([cell, ...others]: readonly Cell[]): boolean {
  const [date] = findDates(cell?.segments[0]?.text ?? "");
  return others.length === 0 && date !== undefined && date.from <= 2 && date.start !== "" && date.end !== "";
}

/** Rows of a form between which no rule is drawn: each has a year of its own. */
export function byYears(whole: Cell[]): Cell[][] {
  const row = withMonthsPaired(whole);
  const years = row[0]?.segments.filter(({ text }) => isYear(text)) ?? [];
  if (years.length < 2 || years.length !== row[0]?.segments.length) return [row];
  const heights = years.map(({ y }) => y).sort((a, b) => a - b);
  if (heights.some((y, at) => at > 0 && y - (heights[at - 1] ?? 0) < 6)) return [row];
  return heights.map((y, at) => {
    const [from, to] = [at === 0 ? Number.NEGATIVE_INFINITY : y - 5, heights[at + 1] ?? Number.POSITIVE_INFINITY];
    return row
      .map((cell) => ({ ...cell, segments: cell.segments.filter((one) => one.y >= from && one.y < to - 5) }))
      .filter(({ segments }) => segments.length > 0);
  });
}

const isMonth = (text: string) => /^(?:1[0-2]|0?[1-9])\s*月?$/u.test(text.trim());

/**
 * "2009 | 4" above "2013 | 3" in the cells of years and months, with nothing beside the second one: from when to when the
 * row tells of.
 */
function withMonthsPaired(row: Cell[]): Cell[] {
  const [years, months, ...others] = row;
  const [[from, to, ...more], [start, end, ...rest]] = [years?.segments ?? [], months?.segments ?? []];
  if (!years || !from || !to || !start || !end || more.length + rest.length > 0 || others.length === 0) return row;
  const isPair = [from, to].every(({ text }) => isYear(text)) && [start, end].every(({ text }) => isMonth(text));
  const isShared = others.some(({ segments }) => segments.some(({ y }) => Math.abs(y - to.y) < to.size * 0.35));
  if (!isPair || isShared || to.y < from.y || Math.abs(end.y - to.y) > 2) return row;
  const dateOf = (year: Segment, month: Segment) => `${digits(year)}年${digits(month)}月`;
  const range = withText(from, `${dateOf(from, start)}～${dateOf(to, end)}`);
  return [{ ...years, segments: [{ ...range, right: start.right }] }, ...others];
}

const digits = ({ text }: Segment) => text.replace(/[年月\s]/gu, "");

/** "2009年4月" above "2013年3月" in the first cell, with nothing beside the second one: from when to when the row tells of. */
export function withDatesPaired(texts: Segment[][][]): Segment[][][] {
  const [dates = [], ...others] = texts;
  const [[start, ...more] = [], [end, ...rest] = []] = dates;
  if (!start || !end || dates.length !== 2 || more.length + rest.length > 0) return texts;
  const isDate = ({ text }: Segment) => /^\d{4}\s*[年년./]\s*\d{1,2}\s*[月월]?$/u.test(text.trim());
  const isShared = others.some((lines) => lines.some(([one]) => Math.abs((one?.y ?? 0) - end.y) < end.size * 0.35));
  if (!isDate(start) || !isDate(end) || isShared) return texts;
  return [[[withText(start, `${start.text.trim()}～${end.text.trim()}`)]], ...others];
}

/** Returns several words below each other in a narrow cell as one list: "Windows / SQL / Excel", "【言語】 / Java / 【DB】 / MySQL"; null for other lines. */
export function listOf(lines: readonly Segment[][]): Segment | null {
  const [first] = lines[0] ?? [];
  const isList =
    lines.length > 1 &&
    lines.every(
      ([one, ...others]) =>
        one !== undefined && others.length === 0 && /^(?:【[^】]+】)?[^・•【：:]{0,24}$/u.test(one.text),
    );
  const text = lines.map(([one]) => one?.text.trim() ?? "").join("、");
  return first && isList ? withText(first, text.replace(/(?<=】)、/gu, "").replace(/、(?=【)/gu, " ")) : null;
}

export function withText(segment: Segment, text: string): Segment {
  const [piece] = segment.pieces;
  return { ...segment, text, pieces: piece ? [{ ...piece, text }] : [] };
}
