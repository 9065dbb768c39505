import { describe, expect, it } from "vitest";
import { labelledIn } from "./entry-labels.ts";
import { isChineseName } from "./person-name.ts";
import { tagsByWords } from "./tags.ts";
import { beginsWithSurname } from "./words/surnames.ts";

describe("labels of the fields of an entry", () => {
  it.each([
    ["公司名称：上海天厚投资", "organisation", "上海天厚投资"],
    ["单 位: 上海天厚投资", "organisation", "上海天厚投资"],
    ["岗 位: web 前端工程师", "role", "web 前端工程师"],
    ["【项目名称】：商城", "name", "商城"],
    ["Position: Senior Engineer", "role", "Senior Engineer"],
    ["毕业院校：郑州科技学院", "school", "郑州科技学院"],
  ])("%s", (text, label, value) => {
    expect(labelledIn(text)).toEqual({ label, value });
  });

  it.each(["负责人：张三", "Built it: fast", "上海天厚投资"])("are not in %s", (text) => {
    expect(labelledIn(text)).toBeNull();
  });
});

describe("Chinese names", () => {
  it.each(["高绘宇", "林星辰", "欧阳修文", "邓 达", "张三 / 男 / 1998"])("%s", (text) => {
    expect(isChineseName(text)).toBe(true);
  });
  it.each(["关系", "项目经历", "所学专业", "高中", "前端工程师", "王"])("not %s", (text) => {
    expect(isChineseName(text)).toBe(false);
  });
  it("have two to four letters", () => {
    expect(beginsWithSurname("王小明大")).toBe(false);
    expect(beginsWithSurname("诸葛孔明")).toBe(true);
  });
});

describe("tags side by side", () => {
  it("are parted at the names of techniques", () => {
    expect(tagsByWords("Go Java MySQL Kafka")).toEqual(["Go", "Java", "MySQL", "Kafka"]);
    expect(tagsByWords("Spring Boot React Native SQL Server")).toEqual(["Spring Boot", "React Native", "SQL Server"]);
  });
  it.each(["Knows Java well", "Java", "Team Leadership"])("stay one text: %s", (text) => {
    expect(tagsByWords(text)).toEqual([]);
  });
});
