import type { TextRun } from "../layout-model.ts";

/**
 * Where a page is white from top to bottom but for a few rows, and text stands on both sides: a gutter between columns
 * that may be narrower than the gap that parts two texts elsewhere.
 */
export type QuietGutter = { from: number; to: number };

/** In points: how fine the page is looked at, and how wide a gutter is at least. */
const step = 2;
const leastWidth = 6;

/** Returns the gutters of a page, whose rows are given from left to right. */
export function quietGutters(rows: readonly (readonly TextRun[])[], width: number): QuietGutter[] {
  if (rows.length < 24) return [];
  const inked = new Uint16Array(Math.ceil(width / step) + 2);
  for (const row of rows) {
    let before = -1;
    for (const { x, width: length } of row) {
      const from = Math.max(before + 1, Math.floor(x / step), 0);
      const to = Math.min(inked.length - 1, Math.floor((x + length) / step));
      for (let at = from; at <= to; at += 1) inked[at] = (inked[at] ?? 0) + 1;
      before = Math.max(before, to);
    }
  }
  const few = Math.max(2, rows.length * 0.06);
  const gutters: QuietGutter[] = [];
  let begin = -1;
  for (let at = 0; at < inked.length; at += 1) {
    if ((inked[at] ?? 0) <= few) {
      if (begin < 0) begin = at;
      continue;
    }
    if (begin > 0 && (at - begin) * step >= leastWidth) gutters.push({ from: begin * step, to: at * step });
    begin = -1;
  }
  return gutters.filter((gutter) => partsColumns(gutter, rows, width));
}

/** True in the middle of a page, where many rows have text on either side, and many of each side have it alone. */
function partsColumns({ from, to }: QuietGutter, rows: readonly (readonly TextRun[])[], width: number): boolean {
  if (from < width * 0.2 || to > width * 0.8) return false;
  let [left, right] = [0, 0];
  for (const row of rows) {
    if (row.some(({ x }) => x < from)) left += 1;
    if (row.some(({ x, width: length }) => x + length > to)) right += 1;
  }
  return Math.min(left, right) > rows.length * 0.3;
}

/** True where the gap between the end of a text and the begin of the next lies across a gutter. */
export function isAcross(gutters: readonly QuietGutter[], right: number, x: number): boolean {
  return gutters.some(({ from, to }) => right < to && x > from && Math.min(x, to) - Math.max(right, from) >= step);
}
