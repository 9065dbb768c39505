import { describe, expect, it } from "vitest";
import { at, japaneseResumeOf, type PageLines } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const read = (title: string, ...lines: PageLines) => readResume(japaneseResumeOf(title, lines)).document.data.sections;

const schoolIn = (...lines: PageLines) => {
  const { subTitle, title, city } = read("学歴", ...lines)[0]?.data[0] ?? {};
  return [subTitle, title, city];
};

describe("a Japanese school", () => {
  it.each([
    [
      "青空大学大学院 情報学研究科 知能情報学専攻（修士課程） 修了",
      "青空大学大学院",
      "情報学研究科 知能情報学専攻（修士課程）",
    ],
    ["国立大学法人 青空大学大学院博士前期課程 工学研究科", "国立大学法人 青空大学大学院", "博士前期課程 工学研究科"],
    ["青空大学理学部物理学科", "青空大学", "理学部物理学科"],
    ["青空大学理学部物理学科入学", "青空大学理学部物理学科", ""],
    ["青空情報 IT クリエイター専門学校 ゲームコース 卒業", "青空情報 IT クリエイター専門学校", "ゲームコース"],
    ["青空大学 コンピューター 卒業", "青空大学", "コンピューター"],
  ])("%s", (text, school, degree) => {
    expect(schoolIn([at(40, "2018年3月"), at(120, text)]).slice(0, 2)).toEqual([school, degree]);
  });

  it("has the date that its line begins with, also below a full line that begins with one", () => {
    const entries = read(
      "学歴",
      [at(40, "2011年3月 青空大学大学院 経済学研究科 湖畔経済学専攻 修了 修士（経済学）")],
      [at(40, "2018年8月 Lakeside University 卒業 Ph.D. in Economics of Lakes and Rivers")],
    )[0]?.data;
    expect(entries?.map(({ subTitle, endDate }) => [subTitle, endDate])).toEqual([
      ["青空大学大学院", "2011-03"],
      ["Lakeside University", "2018-08"],
    ]);
  });

  it("begins and ends where the row below it says so", () => {
    const row = (date: string, event: string) => [
      [at(40, date), at(120, "青空情報専門学校")],
      [at(120, `デザイン科 映像専攻 ${event}`)],
    ];
    const [entry] = read("学歴", ...row("2022年4月", "入学"), ...row("2025年3月", "卒業見込み"))[0]?.data ?? [];
    expect(entry).toMatchObject({ title: "デザイン科 映像専攻", startDate: "2022-04", endDate: "2025-03" });
  });

  it("keeps its faculty where a degree is told as well", () => {
    const lines = [[at(40, "学士（理学）"), at(400, "2017年4月 - 2021年3月")], [at(55, "青空大学理学部物理学科")]];
    expect(schoolIn(...lines).slice(0, 2)).toEqual(["青空大学理学部物理学科", "学士（理学）"]);
  });

  it("has its land in brackets, and what was studied there below it", () => {
    const lines = [
      [at(40, "2022年 ~ 現在"), at(140, "青空大学（オーストラリア）")],
      [at(150, "情報技術学部 GPA: 72/100")],
    ];
    expect(schoolIn(...lines)).toEqual(["青空大学", "情報技術学部", "オーストラリア"]);
  });
});

describe("a Japanese section of schools and jobs together", () => {
  it("is two by what each row tells, where no title inside it does", () => {
    const sections = read(
      "学歴・職歴",
      [at(40, "2011年3月 青空大学 経済学部 卒業")],
      [at(40, "2018年9月 〜 2020年3月 青空大学 経済研究所 講師")],
      [at(40, "2020年4月 〜 現在 株式会社ひかり 入社")],
    );
    expect(sections.slice(0, 2).map(({ type, data }) => [type, data.length])).toEqual([
      ["education", 1],
      ["empolyment", 2],
    ]);
  });

  it("may have the months beside one year", () => {
    const rows = [
      [at(60, "年"), at(120, "月"), at(200, "学歴・職歴")],
      [at(60, "2016"), at(120, "4"), at(200, "青空高等学校 入学")],
      [at(60, "2020"), at(120, "9～9"), at(200, "株式会社ひかり インターン")],
      [at(60, "2022"), at(120, "12～1"), at(200, "株式会社みどり インターン")],
      [at(60, "2023"), at(120, "5～"), at(200, "株式会社こだま インターン")],
    ];
    const dates = read("履歴", ...rows).flatMap(({ data }) =>
      data.map(({ startDate, endDate }) => [startDate, endDate]),
    );
    expect(dates).toEqual(
      expect.arrayContaining([
        ["2020-09", "2020-09"],
        ["2022-12", "2023-01"],
        ["2023-05", "present"],
      ]),
    );
  });
});

describe("a Japanese job", () => {
  it("may stand at a company whose name ends with a full stop", () => {
    const line = [at(40, "ソフトウェアエンジニア（アルバイト） | Hikari Co., Ltd. | 2024年5月 – 現在")];
    const [section] = read("インターンシップ経歴", line, [at(50, "● 印刷の仕組みを作った。")]);
    expect(section?.data[0]).toMatchObject({ subTitle: "Hikari Co., Ltd.", startDate: "2024-05", endDate: "present" });
  });
});
