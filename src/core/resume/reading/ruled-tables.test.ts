import { describe, expect, it } from "vitest";
import { layOut } from "./columns.ts";
import type { FileLayout, Rule } from "./layout-model.ts";
import { at, pageOf } from "./page.fixture.ts";
import { readResume } from "./read-resume.ts";

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

  it("makes an entry of each row with dates", () => {
    expect(jobs(form).map(({ subTitle, startDate, endDate }) => [subTitle, startDate, endDate])).toEqual([
      ["株式会社青空", "2019-04", "2021-03"],
      ["株式会社大地", "2021-04", "present"],
    ]);
  });

  it("is none where only frames stand around text", () => {
    const lines = [[at(46, "Somebody of Somewhere")], [at(46, "Built a thing")], [at(46, "and another one")]];
    const framed = withRules(pageOf(lines), grid([40, 555], [y(0) - 11, y(1) - 11, y(2) + 4]));
    expect(layOut(framed).every(({ isCell }) => isCell !== true)).toBe(true);
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
