import type { ResumeDocument } from "../schema.ts";
import { inItem, nameOf } from "./entries.ts";
import type { Found } from "./finding.ts";

/**
 * Samples that nobody has edited yet, which no reader gets (`sample-items.ts`). A section of short ones ("TypeScript")
 * is found once, and counted as the many that it is.
 */
export function samplesLeft(document: ResumeDocument): Found[] {
  return document.data.sections.flatMap((section) => {
    const left = section.data.filter((item) => item.isSample);
    const [first] = left;
    if (first && left.every(({ description }) => description === "")) {
      return [{ place: inItem({ section, item: first }, "title"), quote: section.name, entries: left.length }];
    }
    return left.map((item) => ({
      place: inItem({ section, item }, section.onlyDesc ? "description" : "title"),
      quote: nameOf(item) || section.name,
    }));
  });
}
