import { remembered } from "../remembered.ts";
import { monthPattern, months } from "../words/months.ts";
import { presentPattern } from "../words/present.ts";
import { fullYear, mayBegin, mayHoldDate, monthly, partAt, year } from "./date-forms.ts";

/** The dates of an entry as they stand in a line of text: a range, or one date alone as `date-forms.ts` reads it. */
export type DateRange = {
  /** `YYYY-MM`, `YYYY` or empty. */
  start: string;
  /** The same, or `present`. */
  end: string;
  /** Where the dates stand in the text. */
  from: number;
  to: number;
};

/** The source of a pattern: what stands between the two ends of a range. */
export const between =
  "(?:(?:新卒|中途)?入(?:社|所|職|庁|行))?[\\])]?\\s*(?:(?:[-–—=]+>|[-–—−―‐‑‒~～〜∼→－ー﹣\\uE000-\\uE00F]+)|\\bto\\b|\\buntil\\b|\\btill\\b|\\buntill\\b|\\bup\\s?to\\b|\\bthru\\b|\\bthrough\\b|\\bbis\\b|\\bau\\b|(?<!\\p{L})à(?!\\p{L})|\\bal\\b|\\ba\\b|\\bhasta\\b|\\bjusqu['’](?:en|au|à)(?!\\p{L})|至|到|から|부터|\\u00ad)\\s*(?:\\b(?:a|hasta)\\s+(?=(?:la|el|hoy|ahora)\\b))?(?:\\b(?:la|el)\\b\\s+|\\bzu[mr]\\b\\s+|\\b(?:ws|ss|wise|sose|(?:winter|sommer)semester)\\b\\s+|\\bl['’]|(?:voraussichtlich|vorr?auss?(?:ichtl)?\\.|vsl\\.?|ca\\.|einschließlich|inkl\\.|[(\\[]?(?:expected|projected|anticipated|planned)[)\\]]?|prévue?|previst[oa])\\s+)?";
const separator = new RegExp(`${between}[\\[(]?`, "iuy");
const present = new RegExp(`(?:${presentPattern})(?:まで)?(?:(?<!\\p{Script=Latin})|(?![a-z]))`, "iuy");

/** "October 2017 | June 2018": a bar stands between two months as between anything else, the later one behind it. */
const bar = /^\s*[|｜]\s*/u;
const slash = /^\s*\/\s*/u;
const onlyMonth = /(1[0-2]|0?[1-9])(?!\d|[./-]\d)\s*(?:月|월)?/y;
const onlyYear = /(\d{2})(?!\d)/y;
const monthAlone = new RegExp(`(?<![\\p{L}])(${monthPattern})\\.?(?![\\p{L}])`, "iuy");
/** "04 à 06/2019", "15/06 au 30/08/2015": a month in two figures, with its day or without. */
const monthInFigures = /(?<![\d./-])(?:[0-3]\d[./])?(0[1-9]|1[0-2])\.?(?=\s*[^\s\d.]+\s*[\d./]+[./](?:19|20)\d\d)/uy;
/** "sept. 21", "09/21" */
const shortDate = new RegExp(
  `(?:(${monthPattern})(?:\\.?\\s|-)|(?<![\\d/])(0[1-9]|1[0-2])/)(\\d{2})(?![\\d:/]|,?\\s${year})`,
  "iuy",
);
const since = /(?:\b(?:since|from|seit|ab|depuis|desde)\b|自)\s*(?:le\s+|el\s+|dem\s+)?$/iu;
/** "11th July – 8th August 2022": the day before the first month. */
const dayBefore = /(?<![\p{L}\p{N}])\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?$/iu;
/** What stands before the first of two dates and belongs to them: "de sept. 2017 à juin 2018", "von 2012 bis 2014". */
const fromWord =
  /(?<![\p{L}\p{N}])(?:(?:desde|de|del|du|from|von|vom|entre|between|ws|ss|wise|sose|(?:winter|sommer)semester)\s+(?:le\s+|el\s+|dem\s+)?|d['’]\s?)(?:\d{1,2}(?:er)?\s)?$/iu;
/** What stands at the beginning of a text before its one date: "En juin 2015", "De 2016" above "à 2018". */
const wordBefore =
  /(?:^|[\t(])\s*((?:en|de|du|le|im|in|à|au|ws|ss|wise|sose|(?:winter|sommer)semester)\s+|d['’]\s?)$/iu;
const until = /(?:\b(?:until|bis|jusqu['’]?(?:à|en)|hasta)\b)\s*$/iu;

/** What is said of the one day of studies, which is their end. */
const graduation =
  /(?<![\p{L}\d])(?:(?:expected|anticipated|projected|estimated)(?:\s(?:to\s)?(?:graduat(?:ion|e|ing)|completion))?(?:\sdate)?|graduat(?:ion|ed|ing)(?:\s(?:date|year))?|class\sof|matriculated|degree\s(?:conferred|awarded)|(?:année|date|mois)\sd['’]obtention|(?:diplômes?\s)?obtenue?s?(?:\s(?:en|le))?|année\s(?:scolaire|universitaire|académique)|promotion|promo|session(?:\sde)?|fecha\sde\s(?:graduación|titulación|egreso)|voraussichtlicher\s(?:studien)?abschluss)\s*(?:[:：-]|in|on|by|im)?\s*$/iu;

/** Returns every range and every date alone in a text, from left to right. */
export function findDates(text: string): readonly DateRange[] {
  // Most lines of a file have none.
  return mayHoldDate(text) ? datesIn(text) : [];
}

const datesIn = remembered((text: string): readonly DateRange[] => {
  const found: DateRange[] = [];
  let index = 0;
  while (index < text.length && found.length < 12) {
    const range = mayBegin(text, index) ? rangeAt(text, index) : null;
    if (!range) {
      index += 1;
      continue;
    }
    const before = found.at(-1);
    if (before && (isFurther(before, range, text) || areYears(before, range, text)))
      found[found.length - 1] = asOne(before, range);
    else found.push(range);
    index = range.to;
  }
  return found;
});

const isClosed = ({ start, end }: DateRange) => start !== "" && end !== "";

/** "Aug 2022 – Dec 2022 & Jan 2024 – Present": two times of one thing in their order, with nothing but such a sign between. */
const isFurther = (before: DateRange, range: DateRange, text: string) =>
  isClosed(before) &&
  isClosed(range) &&
  compareDates(before.end, range.start) <= 0 &&
  /^\s*(?:&|\+|,|and|und|et|y)\s*$/u.test(text.slice(before.to, range.from));

/** "2020 & 2021" at the beginning of a text: two years in which something was. */
const areYears = (before: DateRange, range: DateRange, text: string) =>
  before.from === 0 &&
  /^(?:19|20)\d\d\s*(?:&|,|and|und|et|y)\s*(?:19|20)\d\d(?=\s*$|[\t:])/u.test(text) &&
  text.slice(before.from, before.to).length === 4 &&
  text.slice(range.from, range.to).length === 4 &&
  before.start < range.start;

/** What is told of something that was interrupted is when it began and when it ended. */
function asOne(one: DateRange, other: DateRange): DateRange {
  return { start: one.start, end: other.end || other.start, from: one.from, to: other.to };
}

function rangeAt(text: string, index: number): DateRange | null {
  const first = partAt(text, index);
  if (!first) return rangeOfMonths(text, index) ?? rangeOfShortYears(text, index);
  const afterFirst = index + first.length;
  const before = text.slice(Math.max(0, index - 14), index);
  const second = endAfter(text, afterFirst, first.value);
  if (second) {
    const from = index - (fromWord.exec(before)?.[0].length ?? 0);
    return ordered({ start: first.value, end: second.value, from, to: second.to });
  }
  const sinceMatch = since.exec(before);
  if (sinceMatch) {
    return { start: first.value, end: "present", from: index - sinceMatch[0].length, to: afterFirst };
  }
  const untilMatch = until.exec(before);
  if (untilMatch) return { start: "", end: first.value, from: index - untilMatch[0].length, to: afterFirst };
  const graduates = graduation.exec(text.slice(Math.max(0, index - 40), index));
  if (graduates) return { start: first.value, end: "", from: index - graduates[0].length, to: afterFirst };
  // "2019 –" with nothing behind it goes on, also in brackets.
  separator.lastIndex = afterFirst;
  const open = separator.exec(text);
  const isOpen =
    open !== null && /^\s*[)\]）]?\s*$/u.test(text.slice(afterFirst + open[0].length)) && /[-–—~～〜−]/.test(open[0]);
  return {
    start: first.value,
    end: isOpen ? "present" : "",
    from: index - (wordBefore.exec(text.slice(0, index))?.[1]?.length ?? 0),
    to: isOpen ? afterFirst + (open?.[0].length ?? 0) : afterFirst,
  };
}

/** "Jan – Mar 2020": the year stands once, at the end. */
function rangeOfMonths(text: string, index: number): DateRange | null {
  monthAlone.lastIndex = index;
  monthInFigures.lastIndex = index;
  const named = monthAlone.exec(text);
  const match = named ?? monthInFigures.exec(text);
  if (!match || /\p{L}/u.test(text[index - 1] ?? "")) return null;
  const after = index + match[0].length;
  separator.lastIndex = after;
  const sign = separator.exec(text) ?? (named && /^\s*(?:\/\s*|(?:&|[yie]|et|and|und)\s+)/iu.exec(text.slice(after)));
  if (!sign) return null;
  const end = partAt(text, after + sign[0].length);
  if (end?.value.length !== 7) return null;
  const start = monthly(end.value.slice(0, 4), named ? String(months[(match[1] ?? "").toLowerCase()]) : match[1]);
  const to = after + sign[0].length + end.length;
  // "01-10/2020 – 31/01/2021" begins with a day.
  if (!named && (start > end.value || endAfter(text, to, end.value))) return null;
  const before = text.slice(Math.max(0, index - 14), index);
  const from = index - ((fromWord.exec(before) ?? dayBefore.exec(before))?.[0].length ?? 0);
  return { start, end: end.value, from, to };
}

/** "Oct. 19 – Juin 24": a year of two digits stands behind its month only where the other end is written so, or is today. */
function rangeOfShortYears(text: string, index: number): DateRange | null {
  shortDate.lastIndex = index;
  const first = shortDate.exec(text);
  if (!first || /\p{L}/u.test(text[index - 1] ?? "")) return null;
  const read = ([, word = "", month, y = ""]: RegExpExecArray) =>
    monthly(fullYear(`'${y}`), month ?? String(months[word.toLowerCase()]));
  const start = read(first);
  const sinceWord = since.exec(text.slice(Math.max(0, index - 14), index));
  if (sinceWord) return { start, end: "present", from: index - sinceWord[0].length, to: index + first[0].length };
  separator.lastIndex = index + first[0].length;
  const sign = separator.exec(text);
  if (!sign) return null;
  const at = separator.lastIndex;
  present.lastIndex = at;
  const now = present.exec(text);
  if (now) return { start, end: "present", from: index, to: at + now[0].length };
  shortDate.lastIndex = at;
  const last = shortDate.exec(text);
  return last && read(last) >= start ? { start, end: read(last), from: index, to: at + last[0].length } : null;
}

function endAfter(text: string, index: number, start: string): { value: string; to: number } | null {
  separator.lastIndex = index;
  const slashed = slash.exec(text.slice(index));
  if (slashed) {
    const part = partAt(text, index + slashed[0].length);
    const isLater = part !== null && part.value > start && part.value.length === start.length;
    if (part && isLater) return { value: part.value, to: index + slashed[0].length + part.length };
    const whole = endOfTerm(text, index, start);
    if (whole) {
      // "2015/16 – 2018/19" lasts from the beginning of the first to the end of the last.
      const further = endAfter(text, whole.to, whole.value);
      return further ? (endOfTerm(text, further.to, further.value) ?? further) : whole;
    }
  }
  const barred = start.length === 7 ? bar.exec(text.slice(index)) : null;
  if (barred) return endBehindBar(text, index + barred[0].length, start);
  const sign = separator.exec(text);
  // Some fonts lose the dash between two dates: "Mar. 2010 Aug. 2017".
  const at = index + (sign?.[0].length ?? /^\s+/.exec(text.slice(index))?.[0].length ?? 0);
  if (at === index) return null;
  present.lastIndex = at;
  const now = present.exec(text);
  if (now) return { value: "present", to: at + now[0].length };
  const part = partAt(text, at);
  // "2021年4月～2024年3月現在": until the day on which it was written.
  const asOf = part && sign ? /^\s*(?:現在|현재)/u.exec(text.slice(at + part.length)) : null;
  if (part && asOf) return { value: "present", to: at + part.length + asOf[0].length };
  if (part && (sign || part.value.length === start.length)) return { value: part.value, to: at + part.length };
  if (!sign) return null;
  // "2020, Jul - Okt.": the year stands once, at the beginning.
  monthAlone.lastIndex = at;
  const named = start.length === 7 ? monthAlone.exec(text) : null;
  const last = named && monthly(start.slice(0, 4), String(months[(named[1] ?? "").toLowerCase()]));
  if (named && last && last >= start) return { value: last, to: at + named[0].length };
  onlyMonth.lastIndex = at;
  const month = onlyMonth.exec(text);
  if (month && start.length === 7 && !/^\s*[~～〜]?\d/.test(text.slice(at + month[0].length))) {
    return { value: monthly(start.slice(0, 4), month[1]), to: at + month[0].trimEnd().length };
  }
  onlyYear.lastIndex = at;
  const short = onlyYear.exec(text);
  if (short && start.length === 4 && Number(short[1]) >= Number(start.slice(2))) {
    return { value: start.slice(0, 2) + (short[1] ?? ""), to: at + short[0].length };
  }
  return null;
}

/** "2019/20" is a school year, or a winter's term. */
function endOfTerm(text: string, index: number, start: string): { value: string; to: number } | null {
  const short = /^\/(\d\d)(?![\d/.-])/u.exec(text.slice(index));
  const isNext = start.length === 4 && Number(short?.[1]) === (Number(start.slice(2)) + 1) % 100;
  return isNext ? { value: String(Number(start) + 1), to: index + 3 } : null;
}

function endBehindBar(text: string, at: number, start: string): { value: string; to: number } | null {
  present.lastIndex = at;
  const now = present.exec(text);
  if (now) return { value: "present", to: at + now[0].length };
  const part = partAt(text, at);
  return part?.value.length === 7 && part.value > start ? { value: part.value, to: at + part.length } : null;
}

/** Ranges that are written newest first, or backwards by mistake, are put in order. */
function ordered(range: DateRange): DateRange {
  if (range.end === "present" || range.start === "") return range;
  const starts = range.start.slice(0, 4);
  const ends = range.end.slice(0, 4);
  const isBackwards = starts > ends || (starts === ends && range.end.length === 7 && range.start > range.end);
  return isBackwards ? { ...range, start: range.end, end: range.start } : range;
}

/** Returns the best range of a text, or null: the one with two ends, else the first. */
export function findRange(text: string): DateRange | null {
  const all = findDates(text);
  return all.find(({ start, end }) => start !== "" && end !== "") ?? all[0] ?? null;
}

/** Compares two dates as far as both tell: "2019" is as early as "2019-04", and nothing is later than the present. */
export function compareDates(one: string, other: string): number {
  const [a, b] = [one, other].map((date) => (date === "present" ? "9999" : date)) as [string, string];
  const length = Math.min(a.length, b.length);
  return a.slice(0, length).localeCompare(b.slice(0, length));
}

/** "2021.05 – 2026.06 (5년 2개월)": how long it was says nothing more than the dates do. */
const durationBehind =
  /\uF8F0\s*[(（[]\s*(?:약|约|約|about|approx\.?)?\s*(?:\d+\s*(?:yrs?|years?|mos?|months?|개월|년|年|个月|個月|ヶ月|か月|カ月)\s*)+[)）\]]/giu;

/**
 * Returns the text without a range, and without what surrounds a range only: brackets, and words about a duration
 * ("(2 years 3 months)").
 */
export function withoutDates(text: string, ranges: readonly DateRange[]): string {
  let rest = text;
  for (const { from, to } of [...ranges].sort((a, b) => b.from - a.from)) {
    rest = `${rest.slice(0, from)}\uF8F0${rest.slice(to)}`;
  }
  return rest
    .replace(durationBehind, "\uF8F0")
    .replace(/^\s*\d{1,2}\s*[.．、)）]\s*(?=\uF8F0)/u, "")
    .replace(
      /[([（【［]\s*\uF8F0[^\p{L}\p{N}]*(?:\d+\s*(?:yrs?|years?|mos?|months?|개월|년|年|个月|ヶ月|か月)\s*)*[)\]）】］]/gu,
      "\t",
    )
    .replace(/\s*[,;:|·•，、–—-]*\s*\uF8F0\s*(?:入学|卒業|入社|退社|退職|졸업|입학)?\s*[,;:|·•，、–—-]*\s*/gu, "\t")
    .replace(/(?:^|\t)\s*(?:\d+\s*(?:yrs?|years?|mos?|months?|개월|년|年|个月|ヶ月|か月)\s*)+(?=\t|$)/gu, "\t")
    .replace(/\t+/g, "\t")
    .replace(/^\s+|\s+$/g, "");
}
