import { findDates } from "../dates/date-ranges.ts";
import { atComma } from "../heads/comma-parts.ts";
import type { Line, Segment } from "../lines/lines.ts";
import { bulletOf, joinLines, joinSegments, markAt } from "../lines/paragraphs.ts";
import { scoresOf } from "../terms/classify.ts";
import { isTechnologyList } from "../terms/technology-lists.ts";
import { isPresentOnly } from "../words/present.ts";

/**
 * What did not fit on one line of a narrow column, or of a cell of a row, goes on below where it begins. Each text of a
 * row is looked at by itself: the one beside it may be done, and something else begin below it.
 *
 * Full lines alone do not tell it: a name may end where the column does. Of the ways in which full lines below each
 * other may belong together, the one is taken that tells best what was done and for whom, with the fewest parts.
 */

/** A text on one line, and how far the place that it stands in reaches. */
type Cell = { line: number; at: number; segment: Segment; edge: number };

/** Returns the lines of a section with each text that goes on below joined to one. */
export function joinCells(lines: readonly Line[], isEducation: boolean): Line[] {
  const restOf = new Map<Segment, Segment[]>();
  const gone = new Set<Segment>();
  for (const chain of chainsOf(lines)) {
    let first: Segment | undefined;
    const begins = beginsIn(chain, isEducation);
    chain.forEach(({ segment }, at) => {
      if (!first || begins.has(at)) {
        first = segment;
        return;
      }
      restOf.set(first, [...(restOf.get(first) ?? []), segment]);
      gone.add(segment);
    });
  }
  if (gone.size === 0) return [...lines];
  return lines.flatMap((line) => {
    if (!line.segments.some((one) => gone.has(one) || restOf.has(one))) return [line];
    const segments = line.segments
      .filter((one) => !gone.has(one))
      .map((one) => (restOf.get(one) ?? []).reduce((above, rest) => joinSegments(above, rest), one));
    if (segments.length === 0) return [];
    const text = segments.map((one) => one.text).join("\t");
    const x = Math.min(...segments.map((one) => one.x));
    return [{ ...line, segments, text, x, right: Math.max(...segments.map(({ right }) => right)) }];
  });
}

/** In sizes of the type: lines of one text stand nearer to each other than this. */
const leading = 1.75;

/** Returns the full lines that stand below each other, each group with the line below it. */
function chainsOf(lines: readonly Line[]): Cell[][] {
  const chains: Cell[][] = [];
  let open: Cell[][] = [];
  let listed: Line | null = null;
  lines.forEach((line, number) => {
    if (bulletOf(line) !== "") listed = line;
    else if (listed && (line.column !== listed.column || line.x < listed.x + 3) && !isMarkedLike(listed, line))
      listed = null;
    if (line.isParagraph || line.isCell || line.isBox || line.isTold || listed) {
      open = [];
      return;
    }
    const lastOf = (chain: readonly Cell[]) => chain.at(-1) as Cell;
    const isNear = (chain: readonly Cell[]) => {
      const above = lines[lastOf(chain).line] as Line;
      return above.page === line.page && above.column === line.column && line.y - above.y < line.size * leading;
    };
    open = open.filter(isNear);
    if (beginsAnew(line, open.map(lastOf))) open = [];
    const next: Cell[][] = [];
    line.segments.forEach((segment, at) => {
      const chain = open.find((one) => Math.abs(lastOf(one).segment.x - segment.x) < 3);
      const cell = { line: number, at, segment, edge: edgeOf(line, at) };
      if (chain && mayGoOn(lastOf(chain), segment)) {
        const edge = line.segments.length > at + 1 ? cell.edge : lastOf(chain).edge;
        chain.push({ ...cell, edge });
        next.push(chain);
      } else {
        const begun = [cell];
        chains.push(begun);
        next.push(begun);
      }
    });
    open = [
      ...open.filter((one) => !next.some((other) => Math.abs(lastOf(other).segment.x - lastOf(one).segment.x) < 3)),
      ...next,
    ];
  });
  return chains.filter((chain) => chain.length > 1);
}

/** Below the text of a list with a drawn mark stands what goes on with it. */
const isMarkedLike = (listed: Line, line: Line) =>
  listed.segments[0]?.isMarked === true && Math.abs(line.x - listed.x) < 1.5;

const isDated = (text: string) => findDates(text).length > 0 || isPresentOnly(text);

/**
 * True for a row with dates of its own, which are not the end of a range that begins above them, and for one that has
 * a text below each of a row without dates.
 */
function beginsAnew({ segments }: Line, open: readonly Cell[]): boolean {
  if (segments.length < 2) return false;
  const isBelow = (one: Segment, { segment }: Cell) => Math.abs(segment.x - one.x) < 3;
  const isOwn = (one: Segment) => {
    const above = open.find((cell) => isBelow(one, cell));
    return isDated(one.text) && !(above && /[-–—~～〜]\s*\p{L}*\.?\s*$/u.test(above.segment.text));
  };
  const isLike = open.every((cell) => !isDated(cell.segment.text) && segments.some((one) => isBelow(one, cell)));
  return isLike || segments.some(isOwn);
}

/** How far a text could reach: to the next one of its row, or to the right edge of the column. */
function edgeOf(line: Line, at: number): number {
  const next = line.segments[at + 1];
  return next ? next.x - next.size * 0.7 : Math.max(line.edge ?? 0, line.left + line.width * 0.7);
}

const wide = /[\u2E80-\u9FFF\u3040-\u30FF\uAC00-\uD7AF\uFF00-\uFFEF]/u;

const everyWide = new RegExp(wide.source, "gu");

/** True for a line that has no room for the first word of the next. */
function isFull({ segment, edge }: Cell, { text, x, right, size }: Segment): boolean {
  const isWide = wide.test(text[0] ?? "") && wide.test(segment.text.at(-1) ?? "");
  const word = /^\S+?(?:\p{L}-|(?=\s|$))/u.exec(text)?.[0].length ?? 0;
  const room = isWide ? size * 1.6 : ((right - x) / Math.max(1, [...text].length)) * (word + 1);
  const [width, filled] = [edge - segment.x, segment.right - segment.x];
  // In a column of some width a short line leaves room for any word.
  return segment.right + room > edge && right < edge + size && (width < size * 14 || filled > width * 0.67);
}

/** True for a text in the style of the full line above it, both of them short. */
function mayGoOn(above: Cell, line: Segment): boolean {
  const { segment, edge } = above;
  return (
    Math.abs(segment.size - line.size) < 0.4 &&
    segment.isBold === line.isBold &&
    segment.isItalic === line.isItalic &&
    segment.color === line.color &&
    edge - segment.x < line.size * 30 &&
    findDates(`${segment.text} ${line.text}`).length === 0 &&
    markAt(line.text) === "" &&
    !/[.:;。；：]$/u.test(segment.text) &&
    !/[:：]/u.test(line.text) &&
    !(isTechnologyList(line.text) && !endsOpen.test(segment.text)) &&
    isFull(above, line)
  );
}

const endsOpen =
  /(?:\s(?:of|and|in|for|at|the|de|del|la|y|e|et|des|du|und|für|der|zur?|en|à|&)|[&,、–—-]|[（(][^()（）]*)$/iu;

/** More lines than these are no head; a text of more letters is no name. */
const mostLines = 7;
const mostLetters = 90;

/** Returns which lines of a chain begin a text of their own. */
function beginsIn(chain: readonly Cell[], isEducation: boolean): ReadonlySet<number> {
  const texts = chain.map(({ segment }) => segment.text);
  const every = new Set(texts.keys());
  if (texts.length > mostLines) return every;
  const isTied = texts.map((text, at) => at > 0 && (endsOpen.test(texts[at - 1] ?? "") || /^\p{Ll}/u.test(text)));
  let best = { value: Number.NEGATIVE_INFINITY, begins: every };
  for (let mask = 0; mask < 1 << (texts.length - 1); mask += 1) {
    const begins = new Set([0]);
    texts.forEach((_, at) => {
      if (at > 0 && (mask & (1 << (at - 1))) !== 0) begins.add(at);
    });
    if (isTied.some((tied, at) => tied && begins.has(at))) continue;
    const parts: string[] = [];
    texts.forEach((text, at) => {
      if (begins.has(at)) parts.push(text);
      else parts.push(joinLines(parts.pop() ?? "", text));
    });
    const firsts = texts.filter((_, at) => begins.has(at));
    const value = worthOf(parts, firsts, isEducation);
    if (value > best.value) best = { value, begins };
  }
  return best.begins;
}

/** How well these texts tell one who and one what, with as few of them as may be. */
function worthOf(parts: readonly string[], firsts: readonly string[], isEducation: boolean): number {
  let [title, name, long, whole] = [0, 0, 0, 0];
  for (const [at, part] of parts.entries()) {
    const letters = part.replace(everyWide, "xx").length;
    if (letters > mostLetters) long += 1;
    const [one, two] = atComma(part, isEducation ? "education" : "work") ?? [part];
    if (two !== undefined) whole += 1;
    for (const text of [one, two]) {
      if (text === undefined) continue;
      const { what, who } = toldBy(text);
      // The line that a text begins with mostly says already what it is.
      const begun = text === one ? toldBy(firsts[at] ?? "") : { what: 0, who: 0 };
      if (what > who) title = Math.max(title, Math.min(what, enough) + (begun.what > begun.who ? 0.1 : 0));
      else name = Math.max(name, Math.min(who, enough) + (begun.who > begun.what ? 0.1 : 0));
    }
  }
  // What names both is a head of its own.
  return title + name - (parts.length - Math.max(0, whole - 1) * 2) * 0.3 - long * 3;
}

function toldBy(text: string): { what: number; who: number } {
  const { degree, role, school, organisation } = scoresOf(text);
  return { what: Math.max(degree, role), who: Math.max(school, organisation) };
}

/** What scores more is no better known. */
const enough = 1.6;
