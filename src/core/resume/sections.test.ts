import { describe, expect, it } from "vitest";
import { countedIds } from "#tests/core/arbitraries.ts";
import { createBlankDocument } from "./blank.ts";
import { cleanData } from "./clean.ts";
import { createSection } from "./create-section.ts";
import { knownLists } from "./formats/json-resume/list.ts";
import { languages, resumeDocumentSchema, sectionSchema } from "./schema.ts";
import { fieldLabel, sectionLabels } from "./section-labels.ts";
import { kindOfName, kindOfType, sectionKinds, sectionName, sectionRules } from "./sections.ts";

describe("the table of kinds", () => {
  it.each([
    ["skills", "one", true, false, false, true],
    ["education", "one", false, false, false, true],
    ["empolyment", "one", false, false, false, true],
    ["certificate", "one", true, false, false, false],
    ["profile", "one", false, true, true, false],
    ["language", "two", true, false, false, false],
    ["project", "two", false, false, false, false],
    ["hobby", "two", true, false, false, false],
    ["simple", "one", false, false, false, false],
    ["custom", "one", false, false, false, false],
  ] as const)("%s has %s column(s), tag style %s", (kind, columns, tagStyle, onlyDesc, profile, builtIn) => {
    expect(sectionRules[kind]).toMatchObject({ columns, tagStyle, onlyDesc, profile, builtIn });
  });

  it("names every kind in every language, and no name stands for two kinds", () => {
    for (const kind of sectionKinds) {
      for (const lang of languages) {
        expect(sectionName(kind, lang).trim()).not.toBe("");
        expect(kindOfName(sectionName(kind, lang))).toBe(kind);
        expect(kindOfName(` ${sectionName(kind, lang).toUpperCase()} `)).toBe(kind);
      }
    }
    expect(kindOfName("Things I did")).toBeNull();
  });

  it.each(sectionKinds)("labels %s in both languages of the interface", (kind) => {
    for (const { examples, ...words } of Object.values(sectionLabels[kind])) {
      for (const word of [...Object.values(words), ...Object.values(examples)]) expect(word.trim()).toBe(word);
      for (const word of [...Object.values(words), ...Object.values(examples)]) expect(word).not.toBe("");
      // The history panel lowers the first letter of a label inside a sentence, except for an acronym.
      for (const word of [words.title, words.subTitle]) expect(word).not.toMatch(/^\p{Ll}/u);
      // An example is shown in a field of the kind, and dates have a placeholder of their own.
      for (const field of Object.keys(examples)) expect(sectionRules[kind].fields).toContain(field);
    }
    expect(fieldLabel(kind, "name", "en")).toBeUndefined();
    expect(fieldLabel(kind, "constructor", "en")).toBeUndefined();
  });

  it("recognises every kind by its key and its aliases, and no word stands for two kinds", () => {
    const words = sectionKinds.flatMap((kind) =>
      [kind, ...sectionRules[kind].aliases].map((word) => [word, kind] as const),
    );
    expect(new Set(words.map(([word]) => word)).size).toBe(words.length);
    for (const [word, kind] of words) expect(kindOfType(word)).toBe(kind);
    expect(kindOfType(" Hobbies ")).toBe("hobby");
    expect(kindOfType("nonsense")).toBeNull();
  });

  it("assigns no list of JSON Resume to two kinds", () => {
    const keys = knownLists.map(({ list }) => list.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe.each(sectionKinds)("a new section of %s", (kind) => {
  it.each(languages)("in %s is well-formed, clean, and uses only the fields of its kind", (lang) => {
    const section = createSection(kind, lang, countedIds());
    expect(sectionSchema.safeParse(section).error).toBeUndefined();
    expect(section.isCreated).toBe(!sectionRules[kind].builtIn);
    expect(section.data.length > 0).toBe(kind !== "custom");
    const ids = [section.id, ...section.data.map((item) => item.id)];
    expect(new Set(ids).size).toBe(ids.length);
    for (const item of section.data) {
      for (const field of ["title", "subTitle", "startDate", "endDate", "city", "description"] as const) {
        if (!sectionRules[kind].fields.includes(field)) expect(item[field]).toBe("");
      }
    }
    const data = { basicInfo: cleanBasics, sections: [section], links: [] };
    expect(cleanData(data)).toEqual(data);
  });

  it("goes to the requested column", () => {
    expect(createSection(kind, "en", countedIds(), "side").position).toBe("side");
    expect(createSection(kind, "en", countedIds(), "main").position).toBe("main");
  });
});

const cleanBasics = { title: "", name: "", avatar: "", location: "", cellphone: "", email: "", birth: "", wechat: "" };

it.each(languages)("a blank resume in %s is well-formed", (lang) => {
  const document = createBlankDocument({
    name: "New",
    lang,
    templateName: "TemplateClassic",
    templateId: "t",
    theme: "navy",
    newId: countedIds(),
  });
  expect(resumeDocumentSchema.safeParse(document).error).toBeUndefined();
  expect(document.config).toMatchObject({
    templateName: "TemplateClassic",
    templateTheme: "navy",
    lang,
    isPublic: false,
  });
  expect(document.data.sections.filter((section) => !section.isCreated).map((section) => section.type)).toEqual([
    ...["empolyment", "skills", "education"],
  ]);
});
