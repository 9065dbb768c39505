import { describe, expect, it } from "vitest";
import { countedIds } from "#tests/core/arbitraries.ts";
import { createBlankDocument } from "./blank.ts";
import { cleanData } from "./clean.ts";
import { createSection } from "./create-section.ts";
import { languages, resumeDocumentSchema, sectionSchema } from "./schema.ts";
import { kindOfName, sectionKinds, sectionName, sectionRules } from "./sections.ts";

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

  it("names every kind in every language, and no name means two kinds", () => {
    for (const kind of sectionKinds) {
      for (const lang of languages) {
        expect(sectionName(kind, lang).trim()).not.toBe("");
        expect(kindOfName(sectionName(kind, lang))).toBe(kind);
        expect(kindOfName(` ${sectionName(kind, lang).toUpperCase()} `)).toBe(kind);
      }
    }
    expect(kindOfName("Things I did")).toBeNull();
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

  it("goes where it is told", () => {
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
