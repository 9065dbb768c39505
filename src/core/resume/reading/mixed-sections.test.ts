import { describe, expect, it } from "vitest";
import { at, chineseResumeOf, type PageLines } from "./page.fixture.ts";
import { readResume } from "./read-resume.ts";

const read = (...lines: PageLines) => readResume(chineseResumeOf(...lines));

describe("a Chinese section of schools and jobs together", () => {
  it("is two, and a department beside a company is none", () => {
    const { sections } = read(
      [at(40, "教育背景及求职经历", { size: 14, bold: true })],
      [at(40, "2014.7-至今"), at(190, "湖光长虹"), at(330, "技术中心")],
      [at(40, "2010.9-2014.7"), at(190, "东湖大学"), at(330, "电子信息工程")],
    ).document.data;
    const told = sections.map(({ type, data }) => [type, data[0]?.subTitle, data[0]?.title]);
    expect(told.slice(0, 2)).toEqual([
      ["empolyment", "湖光长虹", ""],
      ["education", "东湖大学", "电子信息工程"],
    ]);
  });
});

describe("a Chinese school", () => {
  it("may have its grades between its name and its dates", () => {
    const { sections } = read(
      [at(40, "教育背景", { size: 14, bold: true })],
      [at(40, "東湖大學 資訊管理學系研究所")],
      [at(40, "2023-今")],
      [at(40, "清水科技大學 商務資訊應用系")],
      [at(40, "系排：1/40 百分比：02.50%")],
      [at(40, "2018-2023")],
    ).document.data;
    expect(sections[0]?.data.map(({ subTitle, startDate }) => [subTitle, startDate])).toEqual([
      ["東湖大學", "2023"],
      ["清水科技大學", "2018"],
    ]);
  });

  it("is not told again where the line below the name says it first", () => {
    const lines = [
      [at(40, "东湖大学 | 软件工程 | 2026 届本科")],
      [at(40, "教育背景", { size: 14, bold: true })],
      [at(40, "东湖大学 软件工程"), at(420, "2022.09-2026.07")],
    ];
    expect(read(...lines).notPlaced).toEqual([]);
  });
});
