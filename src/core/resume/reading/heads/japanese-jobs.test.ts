import { describe, expect, it } from "vitest";
import { at, japaneseResumeOf, type PageLines } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const read = (title: string, ...lines: PageLines) => readResume(japaneseResumeOf(title, lines)).document.data.sections;

const jobsIn = (...rows: [string, string][]) =>
  (read("職歴", ...rows.map(([date, text]) => [at(40, date), at(150, text)]))[0]?.data ?? []).map(
    ({ subTitle, title, startDate, endDate }) => [subTitle, title, `${startDate}/${endDate}`],
  );

describe("a job in a Japanese form", () => {
  it.each([
    ["青空食品株式会社 入社（契約社員）", "青空食品株式会社", "契約社員"],
    ["医療法人青空会 青空病院 看護助手として入職", "医療法人青空会 青空病院", "看護助手"],
    ["ホテル青空 入社 調理補助として勤務", "ホテル青空", "調理補助"],
    ["青空食堂（カナダ）入社", "青空食堂", ""],
    ["青空市民会でデザイナーとして請負活動開始", "青空市民会", "デザイナー"],
    ["株式会社青空 入社 営業部に配属", "株式会社青空", "営業部"],
    ["株式会社青空 インターンシップ開始", "株式会社青空", "インターンシップ"],
    ["Aozora 株式会社ソフトウェアエンジニア", "Aozora株式会社", "ソフトウェアエンジニア"],
  ])("%s", (text, company, role) => {
    expect(jobsIn(["2018年4月", text])).toEqual([[company, role, "2018-04/"]]);
  });

  it.each([
    ["フリーランス（通訳・記事の執筆）", "フリーランス", "通訳・記事の執筆"],
    ["株式会社青空（催しの運営サポート）", "株式会社青空", "催しの運営サポート"],
    ["社会福祉法人青空会 湖畔の里", "社会福祉法人青空会 湖畔の里", ""],
    ["株式会社青空／バンコク", "株式会社青空", ""],
  ])("with dates behind it: %s", (text, company, role) => {
    const [work] = read(
      "職歴",
      [at(40, text, { bold: true }), at(400, "2020年4月～2023年3月")],
      [at(40, "・記事の管理")],
    );
    expect(work?.data[0]).toMatchObject({ subTitle: company, title: role });
  });

  it("is named by the company where the lines below tell about one, whatever words are in its name", () => {
    const [work] = read(
      "職歴",
      [at(40, "2020年4月～2023年3月 Lakeside Data Artist")],
      [at(40, "事業内容：出版")],
      [at(40, "・記事の管理")],
    );
    expect(work?.data[0]).toMatchObject({ subTitle: "Lakeside Data Artist", title: "" });
  });

  it("has no terms of employment before its role", () => {
    const head = [at(40, "株式会社青空", { bold: true }), at(300, "2020年4月～2023年3月")];
    const [work] = read("職歴", head, [at(40, "正社員のソフトウェアエンジニア")]);
    expect(work?.data[0]).toMatchObject({ subTitle: "株式会社青空", title: "ソフトウェアエンジニア" });
    expect(jobsIn(["2018年4月", "青空市民会で正社員のデザイナーとして請負活動開始"])[0]?.[1]).toBe("デザイナー");
  });

  it("goes on until the day in brackets behind it, or until now", () => {
    expect(
      jobsIn(["2018年4月", "青空亭（2019年3月まで）"], ["2019年5月", "喫茶ひかり（アルバイト）勤務 現在に至る"]),
    ).toEqual([
      ["青空亭", "", "2018-04/2019-03"],
      ["喫茶ひかり", "アルバイト", "2019-05/present"],
    ]);
  });

  it("ends for a reason, or with what it was", () => {
    expect(
      jobsIn(
        ["2018年4月", "株式会社青空 入社"],
        ["2019年3月", "帰国のため退職"],
        ["2019年5月", "株式会社ひかり インターンシップ開始"],
        ["2019年8月", "インターンシップ終了"],
      ),
    ).toEqual([
      ["株式会社青空", "", "2018-04/2019-03"],
      ["株式会社ひかり", "インターンシップ", "2019-05/2019-08"],
    ]);
  });

  it("may be at the same company as the one above", () => {
    expect(jobsIn(["2018年4月", "株式会社青空 入社"], ["2020年4月", "同社 主任に昇進"])[1]).toEqual([
      "株式会社青空",
      "主任",
      "2020-04/",
    ]);
  });

  it("is what a row below the schools tells that says nothing of a school", () => {
    const rows: PageLines = [
      [at(40, "2012年4月"), at(150, "青空高等学校 入学")],
      [at(40, "2015年3月"), at(150, "青空高等学校 卒業")],
      [at(40, "2015年5月"), at(150, "みどり亭（2016年3月まで）")],
    ];
    expect(read("学歴・職歴", ...rows).map(({ type, data }) => [type, data.length])).toEqual([
      ["education", 1],
      ["empolyment", 1],
      ["profile", 1],
    ]);
  });
});

describe("a row of a Japanese form", () => {
  it.each([
    [[at(40, "2018 年"), at(100, "4 月")]],
    [[at(40, "2018"), at(65, "年"), at(100, "4"), at(120, "月")]],
    [[at(40, "H30年4月")]],
    [[at(40, "H30.4")]],
  ])("may write its month in several cells, or by the letter of an era", (date) => {
    const [section] = read("職歴", [...date, at(170, "株式会社青空 入社")]);
    expect(section?.data[0]).toMatchObject({ subTitle: "株式会社青空", startDate: "2018-04" });
  });

  it("may begin and end studies abroad, and name the kind of a school before its name", () => {
    const rows: PageLines = [
      [at(40, "2017年4月"), at(150, "専門学校 青空アート 入学")],
      [at(40, "2019年3月"), at(150, "専門学校 青空アート 卒業")],
      [at(40, "2019年8月"), at(150, "Lakeside College 交換留学 情報科学専攻")],
      [at(40, "2020年5月"), at(150, "Lakeside College 交換留学終了")],
    ];
    expect(read("学歴", ...rows)[0]?.data).toMatchObject([
      { subTitle: "専門学校 青空アート", startDate: "2017-04", endDate: "2019-03" },
      { subTitle: "Lakeside College", title: "交換留学 情報科学専攻", startDate: "2019-08", endDate: "2020-05" },
    ]);
  });
});
