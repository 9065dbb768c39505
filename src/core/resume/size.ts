import { limits } from "../limits.ts";
import type { SentData } from "./schema.ts";

const { entrySize } = limits.document;

/**
 * Returns the size of a resume, which `limits.document.size` bounds: the characters of all its texts, markup and styles
 * included, and `entrySize` for each section, item and link.
 */
export function sizeOf({ basicInfo, sections, links }: SentData): number {
  let size = textsOf(basicInfo);
  for (const link of links) size += entrySize + textsOf(link);
  for (const section of sections) {
    size += entrySize + textsOf(section);
    for (const item of section.data) size += entrySize + textsOf(item);
  }
  return size;
}

function textsOf(entry: object): number {
  let size = 0;
  for (const [field, value] of Object.entries(entry)) {
    if (typeof value === "string") size += value.length;
    else if (field === "styles")
      for (const [key, style] of Object.entries<string>(value)) size += key.length + style.length;
  }
  return size;
}
