import { expect, it } from "vitest";
import { ofDifferentCategories } from "./top-examples.tsx";

const named = (list: string) => list.split(" ").map((name) => ({ name, category: name.slice(0, 1) }));

it.each([
  ["a1 a2 b1 a3 c1 b2", "a1 b1 c1"],
  ["a1 a2 a3 b1", "a1 b1 a2"],
  ["a1 a2", "a1 a2"],
])("of %s the first of different categories are %s", (examples, expected) => {
  expect(ofDifferentCategories(named(examples), 3).map(({ name }) => name)).toEqual(expected.split(" "));
});
