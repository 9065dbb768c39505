import { labelledIn } from "./entry-labels.ts";
import type { Line, Segment } from "./lines.ts";
import type { EntryLabel } from "./words/entry-labels.ts";

/**
 * Forms name the columns of a table in its first row: "기간 | 회사명 | 직위". Below it each cell is given the name of its
 * column as its label, and the row of names, which says nothing more, is left out.
 */
export function withColumnLabels(lines: readonly Line[]): Line[] {
  let columns: Column[] = [];
  return lines.flatMap((line) => {
    const found = columnsOf(line);
    if (found) {
      columns = found;
      return [];
    }
    if (columns.length === 0 || line.segments.length < 2) return [line];
    const segments = line.segments.map((segment) => named(segment, columns));
    return [{ ...line, segments, text: segments.map(({ text }) => text).join("\t") }];
  });
}

type Column = { x: number; middle: number; name: string; label: EntryLabel | null };

function columnsOf({ segments }: Line): Column[] | null {
  if (segments.length < 2) return null;
  const columns = segments.map(({ x, right, text }) => {
    const name = text.replace(/\s*[(（][^()（）]*[)）]\s*$/u, "").trim();
    return { x, middle: (x + right) / 2, name, label: labelledIn(`${name}:`)?.label ?? null };
  });
  const known = columns.filter(({ label }) => label !== null);
  const isTable =
    known.length > 1 && known.length >= columns.length * 0.6 && new Set(known.map(({ label }) => label)).size > 1;
  return isTable && columns.every(({ name }) => name.length < 16) ? columns : null;
}

/** In points: a cell begins, or has its middle, about where the name of its column does. */
const reach = 45;

function named(segment: Segment, columns: readonly Column[]): Segment {
  const distance = ({ x, middle }: Column) =>
    Math.min(Math.abs(x - segment.x), Math.abs(middle - (segment.x + segment.right) / 2));
  const column = [...columns].sort((a, b) => distance(a) - distance(b))[0];
  const isField = column?.label && column.label !== "time" && distance(column) < reach;
  if (!isField || labelledIn(segment.text) !== null || !/\p{L}/u.test(segment.text)) return segment;
  const [first, ...rest] = segment.pieces;
  const prefix = `${column.name}: `;
  return {
    ...segment,
    text: prefix + segment.text,
    pieces: first ? [{ ...first, text: prefix + first.text }, ...rest] : [],
  };
}
