import { endsBeforeStart, firstMonth, lastMonth } from "../dates.ts";
import type { ResumeDocument } from "../schema.ts";
import { type Entry, inItem, itemsShown, nameOf } from "./entries.ts";
import type { Found } from "./finding.ts";

export function endsBeforeItStarts(document: ResumeDocument): Found[] {
  return itemsShown(document)
    .filter(({ item }) => endsBeforeStart(item))
    .map((entry) => ({ place: inItem(entry, "endDate"), quote: nameOf(entry.item) }));
}

/** A job or an education without any date leaves a gap that its reader fills. */
export function datesMissing(document: ResumeDocument): Found[] {
  return itemsShown(document)
    .filter(
      ({ section, item }) => section.type === "empolyment" || (section.type === "education" && nameOf(item) !== ""),
    )
    .filter(({ item }) => item.startDate === "" && item.endDate === "")
    .map((entry) => ({ place: inItem(entry, "startDate"), quote: nameOf(entry.item) }));
}

type Span = { entry: Entry; from: string; to: string };

/**
 * Two jobs at a time, as far as their dates are certain: of a year alone neither the beginning nor the end is. A change
 * within one month is no overlap. Each entry is compared with the one before it that lasts longest, so that the time
 * taken grows with the number of entries and not with that of their pairs.
 */
export function datesOverlap(document: ResumeDocument): Found[] {
  const spans: Span[] = itemsShown(document).flatMap((entry) => {
    const { startDate, endDate } = entry.item;
    const from = lastMonth(startDate);
    const to = endDate === "present" ? "9999-12" : firstMonth(endDate);
    return entry.section.type === "empolyment" && from !== "" && from < to ? [{ entry, from, to }] : [];
  });
  spans.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const found: Found[] = [];
  let longest: Span | undefined;
  for (const span of spans) {
    if (longest && span.from < longest.to) {
      const { item } = span.entry;
      found.push({ place: inItem(span.entry, "startDate"), quote: nameOf(item), other: nameOf(longest.entry.item) });
    }
    if (!longest || span.to > longest.to) longest = span;
  }
  return found;
}
