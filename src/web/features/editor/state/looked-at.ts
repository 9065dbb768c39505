import { create } from "zustand";
import type { ResumeDocument, Section } from "#core/resume/schema.ts";

/**
 * A proposed change that its person is looking at: the sheet shows it in place. `from` is the description for which
 * `html` was made; where another stands there by now, nothing is shown.
 */
export type LookedAt = { sectionId: string; itemId: string; from: string; html: string; line: string };

export const useLookedAt = create<{ change: LookedAt | null }>(() => ({ change: null }));

export const lookAt = (change: LookedAt | null): void => useLookedAt.setState({ change });

/** Returns the document with the change in its place; the same object where there is none. */
export function withChangeShown(document: ResumeDocument, change: LookedAt | null): ResumeDocument {
  if (!change) return document;
  let isThere = false;
  const shown = (section: Section): Section =>
    section.id !== change.sectionId
      ? section
      : {
          ...section,
          data: section.data.map((item) => {
            if (item.id !== change.itemId || item.description !== change.from) return item;
            isThere = true;
            return { ...item, description: change.html };
          }),
        };
  const sections = document.data.sections.map(shown);
  return isThere ? { ...document, data: { ...document.data, sections } } : document;
}
