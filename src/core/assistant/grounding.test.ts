import { describe, expect, it } from "vitest";
import { figuresOf, isInLanguage, isSameScript, ungrounded, withBlanks } from "./grounding.ts";

describe("what a text says that was not given", () => {
  it.each<[string, string, string[]]>([
    ["Cut costs by 30%", "cut costs", ["figure"]],
    ["Cut costs by 30%", "cut costs by ３０％", []],
    ["Served 1,200 users", "1200 users", []],
    ["Doubled the traffic", "more traffic", ["figure"]],
    ["性能翻了三倍", "性能更好", ["figure"]],
    ["带领十人团队", "带领团队", ["figure"]],
    ["Cut costs by [N]%", "cut costs", []],
    ["Mail me at a@b.com", "mail me", ["contact"]],
    ["See https://www.shop.com/", "shop.com", []],
    ["Ring +1 555 010 0999", "ring", ["figure", "contact"]],
    ["Worked with Kubernetes", "worked", ["name"]],
    ["Worked with k8s", "Kubernetes", []],
    ["worked at Google on it", "worked on it", ["name"]],
    ["在腾讯负责支付", "负责支付", ["name"]],
    ["就职于星辰科技", "就职", ["name"]],
    ["Cut it to 30ms", "cut it", ["figure"]],
    ["Improved the site", "improved the site", []],
    ["Built it. Tested it.", "built and tested it", []],
  ])("%s, given %s: %j", (text, given, flags) => {
    expect(ungrounded(text, [given])).toEqual(flags);
  });

  it("reads a figure in every spelling as one", () => {
    expect([...figuresOf("1,200 and 1200.0 and ０５")]).toEqual(["1200", "5"]);
  });

  it("is a blank where it is a figure, and part of a name stays", () => {
    expect(withBlanks("From 300ms to 40k QPS, 5x, over 5G", ["5x"])).toBe("From [N]ms to [N]k QPS, 5x, over 5G");
    expect(withBlanks("Cut 30% of 12 pages with HTML5, S3 and 2FA", ["12"])).toBe(
      "Cut [N]% of 12 pages with HTML5, S3 and 2FA",
    );
  });
});

describe("the script of a text", () => {
  it("is told where there is enough of it", () => {
    expect(isSameScript("built the web shop and the till", "负责网店与收银系统的建设")).toBe(false);
    expect(isSameScript("使用 React 与 TypeScript 开发前端", "用 React、TypeScript 开发前端页面")).toBe(true);
    expect(isInLanguage("负责网店与收银系统的建设", "en")).toBe(false);
    expect(isInLanguage("Built the web shop and the till", "ch")).toBe(false);
    expect(isInLanguage("ok", "ch")).toBe(true);
  });
});
