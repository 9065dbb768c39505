import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countedIds, ownSection, sampleDocument } from "#tests/core/arbitraries.ts";
import { anyDocument, lostTexts } from "#tests/core/format-law.ts";
import { createSection } from "../create-section.ts";
import { type Language, languages, type ResumeDocument, resumeDocumentSchema } from "../schema.ts";
import { createItem, sectionKinds, sectionRules } from "../sections.ts";
import type { ReadTarget } from "./format.ts";
import { formatsOfFile, textFormats } from "./registry.ts";
import { textWriters } from "./writers.ts";

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

it("lists each format of the folder once, under the folder's name", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(textFormats.map(({ name }) => name).sort()).toEqual(folders.map(({ name }) => name).sort());
});

it("lists the formats that write without their readers too", () => {
  const writing = textFormats.filter(({ write }) => write);
  expect(textWriters.map(({ name }) => name)).toEqual(writing.map(({ name }) => name));
});

it("gives each format that is written an extension of its own", () => {
  const endings = textFormats.filter(({ write }) => write).map(({ extensions }) => extensions[0]);
  expect(new Set(endings).size).toBe(endings.length);
});

it("finds a file's format by its longest extension, in either case", () => {
  const namesOf = (file: string) => formatsOfFile(file, textFormats).map(({ name }) => name);
  expect(namesOf("a.JSON")).toEqual(["reactive-resume", "magic-resume", "inkleaf", "json-resume"]);
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
