import { expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const jobsOf = (...names: readonly string[]) => {
  const { sections } = readResume(
    pageOf([
      [at(40, "陳小明", { size: 20 })],
      [at(40, "chen@example.org")],
      [at(40, "工作經歷", { size: 14, bold: true })],
      [at(40, "店員", { size: 12 }), at(300, "2022/9~2023/7")],
      [at(40, names[0] ?? "", { size: 11 })],
      [at(40, "負責收銀與補貨。")],
      [at(40, "工讀生", { size: 12 }), at(300, "2019/8~2021/9")],
      [at(40, names[1] ?? "", { size: 11 })],
      [at(40, "負責外場。")],
      [at(40, "語文能力", { size: 14, bold: true })],
      [at(40, "英文")],
    ]),
  ).document.data;
  return sections.find(({ type }) => type === "empolyment")?.data.map(({ title, subTitle }) => [title, subTitle]);
};

it("the line below each role is the company, also where one of them is no word that companies have", () => {
  expect(jobsOf("湖畔有限公司（餐館業 1~30人）", "青空小鋪（1~30人）")).toEqual([
    ["店員", "湖畔有限公司"],
    ["工讀生", "青空小鋪"],
  ]);
});
