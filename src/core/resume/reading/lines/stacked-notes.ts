import { findDates } from "../dates/date-ranges.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { isPresentOnly } from "../words/present.ts";
import type { Segment } from "./lines.ts";

/**
 * Returns how many blocks of notes have several lines. The cells of a table stand below each other too, but each on a row
 * with two or more others: they are no notes.
 */
export function stackedIn(blocks: readonly (readonly Segment[])[], others: readonly Segment[]): number {
  const stacked = blocks.filter((block) => block.length > 1 && block.length < 5);
  const below = stacked.flatMap((block) => block.slice(1));
  const inRow = ({ y }: Segment) => others.filter((other) => Math.abs(other.y - y) < 1).length > 1;
  return below.filter(inRow).length > below.length * 0.5 ? 0 : stacked.length;
}

/** A title begins a block of its own: it goes on in the words of a longer title, and not in the dates of an entry. */
export function isTitleBeside(above: string, below: string): boolean {
  if (kindOfHeading(`${above} ${below}`) !== null) return false;
  const isDated = findDates(below).length > 0 || isPresentOnly(below);
  return kindOfHeading(below) !== null || (isDated && kindOfHeading(above) !== null);
}

/** Pieces of one block begin at one place; the end of an open range may also stand flush right or in the middle below it. */
function isStackedOn(above: Segment, { x, right, text }: Segment): boolean {
  if (Math.abs(above.x - x) < 3) return true;
  const isOpen = /[-–—~]\s*$/u.test(above.text) && (isPresentOnly(text) || findDates(text)[0]?.from === 0);
  return isOpen && Math.min(above.right, right) - Math.max(above.x, x) > 0;
}

/** Stacked pieces of one title, and the two ends of one range, become one text. */
export function mergeStacked(segments: readonly Segment[]): Segment[] {
  const merged: Segment[] = [];
  // They come from top to bottom: what is above this one cannot be near to the next.
  let near = 0;
  for (const segment of [...segments].sort((a, b) => a.y - b.y)) {
    while (near < merged.length && segment.y - (merged[near]?.y ?? 0) >= 0.3) near += 1;
    const before = merged
      .slice(near)
      .find((one) => one.y !== segment.y && isStackedOn(one, segment) && one.page === segment.page);
    const isTitle = before !== undefined && kindOfHeading(`${before.text} ${segment.text}`) !== null;
    const isMonth =
      before !== undefined &&
      findDates(before.text).length === 0 &&
      findDates(`${before.text} ${segment.text}`)[0]?.from === 0;
    // A name that takes two lines of its block is bold on both.
    const isName =
      before?.isBold === true &&
      segment.isBold &&
      Math.abs(before.size - segment.size) < 0.1 &&
      segment.y - before.y < 0.015 &&
      findDates(before.text + segment.text).length === 0;
    const isRange = before !== undefined && segment.y - before.y < 0.015 && isWholeDate(before.text, segment.text);
    if (before && (isTitle || isMonth || isName || isRange || /[-–—~]\s*$/u.test(before.text))) {
      const glue = isRange ? " – " : " ";
      before.text = `${before.text}${glue}${segment.text}`;
      before.pieces = [...before.pieces, ...segment.pieces.map((piece) => ({ ...piece, text: glue + piece.text }))];
      before.right = Math.max(before.right, segment.right);
    } else merged.push({ ...segment });
  }
  return merged;
}

/** "2019.05" above "至今", or above a later month: when something began and ended, without a sign between both. */
function isWholeDate(above: string, below: string): boolean {
  const monthOf = (text: string) => {
    const [date, ...more] = findDates(text);
    const isAlone = date !== undefined && more.length === 0 && text.trim().length - (date.to - date.from) < 1;
    return isAlone && date.end === "" && date.start.length === 7 ? date.start : null;
  };
  const [start, end] = [monthOf(above), isPresentOnly(below) ? "present" : monthOf(below)];
  return start !== null && end !== null && (end === "present" || end >= start);
}
