import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countedIds, ownDocument } from "#tests/core/arbitraries.ts";
import { richTextToPlain } from "../../rich-text.ts";
import { languages, type ResumeDocument, resumeDocumentSchema } from "../../schema.ts";
import { fromJsonResume, isJsonResume } from "./json-resume.ts";
import { toJsonResume } from "./writer.ts";

const sample = JSON.parse(
  readFileSync(new URL("../../../../../tests/core/json-resume-sample.json", import.meta.url), "utf8"),
) as Record<string, unknown>;

function read(value: unknown, lang: ResumeDocument["config"]["lang"] = "en"): ResumeDocument {
  const target = { templateName: "TemplateClassic", templateId: "t", theme: "navy" };
  return fromJsonResume(value, { lang, ...target, newId: countedIds() });
}

/** All texts in a value, not its keys. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** Everything that a person who reads the resume can see. */
function readable(document: ResumeDocument): string {
  const { basicInfo, links, sections } = document.data;
  const items = sections.flatMap((section) => section.data);
  const plain = items.map((item) => [
    item.title,
    item.subTitle,
    item.city,
    item.startDate,
    item.endDate,
    richTextToPlain(item.description),
  ]);
  return [texts(basicInfo), links.map((link) => [link.name, link.src]), plain].flat(2).join("\n");
}

describe("the official sample", () => {
  const document = read(sample);

  it("is recognised", () => {
    expect(isJsonResume(sample)).toBe(true);
    expect(isJsonResume(ownDocument())).toBe(false);
    expect(isJsonResume(ownDocument().data)).toBe(false);
    expect(isJsonResume("x")).toBe(false);
  });

  it("becomes a document that fits the schema", () => {
    expect(resumeDocumentSchema.safeParse(document).error).toBeUndefined();
    expect(document.name).toBe("Richard Hendriks");
    expect(document.data.basicInfo).toMatchObject({ title: "Programmer", cellphone: "(912) 555-4321" });
    expect(document.data.sections.map((section) => section.name)).toEqual([
      ...["Profile", "Employment", "Projects", "Volunteering", "Publications", "Skills", "Education", "Awards"],
      ...["Languages", "Interests", "References"],
    ]);
    expect(document.data.sections[1]?.data[0]).toMatchObject({
      title: "CEO/President",
      subTitle: "Pied Piper",
      city: "Palo Alto, CA",
      startDate: "2013-12",
      endDate: "2014-12",
    });
  });

  it("loses no text", () => {
    const { $schema: _schema, meta: _meta, ...content } = sample;
    const found = readable(document);
    for (const text of texts(content)) {
      const month = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.slice(0, 7) : text;
      expect(found).toContain(month);
    }
  });

  it("survives writing and reading without a loss", () => {
    const there = toJsonResume(document);
    expect(there).toMatchObject({
      basics: { name: "Richard Hendriks", label: "Programmer", url: "http://richardhendricks.example.com" },
      work: [{ name: "Pied Piper", position: "CEO/President", url: "http://piedpiper.example.com" }],
      volunteer: [{ organization: "CoderDojo", highlights: ["Awarded 'Teacher of the Month'"] }],
      skills: [
        { name: "Web Development", level: "Master", keywords: ["HTML", "CSS", "Javascript"] },
        { name: "Compression" },
      ],
      references: [{ name: "Erlich Bachman" }],
    });
    const back = readable(read(there));
    for (const line of readable(document).split("\n")) expect(back).toContain(line.replace(/^• /, ""));
  });
});

describe("any document", () => {
  it.each(languages)("in %s keeps its texts when it is written and read again", (lang) => {
    const document = ownDocument(lang);
    const back = readable(read(toJsonResume(document), lang));
    for (const line of readable(document).split("\n")) expect(back).toContain(line.replace(/^• /, ""));
  });

  it("keeps lists that the standard does not know as sections", () => {
    const document = read({ basics: { name: "A" }, talks: [{ title: "On time", venue: "Lisbon" }], motto: "Slowly" });
    expect(document.data.sections.map((section) => section.name)).toEqual(["talks", "motto"]);
    expect(readable(document)).toContain("Lisbon");
    expect(readable(document)).toContain("Slowly");
    expect(toJsonResume(document)).toMatchObject({
      projects: [
        { name: "On time", type: "talks" },
        { name: "Slowly", type: "motto" },
      ],
    });
  });

  it("reads a missing end date as still going on", () => {
    const document = read({ work: [{ name: "A", startDate: "2020-02" }] });
    expect(document.data.sections[0]?.data[0]).toMatchObject({ startDate: "2020-02", endDate: "present" });
    expect(toJsonResume(document)).toMatchObject({ work: [{ startDate: "2020-02" }] });
  });
});

it("reads and writes a year alone as a year", () => {
  const value = {
    education: [{ area: "Physics", institution: "Lakeside University", startDate: "2014", endDate: "2018" }],
    certificates: [{ name: "CKA", issuer: "Linux Foundation", date: "2023" }],
  };
  const document = read(value);
  expect(document.data.sections.map(({ data }) => data[0])).toMatchObject([
    { title: "Physics", subTitle: "Lakeside University", startDate: "2014", endDate: "2018" },
    { title: "CKA", subTitle: "Linux Foundation", startDate: "2023", endDate: "" },
  ]);
  expect(toJsonResume(document)).toMatchObject(value);
});

it("reads any value without an error", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom("basics", "work", "skills", "education", "x"), (value, key) => {
      expect(resumeDocumentSchema.safeParse(read({ [key]: value })).error).toBeUndefined();
      expect(resumeDocumentSchema.safeParse(read(value)).error).toBeUndefined();
    }),
  );
});
