import { richTextToPlain } from "#core/resume/rich-text.ts";
import type { Item } from "#core/resume/schema.ts";

/** Returns a title for an item: its first text that is not empty, or an empty string. */
export function titleOf(item: Item | undefined): string {
  if (!item) return "";
  return item.title || item.subTitle || richTextToPlain(item.description.slice(0, 300)).slice(0, 60);
}
