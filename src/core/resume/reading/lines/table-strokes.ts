import type { Rule } from "../layout-model.ts";

/** Part of step 2: the rules of a page as strokes, without those that only adorn what stands in a cell. */
export type Stroke = { at: number; from: number; to: number };
export type Strokes = { upright: Stroke[]; level: Stroke[] };

/** In points: rules nearer to each other than this are one. */
export const same = 2.2;

/** No page of a resume has so many rules; a file that is made to be slow has. */
const mostStrokes = 1500;

/** Returns the strokes that may be sides of cells; none where there are too few or too many for a table. */
export function strokesOf(rules: readonly Rule[], pageWidth: number): Strokes {
  const upright = joined(
    rules.filter(({ x1, x2, y1, y2 }) => x2 - x1 < 1.5 && y2 - y1 > 6),
    ({ x1 }) => x1,
    ({ y1, y2 }) => [y1, y2],
  );
  const level = joined(
    rules.filter(({ x1, x2, y1, y2 }) => y2 - y1 < 1.5 && x2 - x1 > 6),
    ({ y1 }) => y1,
    ({ x1, x2 }) => [x1, x2],
  );
  // The edges of the paper are no borders of a table.
  const inner = upright.filter((stroke) => stroke.at > 8 && stroke.at < pageWidth - 8);
  if (inner.length < 3 || level.length < 3 || inner.length + level.length > mostStrokes)
    return { upright: [], level: [] };
  return withSidesClosed(withoutAdornments({ upright: inner, level }));
}

/** Tables of forms may have no borders at their sides: where the lines between their rows end at one place, one stands. */
function withSidesClosed(all: Strokes): Strokes {
  const added = gridsOf(all).flatMap(({ upright, level, left, right, top, bottom }) => {
    const rows = level.filter(({ from, to }) => to - from > (right - left) * 0.6);
    if (upright.length < 2 || rows.length < 3) return [];
    const isOpen = (at: number, end: "from" | "to") =>
      rows.filter((one) => Math.abs(one[end] - at) < same).length > rows.length * 0.8 &&
      !upright.some((one) => Math.abs(one.at - at) < same && one.from < top + same && one.to > bottom - same);
    return [
      ...(isOpen(left, "from") ? [{ at: left, from: top, to: bottom }] : []),
      ...(isOpen(right, "to") ? [{ at: right, from: top, to: bottom }] : []),
    ];
  });
  return { ...all, upright: [...all.upright, ...added].sort((a, b) => a.at - b.at) };
}

/** Rules are drawn cell by cell: those of one line that touch are one. */
function joined(
  rules: readonly Rule[],
  at: (rule: Rule) => number,
  extent: (rule: Rule) => readonly [number, number],
): Stroke[] {
  const lines: Stroke[][] = [];
  const all = rules.map((rule) => ({ at: at(rule), from: extent(rule)[0], to: extent(rule)[1] }));
  for (const one of all.sort((a, b) => a.at - b.at)) {
    const line = lines.at(-1);
    if (line && one.at - (line[0]?.at ?? 0) < same) line.push(one);
    else lines.push([one]);
  }
  return lines.flatMap((line) =>
    line
      .sort((a, b) => a.from - b.from)
      .reduce<Stroke[]>((strokes, one) => {
        const before = strokes.at(-1);
        if (before && one.from < before.to + 3) before.to = Math.max(before.to, one.to);
        else strokes.push({ ...one });
        return strokes;
      }, []),
  );
}

type Grid = Strokes & { left: number; right: number; top: number; bottom: number };

/**
 * The strokes of a table touch each other. What stands within one and touches none of them is the line below a title,
 * the ground or the bar that it is set on, and no side of a cell.
 */
function withoutAdornments(all: Strokes): Strokes {
  const grids = gridsOf(all);
  const tables = grids.filter(({ upright, level }) => upright.length > 2 && level.length > 2);
  const isWithin = (one: Grid) =>
    tables.some(
      (table) =>
        table !== one &&
        one.left > table.left &&
        one.right < table.right &&
        one.top > table.top &&
        one.bottom < table.bottom,
    );
  const kept = grids.filter((one) => tables.includes(one) || !isWithin(one));
  const inOrder = (strokes: readonly Stroke[][]) => strokes.flat().sort((a, b) => a.at - b.at);
  return { upright: inOrder(kept.map((one) => one.upright)), level: inOrder(kept.map((one) => one.level)) };
}

/** The groups of strokes that touch or cross each other. */
function gridsOf({ upright, level }: Strokes): Grid[] {
  const near = (one: Stroke, place: number) => one.from < place + same && one.to > place - same;
  const left = new Set(upright);
  const rest = new Set(level);
  const grids: Grid[] = [];
  const take = (upright: Stroke[], level: Stroke[]) => {
    // The lists grow while they are walked through.
    for (let [at, row] = [0, 0]; at < upright.length || row < level.length; ) {
      const one = upright[at];
      if (one) {
        for (const other of rest)
          if (near(one, other.at) && near(other, one.at)) {
            rest.delete(other);
            level.push(other);
          }
        at += 1;
        continue;
      }
      const other = level[row];
      if (other)
        for (const next of left)
          if (near(next, other.at) && near(other, next.at)) {
            left.delete(next);
            upright.push(next);
          }
      row += 1;
    }
    const [xs, ys] = [upright.map(({ at }) => at), level.map(({ at }) => at)];
    grids.push({
      upright,
      level,
      left: Math.min(...xs, ...level.map(({ from }) => from)),
      right: Math.max(...xs, ...level.map(({ to }) => to)),
      top: Math.min(...ys, ...upright.map(({ from }) => from)),
      bottom: Math.max(...ys, ...upright.map(({ to }) => to)),
    });
  };
  for (const one of left) {
    left.delete(one);
    take([one], []);
  }
  for (const one of rest) {
    rest.delete(one);
    take([], [one]);
  }
  return grids;
}
