import type { Segment } from "./lines.ts";
import type { RuledTable, TableRow } from "./ruled-tables.ts";

/**
 * Part of step 2: texts that stand in a ruled table and in none of its cells, as a side of theirs is drawn in pieces or not
 * at all. They belong to the row whose baseline they share; what shares none stands between the rows above and below it.
 */

/** Returns which texts stand within the frame of a table and in none of its cells. */
export function straysIn({ top, left, right, segments }: RuledTable, all: readonly Segment[]): Segment[] {
  const bottom = Math.max(...segments.map(({ y }) => y));
  return all.filter((one) => one.y > top + 1 && one.y < bottom + 1 && one.x > left - 3 && one.right < right + 3);
}

/** Returns the rows of a table with such texts in their places. */
export function withStrays(rows: readonly TableRow[], strays: readonly Segment[]): TableRow[] {
  const placed = [...rows];
  for (const stray of [...strays].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const isOn = (one: Segment) => Math.abs(one.y - stray.y) < stray.size * 0.35;
    const own = placed.findIndex(({ segments }) => segments.some(isOn));
    const row = placed[own];
    if (row) {
      const [left, right] = [Math.min(row.left, stray.x), Math.max(row.right, stray.right)];
      placed[own] = { ...row, segments: [...row.segments, stray], left, right };
      continue;
    }
    const below = placed.findIndex(({ segments }) => Math.min(...segments.map(({ y }) => y)) > stray.y);
    const added: TableRow = { segments: [stray], left: stray.x, right: stray.right, isBox: true };
    placed.splice(below < 0 ? placed.length : below, 0, added);
  }
  return placed;
}
