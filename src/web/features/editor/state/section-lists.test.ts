import { describe, expect, it } from "vitest";
import { columnTarget, moveAcross, placeOver, type SectionLists } from "./section-lists.ts";

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
    ["within its column nothing moves yet", "a", "c", ["a b c", "x y"]],
    ["over another column it stands before what it is over", "a", "y", ["b c", "x a y"]],
    ["back again", "y", "a", ["y a b c", "x"]],
    ["over nothing known it stays", "a", "?", ["a b c", "x y"]],
    ["over itself it stays", "a", "a", ["a b c", "x y"]],
  ])("%s", (_, dragged, over, expected) => {
    expect(moveAcross(two, dragged, over).map(({ ids }) => ids.join(" "))).toEqual(expected);
  });

  it("into an empty column", () => {
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
  ])("%s dropped over %s", (dragged, over, place) => {
    expect(placeOver(two, dragged, over)).toEqual(place);
  });
});
