import fc from "fast-check";
import { cleanData } from "#core/resume/clean.ts";
import { createSection } from "#core/resume/create-section.ts";
import { apply } from "#core/resume/operations.ts";
import { parseRichText, type RichItem, type RichNode } from "#core/resume/rich-text.ts";
import { asOwn } from "#core/resume/sample-items.ts";
import { languages, type ResumeDocument } from "#core/resume/schema.ts";
import { createItem, sectionKinds } from "#core/resume/sections.ts";
import { anyEdit, anyMarkup, anyText, countedIds, sampleDocument } from "./arbitraries.ts";

/** What every format that is written and read again must keep, and documents to try that with. */

/**
 * Every text of a document, which defines what "keeps every text" means: all personal facts, the name and the URL of
 * each link, the label and text of each fact, and of each item that is no sample the title, the subtitle, the city and
 * each line of the description as plain text, with
 * the words of a link and its URL by themselves. White space, commas (lists of keywords are joined by them) and the
 * bullets that begin a line do not count.
 */
function textsOf({ data }: ResumeDocument): string[] {
  const items = data.sections.flatMap((section) => section.data.filter((item) => !item.isSample));
  const lines = [
    ...Object.values(data.basicInfo),
    ...data.links.flatMap(({ name, src, text = "" }) => [name, src, text]),
    ...items.flatMap(({ title, subTitle, city, description }) =>
      [title, subTitle, city, ...parseRichText(description).map(plain)].flatMap((text) => text.split("\n")),
    ),
  ];
  return lines
    .map((line) => line.replace(/^(?:\s*(?:[•·‣▪●*-]|\d+\.)(?:\s+|$))+/u, "").replace(/[\s,、，]+/gu, ""))
    .filter((text) => text !== "");
}

/** The words of rich text, with line breaks between lines and around linked words, and the URLs of links. */
function plain(node: RichNode | RichItem): string {
  if (node.type === "text") return node.text;
  if (node.type === "br") return "\n";
  const words = node.children.map(plain).join("");
  if (node.type === "a") return `\n${words}\n${node.href}\n`;
  return node.type === "p" || node.type === "li" || node.type === "ul" || node.type === "ol" ? `\n${words}\n` : words;
}

/** The texts of `before` that occur less often in `after`. */
export function lostTexts(before: ResumeDocument, after: ResumeDocument): string[] {
  const [wanted, kept] = [textsOf(before), textsOf(after).join("\n")];
  const times = (text: string) => wanted.filter((one) => one === text).length;
  return [...new Set(wanted)].filter((text) => kept.split(text).length - 1 < times(text));
}

/**
 * A document with a section of every kind after any edits, with any markup in its descriptions, as the server would
 * store it.
 */
export const anyDocument = fc
  .record({
    lang: fc.constantFrom(...languages),
    edits: fc.array(anyEdit, { maxLength: 30 }),
    descriptions: fc.array(anyMarkup, { minLength: 1, maxLength: 8 }),
    texts: fc.array(anyText, { minLength: 1, maxLength: 8 }),
  })
  .map(({ lang, edits, descriptions, texts }) => {
    const newId = countedIds();
    const sections = sectionKinds.map((kind) => {
      const section = createSection(kind, lang, newId);
      return { ...section, data: [...section.data, createItem(newId())] };
    });
    const start = sampleDocument(lang);
    const edited = edits.reduce((document, edit) => apply(document, edit(document, newId)), {
      ...start,
      data: { ...start.data, sections },
    });
    let count = 0;
    const filled = edited.data.sections.map((section) => ({
      ...section,
      data: section.data.map((item) => {
        const at = count++;
        if (at % 2 === 1) return item;
        const [description = "", subTitle = "", city = ""] = [
          descriptions[at % descriptions.length],
          texts[at % texts.length],
          texts[(at + 1) % texts.length],
        ];
        return { ...asOwn(item), subTitle, city, description };
      }),
    }));
    return { ...edited, data: cleanData({ ...edited.data, sections: filled }) };
  });
