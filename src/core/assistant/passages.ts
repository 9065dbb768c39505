import { richTextToPlain } from "../resume/rich-text.ts";
import type { Item, ResumeData, Section } from "../resume/schema.ts";
import type { Passage } from "./task.ts";

/**
 * The texts of a resume that the assistant may be asked to change: the description of an entry, `sections/<section>/<entry>`,
 * or those of a whole section, `sections/<section>`, as plain text. Bullets begin with `• `, one on a line.
 */
export const passagePath = /^sections\/[^/]{1,64}(\/[^/]{1,64})?$/;

const pathOf = (section: Section, item: Item) => `sections/${section.id}/${item.id}`;

/**
 * Returns the passages at a path; null where the resume has no such place.
 * @param text what stands in the entry now, which may not be saved yet; for a section the saved texts are taken
 */
export function passagesAt({ sections }: ResumeData, path: string, text: string): Passage[] | null {
  const [, sectionId, itemId] = path.split("/");
  const section = sections.find(({ id }) => id === sectionId);
  if (!section) return null;
  if (itemId === undefined) {
    return section.data
      .filter((item) => item.isSample !== true)
      .map((item) => ({ path: pathOf(section, item), text: richTextToPlain(item.description) }))
      .filter((passage) => passage.text.trim() !== "");
  }
  const item = section.data.find(({ id }) => id === itemId);
  return item ? [{ path: pathOf(section, item), text }] : null;
}

/** Returns the kind of the section at a path and what an entry there says besides its description; null where it is not. */
export function surroundingsAt({ sections }: ResumeData, path: string): { type: string; given: string[] } | null {
  const [, sectionId, itemId] = path.split("/");
  const section = sections.find(({ id }) => id === sectionId);
  if (!section) return null;
  const items = section.data.filter(({ id, isSample }) => (itemId === undefined ? isSample !== true : id === itemId));
  if (itemId !== undefined && items.length === 0) return null;
  return { type: section.type, given: items.flatMap(({ title, subTitle, city }) => [title, subTitle, city]) };
}
