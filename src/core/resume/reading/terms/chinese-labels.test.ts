import { describe, expect, it } from "vitest";
import { at, chineseResumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { kindOfChineseLabel } from "./chinese-labels.ts";

describe("a Chinese label of a person", () => {
  it.each([
    ["目前所在", "location"],
    ["现居城市", "location"],
    ["电子信箱", "email"],
    ["電子信箱", "email"],
    ["常用手机号", "phone"],
    ["微信账号", "wechat"],
    ["出生年月日", "birth"],
    ["github账号", "link"],
    ["个人技术博客", "link"],
    ["面试岗位", "title"],
    ["期望城市", undefined],
    ["紧急联系电话", undefined],
    ["邮政编码", undefined],
    ["男电话", undefined],
  ])("is told by what it is put together from: %s", (label, kind) => {
    expect(kindOfChineseLabel(label)).toBe(kind);
  });

  it("says a fact, also where no table knows it, and nothing is left over", () => {
    const { document, notPlaced } = readResume(
      chineseResumeOf([at(40, "原 籍：清水市")], [at(40, "爱好：设计与创作"), at(240, "目前所在：东湖市")]),
    );
    expect(document.data.basicInfo.location).toBe("东湖市");
    expect(document.data.links.map(({ name, text }) => `${name}${text}`)).toContain("爱好设计与创作");
    expect(notPlaced).toEqual([]);
  });
});
