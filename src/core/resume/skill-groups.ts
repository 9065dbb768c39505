import { limits } from "../limits.ts";
import { escapeHtml } from "./rich-text/escape.ts";
import { isBlock, parseRichText, sanitizeRichText } from "./rich-text.ts";
import type { Item, Language, Section } from "./schema.ts";
import { createItem } from "./sections.ts";

/**
 * Grouped skills: an entry whose title is the group's label and whose description lists what is in it, in one plain
 * paragraph. It is ordinary rich text, so every design, format and older program knows it; the form shows it as chips.
 */
const separator = /[,，、;；]/u;

/** A longer piece is a clause of a sentence and not a skill. */
const longest = 40;

/** Returns the members that a description lists; null where it is more than such a list. */
export function listedIn(description: string): string[] | null {
  const [block, ...more] = parseRichText(description);
  if (!block) return [];
  if (more.length > 0 || block.type !== "p" || !block.children.every((node) => !isBlock(node) && node.type === "text"))
    return null;
  const words = block.children
    .map((node) => (node.type === "text" ? node.text : ""))
    .join("")
    .trim();
  const members = words.split(separator).map((member) => member.trim());
  if (/[.。!！?？]$/u.test(words) || members.some((member) => member.length > longest)) return null;
  return members.filter((member) => member !== "");
}

/** Returns the description that lists these members, with the comma that the language has for lists. */
export function listing(members: readonly string[], lang: Language): string {
  const words = members.map((member) => member.replace(separator, " ").trim()).filter((member) => member !== "");
  const comma = lang === "ch" || lang === "zh-tw" || lang === "ja" ? "、" : ", ";
  return words.length === 0 ? "" : sanitizeRichText(`<p>${escapeHtml(words.join(comma))}</p>`);
}

/** Whether these entries are skills one by one, some of them the user's own, which can become a group. */
export function canGroup({ type, data }: Pick<Section, "type" | "data">): boolean {
  return type === "skills" && data.some((item) => !item.isSample) && data.every(isTitleAlone);
}

/** Returns the section with its skills as one group; those that are hidden or samples stay by themselves. */
export function grouped(section: Section, group: { id: string; label: string }, lang: Language): Section {
  const staysAlone = (item: Item) => item.isHidden || item.isSample === true;
  const shown = section.data.filter((item) => !staysAlone(item) && item.title.trim() !== "");
  if (!canGroup(section) || shown.length === 0) return section;
  const description = listing(
    shown.map(({ title }) => title),
    lang,
  );
  if (description.length > limits.document.textLength) return section;
  const rest = section.data.filter(staysAlone);
  return { ...section, data: [{ ...createItem(group.id), title: group.label, description }, ...rest] };
}

/** Whether an entry is its title and nothing else, which a section can show as a tag. */
export function isTitleAlone({ subTitle, startDate, endDate, city, description }: Item): boolean {
  return [subTitle, startDate, endDate, city, description].every((text) => text === "");
}
