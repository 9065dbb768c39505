import type { ReplyOf } from "#contract/call.ts";
import type { Original, readingCalls } from "#contract/reading.ts";

export type WordPage = ReplyOf<typeof readingCalls.getResumeOriginalLayout>["pages"][number];
type Run = WordPage["runs"][number];
type Place = Original["fields"][number]["places"][number];

/** Text that stands together: a paragraph, or a cell of a table. `lines`: how many it takes when it is wrapped. */
export type RowGroup = { x: number; width: number; lines: number; runs: Run[] };
/** `y` is the baseline where it was read, `top` where it is drawn. */
export type Row = { y: number; top: number; size: number; lines: number; groups: RowGroup[] };

/** In sizes of the type. */
const lineHeight = 1.35;
const cjk = /[\u2E80-\u9FFF\uAC00-\uD7AF\uFF00-\uFFEF\u3000-\u30FF]/u;

/**
 * A Word file has paragraphs and no pages: they are read as one long line each, pressed into the width of their box.
 * Returns them as they can be drawn, wrapped, and how high the page then is.
 */
export function rowsOf({ runs, height }: WordPage): { rows: Row[]; height: number } {
  const rows: Row[] = [];
  for (const run of [...runs].sort((one, other) => one.y - other.y || one.x - other.x)) {
    const row = rows.at(-1);
    if (row && Math.abs(row.y - run.y) < 0.5) {
      row.size = Math.max(row.size, run.size);
      const group = row.groups.at(-1);
      if (group && run.x - (group.x + group.width) < run.size * 0.3) {
        group.runs.push(run);
        group.width = run.x + run.width - group.x;
      } else row.groups.push({ x: run.x, width: run.width, lines: 1, runs: [run] });
    } else {
      const group = { x: run.x, width: run.width, lines: 1, runs: [run] };
      rows.push({ y: run.y, top: 0, size: run.size, lines: 1, groups: [group] });
    }
  }
  let shift = 0;
  for (const row of rows) {
    for (const group of row.groups) group.lines = linesOf(group);
    row.lines = Math.max(...row.groups.map(({ lines }) => lines));
    row.top = row.y - row.size + shift;
    shift += (row.lines - 1) * row.size * lineHeight;
  }
  return { rows, height: height + shift };
}

function linesOf({ runs, width }: RowGroup): number {
  const natural = runs.reduce(
    (sum, { text, size }) => sum + [...text].reduce((all, letter) => all + (cjk.test(letter) ? size : size * 0.5), 0),
    0,
  );
  // Words do not fill their lines.
  return natural <= width * 1.02 ? 1 : Math.ceil((natural * 1.04) / width);
}

/** Returns where something is drawn that was read at a place. */
export function drawnPlace(rows: readonly Row[], place: Place): Place {
  const baseline = place.y + (place.height / 1.3) * 0.95;
  let near: Row | undefined;
  for (const row of rows) if (!near || Math.abs(row.y - baseline) < Math.abs(near.y - baseline)) near = row;
  if (!near) return place;
  const group = near.groups.find(({ x, width }) => place.x >= x - 2 && place.x < x + width);
  if (!group || group.lines === 1) return { ...place, y: near.top, height: near.size * lineHeight };
  return { ...place, x: group.x, width: group.width, y: near.top, height: group.lines * near.size * lineHeight };
}
