import { describe, expect, it } from "vitest";
import { at, type PageLines, pageOf } from "../page.fixture.ts";
import { layOut } from "./columns.ts";
import { dateColumnsOf } from "./date-columns.ts";
import { rowsOf } from "./lines.ts";

const title = { size: 14, bold: true };
const columnsOf = (lines: PageLines) =>
  dateColumnsOf(pageOf(lines).pages.map(rowsOf)).columns.map(({ from, x, rows }) => [from, x, rows.length]);
const textsOf = (lines: PageLines) => layOut(pageOf(lines)).map(({ text }) => text);

/** The entries of a section: dates at 224 with the rest of them below, texts at 330, and what stands at 40 beside both. */
const entries: PageLines = [
  [at(40, "Skills", title), at(224, "Experience", title)],
  [at(40, "TypeScript and Go"), at(224, "September 2019"), at(330, "Engineer")],
  [at(40, "PostgreSQL"), at(224, "to June 2021"), at(330, "Acme Ltd, Springfield")],
  [at(40, "Kubernetes"), at(330, "Built a thing that works well")],
  [at(40, "Languages", title), at(224, "May 2017 –"), at(330, "Developer")],
  [at(40, "English"), at(224, "August 2019"), at(330, "Umbrella Ltd, Berlin")],
  [at(40, "Spanish"), at(330, "Built another thing that works")],
  [at(40, "Italian"), at(224, "2016 – 2017"), at(330, "Intern")],
  [at(40, "Hobbies", title), at(224, "Springfield"), at(330, "Initech Ltd")],
  [at(40, "Chess and a lot of it"), at(330, "Built a third thing that works")],
];

const alone = entries.map((cells) => (cells ?? []).filter(({ x }) => x > 100));

describe("a column of dates", () => {
  it("is found whatever column stands left of it, and its dates are whole", () => {
    expect(columnsOf(entries)).toEqual([[224, 330, 4]]);
    const texts = textsOf(alone);
    expect(texts).toContain("September 2019 to June 2021\tEngineer");
    expect(texts).toContain("May 2017 – August 2019\tDeveloper");
  });

  it("has the place of an entry below its dates", () => {
    expect(textsOf(alone)).toContain("2016 – 2017\tSpringfield\tIntern");
  });

  it("has dates whose last sign did not fit, with the text close to them", () => {
    const row = (dates: string, text: string) => [at(40, dates), at(140, text)];
    const texts = textsOf([
      [at(40, "工作经历", title)],
      row("2015年10月-2016年12", "上海某某科技有限公司"),
      row("月", "前端工程师"),
      row("2014年1月-2015年9月", "北京某某科技有限公司"),
      [at(140, "实习生")],
    ]);
    expect(texts).toContain("2015年10月-2016年12月\t上海某某科技有限公司");
  });

  it("is found where its dates end at one place, however many lines they take", () => {
    /** Letters are half as wide as they are high. */
    const row = (dates: string, text: string) => [at(100 - dates.length * 5, dates), at(150, text)];
    const texts = textsOf([
      [at(150, "Expériences", title)],
      row("D’août", "Développeuse"),
      row("2021 à", "Acme SARL"),
      row("septembre", "Écriture d’une application qui lit des pages"),
      row("2024", "Écriture d’une autre application"),
      row("De 2016", "Technicienne"),
      row("à 2018", "Umbrella SAS"),
      [at(150, "Réparation de machines")],
    ]);
    expect(texts).toContain("D’août 2021 à septembre 2024\tDéveloppeuse");
    expect(texts).toContain("De 2016 à 2018\tTechnicienne");
  });

  it("has the months of an entry below its year", () => {
    const texts = textsOf([
      [at(40, "Experience", title)],
      [at(40, "2016"), at(150, "Engineer")],
      [at(40, "Mar–Aug"), at(150, "Acme Ltd, Springfield")],
      [at(40, "2014–2015"), at(150, "Developer")],
      [at(40, "Sep–Feb"), at(150, "Umbrella Ltd, Berlin")],
    ]);
    expect(texts).toContain("Mar 2016 – Aug 2016\tEngineer");
    expect(texts).toContain("Sep 2014 – Feb 2015\tDeveloper");
  });

  it("is none where dates stand at the right edge of a text, beside another column", () => {
    const columns = columnsOf([
      [at(40, "Experience", title), at(400, "Skills", title)],
      [at(40, "Engineer"), at(290, "2019 – 2021"), at(400, "TypeScript")],
      [at(40, "Built a thing that works well, and told all the others how"), at(400, "PostgreSQL")],
      [at(40, "Built a thing that works well, and told all the others why"), at(400, "Kubernetes")],
      [at(40, "Developer"), at(290, "2017 – 2019"), at(400, "Terraform")],
      [at(40, "Built another thing that works, and told all the others how"), at(400, "Linux")],
      [at(40, "Built another thing that works, and told all the others why"), at(400, "Go")],
    ]);
    expect(columns).toEqual([]);
  });
});
