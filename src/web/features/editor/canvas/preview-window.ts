import type { Item, ResumeDocument, Section } from "#core/resume/schema.ts";

/**
 * Ceiling: the amount of a very long resume, in characters, that can be laid out while the user types: about forty
 * pages. Sections keep their order and their beginnings, and the section in use is always included. Only the live
 * preview leaves the rest out.
 */
const budget = 100_000;

/** An entry costs its characters, and about as much again for its own box. */
const itemWeight = (item: Item): number =>
  120 + item.title.length + item.subTitle.length + item.city.length + item.description.length;

const weights = new WeakMap<Section, number>();

function weightOf(section: Section): number {
  let weight = weights.get(section);
  if (weight === undefined) {
    weight = section.isHidden ? 0 : section.data.reduce((sum, item) => sum + (item.isHidden ? 0 : itemWeight(item)), 0);
    weights.set(section, weight);
  }
  return weight;
}

/** Returns the part of the document that the preview shows; the same object when all of it fits. */
export function previewOf(document: ResumeDocument, inUse: string): ResumeDocument {
  const { sections } = document.data;
  if (sections.reduce((sum, section) => sum + weightOf(section), 0) <= budget) return document;
  let left = budget;
  const take = (section: Section): Section | null => {
    const fitting = left > 0 ? beginning(section, left) : null;
    if (fitting) left -= weightOf(fitting);
    return fitting;
  };
  const used = sections.find(({ id }) => id === inUse);
  const first = used ? take(used) : null;
  const shown = sections.flatMap((section) => (section === used ? first : take(section)) ?? []);
  return { ...document, data: { ...document.data, sections: shown } };
}

const beginnings = new WeakMap<Section, Section>();

/**
 * Returns the section with as many of its items as `room` allows, at least one; the same object for the same number of
 * items.
 */
function beginning(section: Section, room: number): Section {
  if (weightOf(section) <= room) return section;
  let weight = 0;
  let count = 0;
  for (const item of section.data) {
    if (!item.isHidden) weight += itemWeight(item);
    if (weight > room && count > 0) break;
    count += 1;
  }
  const known = beginnings.get(section);
  if (known?.data.length === count) return known;
  const made = { ...section, data: section.data.slice(0, count) };
  beginnings.set(section, made);
  return made;
}
