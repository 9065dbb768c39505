import type { Item, ResumeDocument } from "#core/resume/schema.ts";
import { visibleDocument } from "#core/resume/visibility.ts";

const sections = 16;
const itemsPerSection = 12;
/** More characters than fit on a page. */
const descriptionLength = 6000;

/** Returns as much of a resume as its first page can show in any design. */
export function firstPageOf(resume: ResumeDocument): ResumeDocument {
  const shown = visibleDocument(resume, "owner");
  const beginning = shown.data.sections
    .slice(0, sections)
    .map((section) => ({ ...section, data: section.data.slice(0, itemsPerSection).map(shortened) }));
  return { ...shown, data: { ...shown.data, sections: beginning } };
}

const shortened = (item: Item): Item =>
  item.description.length > descriptionLength
    ? { ...item, description: item.description.slice(0, descriptionLength) }
    : item;
