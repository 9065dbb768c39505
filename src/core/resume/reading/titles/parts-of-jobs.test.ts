import { expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

it("what is smaller than the dated heads of jobs and stands between them parts their text", () => {
  const { sections } = readResume(
    pageOf([
      [at(260, "職務経歴書", { size: 14 })],
      [at(440, "氏名"), at(480, "山田 花子")],
      null,
      [at(40, "■株式会社青空（2012年5月～2016年10月）", { size: 12 })],
      [at(40, "【職務内容】", { bold: true })],
      [at(40, "・店舗での販売と接客")],
      [at(40, "【仕事で得た事】", { bold: true })],
      [at(40, "・人との関わりの大切さ")],
      null,
      [at(40, "■株式会社湖畔（2016年11月～2019年3月）", { size: 12 })],
      [at(40, "【職務内容】", { bold: true })],
      [at(40, "・求人広告の営業")],
      null,
      [at(40, "【自己PR】", { bold: true })],
      [at(40, "話をよく聞くことを大切にしています。")],
    ]),
  ).document.data;
  expect(sections.map(({ type }) => type)).toEqual(["empolyment", "profile"]);
  expect(sections[0]?.data.map(({ subTitle, startDate }) => [subTitle, startDate])).toEqual([
    ["株式会社青空", "2012-05"],
    ["株式会社湖畔", "2016-11"],
  ]);
});
