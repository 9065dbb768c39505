import type { Line, Segment } from "./lines.ts";
import { bulletOf, markAt } from "./paragraphs.ts";
import { withSegments } from "./segments.ts";

/**
 * Two lists may stand beside each other, so that each row has an item of both. Each item is a line of its own then, and so
 * is what goes on below it: first those of the left list, then those of the right one.
 */

/** In points: what begins as near to each other as this belongs to one list. */
const near = 3;

/** Returns the lines of a text with the lists that stand beside each other one below the other. */
export function withListsBeside(lines: readonly Line[]): Line[] {
  const all: Line[] = [];
  let at = 0;
  while (at < lines.length) {
    const first = lines[at] as Line;
    const start = rightList(first);
    const count = start === null ? 0 : rowsIn(lines.slice(at), start);
    const rows = lines.slice(at, at + Math.max(1, count));
    if (start === null) all.push(first);
    else all.push(...listOf(rows, (x) => x < start - near), ...listOf(rows, (x) => x >= start - near));
    at += rows.length;
  }
  return all;
}

/** Where the second list begins in a row with an item of two lists; null for any other row. */
function rightList(line: Line): number | null {
  const marked = line.segments.slice(1).find(({ text }) => markAt(text) !== "" && /\p{L}/u.test(text));
  const isListed = bulletOf(line) !== "" && /\p{L}/u.test(line.segments[0]?.text ?? "");
  return marked && isListed && !line.isCell ? marked.x : null;
}

/** How many rows below each other are parted where the second list begins. */
function rowsIn([first, ...others]: readonly Line[], start: number): number {
  const crosses = ({ x, right }: Segment) => x < start - near && right > start;
  const end = others.findIndex(
    (line) =>
      line.page !== first?.page ||
      line.column !== first.column ||
      line.segments.some(crosses) ||
      line.segments.every(({ x }) => x < start - near),
  );
  return 1 + (end < 0 ? others.length : end);
}

/** Returns the lines of one of the lists, as far below each other as they stand. */
function listOf(rows: readonly Line[], isIn: (x: number) => boolean): Line[] {
  const lines = rows.flatMap((row) => {
    const segments = row.segments.filter(({ x }) => isIn(x));
    const [first] = segments;
    if (!first) return [];
    const right = Math.max(...segments.map((one) => one.right));
    return [{ ...withSegments(row, segments), x: first.x, right }];
  });
  const edge = Math.max(...lines.map(({ right }) => right));
  return lines.map((line, at) => {
    const above = lines[at - 1];
    const left = lines[0]?.x ?? line.x;
    const gap = above ? line.y - above.y : line.gap;
    return {
      ...line,
      gap,
      left,
      width: edge - left,
      edge,
      textEdge: edge,
      column: `${line.column} ${Math.round(left)}`,
    };
  });
}
