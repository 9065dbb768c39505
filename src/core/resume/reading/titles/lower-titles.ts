import type { Line } from "../lines/lines.ts";
import { isCapitals, isSetLike } from "../lines/title-look.ts";
import { partsOfTitle, plainTitle } from "../terms/heading-words.ts";
import type { MarkedLine } from "./headings.ts";

/**
 * Titles may have two levels: "Compétences", and below it in smaller type "Langues", "Programmation". A section has the
 * title of the upper level; those of the lower one part its text.
 */

/** How many titles of a file the upper level must have. */
const least = 3;

type Title = MarkedLine & { heading: NonNullable<MarkedLine["heading"]> };

const isTitle = (line: MarkedLine | undefined): line is Title => line !== undefined && line.heading !== null;

/** Returns the lines with those of the lower level no titles any more. */
export function withoutLowerTitles(lines: readonly MarkedLine[]): MarkedLine[] {
  const titles = lines.filter(isTitle);
  const lower = namedAbove(titles);
  lines.forEach((upper, at) => {
    const below = lines[at + 1];
    // Right below a title, with no text of it between, stands what parts its text.
    if (!isTitle(upper) || !isTitle(below) || lower.has(below) || !isBelow(below, upper)) return;
    if (isSame(upper, below) || !isStronger(upper, below)) return;
    const over = titles.filter((one) => isSame(one, upper));
    const under = titles.filter((one) => isSame(one, below));
    if (over.filter(({ heading }) => heading.confidence >= 0.6).length < least) return;
    const isUnder = under.every((one) => isWithin(one, over, lines));
    // A file has its jobs and its schools in sections of their own.
    const kinds = new Set(over.map(({ heading }) => heading.kind));
    const isNeeded = ({ heading: { kind } }: Title) => (kind === "work" || kind === "education") && !kinds.has(kind);
    if (!isUnder || under.some(isNeeded)) return;
    for (const one of under) lower.add(one);
  });
  return lines.map((line) => (lower.has(line) ? { ...line, heading: null } : line));
}

/** "Skills, Hobbies & Languages", and below it in another style "Hobbies": returns the titles that one above them names. */
function namedAbove(titles: readonly Title[]): Set<MarkedLine> {
  const named = new Set<MarkedLine>();
  let whole: Title | undefined;
  let parts: string[] = [];
  for (const title of titles) {
    const isPart = parts.length > 1 && parts.includes(plainTitle(title.heading.name));
    if (whole && isPart && title.column === whole.column && !isSame(whole, title)) {
      named.add(title);
      continue;
    }
    whole = title;
    parts = partsOfTitle(title.heading.name);
  }
  return named;
}

const isBelow = (below: Title, upper: Title) =>
  upper.segments.length === 1 && below.column === upper.column && below.page === upper.page;

/** True for a title that has one of the upper level above it, in its column, and a text of its own below or beside it. */
function isWithin(line: Title, over: readonly Title[], lines: readonly MarkedLine[]): boolean {
  const at = lines.indexOf(line);
  const next = lines[at + 1];
  return (
    over.some((one) => lines.indexOf(one) < at && one.column === line.column) &&
    !(line.segments.length < 2 && next !== undefined && over.some((one) => one === next) && next.page === line.page)
  );
}

/** True for two titles that are set alike. */
export function isSame(one: Line, other: Line): boolean {
  const [a, b] = [one.segments[0], other.segments[0]];
  return a !== undefined && b !== undefined && isSetLike(a, b) && isCapitals(a.text) === isCapitals(b.text);
}

/** True where the first is set at least as large as the second, and has whatever else sets that one apart. */
function isStronger(one: Title, other: Title): boolean {
  const [a, b] = [one.segments[0], other.segments[0]];
  if (!a || !b) return false;
  if (a.size > b.size * 1.08) return true;
  if (a.size < b.size * 0.97 || (b.isBold && !a.isBold)) return false;
  return isCapitals(a.text) || !isCapitals(b.text);
}
