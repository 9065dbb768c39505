import { beginsWithRange } from "../entries/head-dates.ts";
import type { Line } from "../lines/lines.ts";
import { namesColumns } from "../lines/table-rows.ts";
import { type Body, isAlone, lookOf } from "../lines/title-look.ts";
import { isDocumentTitle, kindOfHeading } from "../terms/heading-words.ts";
import { labelOf } from "../terms/label-words.ts";

/** Titles of forms in which each section is a table: they stand above it, and look like any text. */

/**
 * Returns the lines set like the text that name a section right above the first row of a table, or above the names of its
 * columns or dates at the head of a row where no borders show it, where there are several.
 */
export function titlesOverTables(lines: readonly Line[], body: Body): ReadonlySet<Line> {
  const isOutside = (line: Line) => line.isCell !== true && line.isBox !== true && isAlone(line);
  const isRow = (line: Line | undefined) =>
    line !== undefined &&
    line.segments.length > 1 &&
    ((line.isCell === true && line.isRow === true) || namesColumns(line));
  // In forms without borders the columns may have no names.
  const isDated = (line: Line | undefined) => line !== undefined && line.segments.length > 1 && beginsWithRange(line);
  const found = lines.filter(
    (line, at) =>
      isOutside(line) &&
      (isRow(lines[at + 1]) || (/^\p{Script=Hangul}/u.test(line.text) && isDated(lines[at + 1]))) &&
      (lookOf({ ...line, gap: 0 }, body) < 1 || (/^\p{Script=Hangul}/u.test(line.text) && isDated(lines[at + 1]))) &&
      kindOfHeading(line.text) !== null &&
      !isDocumentTitle(line.text),
  );
  return new Set(found.length > 1 ? found : []);
}

/**
 * Returns the rows of tables whose first cell names a field, though it may be a title elsewhere: those that name the
 * columns, and those with several labels and what they say. A title in the first cell stands in a column of titles, or
 * has the rows of its section beside it.
 */
export function rowsOfFields(lines: readonly Line[]): ReadonlySet<Line> {
  const isYear = (line: Line) => /^年[\s\t]*月?\t/u.test(line.text);
  const named = lines.filter((line, at) => !isYear(line) && namesColumns(line) && !isSpanned(line, lines[at + 1]));
  const rows = lines.filter(
    (line) => line.isCell === true && line.isRow === true && !isYear(line) && !named.includes(line),
  );
  const known = [...rows, ...lines.filter(({ ofSection }) => ofSection === "title")];
  const kindsAt = (x: number) =>
    new Set(
      known.flatMap((line) => (Math.abs(line.x - x) < 2 ? (kindOfHeading(line.segments[0]?.text ?? "") ?? []) : [])),
    ).size;
  return new Set([...named, ...rows.filter((line) => line.segments.length > 2 && kindsAt(line.x) < 2)]);
}

/** True for a row below which the next one begins behind its first cell, which reaches over both. */
const isSpanned = ({ segments, page }: Line, next: Line | undefined) =>
  next !== undefined && next.page === page && next.x > (segments[0]?.right ?? 0) + 2;

/** Returns the labels of a form that nobody filled in, though they may be titles elsewhere. */
export function emptyFields(lines: readonly Line[]): ReadonlySet<Line> {
  return new Set(lines.filter((line, at) => isEmptyField(line, lines[at - 1], lines[at + 1])));
}

/** Such a label stands alone on its row, between others that say who somebody is. */
function isEmptyField(line: Line, above: Line | undefined, below: Line | undefined): boolean {
  const isInTable = (one: Line) => one.isCell === true || one.isBox === true;
  const isField = (one: Line | undefined) =>
    one !== undefined &&
    isInTable(one) &&
    one.segments.length > 1 &&
    labelOf(one.segments[0]?.text ?? "") !== undefined;
  return isInTable(line) && isAlone(line) && labelOf(line.text) !== undefined && isField(above) && isField(below);
}
