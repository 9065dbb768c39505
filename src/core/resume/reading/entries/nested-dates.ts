import { compareDates, type DateRange } from "../dates/date-ranges.ts";
import { lookOf } from "../heads/wrapped-heads.ts";
import type { Line } from "../lines/lines.ts";
import { scoresOf } from "../terms/classify.ts";
import { type Marked, saysDates } from "./head-dates.ts";

/**
 * Projects and courses that an entry is told with may have dates of their own. They lie within its time, and are set smaller
 * or further to the right than the heads of entries are: they are part of its text.
 */
export function withoutNested(marked: readonly Marked[], anchors: readonly number[]): number[] {
  const [first] = anchors;
  const main = first === undefined ? undefined : marked[first];
  if (!main) return [];
  let range = main.range;
  return anchors.filter((at) => {
    const one = marked[at];
    if (!one || at === first) return true;
    const isPart =
      isTerm(one, main.line) ||
      isAside(one.line, main.line) ||
      (range !== null && isReached(one, main, range)) ||
      (isBelow(one.line, main.line) &&
        range !== null &&
        (one.range?.end !== "" || saysDates(one.line, "")) &&
        isWithin(one.range, range) &&
        !namesRole(one.line));
    if (!isPart) range = one.range;
    return !isPart;
  });
}

function isBelow(line: Line, main: Line): boolean {
  const [one, other] = [lookOf(line), lookOf(main)];
  if (one.size > other.size + 0.3 || (one.isBold && !other.isBold)) return false;
  return one.size < other.size - 0.8 || one.x > other.x + 8;
}

const term =
  /^(?:spring|summer|fall|autumn|winter|(?:winter|sommer)semester|(?:first|second|\dst|\dnd) (?:semester|term)|semester|term|semestre|printemps|été|automne|hiver|primavera|verano|otoño|invierno)(?!\p{L})/iu;

/**
 * "Degree: M.Sc. 2022" and "B.Sc. 2019" to the right of the dates that the entries begin with: what was reached in that time,
 * and when.
 */
function isReached({ line, range }: Marked, main: Marked, whole: DateRange): boolean {
  if (range === null || (range.start !== "" && range.end !== "")) return false;
  const day = range.start || range.end;
  const isBehind = range.from > 3 && main.range !== null && main.range.from <= 3 && main.line.segments.length > 1;
  return (
    isBehind &&
    line.segments.length === 1 &&
    line.x > main.line.x + 25 &&
    isWithin({ ...range, start: day, end: day }, whole)
  );
}

/** "Summer 2022" to the right of the head of a school with its dates, above the courses of that term. */
function isTerm({ line, range }: Marked, main: Line): boolean {
  const isOne = range === null || range.start === "" || range.end === "";
  const isAlone = isOne && term.test(line.text.trim()) && saysDates(line, "") && !saysDates(main, "");
  return isAlone && line.x > main.x + 25 && line.column === main.column;
}

/** "(Besides, worked at a shop, 09.2019 – 03.2020)" to the right of the dates of the entries, all of it in brackets. */
function isAside({ text, x, segments }: Line, main: Line): boolean {
  return segments.length === 1 && x > main.x + 8 && /^\((?:[^()]*\s){3}[^()]*\)$/u.test(text.trim());
}

function isWithin(part: DateRange | null, whole: DateRange): boolean {
  if (!part || part.start === "" || whole.start === "" || whole.end === "") return false;
  const isShorter = part.start !== whole.start || part.end !== whole.end;
  return (
    isShorter && compareDates(part.start, whole.start) >= 0 && compareDates(part.end || part.start, whole.end) <= 0
  );
}

/** Who was several things in one company has several jobs in it. */
const namesRole = ({ segments }: Line) =>
  segments.some(({ text }) => scoresOf(text.replace(/\([^()]*\)/gu, "")).role >= 1.6);
