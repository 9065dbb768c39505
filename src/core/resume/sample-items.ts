import type { Item, ResumeDocument, Section } from "./schema.ts";

/** Where a sample is. */
export type SamplePlace = { section: Section; item: Item };

/**
 * Returns the samples that nobody has edited yet, in reading order. They show in the editor how an entry may look, and
 * are nobody's facts: `withoutSamples` takes them out of everything that leaves the editor.
 */
export function sampleItems(document: ResumeDocument): SamplePlace[] {
  return document.data.sections.flatMap((section) =>
    section.data.flatMap((item) => (item.isSample ? [{ section, item }] : [])),
  );
}

/**
 * Returns the document without its samples, and without sections that hold nothing else; the same object where there
 * are none.
 */
export function withoutSamples(document: ResumeDocument): ResumeDocument {
  const { sections } = document.data;
  if (!sections.some(hasSamples)) return document;
  const own = sections.map(removeSamples).filter((section, at) => section === sections[at] || section.data.length > 0);
  return { ...document, data: { ...document.data, sections: own } };
}

/** Returns the section without its samples; the same object where it has none. */
export function removeSamples(section: Section): Section {
  return hasSamples(section) ? { ...section, data: section.data.filter((item) => !item.isSample) } : section;
}

/** Returns the entry as the user's own; the same object where it is that already. */
export function asOwn(item: Item): Item {
  if (!item.isSample) return item;
  const { isSample: _isSample, ...own } = item;
  return own;
}

const words = ["title", "subTitle", "startDate", "endDate", "city", "description"] as const;
type Words = Pick<Item, (typeof words)[number]>;

/** Returns whether two entries say the same, wherever they are and whether shown or not. */
export function hasSameWords(one: Words, other: Words): boolean {
  return words.every((field) => one[field] === other[field]);
}

function hasSamples(section: Section): boolean {
  return section.data.some((item) => item.isSample);
}
