import type { FileLayout, TextRun } from "../layout-model.ts";
import { presentPattern } from "../words/present.ts";
import { monthsFirst } from "./month-first.ts";
import { wholeYears } from "./short-years.ts";
import { yearsOfRanges } from "./year-ranges.ts";

/**
 * How some dates are meant is told by all of a file together, and by none of them alone: which of two figures is the month,
 * and whether two digits are a year.
 */

/** Takes the texts of a file, and returns how each is written so that its dates mean the same everywhere; null for as they are. */
export type DateRule = (texts: readonly string[]) => ((text: string) => string) | null;

/** Returns the file with its dates as the rules tell, each after the one before it. */
export function withDatesTold<File extends FileLayout>(
  file: File,
  rules: readonly DateRule[] = [monthsFirst, yearsOfRanges, wholeYears],
): File {
  let isTold = false;
  let pages = file.pages.map((page) => ({ ...page, runs: withPiecesJoined(page.runs) }));
  for (const rule of rules) {
    const inFull = rule(pages.flatMap(({ runs }) => runs.map(({ text }) => text)));
    if (!inFull) continue;
    isTold = true;
    pages = pages.map((page) => ({ ...page, runs: page.runs.map((run) => ({ ...run, text: inFull(run.text) })) }));
  }
  return isTold ? { ...file, pages } : file;
}

/** A date may be written in several pieces that touch each other: "1", "05.6~", "107.7". */
function withPiecesJoined(runs: readonly TextRun[]): TextRun[] {
  const joined: TextRun[] = [];
  for (const run of runs) {
    const before = joined.at(-1);
    const isOne =
      before !== undefined &&
      before.y === run.y &&
      Math.abs(before.x + before.width - run.x) < run.size * roomBetween(before.text, run.text) &&
      before.size === run.size &&
      beginsAsDate.test(before.text) &&
      isOfDate.test(before.text + run.text) &&
      before.isBold === run.isBold &&
      before.color === run.color;
    if (isOne)
      joined[joined.length - 1] = { ...before, text: before.text + run.text, width: run.x + run.width - before.x };
    else joined.push(run);
  }
  return joined;
}

/** In sizes of the type: at the sign of a range, and behind a space, as much room as a space has. */
const roomBetween = (before: string, text: string) =>
  /[\s~～–-]$/u.test(before) || /^[\s~～–-]/u.test(text) ? 0.45 : 0.1;

/** Asked before two texts are put together, which costs more: most texts begin with a letter. */
const beginsAsDate = /^[\s\d./~～–-]/u;
const isOfDate = new RegExp(`^[\\s\\d./~～–-]+(?:(?:${presentPattern})[)）]?)?$`, "iu");
