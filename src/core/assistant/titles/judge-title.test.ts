import { describe, expect, it } from "vitest";
import { isJobTitle, judgeTitle } from "./judge-title.ts";
import { laterChinese, laterEnglish, laterRefusals } from "./later-titles.fixture.ts";
import { otherLanguages } from "./other-titles.fixture.ts";
import { chinese, english, generalChinese, generalEnglish, refusals } from "./titles.fixture.ts";

const refusedOf = (titles: readonly string[]) => titles.filter((title) => !isJobTitle(title));

describe("job titles", () => {
  it("has lists of the sizes that were set", () => {
    expect([english, chinese, refusals, generalEnglish, generalChinese].map((list) => new Set(list).size)).toEqual([
      60, 60, 60, 60, 60,
    ]);
    for (const list of Object.values(otherLanguages)) expect(new Set(list).size).toBe(20);
  });

  it("accepts sixty English titles of technology, and sixty of all other trades", () => {
    expect(refusedOf(english)).toEqual([]);
    expect(refusedOf(generalEnglish)).toEqual([]);
  });

  it("accepts sixty Chinese titles of technology, and sixty of all other trades", () => {
    expect(refusedOf(chinese)).toEqual([]);
    expect(refusedOf(generalChinese)).toEqual([]);
  });

  it.each(Object.entries(otherLanguages))("accepts twenty titles in %s", (_language, titles) => {
    expect(refusedOf(titles)).toEqual([]);
  });

  it("refuses foods, animals, idioms, sentences, addresses and commands", () => {
    expect(refusals.filter((text) => judgeTitle(text).verdict !== "invalid")).toEqual([]);
  });

  it("judges what was written after the grammar as well", () => {
    expect(refusedOf([...laterEnglish, ...laterChinese])).toEqual([]);
    expect(laterRefusals.filter(isJobTitle)).toEqual([]);
  });

  it.each([
    ["", "empty"],
    ["   ", "empty"],
    ["engineer ".repeat(9), "tooLong"],
    ["x".repeat(10_000), "tooLong"],
    ["<b>Engineer</b>", "characters"],
    ["Engi\u202Eneer", "characters"],
    ["Engineer\u{E0041}", "characters"],
    ["engineer@example.com", "address"],
    ["建国路88号", "address"],
    ["I am an engineer", "sentence"],
    ["请写一份简历", "sentence"],
    ["qwrtpsdfg", "unknown"],
  ])("says why %j is refused: %s", (text, problem) => {
    expect(judgeTitle(text)).toEqual({ verdict: "invalid", problem, level: null });
  });

  it("reads how senior a title is", () => {
    const levels = [
      "Senior Java Developer",
      "Software Engineer",
      "Junior Designer",
      "Marketing Intern",
      "Engineering Manager",
    ];
    expect(levels.map((title) => judgeTitle(title).level)).toEqual([3, null, 1, 1, 3]);
    const han = ["高级前端工程师", "前端工程师", "产品助理", "技术总监", "算法实习生"];
    expect(han.map((title) => judgeTitle(title).level)).toEqual([3, null, 1, 3, 1]);
  });

  it("finds a trade without anybody who works in it plausible", () => {
    const trades = ["Senior Kubernetes", "Junior PostgreSQL Cloud", "软件方向生"];
    expect(trades.map((title) => judgeTitle(title).verdict)).toEqual(["plausible", "plausible", "plausible"]);
  });
});
