import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { layOut } from "./columns.ts";

const texts = (layout: ReturnType<typeof pageOf>) => layOut(layout).map(({ text }) => text);
const bold = { bold: true };

describe("a gutter of titles", () => {
  it("has each title whole and before its text, wherever in the gutter it stands", () => {
    const page = pageOf([
      [at(40, "Jane Doe", { size: 24 })],
      [at(60, "Professional", bold), at(180, "Engineer")],
      [at(90, "Training", bold), at(180, "Acme Inc.")],
      [at(180, "Built a thing that works well")],
      null,
      [at(80, "Education", bold), at(180, "University of Somewhere")],
      [at(180, "Bachelor of Science")],
      null,
      [at(100, "Skills", bold), at(180, "TypeScript, PostgreSQL")],
    ]);
    expect(texts(page)).toEqual([
      "Jane Doe",
      "Professional Training",
      "Engineer",
      "Acme Inc.",
      "Built a thing that works well",
      "Education",
      "University of Somewhere",
      "Bachelor of Science",
      "Skills",
      "TypeScript, PostgreSQL",
    ]);
  });

  it("may have texts that begin at places of their own", () => {
    const page = pageOf([
      [at(30, "Jane Doe", { size: 24 })],
      null,
      [at(34, "SKILLS", bold), at(160, "TypeScript, PostgreSQL")],
      [at(160, "and everything about maps")],
      null,
      [at(25, "WORK", bold), at(470, "10/2021 – Present")],
      [at(25, "EXPERIENCE", bold), at(116, "Engineer, Lakeside Maps")],
      [at(116, "Built a thing that works well")],
      [at(116, "and mended another thing that did not")],
      null,
      [at(34, "EDUCATION", bold), at(470, "2014 – 2018")],
      [at(135, "Bachelor of Science, Lakeside University")],
    ]);
    expect(texts(page)).toEqual(expect.arrayContaining(["SKILLS", "WORK EXPERIENCE", "EDUCATION"]));
  });

  it("is none where other titles stand above their text", () => {
    const page = pageOf([
      [at(40, "Experience", bold)],
      [at(40, "Engineer at Acme, which is a line that goes over the page")],
      [at(40, "Education", bold)],
      [at(40, "University of Somewhere, which is a line that goes over the page")],
      [at(50, "Languages"), at(180, "English")],
      [at(50, "Skills"), at(180, "TypeScript")],
      [at(50, "Interests"), at(180, "Chess")],
    ]);
    expect(texts(page)).toContain("Skills\tTypeScript");
  });
});

it("titles beside their text may stand close to it, where three of them go on at one place", () => {
  const page = (...titles: string[]) =>
    pageOf([
      [at(40, "王小明", { size: 24 })],
      ...titles.flatMap((name) => [[at(40, name, bold), at(90, "示例股份有限公司")], [at(90, "• 撰寫廣告文案")]]),
    ]);
  const parts = (...titles: string[]) => texts(page(...titles)).flatMap((line) => line.split("\t"));
  expect(parts("教育背景", "實習經驗", "專業技能")).toContain("教育背景");
  expect(parts("教育背景", "東湖大學", "電子郵件")).toContain("教育背景 示例股份有限公司");
});

it("what begins a later page belongs to the title before, also where it is a word that is a title elsewhere", () => {
  const page = pageOf([
    [at(40, "SKILLS", bold), at(160, "TypeScript, PostgreSQL")],
    [at(160, "and everything about maps")],
    null,
    [at(40, "EXPERIENCE", bold), at(160, "Engineer, Lakeside Maps, 2019 – 2021")],
    [at(160, "Built a thing that works well, and told everybody about their net-")],
  ]).pages[0];
  const next = pageOf([[at(160, "work")], [at(160, "and other things that nobody asked for")]]).pages[0];
  if (!page || !next) throw new Error("no page");
  const lines = layOut({ pages: [page, next], hasParagraphs: false, hidden: [] });
  expect(lines.find(({ text }) => text === "work")?.ofSection).toBe("text");
});
