import type { Section } from "./schema.ts";

/** Where an item is, by the ids of both. */
export type PlaceOfItem = { section: string; item: string };

/** Returns the items with which the user begins a page. What is hidden begins none. */
export function pageBreaks(sections: readonly Section[]): PlaceOfItem[] {
  return sections
    .filter(({ isHidden }) => !isHidden)
    .flatMap((section) =>
      section.data
        .filter(({ breakBefore, isHidden }) => breakBefore && !isHidden)
        .map(({ id }) => ({ section: section.id, item: id })),
    );
}
