import type { Segment } from "./lines.ts";

/**
 * Returns how many blocks of notes have several lines. The cells of a table stand below each other too, but each on a row
 * with two or more others: they are no notes.
 */
export function stackedIn(blocks: readonly (readonly Segment[])[], others: readonly Segment[]): number {
  const stacked = blocks.filter((block) => block.length > 1 && block.length < 5);
  const below = stacked.flatMap((block) => block.slice(1));
  const inRow = ({ y }: Segment) => others.filter((other) => Math.abs(other.y - y) < 1).length > 1;
  return below.filter(inRow).length > below.length * 0.5 ? 0 : stacked.length;
}
