import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Category, Example } from "#contract/catalog.ts";
import { groupExamples, searchGroups } from "./group-examples.ts";

const category = (_id: string, name: string): Category => ({ _id, name, desc: "", coverImage: "", sort: 0 });
const example = (_id: string, of: string, more: Partial<Example> = {}): Example => ({
  _id,
  name: _id,
  desc: "",
  category: of,
  coverImg: "",
  uuid: _id,
  used: 0,
  sort: 0,
  isAi: false,
  userId: { avatar: "", nickName: "Ada" },
  ...more,
});

const lists = fc.record({
  categories: fc.uniqueArray(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.string()), { selector: ([id]) => id }),
  examples: fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "gone"), fc.boolean())),
});

describe("groups of examples", () => {
  it("contain every example that is not from the AI exactly once, under unique anchors", () => {
    fc.assert(
      fc.property(lists, (made) => {
        const examples = made.examples.map(([of, isAi], index) => example(`e${index}`, of, { isAi }));
        const groups = groupExamples(
          examples,
          made.categories.map(([id, name]) => category(id, name)),
        );
        const grouped = groups.flatMap((group) => group.examples);
        expect(grouped.map(({ _id }) => _id).sort()).toEqual(
          examples
            .filter(({ isAi }) => !isAi)
            .map(({ _id }) => _id)
            .sort(),
        );
        for (const group of groups) expect(group.examples.length).toBeGreaterThan(0);
        const anchors = groups.map(({ anchor }) => anchor);
        expect(new Set(anchors).size).toBe(anchors.length);
        for (const anchor of anchors) expect(anchor).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u);
      }),
    );
  });

  it.each([
    ["Data and machine learning", "data-and-machine-learning"],
    ["前端开发", "前端开发"],
    ["<img src=x>", "img-src-x"],
    ["Main", "main-2"],
    ["!!", "examples"],
  ])("give %j the anchor #%s", (name, anchor) => {
    expect(groupExamples([example("e", "a")], [category("a", name)])[0]?.anchor).toBe(anchor);
  });

  it("are searched by every word, whatever its case", () => {
    const groups = groupExamples(
      [example("iOS engineer", "m"), example("Android engineer", "m", { desc: "Point of sale" }), example("Lead", "q")],
      [category("m", "Mobile"), category("q", "Quality")],
    );
    const found = (text: string) =>
      searchGroups(groups, text).flatMap(({ examples }) => examples.map(({ name }) => name));
    expect(found("ENGINEER")).toEqual(["iOS engineer", "Android engineer"]);
    expect(found(" engineer  sale ")).toEqual(["Android engineer"]);
    expect(found("quality")).toEqual(["Lead"]);
    expect(found("")).toHaveLength(3);
    expect(found("x".repeat(10_000))).toEqual([]);
  });
});
