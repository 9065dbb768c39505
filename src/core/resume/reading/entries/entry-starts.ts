import { findDates, withoutDates } from "../dates/date-ranges.ts";
import { atComma, endsSentence } from "../heads/comma-parts.ts";
import { isGrade } from "../heads/head-pieces.ts";
import { isSameLook, lookOf } from "../heads/wrapped-heads.ts";
import type { Line } from "../lines/lines.ts";
import type { Body } from "../lines/title-look.ts";
import { remembered } from "../remembered.ts";
import { isContract } from "../terms/circumstances.ts";
import { nameScore, scoresOf } from "../terms/classify.ts";
import { isStudyNote } from "../terms/study-notes.ts";
import { type Marked, saysDates } from "./head-dates.ts";

/** Where the head of each entry begins, above or at the line with its dates. */

/** Returns, for each line with dates, the index of the first line of its entry. */
export function startsOf(marked: readonly Marked[], anchors: readonly number[], body: Body): number[] {
  const texts = textsOf(marked);
  const at = anchors.map((anchor) => texts.findIndex(({ index }) => index === anchor));
  return startsAmong(texts, at, body).map((start) => texts[start]?.index ?? 0);
}

/** A text of one line or more, which is marked as its first line is: `last` is its last, `index` says where it begins. */
type Text = Marked & { index: number; last: Line; isLong: boolean };

/** Returns the lines with those that go on below them, in their own style, as one. */
function textsOf(marked: readonly Marked[]): Text[] {
  const texts: Text[] = [];
  marked.forEach((one, index) => {
    const above = texts.at(-1);
    if (above && one.isWrapped && goesOnAlike(above.last, one.line)) {
      above.last = one.line;
      above.isLong = true;
    } else texts.push({ ...one, index, last: one.line, isLong: false });
  });
  return texts;
}

/** True for a line that begins in the style in which the one above it ends; a name at its beginning may be bold. */
function goesOnAlike(above: Line, line: Line): boolean {
  const [end, begin] = [above.segments.at(-1)?.pieces.at(-1), line.segments[0]?.pieces[0]];
  const isAlike = end?.isBold === begin?.isBold && end?.isItalic === begin?.isItalic;
  return isAlike && Math.abs(above.size - line.size) < 0.5 && Math.abs(above.x - line.x) < 6;
}

function startsAmong(marked: readonly Text[], anchors: readonly number[], body: Body): number[] {
  const first = anchors[0] ?? 0;
  const above = marked.slice(0, first);
  const firstDates = marked[first] ? lookOf((marked[first] as Text).line) : null;
  // A name that goes on in its own style, above dates in another, is not text.
  const isOfHead = ({ isWrapped, isLong, line }: Text) =>
    !isWrapped && !(isLong && firstDates && isSameLook(firstDates, lookOf(line)));
  const isHead = first <= 3 && above.every((one) => !one.isBullet && isOfHead(one));
  const offset = isHead && !isGroupTitle(above, marked, anchors) ? first : 0;
  /** The looks of the lines above the first dates, from the nearest one. */
  const firstLooks = marked
    .slice(first - offset, first)
    .reverse()
    .map(({ line }) => lookOf(line));
  const firstLook = firstLooks.at(-1) ?? (marked[first] ? lookOf((marked[first] as Marked).line) : null);
  let least = 0;
  return anchors.map((anchor, index) => {
    if (index === 0) {
      least = anchor + 1;
      return anchor - offset;
    }
    let start = anchor;
    for (let back = 1; back <= Math.max(offset, 2); back += 1) {
      const candidate = marked[anchor - back];
      if (!candidate || anchor - back < least || candidate.isBullet || candidate.isWrapped) break;
      // A sentence tells about the job above, however it is set.
      if (candidate.line.text.length > 45 && endsSentence(candidate.last.text)) break;
      const look = lookOf(candidate.line);
      const anchorLook = lookOf((marked[anchor] as Marked).line);
      if (candidate.isLong && (!firstLook || !isSameLook(look, firstLook) || isSameLook(look, anchorLook))) break;
      const gap = marked[anchor]?.line.gap ?? 0;
      // Dates alone have their head above them, in whatever style, where the first ones have.
      const isBare = back === 1 && offset === 1 && isDates(marked[anchor]) && candidate.line.gap >= gap;
      // The role may be set otherwise than the company above it, which several roles share.
      const isLikeFirst = isDates(marked[anchor]) && isOwnLook(marked, anchor - back, firstLooks[back - 1]);
      // One more line than in the first entry may stand between a name in its own style and its dates.
      const isOwn = (look.isBold && !body.isBold && !anchorLook.isBold) || (look.isItalic && !anchorLook.isItalic);
      const isFarther = back === offset + 1 && offset > 0 && isOwn;
      const stands =
        firstLook !== null &&
        ((back <= offset && (isBare || isLikeFirst || isSameLook(look, firstLook))) ||
          (isFarther && isSameLook(look, firstLook)));
      const isBold = look.isBold && !body.isBold && !anchorLook.isBold;
      // Larger than the line of the dates, and nearer to it than to what is above.
      const isLarge = look.size > anchorLook.size * 1.1 && candidate.line.gap > gap * 1.2 && gap > 0;
      const isNamed = look.size > anchorLook.size * 1.1 && scoresOf(candidate.line.text).organisation >= 1.8;
      // Where the first dates have nothing above them, a name above others looks like the line of the first.
      const mayStand = first > 0 || (firstLook !== null && isSameLook(look, firstLook));
      const isTitle = back === 1 && ((isBold && mayStand) || isLarge || isNamed) && candidate.line.text.length < 90;
      const below = marked[anchor - back + 1];
      const isAbove =
        start === anchor - back + 1 && back === 2 && below !== undefined && isFirstOfTwo(candidate, below, body);
      if (
        stands ||
        isTitle ||
        isAbove ||
        (offset > 0 && start === anchor - back + 1 && isFirstApart(marked, anchor - back))
      )
        start = anchor - back;
    }
    if (start === anchor && offset > 0 && isDates(marked[anchor]))
      start = startBefore(marked, anchor, least, firstLook);
    least = anchor + 1;
    return start;
  });
}

/** How many lines of a text that goes on may stand between the name of an entry and its dates. */
const farthest = 5;

/** Dates alone below a text of several lines have their head above it: the line that looks like the first head of all. */
function startBefore(marked: readonly Marked[], anchor: number, least: number, first: LineLook | null): number {
  for (let at = anchor - 1; at >= Math.max(least, anchor - farthest); at -= 1) {
    const one = marked[at];
    if (!one || one.isBullet || !first) break;
    if (one.isWrapped || isStudyNote(one.line.text) || !isSameLook(lookOf(one.line), first)) continue;
    const { role, degree } = scoresOf(one.line.text);
    if (Math.max(role, degree) >= 1.2 && piecesIn(one.line) > 1) return at;
  }
  return anchor;
}

/** Below the list of one entry, or apart from its last line, a line that names a role or who gave it is of the next. */
function isFirstApart(marked: readonly Marked[], at: number): boolean {
  const [line, below] = [marked[at]?.line, marked[at + 1]?.line];
  if (!line || !below || line.segments.length > 1 || endsSentence(line.text)) return false;
  const isApart = line.gap > below.gap * 1.4 && below.gap < line.size * 1.8;
  if (marked[at - 1]?.isBullet !== true && !isApart) return false;
  return line.text.length < 60 && nameScore(line.text) >= 1.6;
}

/** A bold line that names something, apart from what is above it and close to a bold line below it, begins the head of both. */
function isFirstOfTwo({ line }: Marked, below: Marked, body: Body): boolean {
  const isBold = line.isBold && below.line.isBold && !body.isBold;
  const isApart = line.gap > below.line.gap * 1.4 && below.line.gap < line.size * 1.8;
  return isBold && isApart && line.text.length < 90 && nameScore(line.text) >= 1.2;
}

/** True for a line that looks like this one, and as nothing right above it does. */
function isOwnLook(marked: readonly Marked[], at: number, look: LineLook | undefined): boolean {
  const [above, line] = [marked[at - 1], marked[at]];
  if (!look || !line || line.line.isCell || !isSameStyle(lookOf(line.line), look)) return false;
  return above === undefined || !isSameStyle(lookOf(above.line), look);
}

const isSameStyle = (one: LineLook, other: LineLook) => isSameLook(one, other) && Math.abs(one.size - other.size) < 0.2;

const isDates = (one: Marked | undefined) => one !== undefined && one.range !== null && saysDates(one.line, "");

type Start = { start: number; anchor: number };

/** An entry without dates among others that have some: two lines of it look like the first two lines of most heads. */
export function undatedStarts(marked: readonly Marked[], dated: readonly Start[]): number[] {
  const looksAt = (at: number) => {
    const [first, second] = [marked[at], marked[at + 1]];
    if (!first || !second || first.isBullet || second.isBullet || first.isWrapped || second.isWrapped) return null;
    const looks = [first.line, second.line].map((line) => ({ ...lookOf(line), color: line.color })) as [Look, Look];
    return isAlike(looks[0], looks[1]) ? null : looks;
  };
  const known = dated.map(({ start }) => looksAt(start));
  const [usual] = known;
  if (!usual || known.some((one) => one === null || !isAlike(one[0], usual[0]))) return [];
  return marked.flatMap(({ line, range }, at) => {
    const isInHead = dated.some(({ start, anchor }) => at >= start && at <= anchor + 1);
    const looks = isInHead || range || line.text.length > 90 || /[:：]$/u.test(line.text) ? null : looksAt(at);
    return looks && isAlike(looks[0], usual[0]) && isAlike(looks[1], usual[1]) ? [at] : [];
  });
}

type LineLook = ReturnType<typeof lookOf>;
type Look = LineLook & { color: string };

const isAlike = (one: Look, other: Look) => isSameLook(one, other) && one.color === other.color;

/** True for a short line above the first dates that names a group of entries ("Freelance") and not every one of them. */
function isGroupTitle(above: readonly Marked[], marked: readonly Marked[], anchors: readonly number[]): boolean {
  const [only, ...others] = above;
  if (!only || others.length > 0 || anchors.length < 2 || only.line.segments.length > 1) return false;
  const [first] = anchors;
  const named = first === undefined ? 0 : piecesIn((marked[first] as Marked).line);
  if (named === 0 || nameScore(only.line.text) >= 1.2 || only.line.text.length > 30) return false;
  const look = lookOf(only.line);
  const isTitled = (anchor: number) => {
    const before = marked[anchor - 1];
    return before !== undefined && isSameLook(lookOf(before.line), look);
  };
  // Above dates that name one thing alone, a line of this look is the first of most heads.
  return (
    anchors.filter(isTitled).length < anchors.length * (named > 1 ? 1 : 0.6) &&
    !isSameLook(lookOf((marked[first ?? 0] as Marked).line), look)
  );
}

/** Returns how many things a line names beside its dates and places. */
export const piecesIn = ({ text }: Line): number => namedIn(text);

const namedIn = remembered((text: string): number => {
  const rest = withoutDates(text, findDates(text));
  const pieces = rest
    .split(/\t|\s[|•·–—]\s|，|:\s/u)
    .filter((piece) => /\p{L}{2}/u.test(piece) && scoresOf(piece).place < 1.2 && !isGrade(piece) && !isContract(piece));
  const [only] = pieces;
  const isTwo = pieces.length === 1 && only && (atComma(only, "work") ?? atComma(only, "education")) !== null;
  return isTwo ? 2 : pieces.length;
});
