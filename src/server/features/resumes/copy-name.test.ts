import { describe, expect, it } from "vitest";
import { copyName, originalName } from "./copy-name.ts";

describe("the name of a copy", () => {
  it.each([
    ["CV", ["CV"], "en", "CV (copy)"],
    ["CV", ["CV", "CV (copy)"], "en", "CV (copy 2)"],
    ["CV (copy)", ["CV", "CV (copy)"], "en", "CV (copy 2)"],
    ["CV (copy 2)", ["CV (copy 2)", "CV (copy 9)"], "en", "CV (copy 10)"],
    ["CV", ["CV lead (copy 4)"], "en", "CV (copy)"],
    ["简历", ["简历（副本）"], "ch", "简历（副本 2）"],
    ["简历（副本）", ["简历（副本）", "简历 (copy 2)"], "ch", "简历（副本 3）"],
  ] as const)("of %j beside %j (%s) is %j", (name, taken, locale, expected) => {
    expect(copyName(originalName(name), taken, locale)).toBe(expected);
  });

  it("fits, however long the original is, and is never only an ending", () => {
    expect(copyName(originalName("x".repeat(200)), [], "en").length).toBeLessThanOrEqual(200);
    expect(originalName("(copy)")).toBe("(copy)");
  });
});
