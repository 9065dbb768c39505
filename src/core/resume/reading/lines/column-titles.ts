import { findDates } from "../dates/date-ranges.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { labelOf } from "../terms/label-words.ts";
import type { Segment } from "./lines.ts";

/** In sizes of the type: how far below its title a text may begin. */
const farthest = 4;
/** In points: how far a title may be set into its column, by a bar or a box. */
const indent = 14;

/**
 * Returns the known titles of one side of a page that stand above text of that side, as those of a column do: alone in
 * their row, at the edge or in the middle of the side, and apart from the text above. The label of a row has its text
 * beside it, and below it the label of the next row; the title of entries whose dates stand beside them has a date there.
 */
function titlesAbove(side: readonly Segment[], other: readonly Segment[], areAllRows: boolean): Segment[] {
  const sorted = [...side].sort((a, b) => a.y - b.y);
  const [left, right] = [Math.min(...side.map(({ x }) => x)), Math.max(...side.map((one) => one.right))];
  const edge = Math.min(...other.map(({ x }) => x));
  const gaps = sorted.slice(1).flatMap(({ y, size }, at) => {
    const gap = y - (sorted[at]?.y ?? y);
    return gap > size * 0.5 ? [gap] : [];
  });
  const pitch = gaps.sort((a, b) => a - b)[gaps.length >> 2] ?? 0;
  return sorted.filter((one, at) => {
    if (kindOfHeading(one.text) === null) return false;
    // The lines of a narrow column seldom reach its edge, which is at most where the other side begins.
    const aside = one.x - left - (right - one.right);
    const isInMiddle = aside > -one.size * 2 && aside < Math.max(0, edge - right) + one.size * 2;
    if (one.x - left > indent && !isInMiddle) return false;
    const isBeside = (near: Segment | undefined) => near !== undefined && Math.abs(near.y - one.y) < one.size * 0.5;
    const [above, next] = [sorted[at - 1], sorted[at + 1]];
    if (next === undefined || isBeside(above) || isBeside(next)) return false;
    const isDate = isDateOnly(next.text) && other.some(({ y }) => Math.abs(y - next.y) < 2);
    if (isDate || announces(next.text) || next.y - one.y > farthest * Math.max(one.size, next.size)) return false;
    const standsOut = one.size > next.size * 1.04 || (one.isBold && !next.isBold) || one.color !== next.color;
    return standsOut || (!areAllRows && (above === undefined || one.y - above.y > pitch * 1.25));
  });
}

const isDateOnly = (text: string) => findDates(text).some(({ from, to }) => to - from > text.length * 0.8);

/** True for a text that stands for another one: a title, or the label of a row. */
const announces = (text: string) =>
  kindOfHeading(text) !== null || labelOf(text) !== undefined || /[:：]$/u.test(text.trim());

/**
 * True where two sides of a page are columns by their titles: both have such titles. Over rows that all stand beside each
 * other a title may as well be the head of a table, unless it has a style of its own; one of each side still may.
 */
export function areColumnsByTitles(left: readonly Segment[], right: readonly Segment[], areAllRows: boolean): boolean {
  const titlesLeft = titlesAbove(left, right, areAllRows).length;
  const titlesRight = titlesAbove(right, left, areAllRows).length;
  return titlesLeft > 0 && titlesRight > 0 && (titlesLeft + titlesRight > 2 || !areAllRows);
}
