import { presentPattern } from "../words/present.ts";
import { fullYear } from "./date-forms.ts";
import { between } from "./date-ranges.ts";
import type { DateRule } from "./file-dates.ts";

/**
 * "08/15/07 – 05/24/12": in the United States the month stands before the day. One date alone does not tell ("03/04/2012"),
 * but all ranges of a file do where one of them has a second figure that no month has, and none has such a first one. They are
 * then written with their years first, which means the same everywhere.
 */

const date = "(?<![\\d./-])(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d{2})(?![\\d/])";
const range = new RegExp(`${date}((?:${between}))(?:${date.replace("./-]", "./]")}|(?=${presentPattern}))`, "giu");

/** Writes such ranges from year to day, where those of a file are of this kind. */
export const monthsFirst: DateRule = (texts) => {
  const found = texts.filter((text) => /\d\/\d{1,2}\/\d/u.test(text)).flatMap((text) => [...text.matchAll(range)]);
  const pairs = found.flatMap(([, a, b, , , c, d]) => [[a, b], ...(c === undefined ? [] : [[c, d]])]);
  const isOrdered = pairs.every(([month]) => Number(month) > 0 && Number(month) <= 12);
  if (!isOrdered || !pairs.some(([, day]) => Number(day) > 12)) return null;
  return (text) => text.replace(range, yearsFirst);
};

function yearsFirst(
  _: string,
  a: string,
  b: string,
  y: string,
  sign: string,
  c?: string,
  d?: string,
  z?: string,
): string {
  const whole = (month: string, day: string, year: string) =>
    `${year.length === 2 ? fullYear(`'${year}`) : year}/${month.padStart(2, "0")}/${day.padStart(2, "0")}`;
  return whole(a, b, y) + sign + (c && d && z ? whole(c, d, z) : "");
}
