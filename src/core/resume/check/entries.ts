import type { Item, ResumeDocument, Section } from "../schema.ts";
import type { FieldPlace } from "./finding.ts";

export type Entry = { section: Section; item: Item };

/** Returns the entries of a document, in the order of the sheet. */
export function itemsShown({ data }: ResumeDocument): Entry[] {
  return data.sections.flatMap((section) => section.data.map((item) => ({ section, item })));
}

export function inItem({ section, item }: Entry, field: string): FieldPlace {
  return { section: section.id, item: item.id, field };
}

/** Returns what an entry is called in a list of findings: its title, else its subtitle. */
export function nameOf({ title, subTitle }: Pick<Item, "title" | "subTitle">): string {
  return title.trim() || subTitle.trim();
}
