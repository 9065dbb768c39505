import { describe, expect, it } from "vitest";
import { at, chineseResumeOf, type PageLines } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const jobs = (...lines: PageLines) =>
  readResume(chineseResumeOf([at(40, "工作经历", { size: 14, bold: true })], ...lines))
    .document.data.sections.filter(({ type }) => type === "empolyment")
    .flatMap(({ data }) => data.map(({ title, subTitle }) => [subTitle, title]));
const told = [at(45, "• 写代码，修复问题。")];

describe("the head of a Chinese job", () => {
  it.each([
    ["东湖科技有限公司（前端工程师）", "东湖科技有限公司", "前端工程师"],
    ["东湖科技-前端工程师", "东湖科技", "前端工程师"],
    ["东湖科技 C++ 开发工程师", "东湖科技", "C++ 开发工程师"],
    ["东湖科技（北京） 前端工程师", "东湖科技", "前端工程师"],
    ["晴空報－實習記者、節目製作人", "晴空報", "實習記者、節目製作人"],
    ["东湖 (北京) 科技有限公司    前端工程师", "东湖(北京)科技有限公司", "前端工程师"],
    ["东湖科技，前端工程师", "东湖科技", "前端工程师"],
    ["东湖研发中心(平台部门-内核项目组)", "东湖研发中心", ""],
  ])("parts what one text says of company, role and department: %s", (text, company, role) => {
    expect(jobs([at(40, text), at(420, "2015.07-2016.10")], told)).toEqual([[company, role]]);
  });

  it.each(["AIGC 组", "多模智能组", "平台研发部"])("parts a company from its team behind a space: %s", (team) => {
    expect(jobs([at(40, `东湖科技 ${team} ｜ 算法研究员`), at(420, "2015.07-2016.10")], told)).toEqual([
      ["东湖科技", "算法研究员"],
    ]);
  });

  it("tells the department in brackets before the role below it", () => {
    expect(
      jobs([at(40, "东湖科技有限公司"), at(420, "2015.07-2016.10")], [at(40, "(平台研发) 前端工程师")], told),
    ).toEqual([["东湖科技有限公司", "前端工程师"]]);
  });

  it.each([
    ["家用电器 Firmware 工程师", "家用电器 Firmware 工程师"],
    ["C++ 开发专家", "C++ 开发专家"],
    ["硬件工程师", "硬件工程师"],
  ])("keeps what stands before a role with it, beside the name of a company: %s", (role, title) => {
    const heads = [at(40, role), at(240, "东湖电子有限公司"), at(420, "2015.07-2016.10")];
    expect(jobs(heads, [at(40, "导师：王小明")], told)).toEqual([["东湖电子有限公司", title]]);
  });

  it("keeps a role of several words on a line of its own", () => {
    const role = "静态分析，编译器前端，IDE 插件开发实习";
    const head = [at(40, "东湖电子有限公司，远程"), at(420, "2015.07-2016.10")];
    expect(jobs(head, [at(40, role)], told)).toEqual([["东湖电子有限公司", role]]);
  });

  it("is not named by an address of the web in brackets", () => {
    const heads = [at(40, "东湖电子有限公司（http://www.example.com/）"), at(420, "2015.07-2016.10")];
    expect(jobs(heads, [at(40, "前端工程师")], told)).toEqual([["东湖电子有限公司", "前端工程师"]]);
  });

  it("may be a sentence that goes on with what was done", () => {
    expect(
      jobs([at(40, "• 2017-10-1 至 2018-3-31 在东湖网络有限公司担任开发实习生，主要职责为编写页面与接口。")], told),
    ).toEqual([["东湖网络有限公司", "开发实习生"]]);
  });

  it("names nobody where the form says that there is nobody", () => {
    expect(jobs([at(40, "无"), at(190, "家教"), at(420, "2015.07-2016.10")], told)).toEqual([["", "家教"]]);
  });

  it.each(["平台研发", "App 平台"])("tells a department in brackets before a role of any length: %s", (department) => {
    const head = [at(40, "东湖科技有限公司", { bold: true }), at(420, "2015.07-2016.10")];
    expect(jobs(head, [at(40, `(${department}) 后端研发实习`)], told)).toEqual([["东湖科技有限公司", "后端研发实习"]]);
  });

  it("has its role in the first sentence, where the head names none", () => {
    const below = [at(45, "在公司担任前端实习的岗位，主要负责静态页面的开发与维护。")];
    expect(jobs([at(40, "东湖科技 - 2015.07-2016.10")], below)).toEqual([["东湖科技", "前端实习"]]);
    const others = [at(45, "负责静态页面的开发与维护，支持部门同事。")];
    expect(jobs([at(40, "东湖科技 - 2015.07-2016.10")], others)).toEqual([["东湖科技", ""]]);
  });

  it.each(["跟单", "规培医生", "UI设计", "操作工"])("knows roles of all trades: %s", (role) => {
    expect(jobs([at(40, role), at(240, "东湖"), at(420, "2015.07-2016.10")], told)).toEqual([["东湖", role]]);
  });
});
