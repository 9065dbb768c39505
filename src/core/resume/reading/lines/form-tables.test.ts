import { expect, it } from "vitest";
import type { FileLayout, Rule } from "../layout-model.ts";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { layOut } from "./columns.ts";

function withRules(layout: FileLayout, rules: readonly Rule[]): FileLayout {
  return { ...layout, pages: layout.pages.map((page) => ({ ...page, rules: [...rules] })) };
}

/** Lines stand 14 points apart, the first at 60. */
const y = (line: number) => 60 + line * 14;

it("a table of a form may have no borders at its sides, and grounds of labels within their cells", () => {
  const rows = pageOf([
    [at(46, "이름"), at(126, "홍길동"), at(306, "전공"), at(436, "물리학")],
    [at(46, "직급"), at(126, "사원"), at(306, "부서"), at(436, "지도팀")],
  ]);
  const xs = [120, 300, 430].map((x) => ({ x1: x, x2: x, y1: y(0) - 11, y2: y(2) - 9 }));
  const ys = [y(0) - 11, y(1) - 10, y(2) - 9].map((at) => ({ x1: 40, x2: 555, y1: at, y2: at }));
  const frame = [y(0) - 7, y(1) - 12].map((at) => ({ x1: 300, x2: 427, y1: at, y2: at }));
  const [page] = withRules(rows, [...xs, ...ys, ...frame]).pages;
  const lines = layOut({ pages: page ? [page] : [], hasParagraphs: false, hidden: [] });
  expect(lines.map(({ text, isCell }) => [text, isCell])).toEqual([
    ["이름\t홍길동\t전공\t물리학", true],
    ["직급\t사원\t부서\t지도팀", true],
  ]);
});

it("a table of a form has titles in cells that reach over the rows of their sections", () => {
  const rows = pageOf([
    [at(126, "기간"), at(306, "학교명"), at(436, "전공")],
    [at(46, "학 력"), at(126, "2019.02 - 2024.02"), at(306, "새벽대학교"), at(436, "국문학과")],
    [at(126, "2016.03 - 2019.02"), at(306, "새벽고등학교"), at(436, "기계과")],
    [at(46, "경"), at(126, "기간"), at(306, "회사명"), at(436, "직급")],
    [at(46, "력"), at(126, "2021.03 - 2023.02"), at(306, "새벽정밀"), at(436, "사원")],
  ]);
  const ends = [0, 1, 2, 3, 4, 5].map((line) => y(line) - 11);
  const rules = [
    ...[40, 120, 300, 430, 555].map((x) => ({ x1: x, x2: x, y1: y(0) - 11, y2: y(5) - 11 })),
    ...ends.map((at, line) => ({ x1: line % 5 === 0 || line === 3 ? 40 : 120, x2: 555, y1: at, y2: at })),
  ];
  const { sections } = readResume(withRules(rows, rules)).document.data;
  expect(sections.map(({ name }) => name)).toEqual(["학 력", "경력"]);
  expect(sections[0]?.data).toMatchObject([
    { subTitle: "새벽대학교", title: "국문학과", startDate: "2019-02", endDate: "2024-02" },
    { subTitle: "새벽고등학교", title: "기계과" },
  ]);
});
