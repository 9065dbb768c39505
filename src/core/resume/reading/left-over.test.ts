import { describe, expect, it } from "vitest";
import { layoutOfText } from "./read-file.ts";
import { readResume } from "./read-resume.ts";

const resume = (head: string) =>
  readResume(
    layoutOfText(`${head}
教育背景
2014.09 - 2018.06\t浙江大学\t软件工程\t本科
工作经历
公司名称：杭州某某科技有限公司
职位：前端工程师
工作时间：2018.07 - 至今
负责官网的开发。`),
  );

describe("what has no label", () => {
  it("is told by what it is, and is not listed as not placed", () => {
    const { document, notPlaced } = resume("高绘宇 / 男 / 24岁\n13912345678 gao@example.com");
    expect(document.data.basicInfo.name).toBe("高绘宇");
    expect(document.data.links.map(({ name, text }) => [name, text])).toEqual(
      expect.arrayContaining([
        ["性别", "男"],
        ["年龄", "24岁"],
      ]),
    );
    expect(notPlaced).toEqual([]);
  });

  it("is not a telephone number because it has digits", () => {
    const { basicInfo } = resume("陈挺 ID:373592241\n13912345678").document.data;
    expect(basicInfo.cellphone).toBe("13912345678");
  });
});

describe("what an entry says too", () => {
  it("is not listed a second time", () => {
    const { notPlaced } = resume("高绘宇\n13912345678\n浙 江 大 学\n紫色的灯塔\n杭州某某科技有限公司");
    expect(notPlaced).not.toContain("浙 江 大 学");
    expect(notPlaced).not.toContain("杭州某某科技有限公司");
    expect(notPlaced).toContain("紫色的灯塔");
  });
});

describe("an entry with labels", () => {
  it("has its company and its position from them", () => {
    const work = resume("高绘宇\n13912345678").document.data.sections.find(({ type }) => type === "empolyment");
    expect(work?.data[0]).toMatchObject({
      title: "前端工程师",
      subTitle: "杭州某某科技有限公司",
      startDate: "2018-07",
      endDate: "present",
    });
  });
});

describe("a label that every entry has", () => {
  it("is no title of a section", () => {
    const { document } = readResume(
      layoutOfText(`高绘宇
13912345678
项目经验
2017.04 - 2017.08\t官网
项目描述
一个网站。
2016.04 - 2016.08\t商城
项目描述
一个商城。
教育背景
2014.09 - 2018.06\t浙江大学\t软件工程\t本科`),
    );
    expect(document.data.sections.map(({ name }) => name)).toEqual(["项目经验", "教育背景"]);
  });
});
