import { describe, expect, it } from "vitest";
import { at, chineseResumeOf, type PageLines, resumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const read = (...lines: PageLines) => readResume(chineseResumeOf(...lines));
const studies = (...lines: PageLines) =>
  read(...lines)
    .document.data.sections.filter(({ type }) => type === "education")
    .flatMap(({ data }) => data.map(({ title, subTitle, endDate }) => [subTitle, title, endDate]));

describe("a school that has no section", () => {
  it("stands beside the contacts", () => {
    const lines = [at(140, "湖滨大学(硕士)"), at(260, "软件工程"), at(400, "2015.06 毕业")];
    expect(studies(lines)).toEqual([["湖滨大学", "硕士 软件工程", "2015-06"]]);
    expect(read(lines).notPlaced).toEqual([]);
  });

  it("has labels among those of the person", () => {
    expect(studies([at(40, "毕业院校：湖滨IT教育")], [at(40, "专业名称：数据库")], [at(40, "性别：男")])).toEqual([
      ["湖滨IT教育", "数据库", ""],
    ]);
    expect(studies([at(40, "學校／科系：湖濱大學 資訊工程學系")])).toEqual([["湖濱大學", "資訊工程學系", ""]]);
    expect(studies([at(40, "就读大学：湖滨大学")], [at(40, "系别：软件工程（测试） 期望职位：后端开发")])).toEqual([
      ["湖滨大学", "软件工程（测试）", ""],
    ]);
    expect(studies([at(40, "学历：本科/湖滨大学/软件工程")])).toEqual([["湖滨大学", "本科/软件工程", ""]]);
  });

  it("may be told under a title that is none of schools", () => {
    expect(
      studies(
        [at(40, "本科成绩", { size: 14, bold: true })],
        [at(40, "湖滨大学"), at(420, "2018.09-2022.07")],
        [at(40, "本科专业：软件工程")],
      ),
    ).toEqual([["湖滨大学", "软件工程", "2022-07"]]);
  });

  it("has a label among what is told about the person", () => {
    expect(
      studies(
        [at(40, "个人总览", { size: 14, bold: true })],
        [at(40, "教育经历："), at(240, "湖滨大学"), at(420, "软件工程（本科）")],
        [at(240, "湖滨大学"), at(420, "计算机科学（硕士）")],
        [at(40, "专业课程：操作系统、编译原理")],
      ),
    ).toEqual([
      ["湖滨大学", "软件工程（本科）", ""],
      ["湖滨大学", "计算机科学（硕士）", ""],
    ]);
  });

  it("has labels below the jobs, and above a section that tells nothing but grades", () => {
    expect(
      studies(
        [at(40, "工作经历", { size: 14, bold: true })],
        [at(40, "湖畔科技有限公司"), at(420, "2018.09-2022.07")],
        [at(40, "学校：湖滨大学 专业：软件工程 学历：本科")],
      ),
    ).toEqual([["湖滨大学", "软件工程 本科", ""]]);
    expect(
      studies(
        [at(40, "本科院校：湖滨大学"), at(240, "专业：软件工程")],
        [at(40, "学业情况", { size: 14, bold: true })],
        [at(40, "• GPA：3.90/4.33"), at(240, "• 加权成绩：91.51")],
      ),
    ).toEqual([["湖滨大学", "软件工程", ""]]);
  });

  it.each<[string, PageLines[number][], string[]]>([
    ["a Japanese form", [[at(40, "最終学歴"), at(160, "青空大学商学部卒")]], ["青空大学", "商学部", ""]],
    [
      "a Japanese label",
      [[at(40, "学歴：青空大学工学部（機械工学専攻）")]],
      ["青空大学", "工学部（機械工学専攻）", ""],
    ],
    [
      "facts in Korean",
      [[at(40, "기타사항", { size: 14, bold: true })], [at(40, "• 학력: 가람대학교 (2016.03)"), at(300, "• 병역: 필")]],
      ["가람대학교", "", "2016-03"],
    ],
  ])("has a label in %s", (_, lines, expected) => {
    const title = /\p{Script=Hangul}/u.test(lines[0]?.[0]?.text ?? "") ? "자기소개" : "自己PR";
    const read = readResume(resumeOf(title, [[at(40, "・・・・・")], ...lines]));
    const found = read.document.data.sections.filter(({ type }) => type === "education");
    expect(found.flatMap(({ data }) => data.map((one) => [one.subTitle, one.title, one.endDate]))).toEqual([expected]);
  });

  it("is not where somebody teaches", () => {
    expect(studies([at(40, "湖滨大学 讲师")])).toEqual([]);
  });
});
