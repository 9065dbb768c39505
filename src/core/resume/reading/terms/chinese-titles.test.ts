import { describe, expect, it } from "vitest";
import { kindOfHeading } from "./heading-words.ts";

describe("a Chinese title that no table has whole", () => {
  it.each([
    ["工作與培訓經歷", "work"],
    ["项目及工作经验", "work"],
    ["项目/实习经历", "project"],
    ["校内社团经历", "activity"],
    ["在校實踐經驗", "activity"],
    ["個人獲獎情況", "award"],
    ["主要教育情况", "education"],
    ["成就與證照", "award"],
    ["语言水平与证书", "language"],
    ["教育背景 Education", "education"],
    ["Work Experience | 工作经历", "work"],
    ["杂项", "other"],
  ])("is told by its parts: %s", (title, kind) => {
    expect(kindOfHeading(title)).toBe(kind);
  });

  it.each(["工作内容", "项目描述是什么", "软件工程", "东湖大学", "项目成果", "经历了什么", "项目概况", "项目概要"])(
    "is no text of an entry: %s",
    (text) => {
      expect(kindOfHeading(text)).toBe(null);
    },
  );
});
