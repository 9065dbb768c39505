import { findDates } from "../dates/date-ranges.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { labelOf } from "../terms/label-words.ts";
import type { Segment } from "./lines.ts";
import { isTitleBeside, mergeStacked, stackedIn } from "./stacked-notes.ts";

/**
 * Blocks of notes beside entries ("Acme / Mar 2021 – Present / Berlin" at an edge, next to the text of a job) are put on
 * the line that they begin beside, which is the head of an entry.
 */
export function withNotes(segments: Segment[], left: number, right: number, hasLabels: boolean): Segment[] {
  const width = right - left;
  const edges = [...new Set(segments.map(({ x }) => Math.round(x)))].sort((a, b) => a - b);
  let noted = segments;
  // Labels that end at one place are those of their rows, however near to each other they stand.
  for (const side of hasLabels ? (["right"] as const) : (["left", "right"] as const)) {
    const candidates = edges.filter((x) =>
      side === "left" ? x < left + width * 0.45 && x > left + width * 0.08 : x > left + width * 0.62,
    );
    const found = candidates
      .map((x) => notesBeside(noted, x, side, width))
      .filter((one) => one !== null)
      .sort((a, b) => b.size - a.size)[0];
    if (found) noted = noted.map((segment) => found.get(segment) ?? segment);
  }
  return mergeStacked(noted);
}

/** Returns the notes of one side with the baselines that they move to; null where that side is no column of notes. */
function notesBeside(
  all: readonly Segment[],
  x: number,
  side: "left" | "right",
  width: number,
): Map<Segment, Segment> | null {
  const isNote = (one: Segment) => (side === "left" ? one.right < x - 3 : one.x >= x - 1);
  const notes = all.filter(isNote).sort((a, b) => a.y - b.y || a.x - b.x);
  const others = all.filter((one) => !isNote(one) && (side === "left" ? one.x >= x - 1 : one.right < x - 3));
  if (notes.length < 4 || others.length < 6) return null;
  const span = Math.max(...notes.map((one) => one.right)) - Math.min(...notes.map((one) => one.x));
  if (span > width * 0.34) return null;
  const blocks: Segment[][] = [];
  for (const note of notes) {
    const block = blocks.at(-1);
    const last = block?.at(-1);
    const isNext =
      last &&
      note.y - last.y < last.size * 1.95 &&
      !isTitleBeside(last.text, note.text) &&
      !(
        findDates(note.text).length > 0 &&
        block?.some((one) => findDates(one.text).length > 0 && !/[-–—~]\s*$/u.test(one.text))
      );
    if (block && isNext) block.push(note);
    else blocks.push([note]);
  }
  const headings = notes.filter((one) => kindOfHeading(one.text) !== null).length;
  if (side === "right" && headings > 0) return null;
  const dated = blocks.filter((block) => block.some((one) => findDates(one.text).length > 0)).length;
  const stacked = stackedIn(blocks, others);
  // Where several entries have such blocks, tags that happen to stand below them are few.
  const least = dated > 3 && side === "right" ? 0.5 : 0.6;
  if (
    stacked === 0 ||
    blocks.some((block) => block.length > 5) ||
    dated < Math.max(2, (blocks.length - headings) * least)
  )
    return null;
  const moved = new Map<Segment, Segment>();
  for (const block of blocks) {
    // The labels of a form stand each beside what it says.
    const isLabel = ({ text }: Segment) => /[:：]$/u.test(text.trim()) || labelOf(text) !== undefined;
    if (block.filter(isLabel).length > block.length * 0.4) continue;
    const [first] = block;
    const head = others.find((one) => first && Math.abs(one.y - first.y) < 2.5);
    if (!head) {
      if (block.length > 1) return null;
      continue;
    }
    block.forEach((one, index) => {
      moved.set(one, { ...one, y: head.y + index * 0.01 });
    });
  }
  return moved;
}
