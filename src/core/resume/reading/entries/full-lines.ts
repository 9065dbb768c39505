import { findDates } from "../dates/date-ranges.ts";
import { endsSentence, firstSentence } from "../heads/comma-parts.ts";
import { namesAnother } from "../heads/wrapped-heads.ts";
import type { Line, Segment } from "../lines/lines.ts";
import { bulletOf, joinLines, joinSegments } from "../lines/paragraphs.ts";
import { isPlace, scoresOf } from "../terms/classify.ts";
import { isStudyNote } from "../terms/study-notes.ts";
import { wideLetters } from "../terms/wide-parts.ts";
import { hasDateBeside, saysDates } from "./head-dates.ts";

/**
 * The head of an entry may not fit on its line. What it goes on with stands below it, where the room that was left at
 * its end was too small for the next word. Which line of a section is full is told by its place alone, in any style.
 */

/** In sizes of the type: the least room between a text and what stands at the right edge beside it. */
const beside = 1.1;
/** In sizes of the type: how far the width of a word may be from the mean width of its letters. */
const inexact = 0.3;
/** In sizes of the type: how wide a column is that needs no second line to tell where it ends. */
const wide = 17;
/** A head is no longer, over all its lines. */
const longest = 240;

/** Returns the lines of a section with each head on one line. */
export function withFullLinesJoined(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  /** The last of the lines of which the last joined one is made, and the one above the first of them. */
  let last: Line | undefined;
  let before: Line | undefined;
  const section = { isMarked: lines.some((line) => bulletOf(line) !== ""), hasTwoLines: hasTwoLines(lines) };
  // The longest of a few short lines is not full.
  const full = lines.filter(({ right, left, width }) => right > left + width * 0.85).length;
  const isColumn = (line: Line) => full > 1 || line.width > line.size * wide;
  lines.forEach((line, at) => {
    const whole = joined.at(-1);
    if (whole && last && isColumn(line) && wraps(last, line) && isHead(whole, line, before, lines[at + 1], section)) {
      joined[joined.length - 1] = withRest(whole, line);
      last = {
        ...line,
        segments: [line.segments[0] as Segment, ...last.segments.slice(1)],
        right: Math.max(line.right, last.right),
      };
      return;
    }
    before = last;
    last = line;
    joined.push(line);
  });
  return joined;
}

/** True for a line that goes on below one which has no room for its first word. */
function wraps(above: Line, line: Line): boolean {
  const [name, ...others] = above.segments;
  const [rest, ...more] = line.segments;
  if (!name || !rest || more.length > 0 || others.length > 1 || line.isParagraph || line.isCell || above.isCell)
    return false;
  if (bulletOf(line) !== "" || wideLetters.test(name.text + rest.text)) return false;
  const isBelow =
    line.page === above.page &&
    line.column === above.column &&
    Math.abs(rest.x - name.x) < 1.5 &&
    Math.abs(rest.size - name.size) < 0.3 &&
    line.gap < line.size * 1.75;
  if (!isBelow) return false;
  const edge = others[0] ? others[0].x - name.size * beside : above.left + above.width;
  const letter = Math.max(rest.size * 0.3, (rest.right - rest.x) / Math.max(1, rest.text.length));
  const word = (/^\S+/u.exec(rest.text)?.[0] ?? "").length;
  return name.right + (word + 1) * letter > edge - rest.size * inexact && isSameStyle(name, rest);
}

/** A text goes on in its own style, unless a sign between two names ends its line. */
function isSameStyle(name: Segment, rest: Segment): boolean {
  const [one, two] = [name.pieces.findLast(hasLetters), rest.pieces.find(hasLetters)];
  if (/(?:[,|–—·•@&(/-])\s*$/u.test(name.text)) return true;
  return one !== undefined && two !== undefined && one.isBold === two.isBold && one.isItalic === two.isItalic;
}

const hasLetters = ({ text }: { text: string }) => /[\p{L}\p{N}]/u.test(text);

/** `isMarked`: its texts are lists. `hasTwoLines`: the dates of its heads end a second line. */
type Section = { isMarked: boolean; hasTwoLines: boolean };

/** True where most lines that end with dates have another name right above them, which is not full. */
function hasTwoLines(lines: readonly Line[]): boolean {
  const dated = lines.flatMap((line, at) => (endsDated(line.text) && !saysDates(line, "") ? [at] : []));
  return dated.filter((at) => isFirstOfTwo(lines[at - 1], lines[at] as Line)).length > dated.length * 0.5;
}

const isFirstOfTwo = (above: Line | undefined, line: Line) =>
  above !== undefined &&
  bulletOf(above) === "" &&
  above.page === line.page &&
  line.gap < line.size * 1.75 &&
  findDates(above.text).length === 0 &&
  Math.abs(above.x - line.x) < 1.5 &&
  !wraps(above, line);

function endsDated(text: string): boolean {
  const last = findDates(text).at(-1);
  return last !== undefined && last.to >= text.trimEnd().length - 2;
}

/** The end of a line after which the end of a range must follow: "2019 –", "2019 – May". */
const isOpen = /\d\s*(?:[-–—~]|\b(?:to|bis|à|a)\b)\s*\p{L}*\.?$/u;

/** True where the two lines are the head of an entry, by their dates or those beside them. */
function isHead(above: Line, line: Line, before: Line | undefined, below: Line | undefined, section: Section): boolean {
  const whole = joinLines(above.text, line.text);
  const isText =
    endsSentence(above.text) || firstSentence(whole) !== null || isStudyNote(above.text) || isStudyNote(line.text);
  if (bulletOf(above) !== "" || whole.length > longest || isText) return false;
  const [name, other] = above.segments;
  if (!name) return false;
  // What stands at the right edge beside a name is the dates, or the place; the name goes on left of it.
  if (other)
    return (
      (hasDateBeside(above) || isPlace(other.text)) &&
      line.right < other.x + line.size &&
      !namesAnother(name.text, line.text)
    );
  const [dates, last] = [findDates(above.text), findDates(whole).at(-1)];
  const isDatedAtEnd = last !== undefined && endsDated(whole);
  // "2019 – 2021 Nurse, Lakeside Hospital of": texts without marks are as long as their column is wide.
  if (dates[0]?.from === 0 && !isDatedAtEnd) return section.isMarked || line.right < line.left + line.width * 0.6;
  const begins =
    !before || bulletOf(before) !== "" || line.gap * 1.15 < above.gap || before.right < above.left + above.width * 0.8;
  if (!begins) return false;
  // The dates end the second line, or begin on the first one.
  const isTwo = section.hasTwoLines && !isFirstOfTwo(before, above);
  if (isDatedAtEnd && (isTwo || namesAnother(above.text, line.text))) return false;
  if (isDatedAtEnd)
    return (
      last.to > above.text.length && (dates.length === 0 || (isOpen.test(above.text) && last.from < above.text.length))
    );
  const isBeside =
    (before !== undefined && saysDates(before, "")) ||
    (below !== undefined && saysDates(below, "") && below.gap < line.size * 1.75);
  const isNearlyFull = name.right > line.left + line.width * 0.8;
  // In a narrow column a role that only the second line names is its own.
  const isRole = line.width < line.size * 25 && scoresOf(line.text).role >= 1.6 && scoresOf(above.text).role < 1.2;
  const isOwn = isRole || namesAnother(above.text, line.text) || namesAnother(line.text, above.text);
  return isBeside && isNearlyFull && !isOwn;
}

function withRest(above: Line, line: Line): Line {
  const [name, ...others] = above.segments as [Segment, ...Segment[]];
  const [rest] = line.segments as [Segment];
  const segments = [joinSegments(name, rest), ...others];
  return {
    ...above,
    segments,
    text: segments.map((one) => one.text).join("\t"),
    y: line.y,
    right: others.length > 0 ? above.right : line.right,
    wrapped: { right: Math.max(above.wrapped?.right ?? 0, above.right), gap: line.gap },
  };
}
