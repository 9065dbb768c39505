import { type DateRange, findDates, withoutDates } from "../dates/date-ranges.ts";
import { endsInInitials, endsSentence, inSentence } from "../heads/comma-parts.ts";
import type { Line, Segment } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import { isAboutEmployer } from "../terms/circumstances.ts";
import { isPlace, scoresOf } from "../terms/classify.ts";
import { isStudyNote } from "../terms/study-notes.ts";

/** Which lines of a section have the dates of an entry. */

/** A line of a section; `range` is null where it has no dates of an entry. */
export type Marked = { line: Line; range: DateRange | null; isBullet: boolean; isWrapped: boolean };

/** True for a line of a list whose dates stand apart from its text, or lead it: it is the head of an entry. */
export function hasDateBeside({ segments }: Line): boolean {
  return (
    segments.length > 1 &&
    segments.some(({ text }, at) => {
      const [date] = findDates(text);
      return date !== undefined && (at > 0 || date.from <= 3 || (date.start !== "" && date.end !== ""));
    })
  );
}

/** True for a line of a list that says nothing but when something was. */
export function saysDates(line: Line, bullet: string): boolean {
  const told = line.text.slice(line.text.startsWith(bullet) ? bullet.length : 0);
  const dates = findDates(told);
  // "2019 – 2020 (company sold)": what stands in brackets behind a range says how it ended.
  const [date] = dates;
  const isRange = date !== undefined && date.from < 3 && date.start !== "" && date.end !== "";
  const rest = withoutDates(told, dates);
  const said = isRange ? rest.replace(/\s*\([^()]*\)\s*$/u, "") : rest;
  return dates.length === 1 && said.replace(/[^\p{L}\p{N}]/gu, "").length < 4;
}

/** Two lines that end with dates of their own are two, however full the first one is. */
export const endsWithDates = (line: Line) => datesAtEnd(line) !== null;

/** True where those dates are a range. */
export function endsWithRange(line: Line): boolean {
  const { start, end } = datesAtEnd(line) ?? { start: "", end: "" };
  return start !== "" && end !== "";
}

function datesAtEnd({ text }: Line): DateRange | null {
  const last = findDates(text).at(-1);
  return last !== undefined && last.to >= text.trimEnd().length - 1 ? last : null;
}

/** "Springfield, IL | 2016 – 2019": a line that says nothing but where and when never goes on with the one above it. */
export function saysWhereAndWhen({ text }: Line): boolean {
  const [date, ...more] = findDates(text);
  if (date === undefined || date.start === "" || date.end === "" || more.length > 0) return false;
  const rest = withoutDates(text, [date]).replace(/^[\s|,•·–—-]+|[\s|,•·–—-]+$/gu, "");
  return rest === "" || isPlace(rest);
}

export function beginsWithRange({ text }: Line): boolean {
  const [first] = findDates(text);
  return first !== undefined && first.from <= 2 && first.start !== "" && first.end !== "";
}

/** "Year of passing- 2020.": the label of a year, which a full stop may end. */
const isOfYear =
  /^(?:(?:year|date|month) of (?:passing|completion|graduation)|passing year|passed(?: out)?|completed|graduated)(?: in| on)?[\s:：–-]*\.?$/iu;

/** "Lakeside Shop. Manager. .": two or three short names with a stop behind each are no sentence. */
function areNames(rest: string): boolean {
  const parts = rest.split(/\.\s+|\.$/u).filter((part) => /\p{L}/u.test(part));
  const isShort = parts.every((part) => part.trim().length < 45 && /^\p{Lu}/u.test(part.trim()));
  const areKnown = parts.some((part) => {
    const { role, organisation } = scoresOf(part);
    return Math.max(role, organisation) >= 1.6;
  });
  return parts.length > 1 && parts.length < 4 && isShort && areKnown;
}

/** A stop ends a sentence, but not where it is that of a name: "Acme Co., Ltd.". */
const endsAsSentence = (text: string) =>
  /(?<!\b(?:Ltd|Inc|Corp|Co|LLC|Pte|Pty|Bros|Intl|Univ|Dept))[.;。；]$/u.test(text) && !endsInInitials(text);

/** How long a text beside dates may be to be a head: in wide letters, over several lines, behind a range, in a paragraph. */
function longestHead(line: Line, isRangeFirst: boolean, isWide: boolean): number {
  if (isWide) return 42;
  if (line.wrapped !== undefined) return isRangeFirst ? 280 : 220;
  if (isRangeFirst) return 150;
  return line.isParagraph ? 125 : 95;
}

/** "(10개월)", "(2 yrs 3 mos)": how long it was, behind the dates that end a head. */
const onlyDuration =
  /^\s*[(（[·,]?\s*(?:약|총|約|about)?\s*(?:\d+\s*(?:yrs?|years?|mos?|months?|jahre?n?|monate?|ans?|mois|años?|mes(?:es)?|개월|년|年|个月|個月|ヶ月|か月|カ月)\.?\s*(?:,|and|et|und|y)?\s*)+[)）\]]?\s*$/iu;

/** The dates of a line that names an entry: alone in a segment, or at one end of a short one. */
export function headDate(line: Line, mayBeLong = false, isEducation = false): DateRange | null {
  let fallback: DateRange | null = null;
  let offset = 0;
  for (const segment of line.segments) {
    const dates = isAboutEmployer(segment.text) ? [] : findDates(segment.text);
    for (const date of dates) {
      const rest = withoutDates(segment.text, [date]);
      const isAtEdge =
        date.from <= 2 ||
        date.to >= segment.text.trimEnd().length - 2 ||
        onlyDuration.test(segment.text.slice(date.to)) ||
        rest.includes("\t");
      const isAlone = rest.replace(/[^\p{L}\p{N}]/gu, "").length < 4;
      const leads = mayBeLong && date.from <= bulletOf(line).length + 2;
      const isFirst = date.from <= 2 && date.start !== "" && date.end !== "";
      // A row that begins with a range, or a paragraph of one row, may be long.
      const isWide = /[\u4E00-\u9FFF]/u.test(rest);
      // A Latin letter is half as wide as a Chinese one.
      const length = isWide ? rest.replace(/[\p{Script=Latin}\d\s]{2}/gu, "x").length : rest.length;
      const limit = longestHead(line, isFirst, isWide);
      // Classes of TeX end the head of an entry with a full stop: "2014 Internship, Acme, Springfield."
      const isLed = date.from === 0 && offset === 0 && /^\p{Lu}[^.;]{2,30},\s/u.test(rest) && rest.length < 95;
      // "Riverside College, Springfield, IL. Expected May 2021."
      const isName = isEducation && !endsSentence(rest.replace(/\t\.$/u, ""));
      const isNamed = isFirst || isLed || isName || isOfYear.test(rest) || areNames(rest);
      const isSentence = !isNamed && endsAsSentence(rest) && inSentence(rest) === null;
      if (!isAlone && !leads && (!isAtEdge || length > limit || isSentence)) continue;
      const placed = { ...date, from: date.from + offset, to: date.to + offset };
      const isRange = date.start !== "" && date.end !== "";
      if (isRange) return placed;
      fallback ??= placed;
    }
    offset += segment.text.length + 1;
  }
  return fallback;
}

/** What is written at the end of studies belongs to them, with the day on which it was handed in. */
const thesis =
  /(?:master|bachelor|diploma?|doctoral|ph\.?d)(?:['’]s)?\.?[\s-]*(?:thesis|dissertation|arbeit)|(?:master|bachelor|diplom|doktor|studien)arbeit|proyecto (?:de )?fin de|trabajo (?:de )?fin de|m[ée]moire de|th[èe]se :|(?:卒業|修士|博士)論文|(?:졸업|석사|박사)\s?논문/iu;

const isOpenAhead = /^[^\p{L}\d]{0,3}(?:19|20)\d\d[\d\s./年月]*[-–—~～〜]\s*\p{L}/u;

const yearInBars = /\s[|｜•·]\s*(?:19|20)\d\d\s*(?:[|｜•·]|$)/u;

const expected = /预计|預計|expected|anticipated|voraussichtlich|pr[ée]vue?|previst[oa]|見込み|예정/iu;

/** Dates on two lines that follow each other belong together where the first goes on: "2019 –", then "2021". */
export function anchorsOf(marked: readonly Marked[]): number[] {
  const anchors: number[] = [];
  marked.forEach(({ range, line }, index) => {
    if (!range) return;
    const before = anchors.at(-1);
    const above = before === undefined ? undefined : marked[before];
    const isOne = range.start === "" || range.end === "";
    // "Dean's list, fall 2020" tells when something of the studies above was.
    if (isOne && above?.range && isStudyNote(line.text)) return;
    // "预计 2026 年 6 月毕业" says when what goes on will end.
    if (
      isOne &&
      above?.range &&
      before !== undefined &&
      index - before <= 2 &&
      (range.from > 3 || /^[A-Za-z]/.test(line.text)) &&
      expected.test(line.text)
    )
      return;
    if (isOne && above?.range && thesis.test(line.text) && above.range.start !== "" && above.range.end !== "") return;
    if (before !== undefined && above?.range && index - before <= 2) {
      const isSingle = range.start === "" || range.end === "";
      const sameX = Math.abs((above.line.segments[0]?.x ?? 0) - (line.segments[0]?.x ?? 9)) < 3;
      const opened = /[-–—~〜至]\s*$/u.test(above.line.segments[0]?.text ?? "") && above.range.end === "present";
      // A bar hangs below the first of two dates, and the second one stands at its end.
      const isBarred = above.line.segments[1]?.text.trim() === "|" && above.range.end === "" && isSingle;
      if (isBarred && sameX && range.from === 0) {
        const ends = [above.range.start, range.start].sort();
        above.range = { ...above.range, start: ends[0] ?? "", end: ends[1] ?? "" };
        return;
      }
      if (opened && sameX && (isSingle || range.end === "present")) {
        above.range = { ...above.range, end: range.start || range.end };
        return;
      }
      const isFullAbove = above.range.start !== "" && above.range.end !== "";
      const isDated = (segment: Segment | undefined) => segment !== undefined && findDates(segment.text).length > 0;
      const isSameLook = Math.abs(above.line.size - line.size) < 0.4 && above.line.isBold === line.isBold;
      // A second date below a range says something about the same entry: a graduation, a place and a year.
      if (isFullAbove && isSingle && !isSameLook && !isDated(line.segments[0])) return;
    }
    anchors.push(index);
  });
  const ranged = new Set(
    anchors.filter((index) => marked[index]?.range?.end !== "" && marked[index]?.range?.start !== ""),
  );
  // Where most entries have ranges, a year alone in a line of text does not begin one.
  if (ranged.size >= anchors.length * 0.6) {
    const isBold = [...ranged].every((index) => marked[index]?.line.isBold);
    const isPlainYear = (index: number) => {
      const one = marked[index];
      if (one === undefined || ranged.has(index) || one.line.segments.length > 1) return false;
      if (isBold && one.line.isBold && !marked.every(({ line }) => line.isBold)) return false;
      // "Lakeside School | 2019 | 85 %": a year between bars is none of a sentence.
      if (yearInBars.test(one.line.text)) return false;
      // The entry of a list that begins with its date.
      const isFirst = (line: Marked | undefined) => (line?.range?.from ?? 9) <= 3;
      // So does the next one where both begin with theirs.
      if (isFirst(one) && (bulletOf(one.line) !== "" || isFirst(marked[index - 1]))) return false;
      // "2024年1月～ 株式会社青空": what has begun and goes on.
      if ((one.range?.from ?? 9) <= 3 && isOpenAhead.test(one.line.text)) return false;
      return one.line.text.length > 40 || /[(（](?:19|20)\d\d[)）]$/u.test(one.line.text.trim());
    };
    return anchors.filter((index) => !isPlainYear(index));
  }
  return anchors;
}
