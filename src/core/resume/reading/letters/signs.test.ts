import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf, resumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { withoutSigns } from "./signs.ts";

const jobs = (...lines: Parameters<typeof pageOf>[0]) =>
  readResume(resumeOf("Experience", lines))
    .document.data.sections.filter(({ type }) => type === "empolyment")
    .flatMap(({ data }) =>
      data.map(({ title, subTitle, startDate, endDate }) => [title, subTitle, startDate, endDate]),
    );

describe("what stands in the head of an entry and names nothing", () => {
  it("is an icon or a raised sign between its lines", () => {
    const lines = layOut(
      pageOf([
        [at(40, "Riverside Works")],
        [at(30, "\uE000", { size: 6 })],
        [at(40, "Lead Engineer")],
        [at(200, "TM", { size: 6 })],
        [at(40, "TM", { size: 12 })],
        [at(40, "———————————————————")],
      ]),
    );
    expect(withoutSigns(lines).map(({ text, gap }) => [text, gap])).toEqual([
      ["Riverside Works", 0],
      ["Lead Engineer", 28],
      ["TM", 28],
    ]);
  });

  it("is a typed rule, which marks a title above it", () => {
    const lines = layOut(
      pageOf([[at(40, "Estudios realizados:")], [at(40, "--------------------")], [at(40, "Cali")]]),
    );
    expect(withoutSigns(lines).map(({ text, isRuled }) => [text, isRuled])).toEqual([
      ["Estudios realizados:", true],
      ["Cali", false],
    ]);
  });

  it("is a word in brackets beside the dates, which says more of the role", () => {
    expect(
      jobs(
        [at(40, "Software Developer"), at(300, "2019"), at(400, "(Stage)")],
        [at(40, "Riverside Works, Montréal")],
        [at(54, "• Built the mill of the town and the bridge to it")],
      ),
    ).toEqual([["Software Developer (Stage)", "Riverside Works", "2019", ""]]);
  });
});

describe("a range in brackets", () => {
  it("goes on where nothing stands behind its dash", () => {
    expect(jobs([at(40, "Software Developer, Acme GmbH (2019-)")])[0]?.slice(2)).toEqual(["2019", "present"]);
  });
});

describe("a name that may be a role or a company", () => {
  it("is what the other entries have in its place", () => {
    expect(
      jobs(
        [at(40, "Software Engineer", { bold: true }), at(400, "2018 – 2020")],
        [at(40, "Riverside")],
        [at(40, "Developer", { bold: true }), at(400, "2014 – 2018")],
        [at(40, "Lakeside")],
        [at(40, "Manager of the Access Group (Insurance)", { bold: true }), at(400, "2012 – 2014")],
        [at(40, "Hillside")],
      ).map(([title, subTitle]) => [title, subTitle]),
    ).toEqual([
      ["Software Engineer", "Riverside"],
      ["Developer", "Lakeside"],
      ["Manager of the Access Group (Insurance)", "Hillside"],
    ]);
  });
});

it.each([
  ["湖", "湖光飲料有限公司", ["湖光飲料有限公司"]],
  ["湖", "星空飲料有限公司", ["湖", "星空飲料有限公司"]],
])("the first letter %s in place of a picture of %s", (letter, name, read) => {
  const lines = layOut(pageOf([[at(20, letter, { size: 20 })], [at(60, name)]]));
  expect(withoutSigns(lines).map(({ text }) => text)).toEqual(read);
});
