import { isFormColumn, isTextColumn } from "../terms/circumstances.ts";
import type { EntryLabel } from "../words/entry-labels.ts";
import { labelledIn } from "./entry-labels.ts";
import type { Line, Segment } from "./lines.ts";
import { withSegments } from "./segments.ts";

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
    if (endsTable(line, columns)) columns = [];
    if (columns.length === 0 || line.segments.length < 2) return [line];
    const told = toldIn(line, columns);
    // A row with as many cells as there are columns has one in each, wherever in it the text stands.
    const cells = line.segments.filter(({ text }, at) => at > 0 || !/^\d{1,2}$/u.test(text.trim()));
    const inOrder = (one: Segment) => (cells.length === columns.length ? columns[cells.indexOf(one)] : undefined);
    const segments = line.segments.flatMap((one) => (told.includes(one) ? [] : [named(one, columns, inOrder(one))]));
    const isCell = line.isCell === true || tellsProjects(columns);
    const row = { ...withSegments(line, segments), isCell };
    const below = told.map((one) => ({
      ...row,
      segments: [one],
      text: one.text,
      x: one.x,
      right: one.right,
      isTold: true,
    }));
    return [row, ...below];
  });
}

/** Where one column names who gave each job, and another tells what was done, that is the text below the job. */
function toldIn({ segments }: Line, columns: readonly Column[]): Segment[] {
  const isNamed = columns.some(({ label }) => label === "organisation");
  const told = segments.filter((one, at) => at > 0 && isTextColumn(columnOf(one, columns)?.name ?? ""));
  return isNamed && told.length < segments.length - 1 ? told : [];
}

/** Returns what a table tells about by the names of its columns: when and at whom somebody worked, or learnt. */
export function kindOfTable(first: Line | undefined): "work" | "education" | null {
  const labels = (first && columnsOf(first))?.map(({ label }) => label) ?? [];
  if (!labels.includes("time")) return null;
  return labels.includes("organisation") ? "work" : labels.includes("school") ? "education" : null;
}

/** Returns true for the row that names the columns of a table: "기간 | 학교명 | 전공". */
export const namesColumns = (line: Line): boolean => columnsOf(line) !== null;

/** `label` is null where the name of a column tells several things, or none that is known. */
type Column = { x: number; middle: number; name: string; label: EntryLabel | null; isKnown: boolean };

function columnsOf({ segments }: Line): Column[] | null {
  if (segments.length < 2) return null;
  const names = segments.map(({ text }) => unspaced(text.replace(/\s*[(（][^()（）]*[)）]/gu, "").trim()));
  if (names.some((name) => name.length >= 16 || /\d|[:：]\s*\p{L}/u.test(name))) return null;
  const columns = segments.map(({ x, right }, at) => {
    const name = names[at] ?? "";
    const parts = name
      .split(/\s*(?:[/／・·,]|\s및\s|及び|および)\s*/u)
      .map((part) => labelledIn(`${part}:`)?.label ?? null);
    const label = labelledIn(`${name}:`)?.label ?? (new Set(parts).size === 1 ? (parts[0] ?? null) : null);
    return { x, middle: (x + right) / 2, name, label, isKnown: label !== null || parts.every((one) => one !== null) };
  });
  const isDated = columns.some(({ label }) => label === "time");
  const known = columns.filter(({ isKnown, name }) => isKnown || (isDated && isTextColumn(name)));
  const labels = new Set(known.map(({ label }) => label));
  // A table of certificates or of skills has columns of its own.
  const isOfForm = columns.every(({ isKnown, name }) => isKnown || isFormColumn(name) || isTextColumn(name));
  if (isOfForm && new Set(names).size > 1) return columns;
  // Beside dates and names may stand columns that no table of words knows.
  const most = isDated ? 0.39 : 0.6;
  const isTable = (labels.size > 1 || (isDated && known.length > 1)) && known.length >= columns.length * most;
  return isTable ? columns : null;
}

/** "학 과", "년 / 월": the letters of a short name stand apart to fill the width of its column. */
const unspaced = (name: string) =>
  /^[^\p{Script=Latin}](?:\s+[^\p{Script=Latin}])+$/u.test(name) ? name.replace(/\s/gu, "") : name;

/** True where the columns name projects, and nobody who gave a job. */
const tellsProjects = (columns: readonly Column[]) =>
  columns.some(({ label }) => label === "name") && columns.every(({ label }) => label !== "organisation");

/** A text alone at the left edge stands below a table, and in none of its cells. */
function endsTable(line: Line, columns: readonly Column[]): boolean {
  const [first] = columns;
  return first !== undefined && line.segments.length === 1 && !line.isParagraph && line.x < first.x + 3;
}

/** In points: a cell begins, or has its middle, about where the name of its column does. */
const reach = 45;

const distance = ({ x, middle }: Column, segment: Segment) =>
  Math.min(Math.abs(x - segment.x), Math.abs(middle - (segment.x + segment.right) / 2));

const columnOf = (segment: Segment, columns: readonly Column[]) =>
  [...columns].sort((a, b) => distance(a, segment) - distance(b, segment))[0];

/** `inOrder`: the column in whose place a cell stands, where it is not right below the name of any. */
function named(segment: Segment, columns: readonly Column[], inOrder: Column | undefined): Segment {
  const nearest = columnOf(segment, columns);
  const isNear = nearest !== undefined && distance(nearest, segment) < reach;
  const column = isNear ? nearest : inOrder;
  const isField = column?.label && column.label !== "time";
  if (!isField || labelledIn(segment.text) !== null || !/\p{L}/u.test(segment.text)) return segment;
  const [first, ...rest] = segment.pieces;
  const prefix = `${column.name}: `;
  return {
    ...segment,
    text: prefix + segment.text,
    pieces: first ? [{ ...first, text: prefix + first.text }, ...rest] : [],
  };
}
