import { asOwn, hasSameWords } from "./sample-items.ts";
import { samples } from "./samples.ts";
import type { Item, ResumeData } from "./schema.ts";
import { emptyItem } from "./sections.ts";

/**
 * Guards the mark of a sample against a client that changes an entry and sends it back with the mark still on it: the
 * user's words would be left out of the print. The editor takes the mark off with the first edit (`operations/items.ts`).
 * This file is for the server, because it holds the samples of all languages.
 */
const ours: readonly Item[] = Object.values(samples).flatMap((languages) =>
  Object.values(languages).flatMap((items) => items.map((sample) => ({ ...emptyItem, id: "", ...sample }))),
);

function isDoubtful(item: Item): boolean {
  return item.isSample === true && !ours.some((sample) => hasSameWords(sample, item));
}

/** Returns whether an entry is marked as a sample and has none of our words; only the stored resume can tell why. */
export function hasDoubtfulMarks(data: ResumeData): boolean {
  return data.sections.some((section) => section.data.some(isDoubtful));
}

/**
 * Returns the data without doubtful marks, except where the same entry is stored with the mark and the same words: a
 * sample that a later edition of ours has reworded stays one.
 */
export function withoutDoubtfulMarks(data: ResumeData, stored: ResumeData): ResumeData {
  const known = new Map(stored.sections.flatMap((section) => section.data.map((item) => [item.id, item])));
  const isStored = (item: Item) => {
    const before = known.get(item.id);
    return before?.isSample === true && hasSameWords(before, item);
  };
  const sections = data.sections.map((section) => ({
    ...section,
    data: section.data.map((item) => (isDoubtful(item) && !isStored(item) ? asOwn(item) : item)),
  }));
  return { ...data, sections };
}
