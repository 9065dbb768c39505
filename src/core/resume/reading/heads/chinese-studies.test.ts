import { describe, expect, it } from "vitest";
import { at, chineseResumeOf, type PageLines } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const studies = (...lines: PageLines) =>
  readResume(chineseResumeOf([at(40, "教育背景", { size: 14, bold: true })], ...lines))
    .document.data.sections.filter(({ type }) => type === "education")
    .flatMap(({ data }) => data.map(({ title, subTitle }) => [subTitle, title]));

describe("the head of a Chinese school", () => {
  it.each([
    ["东湖大学，软件工程，本科", "东湖大学", "软件工程 本科"],
    ["东湖大学-软件工程-本科", "东湖大学", "软件工程 本科"],
    ["东湖大学/软件工程/本科", "东湖大学", "软件工程/本科"],
    ["東湖大學 土木 大學肄業", "東湖大學", "土木 大學肄業"],
    ["本科 · 东湖大学 · 软件工程", "东湖大学", "本科 软件工程"],
    ["东湖大学（本科）软件工程", "东湖大学", "本科 软件工程"],
    ["东湖大学计算机科学与技术(试验班)", "东湖大学", "计算机科学与技术(试验班)"],
    ["就读于东湖大学软件工程专业，本科", "东湖大学", "软件工程专业 本科"],
    ["國立東湖科技大學資訊管理系", "國立東湖科技大學", "資訊管理系"],
    ["國立東湖科技大學資訊管理系 學士", "國立東湖科技大學", "資訊管理系 學士"],
    ["东湖大学，统计学，学士（导师：王小明）", "东湖大学", "统计学 学士"],
    ["东湖大学，统计学，学士（3.8/4.0）", "东湖大学", "统计学 学士"],
    ["东湖大学，统计学，学士 （ 导师：王小明）", "东湖大学", "统计学 学士"],
    ["东湖大学 丹麦清水城 统计学", "东湖大学", "统计学"],
    ["（全日制本科）东湖大学 软件工程", "东湖大学", "全日制本科 软件工程"],
    ["东湖大学-软件与理论 博士 中国科学院清水研究所", "东湖大学", "软件与理论 博士"],
    ["Lakeside University 东湖大学 软件工程", "Lakeside University 东湖大学", "软件工程"],
    ["东湖大学软件学院 软件工程 本 科", "东湖大学软件学院", "软件工程 本科"],
    ["华北清水 软件学院 软件工程 本科", "华北清水", "软件工程 本科"],
    ["清水市第一中学", "清水市第一中学", ""],
    ["东湖大学 在读硕士研究生", "东湖大学", "在读硕士研究生"],
    ["东湖理工（软件工程）本科", "东湖理工", "软件工程 本科"],
    ["东湖清水（小学教育）大专", "东湖清水", "小学教育 大专"],
    ["东湖大学 市场与行为 硕士", "东湖大学", "市场与行为 硕士"],
    ["东湖大学 (清水) 自动化 学士", "东湖大学 (清水)", "自动化 学士"],
  ])("names school and studies with any sign between them: %s", (text, school, degree) => {
    expect(studies([at(40, text), at(440, "2015.09-2019.06")])).toEqual([[school, degree]]);
  });

  it("leaves grades and courses to the text below it", () => {
    expect(
      studies(
        [at(40, "东湖大学 985/211"), at(190, "会计"), at(440, "2015.09-2019.06")],
        [at(40, "主修课程：财务管理、成本会计、审计学")],
      ),
    ).toEqual([["东湖大学", "会计"]]);
  });

  it("may have its subject on the line below, before what else that says", () => {
    expect(
      studies(
        [at(40, "东湖大学, 本科"), at(440, "2015.09-2019.06")],
        [at(45, "• 计算机科学与技术，计算机学院，2019 年 6 月毕业")],
      ),
    ).toEqual([["东湖大学", "本科 计算机科学与技术"]]);
  });

  it("has labels beside each other in one text", () => {
    expect(studies([at(40, "2015-2019"), at(140, "东湖职业技术学院 专业：软件技术 学历：专科")])).toEqual([
      ["东湖职业技术学院", "软件技术 专科"],
    ]);
  });
});

describe("studies without the name of a school beside them", () => {
  it("belong to the school above them", () => {
    expect(
      studies(
        [at(40, "东湖大学 软件工程 硕士"), at(440, "2019.09-2021.06")],
        [at(40, "自动化专业 工学学士, GPA: 3.7/4.0"), at(440, "2015.09-2019.06")],
      ),
    ).toEqual([
      ["东湖大学", "软件工程 硕士"],
      ["东湖大学", "自动化专业 工学学士"],
    ]);
  });

  it("may have no school at all", () => {
    expect(studies([at(40, "2022.09—至今"), at(190, "物联网"), at(340, "工学本科大二在读")])).toEqual([
      ["", "物联网 工学本科大二在读"],
    ]);
  });

  it("on a line of their own are all of the degree, and the subject beside the school is its faculty", () => {
    expect(
      studies([at(40, "东湖大学 - 能源与动力工程"), at(440, "2015.09-2019.06")], [at(40, "汽车工程，学士")]),
    ).toEqual([["东湖大学", "汽车工程 学士"]]);
    expect(
      studies([at(40, "东湖设计学院 - Art & Media"), at(440, "2015.09-2019.06")], [at(40, "Design & Technology, MFA")]),
    ).toEqual([["东湖设计学院", "Design & Technology, MFA"]]);
  });
});
