import { presentPattern } from "../words/present.ts";
import { between } from "./date-ranges.ts";
import type { DateRule } from "./file-dates.ts";

/**
 * Years that are written short: "23.01 - 24.07" in Korea, "09/18 – 08/21" in Germany, "105.6~107.7" in the years of
 * Taiwan. A figure alone never tells that it is a date; what tells is that the file has ranges of them and that most of
 * them are months that follow each other. Their years are then written out before anything is read.
 */
type Order = "yearFirst" | "yearLast" | "ofTaiwan";

const short = "(?<![\\d.,/\\p{L}+-])\\d{1,2}([./])\\s?\\d{1,2}(?:\\N\\s?\\d{1,2})?(?!\\d|[.,/]\\d|\\s?%)\\.?";
const first = `(${short.replace("\\N", "\\2")})`;
const second = `(?:(${short.replace("\\N", "\\4").replace("+-]", "+]")})|(?:${presentPattern})(?![a-z]))`;
const shortRange = new RegExp(`${first}(?:${between})${second}`, "giu");
const alone = new RegExp(
  `^[\\s([]*${first}\\s*(?:[-–~～]\\s*)?[\\s)\\]]*$|(?<=[([]\\s?)${first.replace("\\2", "\\4")}(?=\\s?[)\\]])`,
  "gu",
);

const ofTaiwan = "(?<![\\d.,/\\p{L}+-])(?:1[0-2]\\d|[6-9]\\d)([./])(?:1[0-2]|0?[1-9])(?!\\d|[.,/]\\d)";
const threeDigits = /(?<![\d.,/])1[0-2]\d[./]/u;
const rangeOfTaiwan = new RegExp(
  `(${ofTaiwan})((?:${between}))(?:(${ofTaiwan.replace("+-]", "+]")})|(?:${presentPattern}))`,
  "giu",
);

/** Writes out the years of short dates, where a file has such. */
export const wholeYears: DateRule = (texts) => {
  const order = orderOf(texts);
  if (order === null) return null;
  return order === "ofTaiwan" ? withEras : (text) => withCenturies(text, order);
};

/** Most texts have no such figures, and the pattern of a range is long. */
const hasFigures = (text: string) => /\d[./]\s?\d/u.test(text);

/** Versions of a program may look like a range of months: "Maps 9.3-10.2". */
const mostly = 0.75;

function orderOf(texts: readonly string[]): Order | null {
  const isWide = texts.some((text) => /[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]/u.test(text));
  if (isWide && texts.some((text) => threeDigits.test(text) && text.search(rangeOfTaiwan) >= 0)) return "ofTaiwan";
  const ranges = texts
    .filter(hasFigures)
    .flatMap((text) => [...text.matchAll(shortRange)].map((match) => [match[1], match[3]] as const));
  const isEnough = ranges.length > 1 || ranges.some(([, end]) => end === undefined);
  if (!isEnough) return null;
  const orders: readonly Order[] = isWide ? ["yearFirst", "yearLast"] : ["yearLast", "yearFirst"];
  const least = Math.max(ranges.length * mostly, 1);
  return orders.find((order) => ranges.filter(([start, end]) => follows(start, end, order)).length >= least) ?? null;
}

function follows(start: string | undefined, end: string | undefined, order: Order): boolean {
  const from = monthOf(start ?? "", order);
  const to = end === undefined ? Number.POSITIVE_INFINITY : monthOf(end, order);
  return from !== null && to !== null && from <= to;
}

/** The months since 1950 of a short date, or null where it is none in this order. */
function monthOf(text: string, order: Order): number | null {
  const figures = (text.match(/\d+/gu) ?? []).map(Number);
  const [year, month, day = 1] = order === "yearFirst" ? figures : [...figures].reverse();
  if (year === undefined || month === undefined || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const digits = text.match(/\d+/gu)?.at(order === "yearFirst" ? 0 : -1);
  return digits?.length === 2 ? ((year + 50) % 100) * 12 + month : null;
}

function withCenturies(text: string, order: Order): string {
  const whole = (date: string) => {
    const pattern = order === "yearFirst" ? /^\d{2}/u : /\d{2}(?=\D*$)/u;
    return monthOf(date, order) === null
      ? date
      : date.replace(pattern, (year) => `${Number(year) > 49 ? "19" : "20"}${year}`);
  };
  return text
    .replace(shortRange, (range, start: string, _sign, end: string | undefined) => {
      const rest = range.slice(start.length);
      return whole(start) + (end === undefined ? rest : rest.slice(0, -end.length) + whole(end));
    })
    .replace(alone, (part, one: string | undefined, _sign, other: string | undefined) => {
      const date = one ?? other ?? "";
      return part.replace(date, whole(date));
    });
}

/** The era is written before each year, as a range of two digits alone would be one of the last century elsewhere. */
function withEras(text: string): string {
  return text.replace(rangeOfTaiwan, (range, start: string, _sign, dash: string) => {
    const end = range.slice(start.length + dash.length);
    return `民國${start}${dash}${/^\d/u.test(end) ? "民國" : ""}${end}`;
  });
}
