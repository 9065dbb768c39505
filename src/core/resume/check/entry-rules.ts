import type { ResumeDocument } from "../schema.ts";
import { swappedItems } from "../swapped-fields.ts";
import { inItem, itemsShown, nameOf } from "./entries.ts";
import type { Found } from "./finding.ts";
import { passagesOf } from "./passages.ts";

const fields = ["title", "subTitle", "startDate", "endDate", "city"] as const;

/** An entry without a word: a date or a city alone says nothing. */
export function entryEmpty(document: ResumeDocument): Found[] {
  return itemsShown(document)
    .filter(({ item }) => nameOf(item) === "" && passagesOf(item).text === "")
    .map((entry) => ({
      place: inItem(entry, entry.section.onlyDesc ? "description" : "title"),
      quote: entry.section.name,
    }));
}

/** The same entry twice in a section, as copying one leaves it. */
export function entryTwice(document: ResumeDocument): Found[] {
  return document.data.sections.flatMap((section) => {
    const seen = new Set<string>();
    return section.data.flatMap((item) => {
      const content = JSON.stringify([...fields.map((field) => item[field].trim()), item.description]);
      const isRepeated = seen.has(content) && nameOf(item) !== "";
      seen.add(content);
      return isRepeated ? [{ place: inItem({ section, item }, "title"), quote: nameOf(item) }] : [];
    });
  });
}

/** School and degree the other way round; the edit swaps them. */
export function fieldsSwapped(document: ResumeDocument): Found[] {
  return swappedItems(document).map(({ sectionId, itemId }) => {
    const item = document.data.sections.find(({ id }) => id === sectionId)?.data.find(({ id }) => id === itemId);
    return {
      place: { section: sectionId, item: itemId, field: "title" },
      quote: item?.title ?? "",
      other: item?.subTitle ?? "",
      mend: { type: "item.swap", sectionId, itemId },
    };
  });
}
