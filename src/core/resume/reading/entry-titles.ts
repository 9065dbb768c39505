import { findDates } from "./date-ranges.ts";
import { kindOfHeading } from "./heading-words.ts";
import type { MarkedLine } from "./headings.ts";
import { bulletOf } from "./paragraphs.ts";

/** How many lines above its dates the head of an entry may have. */
const longest = 4;

/**
 * Where titles differ from the text by their capitals alone, the name of a company that is written in capitals looks like
 * one: "ACME", its role, its dates. It is none where it stands as far above its dates as the first line of the section
 * stands above its own.
 */
export function withoutEntryTitles(lines: readonly MarkedLine[]): MarkedLine[] {
  let usual: number | null = null;
  return lines.map((line, at) => {
    const { heading } = line;
    if (!heading) return line;
    const isKnown = heading.confidence >= 0.6;
    if (isKnown) {
      const isOfEntries = heading.kind === "work" || heading.kind === "education";
      usual = isOfEntries ? linesAboveDates(lines, at + 1) : null;
      return line;
    }
    const isEntry = usual !== null && usual > 1 && linesAboveDates(lines, at) === usual;
    if (isEntry && heading.kind === "other") return { ...line, heading: null };
    usual = null;
    return line;
  });
}

/** Returns how many lines from this one on stand above the first dates; null where a list or a title comes before them. */
function linesAboveDates(lines: readonly MarkedLine[], from: number): number | null {
  for (let at = from; at < from + longest; at += 1) {
    const line = lines[at];
    if (!line || bulletOf(line) !== "" || (at > from && line.heading)) return null;
    if (findDates(line.text).length > 0) return at - from;
  }
  return null;
}

/**
 * Where titles look like the first lines of entries, one that nobody knows stands right below a title that is whole by
 * itself: "Formation" above "Thèse de doctorat". It is the first entry's, and so are the others that are as close to what
 * stands above them; a title has the space of the known ones.
 */
export function withoutFirstLines(lines: readonly MarkedLine[]): MarkedLine[] {
  const sizes = lines.flatMap(({ heading, size }) => (heading === null ? [size] : [])).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const isUnknown = ({ heading }: MarkedLine) => heading?.kind === "other" && heading.confidence < 0.6;
  const isFirstLine = (line: MarkedLine, above: MarkedLine | undefined) =>
    above?.heading != null &&
    above.heading.confidence >= 0.6 &&
    isUnknown(line) &&
    (isRightBelow(line, above) || isBelowRule(line, above)) &&
    // A smaller title below another one parts its section, where it is larger than the text.
    (Math.abs(line.size - above.size) < 0.4 || line.size < usual * 1.05) &&
    !/^(?:\p{Ll}|&)/u.test(line.text.trim()) &&
    !/(?:[&,/、與与和及]|\s\p{Ll}{1,3})$/u.test(above.heading.name) &&
    kindOfHeading(`${above.heading.name} ${line.text}`) === null;
  const room = lines.filter(({ heading, gap }) => heading !== null && heading.confidence >= 0.6 && gap > 0);
  const least = Math.min(...room.map(({ gap }) => gap));
  // The rule below a title holds the first entry off, though not as far as the next title.
  const isBelowRule = (line: MarkedLine, above: MarkedLine) =>
    above.isRuled && isNext(line, above) && line.gap < Math.min(line.size * 3, least * 0.9);
  const found = lines.filter((line, at) => isFirstLine(line, lines[at - 1]));
  if (found.length === 0) return [...lines];
  // The other entries of its section have their dates as far below as the first one has.
  const heads = new Set<MarkedLine>(found);
  let toDates: number | null = null;
  lines.forEach((line, at) => {
    if (line.heading !== null && line.heading.confidence >= 0.6) toDates = null;
    if (found.includes(line)) toDates = linesAboveDates(lines, at);
    else if (isUnknown(line) && toDates !== null && toDates > 0 && linesAboveDates(lines, at) === toDates)
      heads.add(line);
  });
  return lines.map((line) =>
    isUnknown(line) && (heads.has(line) || (line.gap > 0 && line.gap < least * 0.9))
      ? { ...line, heading: null }
      : line,
  );
}

const isNext = (line: MarkedLine, above: MarkedLine) =>
  above.segments.length === 1 && line.column === above.column && line.page === above.page && line.gap > 0;

const isRightBelow = (line: MarkedLine, above: MarkedLine) => isNext(line, above) && line.gap < line.size * 1.9;
