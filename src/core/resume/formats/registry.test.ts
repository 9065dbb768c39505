import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyEdit, anyMarkup, anyText, countedIds, ownSection, sampleDocument } from "#tests/core/arbitraries.ts";
import { cleanData } from "../clean.ts";
import { createSection } from "../create-section.ts";
import { apply } from "../operations.ts";
import { parseRichText, type RichItem, type RichNode } from "../rich-text.ts";
import { asOwn } from "../sample-items.ts";
import { type Language, languages, type ResumeDocument, resumeDocumentSchema } from "../schema.ts";
import { createItem, sectionKinds, sectionRules } from "../sections.ts";
import type { ReadTarget } from "./format.ts";
import { formatsOfFile, textFormats } from "./registry.ts";

const target = (lang: Language = "en"): ReadTarget => {
  return { lang, templateName: "TemplateModern", templateId: "", theme: "emerald", newId: countedIds("read") };
};

const twoWay = textFormats.flatMap(({ name, read, write }) => (read && write ? [{ name, read, write }] : []));
type TwoWay = (typeof twoWay)[number];

function thereAndBack({ name, read, write }: TwoWay, document: ResumeDocument): ResumeDocument {
  const back = read(write(document), target(document.config.lang));
  if (!back) throw new Error(`${name} does not know what it wrote`);
  return back;
}

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
function lostTexts(before: ResumeDocument, after: ResumeDocument): string[] {
  const [wanted, kept] = [textsOf(before), textsOf(after).join("\n")];
  const times = (text: string) => wanted.filter((one) => one === text).length;
  return [...new Set(wanted)].filter((text) => kept.split(text).length - 1 < times(text));
}

/**
 * A document with a section of every kind after any edits, with any markup in its descriptions, as the server would
 * store it.
 */
const anyDocument = fc
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

it("lists each format of the folder once, under the folder's name", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(textFormats.map(({ name }) => name).sort()).toEqual(folders.map(({ name }) => name).sort());
});

it("gives each format that is written an extension of its own", () => {
  const endings = textFormats.filter(({ write }) => write).map(({ extensions }) => extensions[0]);
  expect(new Set(endings).size).toBe(endings.length);
});

it("finds a file's format by its longest extension, in either case", () => {
  const namesOf = (file: string) => formatsOfFile(file, textFormats).map(({ name }) => name);
  expect(namesOf("a.JSON").slice(0, 2)).toEqual(["inkleaf", "json-resume"]);
  expect(namesOf("a.json-resume.json")[0]).toBe("json-resume");
  expect(namesOf("a.unknown")).toEqual([]);
});

describe.each(twoWay)("$name", (format) => {
  it("keeps every text of any document when it is written and read again", () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const back = thereAndBack(format, document);
        expect(resumeDocumentSchema.safeParse(back).error).toBeUndefined();
        expect(lostTexts(document, back)).toEqual([]);
      }),
    );
  });

  describe.each(sectionKinds)("a section of %s", (kind) => {
    it.each(languages)("in %s comes back unchanged", (lang) => {
      const start = sampleDocument(lang);
      const section = ownSection(createSection(kind, lang, countedIds()));
      const item = { ...createItem("last"), title: "First", subTitle: "Second", description: "<p>Third</p>" };
      const document = {
        ...start,
        data: { ...start.data, sections: [{ ...section, data: [...section.data, item] }] },
      };
      const back = thereAndBack(format, document);
      expect(lostTexts(document, back)).toEqual([]);
      // JSON Resume has no list for a kind whose content only its name describes, so such a section comes back as
      // projects.
      const isNamed = format.name === "json-resume" && sectionRules[kind].jsonResume === "byName";
      expect(back.data.sections.map(({ type }) => type)).toEqual([isNamed ? "project" : kind]);
    });
  });
});
