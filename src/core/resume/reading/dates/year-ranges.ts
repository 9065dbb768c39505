import { year } from "./date-forms.ts";
import type { DateRule } from "./file-dates.ts";

/**
 * "2008-09" is a month, or two years. Where a file has ranges of years such as "2014-15", of which the second figure is no
 * month, and all others go on from their year too, all of them are years: their ends are then written out.
 */
const short = new RegExp(
  `(?<![\\d./-])(${year})\\s?([-–])\\s?(\\d\\d)(?!\\d|[./]\\d|\\s?[-–—]\\s?\\d|\\s?[-–—]\\s?\\p{L})`,
  "gu",
);

/** In years: a longer range is none that somebody writes so. */
const longest = 12;

/** Writes out the ends of such ranges, where a file has several. */
export const yearsOfRanges: DateRule = (texts) => {
  const found = texts.flatMap((text) => [...text.matchAll(short)]);
  const goesOn = ([, from = "", , to = ""]: RegExpMatchArray) => {
    const years = Number(to) - (Number(from) % 100);
    return years > 0 && years <= longest;
  };
  const sure = found.filter(([, , , to]) => Number(to) > 12);
  if (sure.length < 2 || sure.length === found.length || !found.every(goesOn)) return null;
  const inFull = (_: string, from: string, sign: string, to: string) => `${from}${sign}${from.slice(0, 2)}${to}`;
  return (text) => text.replace(short, inFull);
};
