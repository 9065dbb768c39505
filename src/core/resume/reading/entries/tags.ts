import type { Line } from "../lines/lines.ts";
import { technologies } from "../words/technologies.ts";

/** Tags that stand beside each other with nothing between them but room: they are told by the room, or by their words. */

const mostWords = 3;
const longest = 26;

/** Returns the tags of a line whose pieces stand apart, or an empty list where it is no row of tags. */
export function tagsByRoom({ segments }: Line): string[] {
  const groups = new Map<string, string>();
  segments.forEach((segment, at) => {
    for (const { look, text } of segment.pieces) {
      const key = `${at} ${look.split(" ").at(-1)}`;
      groups.set(key, (groups.get(key) ?? "") + text);
    }
  });
  const tags = [...groups.values()].map((text) => text.replace(/^[\s•]+|\s+$/gu, "")).filter((text) => text !== "");
  const areTags = tags.length > 2 && tags.every((text) => text.length <= longest && !/[,;:，、；：。]/u.test(text));
  return areTags ? tags : [];
}

/** Returns the technologies that a text names one after the other, or an empty list where it says anything else. */
export function tagsByWords(text: string): string[] {
  const words = text.trim().split(/\s+/u);
  const tags: string[] = [];
  for (let at = 0; at < words.length; ) {
    const size = [mostWords, 2, 1].find((count) => {
      const joined = words.slice(at, at + count);
      return joined.length === count && technologies.has(joined.join(" ").toLowerCase());
    });
    if (!size) return [];
    tags.push(words.slice(at, at + size).join(" "));
    at += size;
  }
  return tags.length > 1 ? tags : [];
}
