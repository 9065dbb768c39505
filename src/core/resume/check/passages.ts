import { isBlock, parseRichText, type RichInline, type RichNode } from "../rich-text.ts";
import type { Item } from "../schema.ts";

/** A bullet of a description: its own text, and where that ends among all characters of the description. */
export type Bullet = { text: string; end: number };
/** What rules ask of a description. `hrefs` are the targets of its links. */
export type Passages = { text: string; bullets: readonly Bullet[]; hrefs: readonly string[] };

/** By entry: an edit replaces the entry that it changes and no other, so only that one is read again. */
const known = new WeakMap<Item, Passages>();

/** Returns the bullets and links of an entry's description. */
export function passagesOf(item: Item): Passages {
  const read = known.get(item) ?? readPassages(item.description);
  known.set(item, read);
  return read;
}

function readPassages(description: string): Passages {
  const bullets: Bullet[] = [];
  const hrefs: string[] = [];
  const parts: string[] = [];
  let length = 0;
  const write = (text: string): string => {
    parts.push(text);
    length += text.length;
    return text;
  };
  const inline = (node: RichInline): string => {
    if (node.type === "text") return write(node.text);
    if (node.type === "br") return " ";
    if (node.type === "a") hrefs.push(node.href);
    return node.children.map(inline).join("");
  };
  /** Adds the bullets inside a node, and returns the text that is not in one of them. */
  const walk = (node: RichNode): string => {
    if (!isBlock(node)) return inline(node);
    if (node.type === "p") return node.children.map(inline).join("");
    for (const item of node.children) {
      const bullet: Bullet = { text: "", end: length };
      bullets.push(bullet);
      for (const child of item.children) {
        const text = walk(child);
        if (text === "") continue;
        bullet.text += bullet.text === "" ? text : ` ${text}`;
        bullet.end = length;
      }
    }
    return "";
  };
  for (const block of parseRichText(description)) {
    walk(block);
    parts.push(" ");
  }
  return { text: parts.join("").trim(), bullets: bullets.filter(({ text }) => text.trim() !== ""), hrefs };
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Returns how much a text says: its characters, of which a Chinese, Japanese or Korean one counts as two. */
export function weightOf(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0);
}
