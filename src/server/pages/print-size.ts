import { cut } from "#core/resume/plain-text.ts";
import type { Item, ResumeDocument, Section } from "#core/resume/schema.ts";

/** How long a document is in print, judged by its texts alone: before anything is rendered, and in linear time. */

/** The height of the text area of a page, and of a line of text, in px. */
const page = 1000;
const line = 18;

/**
 * Returns about how many pages a document takes, at least 1. It is right within a factor of three for ordinary documents
 * in every design, which is enough to weigh jobs against each other and to refuse what is far too long. The exact number
 * is known only after the layout.
 */
export function estimatePages({ data }: ResumeDocument): number {
  const { name, title, location, cellphone, email, birth, wechat } = data.basicInfo;
  const contacts = [title, location, cellphone, email, birth, wechat, ...data.links.map((link) => link.name)];
  const header = heightOf(name, 24, 40) + heightOf(contacts.join(" "), 90, line);
  const height = data.sections.reduce((sum, section) => sum + heightOfSection(section), header);
  return Math.max(1, height / page);
}

function heightOfSection(section: Section): number {
  const heading = heightOf(section.name, 50, 24) + 20 + heightOfStyles(section.styles);
  const between = pixels(section.styles.itemGap);
  return section.data.reduce((sum, item) => sum + heightOfItem(item, section) + between, heading);
}

function heightOfItem(item: Item, { tagStyle, position }: Section): number {
  const perLine = position === "side" ? 40 : 90;
  const heading = heightOf(`${item.title} ${item.subTitle} ${item.city}`, perLine, line);
  // Several tags share a line.
  if (tagStyle && item.description === "") return heading / 3 + heightOfStyles(item.styles);
  const lines = item.description.match(/<(?:br|p|li)\b/g)?.length ?? 0;
  // A link's target is no text either, but nobody writes enough of them to matter.
  const text = item.description.replace(/<\/?\w+>/g, "");
  return heading + heightOf(text, perLine, line) + lines * line + heightOfStyles(item.styles);
}

/** Returns the height of a text in px, where a line holds `perLine` Latin letters. */
function heightOf(text: string, perLine: number, lineHeight: number): number {
  if (text === "") return 0;
  let width = 0;
  // Han, Kana and Hangul are about twice as wide as Latin letters.
  for (let index = 0; index < text.length; index += 1) width += text.charCodeAt(index) >= 0x1100 ? 2 : 1;
  return Math.ceil(width / perLine) * lineHeight;
}

const heightKeys = ["marginTop", "marginBottom", "paddingTop", "paddingBottom", "titleGap"] as const;

function heightOfStyles(styles: Readonly<Record<string, string>>): number {
  return heightKeys.reduce((sum, key) => sum + pixels(styles[key]), 0);
}

function pixels(value: string | undefined): number {
  return Math.max(0, Number.parseFloat(value ?? "") || 0);
}

/** No text of this length leaves room for another on a page, whatever the size of its letters. */
const wholePage = 12_000;
/** The height of what is kept of each column. */
const kept = 3 * page;

/** Returns a document with the same first page and few others: every column ends after some pages. */
export function beginningOf(document: ResumeDocument): ResumeDocument {
  const filled = { main: 0, side: 0 };
  const sections: Section[] = [];
  for (const section of document.data.sections) {
    const { position } = section;
    if (filled[position] > kept) continue;
    const beginning: Section = { ...cutTexts(section), data: [] };
    filled[position] += heightOfSection(beginning);
    for (const item of section.data) {
      if (filled[position] > kept) break;
      beginning.data.push(cutTexts(item));
      filled[position] += heightOfItem(item, section);
    }
    sections.push(beginning);
  }
  const { basicInfo, links } = document.data;
  return { ...document, data: { basicInfo: cutTexts(basicInfo), links: links.map(cutTexts), sections } };
}

/** Cuts the texts of an object. A description that is cut stays readable, because its parser closes what is open. */
function cutTexts<T extends object>(target: T): T {
  const entries = Object.entries(target).map(([key, value]) => [
    key,
    typeof value === "string" ? cut(value, wholePage) : value,
  ]);
  return Object.fromEntries(entries) as T;
}
