import { escapeHtml } from "../rich-text/escape.ts";
import { plainToRichText, richTextToPlain } from "../rich-text.ts";
import type { Item, ResumeDocument, Section } from "../schema.ts";
import { createItem } from "../sections.ts";

/** Moving what was not placed: lines of a last section, each of which belongs somewhere else. */

/** Returns the lines of a section whose entries are nothing but text. */
export function linesIn(section: Section | undefined): string[] {
  return section?.data.flatMap(({ description }) => linesOf(description)) ?? [];
}

const linesOf = (description: string) =>
  richTextToPlain(description)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Returns the document with one line moved to the end of an entry, or of a section. The section that it came from is
 * removed with its last line. A line that is not there changes nothing.
 * @param newId the id of the entry that a section without any, or a list of tags, gets
 */
export function withLineMoved(
  document: ResumeDocument,
  line: { section: string; text: string },
  to: { section: string; item: string | null },
  newId: string,
): ResumeDocument {
  const { sections } = document.data;
  const from = sections.find(({ id }) => id === line.section);
  if (!from || !linesIn(from).includes(line.text) || !sections.some(({ id }) => id === to.section)) return document;
  const left = withoutLine(from, line.text);
  const moved = sections.flatMap((section) => {
    if (section.id === line.section) return left ? [left] : [];
    return [section.id === to.section ? withLine(section, line.text, to.item, newId) : section];
  });
  return { ...document, data: { ...document.data, sections: moved } };
}

function withoutLine(section: Section, text: string): Section | null {
  let isGone = false;
  const data = section.data.flatMap((item) => {
    const lines = linesOf(item.description);
    const at = isGone ? -1 : lines.indexOf(text);
    if (at < 0) return [item];
    isGone = true;
    lines.splice(at, 1);
    const isEmpty = lines.length === 0 && item.title === "" && item.subTitle === "";
    return isEmpty ? [] : [{ ...item, description: plainToRichText(lines.join("\n")) }];
  });
  return data.length > 0 ? { ...section, data } : null;
}

function withLine(section: Section, text: string, itemId: string | null, newId: string): Section {
  const at = itemId === null ? section.data.length - 1 : section.data.findIndex(({ id }) => id === itemId);
  const owner = section.data[at];
  if (section.tagStyle) return { ...section, data: [...section.data, { ...createItem(newId), title: text }] };
  if (!owner) return { ...section, data: [...section.data, withText(createItem(newId), text)] };
  return { ...section, data: section.data.map((item) => (item === owner ? withText(item, text) : item)) };
}

/** At the end of a list the line is one more of its items. */
function withText(item: Item, text: string): Item {
  const markup = `<p>${escapeHtml(text)}</p>`;
  const { description } = item;
  const inList = /<\/ul>$/.test(description);
  const longer = inList ? description.replace(/<\/ul>$/, `<li>${markup}</li></ul>`) : description + markup;
  return { ...item, description: longer };
}
