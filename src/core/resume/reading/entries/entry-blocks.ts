import { endsSentence } from "../heads/comma-parts.ts";
import type { Body } from "../lines/title-look.ts";
import { type Marked, saysDates } from "./head-dates.ts";
import { withoutMark } from "./listed-heads.ts";

/**
 * Entries that stand apart from each other are known by the room between them, wherever in each the dates stand: below
 * the name and the role, or at the end of all that is told.
 */

/** How much more room there is between entries than between the lines of one. */
const apart = 1.2;

/**
 * Returns where each entry begins, where the widest gaps of a section part it into as many blocks as it has dates, each
 * with its own; null where they do not, or where each block begins with its dates.
 */
export function blockStarts(marked: readonly Marked[], anchors: readonly number[]): number[] | null {
  if (anchors.length < 2) return null;
  const gaps = marked.flatMap(({ line }, at) => (at > 0 && isBelow(marked, at) ? [line.gap / line.size] : []));
  const breaks = marked.flatMap((_, at) => (at > 0 && !isBelow(marked, at) ? [at] : []));
  const least = gaps.toSorted((one, other) => other - one)[anchors.length - 2 - breaks.length];
  if (least === undefined || least > 6) return null;
  const within = gaps.filter((gap) => gap < least);
  if (within.length + anchors.length - 1 - breaks.length !== gaps.length || Math.max(0.8, ...within) * apart > least)
    return null;
  const starts = marked.flatMap(({ line }, at) =>
    at === 0 || !isBelow(marked, at) || line.gap / line.size >= least ? [at] : [],
  );
  const isOwn = (start: number, at: number) => {
    const anchor = anchors[at] ?? -1;
    return anchor >= start && anchor < (starts[at + 1] ?? marked.length);
  };
  // A list that stands apart from the head above it is no entry.
  const listed = starts.filter((start) => marked[start]?.isBullet);
  const isAlike = listed.length === 0 || listed.length === starts.length;
  return starts.length === anchors.length && isAlike && starts.every(isOwn) ? starts : null;
}

/** True for a line below the one before it, in its column. */
function isBelow(marked: readonly Marked[], at: number): boolean {
  const [above, line] = [marked[at - 1]?.line, marked[at]?.line];
  return above !== undefined && line !== undefined && above.page === line.page && above.column === line.column;
}

/**
 * Returns the lines of an entry with those that name it above its dates, and what tells about it below them: of more than
 * two lines above dates, those name it that are set apart, or that are short.
 */
export function withNamesFirst(
  entry: readonly Marked[],
  anchor: number,
  body: Body,
): { lines: Marked[]; anchor: number } {
  const above = entry.slice(0, anchor);
  const dates = entry[anchor];
  if (above.length < 3 || !dates || !saysDates(dates.line, "")) return { lines: [...entry], anchor };
  const isSetApart = ({ line }: Marked) => (line.isBold && !body.isBold) || line.size > body.size * 1.08;
  const isShort = ({ line, isWrapped }: Marked) => !isWrapped && line.text.length < 90 && !endsSentence(line.text);
  const bold = above.filter(isSetApart);
  const mayName = bold.length > 1 ? bold : above.filter(isShort);
  const names = mayName.slice(0, 3);
  if (names.length === 0) return { lines: [...entry], anchor };
  const told = above.filter((one) => !names.includes(one));
  const unlisted = names.map((one) => ({ ...one, line: withoutMark(one.line), isBullet: false, isWrapped: false }));
  return { lines: [...unlisted, dates, ...told, ...entry.slice(anchor + 1)], anchor: unlisted.length };
}
