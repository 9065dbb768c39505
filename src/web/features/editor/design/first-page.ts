import type { Item, ResumeDocument } from "#core/resume/schema.ts";
import { withoutHidden } from "#core/resume/visibility/without-hidden.ts";

const sections = 16;
const itemsPerSection = 12;
/** More characters than fit on a page. */
const descriptionLength = 6000;

/** Returns as much of a resume as its first page can show in any design, samples included, as the preview does. */
export function firstPageOf(resume: ResumeDocument): ResumeDocument {
  const shown = withoutHidden(resume);
  const beginning = shown.data.sections
    .slice(0, sections)
    .map((section) => ({ ...section, data: section.data.slice(0, itemsPerSection).map(shortened) }));
  return { ...shown, data: { ...shown.data, sections: beginning } };
}

const shortened = (item: Item): Item =>
  item.description.length > descriptionLength
    ? { ...item, description: item.description.slice(0, descriptionLength) }
    : item;
