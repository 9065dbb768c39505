import { describe, expect, it } from "vitest";
import { at, type PageLines, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const read = (...lines: PageLines) =>
  readResume(
    pageOf([
      [at(40, "職務経歴書", { size: 18 })],
      [at(40, "氏名 山田 花子")],
      [at(40, "■職務要約", { bold: true })],
      [at(40, "物を作ることが好きで、毎日のように何かを作っています。")],
      [at(40, "■職務経歴", { bold: true })],
      ...lines,
      [at(40, "■資格", { bold: true })],
      [at(40, "2017年10月 普通自動車第一種運転免許")],
    ]),
  ).document.data.sections;

const jobsIn = (...lines: PageLines) =>
  read(...lines)
    .filter(({ type }) => type === "empolyment")
    .flatMap(({ data }) => data)
    .map(({ subTitle, title, startDate, endDate }) => [subTitle, title, `${startDate}/${endDate}`]);

describe("a Japanese statement of work", () => {
  it("may have labels without colons, in one column or several", () => {
    const rows = (company: string, time: string, role: string): PageLines => [
      [at(40, "会社名"), at(150, company)],
      [at(40, "在籍期間"), at(150, time)],
      [at(40, "事業内容"), at(150, "業務システムの開発")],
      [at(40, "職種"), at(150, role)],
    ];
    const two = [
      ...rows("株式会社青空", "2018年4月～2021年12月", "営業"),
      ...rows("株式会社ひかり", "2022年1月～現在", "経理"),
    ];
    expect(jobsIn(...two)).toEqual([
      ["株式会社青空", "営業", "2018-04/2021-12"],
      ["株式会社ひかり", "経理", "2022-01/present"],
    ]);
    const one = [
      at(40, "在籍期間 2018/04 - 2021/12"),
      at(200, "所属"),
      at(260, "企画部"),
      at(360, "職種"),
      at(420, "営業"),
    ];
    expect(jobsIn([at(40, "株式会社青空 / 主任", { size: 12, bold: true })], one)[0]?.slice(1)).toEqual([
      "営業",
      "2018-04/2021-12",
    ]);
  });

  it("may have its labels in brackets, which are no titles of sections", () => {
    const lines: PageLines = [
      [at(40, "2015年2月～2018年3月 青空塗装")],
      [at(40, "【職種】塗装工")],
      [at(40, "【業務内容】")],
      [at(40, "・外壁と屋根の塗装")],
      [at(40, "【実績】")],
      [at(40, "・費用を1割減らした")],
      [at(40, "2018年4月～現在 株式会社ひかり（看護師）")],
    ];
    expect(jobsIn(...lines)).toEqual([
      ["青空塗装", "塗装工", "2015-02/2018-03"],
      ["株式会社ひかり", "看護師", "2018-04/present"],
    ]);
  });

  it("may tell below what a company is in which part of it somebody worked, and when", () => {
    expect(
      jobsIn(
        [at(40, "2018年4月～2021年12月 株式会社青空")],
        [at(40, "事業内容：業務システムの開発")],
        [at(40, "資本金：2億円　従業員数：300名")],
        [at(40, "2018年4月～2021年12月 ／ 開発部")],
        [at(40, "・画面の設計を担当")],
        [at(40, "2022年1月～現在 株式会社ひかり")],
        [at(40, "事業内容：機械の販売")],
        [at(40, "2022年1月～現在 ／ 青空支店（スタッフ20名）")],
        [at(40, "・顧客からの電話に対応")],
      ),
    ).toEqual([
      ["株式会社青空", "", "2018-04/2021-12"],
      ["株式会社ひかり", "", "2022-01/present"],
    ]);
  });

  it("may have its labels behind each other, with a slash between them", () => {
    expect(
      jobsIn(
        [at(40, "株式会社青空", { bold: true }), at(400, "2018年4月～2021年12月")],
        [at(40, "事業内容：機械の販売／雇用形態：契約社員／職種：営業担当")],
        [at(40, "・顧客からの電話に対応")],
      ),
    ).toEqual([["株式会社青空", "営業担当", "2018-04/2021-12"]]);
  });

  it("has no titles of sections that are set as those with a sign and have none", () => {
    const names = read(
      [at(40, "2018年4月～2021年12月 株式会社青空")],
      [at(40, "・顧客からの電話に対応")],
      [at(40, "【開発環境】", { bold: true })],
      [at(40, "Java、SQL")],
    ).map(({ name }) => name);
    expect(names).toEqual(["職務要約", "職務経歴", "資格"]);
  });

  it("has the years that somebody has been there, and how many work there, beside the name and not as a role", () => {
    expect(jobsIn([at(40, "2018年4月～現在"), at(250, "株式会社青空"), at(420, "9年目")])).toEqual([
      ["株式会社青空", "", "2018-04/present"],
    ]);
  });

  it("may have a mark before each company", () => {
    const lines: PageLines = [
      [at(40, "□2012年4月～2018年3月 青空工業株式会社（正社員）")],
      [at(40, "・来客対応")],
      [at(40, "□2018年4月～現在 みどり会計事務所（契約社員）")],
      [at(40, "・記帳代行")],
    ];
    expect(jobsIn(...lines)).toEqual([
      ["青空工業株式会社", "正社員", "2012-04/2018-03"],
      ["みどり会計事務所", "契約社員", "2018-04/present"],
    ]);
  });
});

describe("the name of an employer that is set like a title", () => {
  it.each(["青空大学 (教育)", "株式会社ひかり / 編集者"])("is none: %s", (name) => {
    const big = { size: 13, bold: true };
    const sections = readResume(
      pageOf([
        [at(40, "山田 花子", { size: 22 })],
        [at(40, "職務経歴", big)],
        [at(40, "みどり出版", big)],
        [at(40, "記者"), at(300, "2018年4月 〜 2019年3月")],
        [at(50, "• 記事を書いた｡")],
        null,
        [at(40, name, big)],
        [at(40, "2019年4月 〜 2021年3月")],
        [at(50, "• 資料を整理した｡")],
        [at(40, "資格", big)],
        [at(40, "普通自動車第一種運転免許")],
        [at(40, "自己紹介", big)],
        [at(40, "物を作ることが好きで、毎日のように何かを作っています。")],
      ]),
    ).document.data.sections;
    expect(sections.map((section) => section.name)).not.toContain(name);
  });
});
