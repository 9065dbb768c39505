import { year } from "./date-forms.ts";
import type { FileLayout } from "./layout-model.ts";
import { withPiecesJoined } from "./short-years.ts";

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

/** Returns the file with the ends of such ranges written out, where it has several. */
export function withYearsOfRanges<File extends FileLayout>(whole: File): File {
  const file = { ...whole, pages: whole.pages.map((page) => ({ ...page, runs: withPiecesJoined(page.runs) })) };
  const found = file.pages.flatMap(({ runs }) => runs.flatMap(({ text }) => [...text.matchAll(short)]));
  const goesOn = ([, from = "", , to = ""]: RegExpMatchArray) => {
    const years = Number(to) - (Number(from) % 100);
    return years > 0 && years <= longest;
  };
  const sure = found.filter(([, , , to]) => Number(to) > 12);
  if (sure.length < 2 || sure.length === found.length || !found.every(goesOn)) return whole;
  const inFull = (_: string, from: string, sign: string, to: string) => `${from}${sign}${from.slice(0, 2)}${to}`;
  const pages = file.pages.map((page) => ({
    ...page,
    runs: page.runs.map((run) => ({ ...run, text: run.text.replace(short, inFull) })),
  }));
  return { ...file, pages };
}
