import { describe, expect, it } from "vitest";
import { columnTarget, moveAcross, placeOver, type SectionLists, stepThrough } from "./section-lists.ts";

const two: SectionLists = [
  { position: "main", ids: ["a", "b", "c"] },
  { position: "side", ids: ["x", "y"] },
];
const emptySide: SectionLists = [
  { position: "main", ids: ["a"] },
  { position: "side", ids: [] },
];

describe("dragging a section", () => {
  it.each([
    ["not yet within its column", "a", "c", ["a b c", "x y"]],
    ["into another column, before the section it is over", "a", "y", ["b c", "x a y"]],
    ["from the second column into the first", "y", "a", ["y a b c", "x"]],
    ["not at all over an unknown id", "a", "?", ["a b c", "x y"]],
    ["not at all over itself", "a", "a", ["a b c", "x y"]],
  ])("moves it: %s", (_, dragged, over, expected) => {
    expect(moveAcross(two, dragged, over).map(({ ids }) => ids.join(" "))).toEqual(expected);
  });

  it("moves it into an empty column", () => {
    expect(moveAcross(emptySide, "a", columnTarget("side")).map(({ ids }) => ids)).toEqual([[], ["a"]]);
    expect(placeOver(emptySide, "a", columnTarget("side"))).toEqual({ position: "side", index: 0, total: 1 });
  });

  it.each([
    ["a", "c", { position: "main", index: 2, total: 3 }],
    ["c", "a", { position: "main", index: 0, total: 3 }],
    ["a", "x", { position: "side", index: 0, total: 3 }],
    ["a", "y", { position: "side", index: 1, total: 3 }],
    ["a", columnTarget("side"), { position: "side", index: 2, total: 3 }],
    ["a", "a", { position: "main", index: 0, total: 3 }],
    ["?", "a", null],
  ])("places %s when it is dropped over %s", (dragged, over, place) => {
    expect(placeOver(two, dragged, over)).toEqual(place);
  });
});

describe("stepping a section by keys", () => {
  const shown = (lists: SectionLists) => lists.map(({ ids }) => ids.join(" "));

  it.each([
    ["one place forward", "a", 1, ["b a c", "x y"]],
    ["one place back", "c", -1, ["a c b", "x y"]],
    ["from a column's end to the beginning of the next", "c", 1, ["a b", "c x y"]],
    ["from a column's beginning to the end of the one before", "x", -1, ["a b c x", "y"]],
    ["not back from the first place", "a", -1, ["a b c", "x y"]],
    ["not forward from the last place", "y", 1, ["a b c", "x y"]],
    ["not at all when it is in no column", "?", 1, ["a b c", "x y"]],
  ] as const)("moves it: %s", (_, id, by, expected) => {
    expect(shown(stepThrough(two, id, by))).toEqual(expected);
  });

  it("moves it into an empty column and out of it", () => {
    const there = stepThrough(emptySide, "a", 1);
    expect(shown(there)).toEqual(["", "a"]);
    expect(shown(stepThrough(there, "a", -1))).toEqual(["a", ""]);
  });

  it("visits every place, one per key, and returns the same way", () => {
    let lists = two;
    const seen = [shown(lists)];
    for (let next = stepThrough(lists, "a", 1); next !== lists; next = stepThrough(lists, "a", 1)) {
      lists = next;
      seen.push(shown(lists));
    }
    // Two further places in its own column, three places around the two sections of the other, and the start.
    expect(seen).toHaveLength(6);
    expect(new Set(seen.map(String)).size).toBe(6);
    for (const before of seen.slice(0, -1).toReversed()) {
      lists = stepThrough(lists, "a", -1);
      expect(shown(lists)).toEqual(before);
    }
  });

  it("moves no other section", () => {
    const without = (lists: SectionLists, id: string) =>
      lists.map(({ position, ids }) => ({ position, ids: ids.filter((other) => other !== id) }));
    for (const id of ["a", "b", "c", "x", "y"]) {
      for (const by of [1, -1] as const) {
        for (let lists = two, key = 0; key < 8; key += 1) {
          const next = stepThrough(lists, id, by);
          expect(without(next, id)).toEqual(without(two, id));
          expect(next.flatMap(({ ids }) => ids)).toHaveLength(5);
          lists = next;
        }
      }
    }
  });
});
