import type { Line } from "./lines.ts";

/** In sizes of the type: text is seldom set with its lines wider apart. */
const loosest = 1.5;

/**
 * Returns how far apart the lines of one text stand in a section, in points: the least room that many of its lines have.
 * One or two lines that stand nearer are a slip; where all lines that are alike stand wider than text does, each is a text
 * of its own, and the second nearest two tell.
 */
export function leadingOf(lines: readonly Line[]): number {
  const gaps = lines
    .filter(({ segments }) => segments.length === 1)
    .flatMap(({ gap, size, wrapped }) => [gap, wrapped?.gap ?? 0].filter((one) => one > size * 0.9 && one < size * 3))
    .sort((a, b) => a - b);
  const alike = (gap: number) => gaps.filter((one) => one >= gap && one < gap * 1.08).length;
  const least = Math.max(2, gaps.length * 0.1);
  const found = gaps.find((gap) => alike(gap) >= least) ?? Number.POSITIVE_INFINITY;
  return found < loosest * (lines[0]?.size ?? 0) ? found : (gaps[1] ?? Number.POSITIVE_INFINITY);
}
