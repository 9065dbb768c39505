import { describe, expect, it } from "vitest";
import { layOut } from "./columns.ts";
import { at, pageOf } from "./page.fixture.ts";

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
