import { describe, expect, it } from "vitest";
import type { FileLayout } from "../layout-model.ts";
import { at, type PageLines, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

/** A page with a table of two columns, whose rows begin and end above these lines. */
function tableOf(lines: PageLines, ends: readonly number[]): FileLayout {
  const ys = ends.map((line) => 60 + line * 14 - 11);
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)];
  const layout = pageOf(lines);
  const rules = [
    ...[40, 100, 555].map((x) => ({ x1: x, x2: x, y1: top, y2: bottom })),
    ...ys.map((y) => ({ x1: 40, x2: 555, y1: y, y2: y })),
  ];
  return { ...layout, pages: layout.pages.map((page) => ({ ...page, rules })) };
}

const sections = (layout: FileLayout) =>
  readResume(layout).document.data.sections.map(({ name, data }) => [name, data.length]);

const person = [[at(40, "王小明", { size: 24 })], [at(40, "13800001111")]];
const bold = { size: 14, bold: true };

describe("a table of sections", () => {
  it("has titles on several lines, also below the first line of what stands beside them", () => {
    const layout = tableOf(
      [
        ...person,
        [at(110, "2013.9 - 2017.6"), at(230, "江南大学"), at(360, "计算机科学与技术")],
        [at(46, "教育", bold), at(110, "2010.9 - 2013.6"), at(230, "江南中学")],
        [at(46, "背景", bold)],
        [at(110, "2019.3 - 至今"), at(230, "青空科技有限公司"), at(360, "工程师")],
        [at(46, "工 作", bold), at(110, "1. 负责订单系统的开发。")],
        [at(46, "经 历", bold), at(110, "2. 负责支付系统的开发。")],
        [at(46, "海边", bold), at(110, "参加沙滩清洁活动三十次。")],
        [at(46, "活动", bold)],
      ],
      [2, 5, 8, 10],
    );
    expect(sections(layout)).toEqual([
      ["教育背景", 2],
      ["工作经历", 1],
      ["海边活动", 1],
    ]);
  });

  it("is none where the rows only say what stands in one section", () => {
    const layout = tableOf(
      [
        ...person,
        [at(40, "项目经历", bold)],
        [at(40, "订单系统    2019.3 - 2020.5")],
        [at(46, "技能"), at(110, "Java, MySQL")],
        [at(46, "工作内容"), at(110, "负责订单系统的开发，")],
        [at(110, "以及支付系统的维护。")],
      ],
      [4, 5, 7],
    );
    expect(sections(layout).map(([name]) => name)).toEqual(["项目经历"]);
  });
});
