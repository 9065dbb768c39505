import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleDocument } from "#tests/core/arbitraries.ts";
import { fileNameOf } from "./file-name.ts";
import { filled, namedFile, offeredTemplates } from "./file-naming.ts";
import { type FilePlace, fileNameLimits, filePlaces, problemOf } from "./file-template.ts";
import { emptyBasicInfo, languages, type ResumeDocument } from "./schema.ts";

const today = "2026-11-26";
const places = Object.keys(filePlaces) as FilePlace[];
const values: Record<FilePlace, string> = {
  name: "Ada",
  title: "Engineer",
  years: "5 years",
  city: "Turin",
  school: "Leeds",
  phone: "123",
  language: "English",
  date: today,
  resume: "Mine",
};

describe("a template of file names", () => {
  it.each([
    ["{name}-{title}", {}, "Ada-Engineer"],
    ["{姓名}-{岗位}-{年限}", {}, "Ada-Engineer-5 years"],
    ["{ Name }_{TITLE}", {}, "Ada_Engineer"],
    ["{name}-{title}-{years}", { title: "" }, "Ada-5 years"],
    ["{name}-{title}-{years}", { years: "" }, "Ada-Engineer"],
    ["{name}-{title}-{years}", { name: " " }, "Engineer-5 years"],
    ["{name}-{title}-{years}", { title: "", years: "" }, "Ada"],
    ["{name} ({title}) CV", { title: "" }, "Ada CV"],
    ["{name} ({title})", {}, "Ada (Engineer)"],
    ["{name} ({title})", { title: "" }, "Ada"],
    ["CV {name}, {city}", { city: "" }, "CV Ada"],
    ["Resume", {}, "Resume"],
    ["{name}", { name: "../etc/passwd" }, "etc-passwd"],
    ["{title}", { title: "C++/Rust" }, "C++-Rust"],
    ["{name}", { name: "" }, ""],
  ] as const)("%j with %j makes %j", (template, some, expected) => {
    expect(filled(template, { ...values, ...some })).toBe(expected);
  });

  it.each([
    ["", null],
    ["{name}-{简历}", null],
    ["{nobody}", "fileNamePlace"],
    ["{}", "fileNamePlace"],
    ["{name", "fileNameBraces"],
    ["name}", "fileNameBraces"],
    ["{{name}}", "fileNameBraces"],
    ["{name}/{title}", "fileNameCharacters"],
    ["{name}\u202e", "fileNameCharacters"],
    ["{name}: CV", "fileNameCharacters"],
  ])("%j is judged as %j", (template, problem) => expect(problemOf(template)).toBe(problem));

  it("is offered in both editions, each place in each", () => {
    for (const template of [...offeredTemplates.en, ...offeredTemplates.ch]) {
      expect(problemOf(template)).toBeNull();
      expect(template.length).toBeLessThanOrEqual(fileNameLimits.template);
    }
    for (const place of places) for (const word of filePlaces[place]) expect(problemOf(`{${word}}`)).toBeNull();
  });

  it("makes a name that every system can store, whatever the values are", () => {
    const text = fc.string({ unit: "binary", maxLength: 90 });
    const template = fc
      .array(fc.oneof(fc.constantFrom(...places.map((place) => `{${place}}`)), text))
      .map((all) => all.join("-"));
    fc.assert(
      fc.property(template, fc.array(text, { minLength: 9, maxLength: 9 }), (written, said) => {
        const of = Object.fromEntries(places.map((place, at) => [place, said[at] ?? ""]));
        const name = filled(written, of as Record<FilePlace, string>);
        expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cs}]|^[.\s]|[.\s]$/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(181);
      }),
    );
  });
});

describe("a file of a resume", () => {
  const of = (change: Partial<ResumeDocument["data"]["basicInfo"]>, lang: ResumeDocument["config"]["lang"] = "en") => {
    const document = sampleDocument(lang);
    return { ...document, data: { ...document.data, basicInfo: { ...emptyBasicInfo, ...change } } };
  };
  /** With one job that is nobody's example. */
  const worked = (document: ResumeDocument, startDate: string, endDate: string): ResumeDocument => {
    const sections = document.data.sections.map((section) => ({
      ...section,
      data: section.data.map(({ isSample: _, ...item }) =>
        section.type === "empolyment" ? { ...item, startDate, endDate } : item,
      ),
    }));
    return { ...document, data: { ...document.data, sections } };
  };

  it("is named as before without a template, and where no place has a value", () => {
    const document = of({ title: "Staff SRE" });
    for (const template of ["", " ", "{name}-{phone}", "{nobody}"])
      expect(namedFile(document, { template, today })).toBe(fileNameOf(document));
  });

  it.each([
    ["2020-03", "present", "ch", "林晓-工程师-6年"],
    ["2020-03", "2023-02", "en", "林晓-工程师-3 years"],
    ["2025", "present", "en", "林晓-工程师-1 year"],
    ["2026-06", "present", "de", "林晓-工程师"],
    ["", "", "en", "林晓-工程师"],
  ] as const)("tells the years of work from %s to %s in %s", (from, until, lang, expected) => {
    const document = worked(of({ name: "林晓", title: "工程师" }, lang), from, until);
    expect(namedFile(document, { template: "{姓名}-{岗位}-{年限}", today })).toBe(expected);
  });

  it("knows the city, the language in its own words and the day, in every language", () => {
    for (const lang of languages) {
      const document = of({ location: "Turin, Italy" }, lang);
      const name = namedFile(document, { template: "{city} {language} {date}", today });
      expect(name).toMatch(/^Turin \S+ 2026-11-26$/);
    }
  });
});
