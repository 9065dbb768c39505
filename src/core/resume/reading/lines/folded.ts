import type { PageLayout } from "../layout-model.ts";
import type { Segment } from "./lines.ts";

/** A sheet that is folded in the middle is two pages beside each other. */
export function halvesOf(segments: Segment[], page: PageLayout): Segment[][] {
  const fold = foldOfForm(segments, page) ?? middleOf(segments, page);
  if (fold === null) return [segments];
  return [segments.filter(({ x }) => x < fold), segments.filter(({ x }) => x >= fold)];
}

function middleOf(segments: readonly Segment[], { width, height }: PageLayout): number | null {
  if (width < height * 1.3) return null;
  const middle = width / 2;
  const left = segments.filter(({ right }) => right < middle);
  const right = segments.filter(({ x }) => x > middle);
  const isFolded = left.length + right.length === segments.length && left.length > 5 && right.length > 5;
  return isFolded ? middle : null;
}

/** In points: the tables of the two halves begin farther from each other than two columns of one table do. */
const leastApart = 150;

/** A form names its columns of years and months on both halves, of whatever size its sheet is. */
function foldOfForm(segments: readonly Segment[], { rules }: PageLayout): number | null {
  const years = segments.filter(
    (one) =>
      one.text === "年" &&
      segments.some(
        ({ text, x, y, size }) => text === "月" && x > one.x && x < one.right + size * 8 && Math.abs(y - one.y) < 2,
      ),
  );
  if (years.length < 2) return null;
  const [left, right] = [Math.min(...years.map(({ x }) => x)), Math.max(...years.map(({ x }) => x))];
  if (right - left < leastApart) return null;
  // The table of the right half begins with the border before its first column.
  const borders = rules.filter(({ x1, x2, y1, y2 }) => x2 - x1 < 1.5 && y2 - y1 > 6 && x1 < right && x1 > right - 60);
  return Math.max(...borders.map(({ x1 }) => x1), right - 60) - 2;
}
