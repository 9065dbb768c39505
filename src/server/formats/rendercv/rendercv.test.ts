import fc from "fast-check";
import { expect, it } from "vitest";
import { createSection } from "#core/resume/create-section.ts";
import { type Language, languages, resumeDocumentSchema } from "#core/resume/schema.ts";
import { sectionKinds } from "#core/resume/sections.ts";
import { countedIds, ownSection, sampleDocument } from "#tests/core/arbitraries.ts";
import { anyDocument, lostTexts } from "#tests/core/format-law.ts";
import { renderCv } from "./rendercv.ts";

const target = (lang: Language = "en") => ({
  lang,
  templateName: "TemplateModern",
  templateId: "",
  theme: "emerald",
  newId: countedIds("read"),
});
const read = (text: string) => renderCv.read(new TextEncoder().encode(text), target());

it("keeps every text of any document when it is written and read again", async () => {
  await fc.assert(
    fc.asyncProperty(anyDocument, async (document) => {
      const { bytes } = await renderCv.write(document);
      const back = await renderCv.read(bytes, target(document.config.lang));
      if (!back) throw new Error("It does not know what it wrote");
      expect(resumeDocumentSchema.safeParse(back).error).toBeUndefined();
      expect(lostTexts(document, back)).toEqual([]);
    }),
  );
});

it.each(languages)("the sections of a resume in %s come back with their kinds and entries", async (lang) => {
  const start = sampleDocument(lang);
  const sections = sectionKinds.map((kind) => ownSection(createSection(kind, lang, countedIds(kind))));
  const document = { ...start, data: { ...start.data, sections } };
  const back = await renderCv.read((await renderCv.write(document)).bytes, target(lang));
  const shapeOf = (all: typeof sections) =>
    all.map(({ type, name, data }) => ({
      type,
      name,
      titles: data.map(({ title }) => title),
      texts: data.map(({ description }) => description),
    }));
  expect(shapeOf(back?.data.sections ?? [])).toEqual(shapeOf(sections));
});

it("reads what people write by hand", async () => {
  const document = await read(`cv:
  name: Nora Lindqvist
  headline: Backend engineer
  phone: tel:+46-70-123-45-67
  website: https://nora.example
  social_networks:
    - network: GitHub
      username: nora
  sections:
    summary:
      - Builds **event logs**.
    experience:
      - company: Northwind
        position: Engineer
        start_date: 2021-03
        end_date: present
        highlights:
          - Moved *billing*
    education:
      - institution: KTH
        area: Computer Science
        degree: MSc
        date: 2017
    open_source_work:
      - name: "[tool](https://tool.example)"
        date: Fall 2023
        summary: A tool
    skills:
      - label: Languages
        details: Go, Rust
    publications:
      - title: On logs
        authors: ["*N. Lindqvist*", B. Ek]
        doi: 10.1000/1
        date: 2020-01
design:
  theme: classic
`);
  const data = document?.data;
  expect(data?.basicInfo).toMatchObject({
    name: "Nora Lindqvist",
    title: "Backend engineer",
    cellphone: "+46-70-123-45-67",
  });
  expect(data?.links).toMatchObject([
    { src: "https://nora.example" },
    { name: "GitHub", src: "https://github.com/nora" },
  ]);
  expect(data?.sections).toMatchObject([
    { type: "profile", data: [{ description: "<p>Builds <strong>event logs</strong>.</p>" }] },
    {
      type: "empolyment",
      data: [
        {
          title: "Engineer",
          subTitle: "Northwind",
          startDate: "2021-03",
          endDate: "present",
          description: "<ul><li><p>Moved <em>billing</em></p></li></ul>",
        },
      ],
    },
    { type: "education", data: [{ title: "MSc, Computer Science", subTitle: "KTH", endDate: "2017" }] },
    {
      type: "project",
      name: "Open Source Work",
      data: [{ title: "tool", description: expect.stringContaining("https://tool.example") }],
    },
    { type: "skills", data: [{ title: "Languages", description: "<p>Go, Rust</p>" }] },
    {
      name: "Publications",
      data: [
        { title: "On logs", startDate: "2020-01", description: expect.stringContaining("https://doi.org/10.1000/1") },
      ],
    },
  ]);
});
