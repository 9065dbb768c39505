import { compareDates, type DateRange } from "../dates/date-ranges.ts";
import { lookOf } from "../heads/wrapped-heads.ts";
import type { Line } from "../lines/lines.ts";
import { isAboutEmployer } from "../terms/circumstances.ts";
import { scoresOf } from "../terms/classify.ts";
import { jobTerms } from "../words/japanese-jobs.ts";
import { beginsWithRange, type Marked, saysDates } from "./head-dates.ts";

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
      isStation(marked, at, range) ||
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

/**
 * "2012年4月～2016年3月 株式会社青空", "事業内容：… 資本金：…", and then "2012年4月～2014年3月 ／ 営業部": below what is told of a company
 * stands when somebody was where in it.
 */
function isStation(marked: readonly Marked[], at: number, whole: DateRange | null): boolean {
  const [one, above] = [marked[at], marked[at - 1]];
  const isTold = above !== undefined && (isAboutEmployer(above.line.text) || isTermOfWork(above.line.text));
  if (!one?.range || whole === null || !isTold) return false;
  let from = at - 1;
  while (from > 0 && marked[from]?.range === null && at - from < 8) from -= 1;
  const isBetween = marked.slice(from + 1, at).some(({ line }) => isAboutEmployer(line.text));
  const isHead = marked[from]?.range === whole;
  const isSame = one.range.start === whole.start && one.range.end === whole.end;
  const isWithinIt = isSame || isWithin(one.range, whole);
  return isHead && isBetween && beginsWithRange(one.line) && isWithinIt && !namesRole(one.line);
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

const termsOfWork = new RegExp(`^(?:${jobTerms})(?:として)?(?:勤務|入社|採用)?$`, "u");
/** "正社員として勤務": on what terms somebody worked there. */
const isTermOfWork = (text: string) => termsOfWork.test(text.replace(/\s/gu, ""));

/** Who was several things in one company has several jobs in it. */
const namesRole = ({ segments }: Line) =>
  segments.some(({ text }) => scoresOf(text.replace(/\([^()]*\)/gu, "")).role >= 1.6);
