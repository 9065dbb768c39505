import { isDocumentTitle, kindOfHeading } from "./heading-words.ts";
import { labelOf } from "./label-words.ts";
import type { Line } from "./lines.ts";
import { type Body, isAlone, lookOf } from "./title-look.ts";

/** Titles of forms in which each section is a table: they stand above it, and look like any text. */

/** Returns the lines set like the text that name a section right above the first row of a table, where there are several. */
export function titlesOverTables(lines: readonly Line[], body: Body): ReadonlySet<Line> {
  const isOutside = (line: Line) => line.isCell !== true && line.isBox !== true && isAlone(line);
  const isRow = (line: Line | undefined) => line?.isCell === true && line.isRow === true && line.segments.length > 1;
  const found = lines.filter(
    (line, at) =>
      isOutside(line) &&
      isRow(lines[at + 1]) &&
      lookOf({ ...line, gap: 0 }, body) < 1 &&
      kindOfHeading(line.text) !== null &&
      !isDocumentTitle(line.text),
  );
  return new Set(found.length > 1 ? found : []);
}

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
