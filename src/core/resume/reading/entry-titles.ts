import { findDates } from "./date-ranges.ts";
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
