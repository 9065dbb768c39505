import { findDates } from "../dates/date-ranges.ts";
import { isTextColumn } from "../terms/circumstances.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { labelOf } from "../terms/label-words.ts";
import { labelledIn } from "./entry-labels.ts";
import type { Cell } from "./form-rows.ts";
import type { Segment } from "./lines.ts";
import { withWords } from "./paragraphs.ts";
import { isSetLike } from "./title-look.ts";

/**
 * Part of step 2: tables of sections. The first cell of a row names a section, on as many lines as its width asks for,
 * and the second one holds all of it, as a page would.
 */
export type SectionRow = { title: Segment; text: Cell };

/** Returns the rows of a table that are a section each. */
export function sectionRowsOf(rows: readonly Cell[][]): Map<Cell[], SectionRow> {
  const may = rows.flatMap((row) => {
    const [cell, text, ...more] = row;
    const title = cell && titleOf(cell);
    return cell && text && title && more.length === 0 ? [{ row, cell, text, title }] : [];
  });
  const known = may.filter(({ title, text }) => {
    const isFact = (labelOf(title.text) !== undefined && linesIn(text) < 2) || labelledIn(`${title.text}:`) !== null;
    return kindOfHeading(title.text) !== null && !isFact;
  });
  // What tells apart the parts of one section are titles of one kind, or of none.
  const kinds = new Set(known.map(({ title }) => kindOfHeading(title.text)).filter((kind) => kind !== "other"));
  const isLong = ({ title, text }: Row) =>
    linesIn(text) > 2 && /^(?:work|education|project)$/u.test(kindOfHeading(title.text) ?? "");
  const isTable = kinds.size > 1 || known.some(isLong);
  const found = isTable ? may.filter((one) => known.includes(one) || known.some((other) => isLike(one, other))) : [];
  return new Map(found.map(({ row, title, text }) => [row, { title, text }]));
}

type Row = { cell: Cell; title: Segment; text: Cell };

/** What is set as a known title, in the same column, is a title too where it differs from the text beside it. */
function isLike({ cell, title, text }: Row, known: Row): boolean {
  const isSame = (one: Segment) => isSetLike(one, title);
  const isInColumn = Math.abs(cell.left - known.cell.left) < 3 && Math.abs(cell.right - known.cell.right) < 3;
  const differs = !text.segments.some(isSame) || linesIn(text) > 2;
  return isInColumn && isSame(known.title) && differs && !isLabel(title.text);
}

/**
 * Returns the title of a section in a cell that reaches over several rows of it, as Korean forms have it ("학력 | 기간 | 학교명"),
 * also with its letters below each other; null for any other row.
 */
export function titleOverRows([cell, beside, ...more]: readonly Cell[]): Segment | null {
  if (!cell || !beside || more.length === 0 || cell.bottom < beside.bottom + (beside.bottom - beside.top) * 0.5)
    return null;
  const title = titleOf(cell);
  if (title === null || !/^\p{Script=Hangul}/u.test(title.text) || labelledIn(`${title.text}:`) !== null) return null;
  const kind = kindOfHeading(title.text);
  const isTitle = kind !== null && (kind === "work" || kind === "education" || labelOf(title.text) === undefined);
  return isTitle ? title : null;
}

/** What is said of the person, or of a job ("工作内容"). */
const isLabel = (text: string) => labelOf(text) !== undefined || isTextColumn(text) || labelledIn(`${text}:`) !== null;

const linesIn = ({ segments }: Cell) =>
  new Set(segments.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ y }) => Math.round(y / 4))).size;

const cjk = /[\u2E80-\u9FFF\u3000-\u30FF\uAC00-\uD7AF\uFF00-\uFF60]/u;

/** Returns the texts of a cell as one title; null where they are too long for one, or differ in their style. */
function titleOf({ segments }: Cell): Segment | null {
  const parts = [...segments].sort((a, b) => (Math.abs(a.y - b.y) < 3 ? a.x - b.x : a.y - b.y));
  const [first] = parts;
  const isOne =
    first !== undefined &&
    parts.every(({ size, isBold }) => Math.abs(size - first.size) < 0.6 && isBold === first.isBold);
  if (!isOne || parts.length > 6) return null;
  const words = parts.map((part) => part.text.trim());
  // "병", "역", "관", "계" below each other are one word.
  const isUpright = words.length > 1 && words.every((word) => /^\p{Script=Hangul}$/u.test(word));
  const text = isUpright ? words.join("") : words.reduce(joined);
  const isShort = text.length < (cjk.test(text) ? 30 : 46) && findDates(text).length === 0 && /\p{L}/u.test(text);
  return isShort ? { ...withWords(first, text), right: Math.max(...parts.map(({ right }) => right)) } : null;
}

/** Letters that are driven apart stay so over the end of a line; between Chinese and Japanese ones there is no space. */
function joined(above: string, below: string): string {
  const isSpaced = /^\S(?:\s\S)+$/u.test(above);
  const isWide = [above.at(-1) ?? "", below[0] ?? ""].every((letter) => /[^\p{Script=Hangul}\w]/u.test(letter));
  return above + (isWide && !isSpaced ? "" : " ") + below;
}
