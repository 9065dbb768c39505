import { describe, expect, it } from "vitest";
import type { FileLayout, Rule } from "../layout-model.ts";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { layOut } from "./columns.ts";

/** The rules of a table whose columns begin and end at `xs` and whose rows do so at `ys`. */
function grid(xs: readonly number[], ys: readonly number[]): Rule[] {
  const [left = 0, right = 0, top = 0, bottom = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)];
  return [
    ...xs.map((x) => ({ x1: x, x2: x, y1: top, y2: bottom })),
    ...ys.map((y) => ({ x1: left, x2: right, y1: y, y2: y })),
  ];
}

function withRules(layout: FileLayout, rules: readonly Rule[]): FileLayout {
  return { ...layout, pages: layout.pages.map((page) => ({ ...page, rules: [...rules] })) };
}

const jobs = (layout: FileLayout) =>
  readResume(layout)
    .document.data.sections.filter(({ type }) => type === "empolyment")
    .flatMap(({ data }) => data);

/** Lines stand 14 points apart, the first at 60. */
const y = (line: number) => 60 + line * 14;

describe("a ruled table", () => {
  const form = withRules(
    pageOf([
      [at(250, "職務経歴書", { size: 18 })],
      [at(40, "■職務経歴", { size: 14 })],
      [at(46, "期間"), at(126, "会社・案件"), at(306, "内容")],
      [at(46, "2019年4月"), at(126, "株式会社青空"), at(306, "注文の画面を作り、決済の仕組みを新しくしたので、")],
      [at(46, "～"), at(126, "注文管理の刷新"), at(306, "ここで折り返す。")],
      [at(46, "2021年3月"), at(306, "言語: Java")],
      [at(46, "2021年4月"), at(126, "株式会社大地"), at(306, "地図の配信")],
      [at(46, "～")],
      [at(46, "現在")],
    ]),
    grid([40, 120, 300, 555], [y(2) - 11, y(3) - 11, y(6) - 11, y(8) + 4]),
  );

  it("is read cell by cell, and a range that is stacked in its cell is one", () => {
    expect(layOut(form).map(({ text }) => text)).toEqual([
      "職務経歴書",
      "■職務経歴",
      "期間\t会社・案件\t内容",
      "2019年4月～2021年3月\t株式会社青空",
      "注文管理の刷新",
      "注文の画面を作り、決済の仕組みを新しくしたので、ここで折り返す。",
      "言語: Java",
      "2021年4月～現在\t株式会社大地\t地図の配信",
    ]);
  });

  it("ends no open range of a row with the range of the next one", () => {
    const rows = withRules(
      pageOf([
        [at(46, "기간"), at(206, "학교명"), at(386, "학과")],
        [at(46, "2016.03 ~"), at(206, "가람대학교"), at(386, "전산학부")],
        [at(46, "2013.03 ~ 2016.02"), at(206, "가람고등학교"), at(386, "인문계")],
      ]),
      grid([40, 200, 380, 555], [y(0) - 11, y(1) - 11, y(2) - 11, y(2) + 4]),
    );
    expect(layOut(rows).map(({ text }) => text)).toEqual([
      "기간\t학교명\t학과",
      "2016.03 ~\t가람대학교\t전산학부",
      "2013.03 ~ 2016.02\t가람고등학교\t인문계",
    ]);
  });

  it("holds the texts of its frame that no cell of its holds, in their rows", () => {
    const rows = withRules(
      pageOf([
        [at(46, "電話"), at(206, "03-5555-0142"), at(386, "携帯 080 （ 5555"), at(470, "） 0142")],
        [at(46, "年"), at(206, "学歴"), at(386, "備考")],
        [at(46, "2020"), at(206, "青空高校 入学"), at(386, "情報科")],
      ]),
      grid([200, 380, 555], [y(0) - 11, y(1) - 11, y(2) - 11, y(2) + 4]).concat(
        grid([40, 200], [y(1) - 11, y(2) - 11, y(2) + 4]),
      ),
    );
    expect(layOut(rows).map(({ text }) => text)).toEqual([
      "電話\t03-5555-0142\t携帯 080 （ 5555 ） 0142",
      "年\t学歴\t備考",
      "2020\t青空高校 入学\t情報科",
    ]);
  });

  it("has one label beside a text, on however many lines its narrow cell has it", () => {
    const rows = withRules(
      pageOf([
        [at(46, "지원"), at(126, "물건을 만드는 일을 좋아해서")],
        [at(46, "동기"), at(126, "지원하게 되었습니다.")],
        [at(46, "성장"), at(126, "들판에서 자라며")],
        [at(46, "과정"), at(126, "많은 것을 배웠습니다.")],
      ]),
      grid([40, 120, 555], [y(0) - 11, y(2) - 11, y(3) + 4]),
    );
    expect(layOut(rows).map(({ text }) => text)).toEqual([
      "지원 동기\t물건을 만드는 일을 좋아해서",
      "지원하게 되었습니다.",
      "성장 과정\t들판에서 자라며",
      "많은 것을 배웠습니다.",
    ]);
  });

  it("makes an entry of each row with dates", () => {
    expect(jobs(form).map(({ subTitle, startDate, endDate }) => [subTitle, startDate, endDate])).toEqual([
      ["株式会社青空", "2019-04", "2021-03"],
      ["株式会社大地", "2021-04", "present"],
    ]);
  });

  it("joins neither items of a list nor the dates of the next entry to a line that fills its cell", () => {
    const rows = [
      "某公司",
      "➢ 负责线上系统的稳定与监控",
      "➢ 参与新版门户的设计与上线工",
      "2011.3 - 2012.4",
      "另一家公司",
    ];
    const table = withRules(
      pageOf([
        [at(46, "事项"), at(126, rows[0] ?? "")],
        ...rows.slice(1).map((text) => [at(126, text)]),
        [at(46, "说明"), at(126, "表格")],
      ]),
      grid([40, 120, 290], [y(0) - 11, y(5) - 11, y(6) - 11]),
    );
    const texts = layOut(table).map(({ text }) => text);
    expect(texts).toEqual([`事项\t${rows[0]}`, ...rows.slice(1), "说明\t表格"]);
  });

  it("may tell one job: its company, what that does, its role, and below them what was done, beside tools and the team", () => {
    const table = (line: number): Rule[] => [
      ...grid([40, 555], [y(line) - 11, y(line + 1) - 11, y(line + 2) - 11, y(line + 3) - 11, y(line + 8) - 11]),
      // Parts of these are painted over, so that only the last row is parted by them.
      { x1: 380, x2: 380, y1: y(line) - 11, y2: y(line + 8) - 11 },
      { x1: 460, x2: 460, y1: y(line) - 11, y2: y(line + 8) - 11 },
    ];
    const texts = (company: string, time: string, role: string) => [
      [at(46, `${time} ${company}`)],
      [at(46, "事業内容：出版"), at(470, "正社員")],
      [at(46, `${time} ／ ${role}`)],
      [at(46, "【プロジェクト概要】"), at(386, "【言語】"), at(466, "全3名")],
      [at(46, "記事の管理"), at(386, "Java")],
      [at(46, "【業務内容】"), at(386, "Ruby")],
      [at(46, "・設計と開発"), at(386, "【DB】")],
      [at(46, "・試験"), at(386, "MySQL")],
    ];
    const found = jobs(
      withRules(
        pageOf([
          [at(250, "職務経歴書", { size: 18 })],
          [at(40, "■職務経歴", { size: 14 })],
          ...texts("株式会社青空", "2012年1月～2013年9月", "システムエンジニア"),
          null,
          ...texts("株式会社大地", "2013年10月～2015年1月", "デザイナー"),
        ]),
        [...table(2), ...table(11)],
      ),
    );
    expect(found.map(({ subTitle, title, startDate }) => [subTitle, title, startDate])).toEqual([
      ["株式会社青空", "システムエンジニア", "2012-01"],
      ["株式会社大地", "デザイナー", "2013-10"],
    ]);
    expect(found[0]?.description).toContain("設計と開発");
    expect(found[0]?.description).toContain("【言語】Java、Ruby 【DB】MySQL");
  });

  it("may have one row of two cells below the dates of the job", () => {
    const rules: Rule[] = [
      ...grid([40, 555], [y(2) - 11, y(3) - 11, y(5) - 11, y(7) - 5]),
      { x1: 480, x2: 480, y1: y(3) - 11, y2: y(5) - 11 },
    ];
    const found = jobs(
      withRules(
        pageOf([
          [at(250, "職務経歴書", { size: 18 })],
          [at(40, "■職務経歴", { size: 14 })],
          [at(46, "2012年1月～2013年9月 株式会社青空")],
          [at(46, "事業内容：出版"), at(486, "契約社員とし")],
          [at(46, "資本金：2億円"), at(486, "て勤務")],
          [at(46, "・設計と開発")],
          [at(46, "・試験")],
        ]),
        rules,
      ),
    );
    expect(found.map(({ subTitle }) => subTitle)).toEqual(["株式会社青空"]);
    expect(found[0]?.description).toContain("契約社員として勤務");
  });

  it("is none where only frames stand around text", () => {
    const lines = [[at(46, "Somebody of Somewhere")], [at(46, "Built a thing")], [at(46, "and another one")]];
    const framed = withRules(pageOf(lines), grid([40, 555], [y(0) - 11, y(1) - 11, y(2) + 4]));
    expect(layOut(framed).every(({ isCell }) => isCell !== true)).toBe(true);
  });

  it("is told from the line, the bar and the ground that a title in its cell is set on", () => {
    const lines = [
      [at(50, "教育"), at(90, "2015.9 - 2019.6 青空大学")],
      [at(50, "背景")],
      [at(50, "专业"), at(90, "Java")],
      [at(50, "技能")],
    ];
    const adornments: Rule[] = [
      { x1: 50, x2: 70, y1: y(0) + 2, y2: y(0) + 2 },
      { x1: 46, x2: 46, y1: y(0) - 9, y2: y(1) + 2 },
      ...grid([45, 75], [y(2) - 9, y(3) + 2]),
    ];
    const rules = [...grid([40, 80, 555], [y(0) - 12, y(1) + 5, y(3) + 5]), ...adornments];
    expect(layOut(withRules(pageOf(lines), rules)).map(({ text }) => text)).toEqual([
      "教育背景",
      "2015.9 - 2019.6 青空大学",
      "专业技能",
      "Java",
    ]);
  });

  it("keeps several entries that stand in one row on their baselines", () => {
    const rows = withRules(
      pageOf([
        [at(46, "学历", { bold: true }), at(200, "工作", { bold: true })],
        [at(46, "2011 – 2013"), at(200, "Acme")],
        [at(46, "2013 – 2015"), at(200, "Globex")],
        [at(46, "2016"), at(200, "Hooli")],
      ]),
      grid([40, 190, 555], [y(0) - 11, y(1) - 11, y(3) + 4]),
    );
    expect(layOut(rows).map(({ text }) => text)).toEqual([
      "学历\t工作",
      "2011 – 2013\tAcme",
      "2013 – 2015\tGlobex",
      "2016\tHooli",
    ]);
  });
});

describe("the form of a Japanese resume", () => {
  const form = withRules(
    pageOf([
      [at(250, "履 歴 書", { size: 18 })],
      [at(46, "ふりがな"), at(126, "あおき みどり")],
      [at(46, "氏名"), at(126, "青木 緑", { size: 14 })],
      [at(52, "年"), at(92, "月"), at(260, "学"), at(330, "歴")],
      [at(46, "2014"), at(92, "4"), at(126, "東西大学 工学部情報工学科 入学")],
      [at(46, "2018"), at(92, "3"), at(126, "東西大学 工学部情報工学科 卒業"), at(400, "学士（工学）")],
      [at(52, "年"), at(92, "月"), at(260, "職"), at(330, "歴")],
      [at(46, "2018"), at(92, "4"), at(126, "株式会社青空 入社")],
      [at(126, "決済の仕組みの開発に従事")],
      [at(126, "現在に至る")],
      [at(46, "志望動機")],
      [at(46, "よいものを作りたいため")],
    ]),
    [
      ...grid([40, 120, 555], [y(1) - 11, y(2) - 11, y(2) + 4]),
      ...grid(
        [40, 80, 120, 555],
        [3, 4, 5, 6, 7, 8, 9, 9.9].map((line) => y(line) - 11),
      ),
      ...grid([40, 555], [y(9) + 4, y(10) + 3, y(11) + 4]),
    ],
  );
  const { document } = readResume(form);

  it("gives the years and months of its columns to what happened then", () => {
    const school = document.data.sections.find(({ type }) => type === "education")?.data;
    expect(school).toMatchObject([{ subTitle: "東西大学", startDate: "2014-04", endDate: "2018-03" }]);
    expect(jobs(form)).toMatchObject([{ subTitle: "株式会社青空", startDate: "2018-04", endDate: "present" }]);
    expect(jobs(form)[0]?.description).toContain("決済の仕組み");
  });

  it("has titles whose letters are driven apart, and titles of boxes", () => {
    expect(document.data.basicInfo.name).toBe("青木 緑");
    expect(document.data.sections.map(({ name }) => name)).toEqual(["学歴", "職歴", "志望動機"]);
  });
});

it("a folded sheet is read as two pages", () => {
  const rows = Array.from({ length: 8 }, (_, index) => [at(40, `Left ${index}`), at(640, `Right ${index}`)]);
  const layout = pageOf(rows);
  const folded = { ...layout, pages: layout.pages.map((page) => ({ ...page, width: 1190 })) };
  expect(layOut(folded).map(({ text }) => text)).toEqual([
    ...rows.map((_, index) => `Left ${index}`),
    ...rows.map((_, index) => `Right ${index}`),
  ]);
});

describe("frames that are no table", () => {
  const frame = (x1: number, y1: number, x2: number, y2: number): Rule[] => grid([x1, x2], [y1, y2]);

  it("do not part the text of two columns of cards whose titles and tags are framed", () => {
    const cards = withRules(
      pageOf([
        [at(40, "Jane Doe", { size: 24 })],
        null,
        [at(52, "Education", { size: 14, bold: true }), at(352, "Technical Skills", { size: 14, bold: true })],
        [at(52, "MSc in Physics", { bold: true }), at(352, "Python"), at(412, "Kotlin")],
        [at(52, "University of Springfield"), at(220, "2015 - 2017"), at(352, "Docker"), at(412, "Linux")],
        [at(52, "Work Experience", { size: 14, bold: true }), at(352, "Ansible"), at(412, "Nginx")],
        [at(52, "Research Engineer", { bold: true }), at(352, "Languages", { size: 14, bold: true })],
        [at(52, "Acme Corporation"), at(220, "2018 - 2021"), at(352, "English : fluent")],
        [at(52, "• Built a plant for the mill"), at(352, "French : basics")],
        [at(52, "• Led a team of four"), at(352, "Danish : native")],
      ]),
      [
        // The page has a frame, titles and tags have frames of their own, and a rule goes on beside each title.
        ...frame(30, 30, 560, 800),
        ...[y(2), y(5)].map((at) => ({ x1: 130, x2: 330, y1: at - 4, y2: at - 4 })),
        ...[y(2), y(5)].flatMap((at) => frame(40, at - 12, 50, at + 2)),
        ...[y(2), y(6)].flatMap((at) => frame(340, at - 12, 350, at + 2)),
        ...[y(3), y(4), y(5)].flatMap((at) => [
          ...frame(350, at - 10, 390, at + 3),
          ...frame(410, at - 10, 450, at + 3),
        ]),
      ],
    );
    const texts = layOut(cards).map(({ text }) => text);
    expect(texts).toContain("Research Engineer");
    expect(texts.indexOf("• Led a team of four")).toBeLessThan(texts.indexOf("Technical Skills"));
    expect(jobs(cards).map(({ title, subTitle, startDate }) => [title, subTitle, startDate])).toEqual([
      ["Research Engineer", "Acme Corporation", "2018"],
    ]);
  });

  it("nor is a table read across the column that stands beside it", () => {
    const side = [
      "Kontakt",
      "Hauptstr. 5",
      "12345 Musterstadt",
      "anna@example.org",
      "0151 2345678",
      "Interessen",
      "Lesen",
    ];
    const rows: [string, string][] = [
      ["2014 - 2017", "Technische Hochschule Musterstadt"],
      ["", "Bachelor Informatik"],
      ["2006 - 2014", "Gymnasium Musterstadt"],
      ["", "Abitur"],
    ];
    const layout = withRules(
      pageOf([
        [at(40, "Anna Beispiel", { size: 24 })],
        [at(200, "Ausbildung", { size: 14, bold: true }), at(40, "Kontakt", { size: 14, bold: true })],
        ...rows.map(([dates, text], index) => [
          at(40, side[index + 1] ?? ""),
          ...(dates ? [at(200, dates)] : []),
          at(310, text),
        ]),
        [at(40, "Interessen", { size: 14, bold: true }), at(200, "Berufserfahrung", { size: 14, bold: true })],
        [at(40, "Lesen"), at(200, "2018 - 2021"), at(310, "Softwareentwickler, Acme GmbH")],
        [at(40, "Wandern"), at(310, "Betrieb der Plattform und der Werkzeuge")],
        [at(40, "Schach"), at(310, "Aufbau einer Gruppe von vier Leuten")],
      ]),
      grid([190, 300, 560], [y(2) - 11, y(4) - 11, y(5) + 4]),
    );
    const texts = layOut(layout).map(({ text }) => text);
    expect(texts.indexOf("Schach")).toBeLessThan(texts.indexOf("Ausbildung"));
  });
});

describe("the years and months of a form", () => {
  it("are one range where two of each stand above each other, beside one text", () => {
    const form = withRules(
      pageOf([
        [at(44, "年"), at(84, "月"), at(200, "学歴")],
        [at(44, "2009"), at(84, "4"), at(126, "青空大学　工学部・航空学科"), at(400, "卒業")],
        [at(44, "2013"), at(84, "3")],
        [at(44, "2013"), at(84, "4"), at(126, "青空大学　工学研究科"), at(400, "修了")],
        [at(44, "2015"), at(84, "3")],
      ]),
      grid([40, 80, 120, 555], [y(0) - 11, y(1) - 11, y(3) - 11, y(5) - 8]),
    );
    const [education] = readResume(form).document.data.sections.filter(({ type }) => type === "education");
    expect(education?.data.map((item) => [item.subTitle, item.startDate, item.endDate])).toEqual([
      ["青空大学", "2009-04", "2013-03"],
      ["青空大学", "2013-04", "2015-03"],
    ]);
  });
});
