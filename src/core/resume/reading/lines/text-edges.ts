import type { Line } from "./lines.ts";

/** In letters: a shorter line is no text that a column would be filled with. */
const shortest = 45;
/** How many texts must end alike. */
const least = 3;

/**
 * Returns where the texts of each column end: where several of them end alike, however far its bold heads reach, and
 * elsewhere at its longest line.
 */
export function edgesOf(
  lines: readonly Line[],
  columnOf: (line: Line) => string = ({ column }) => column,
): ReadonlyMap<string, number> {
  const ends = new Map<string, { longest: number; texts: Line[] }>();
  for (const line of lines) {
    const end = ends.get(columnOf(line)) ?? { longest: 0, texts: [] };
    end.longest = Math.max(end.longest, line.right, line.wrapped?.right ?? 0);
    if (!line.isBold && line.segments.length === 1 && line.text.length > shortest) end.texts.push(line);
    ends.set(columnOf(line), end);
  }
  const edges = new Map<string, number>();
  for (const [column, { longest, texts }] of ends) {
    const edge = texts.reduce((furthest, { right }) => Math.max(furthest, right), 0);
    const alike = texts.filter(({ right, size }) => right > edge - size);
    edges.set(column, alike.length > least ? edge : longest);
  }
  return edges;
}
