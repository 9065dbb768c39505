import { expect, it } from "vitest";
import { stepIn } from "./step-in.ts";

/** Seven buttons in rows of three. */
const buttons = [0, 0, 0, 100, 100, 100, 200].map((offsetTop) => ({ offsetTop }));

it.each([
  ["ArrowRight", 2, 3],
  ["ArrowLeft", 3, 2],
  ["ArrowDown", 1, 4],
  ["ArrowUp", 4, 1],
  ["ArrowUp", 1, 1],
  ["ArrowDown", 5, 5],
  ["ArrowRight", 6, 6],
  ["Home", 4, 0],
  ["End", 1, 6],
  ["Enter", 1, null],
])("%s from %i leads to %s", (key, at, expected) => {
  expect(stepIn(buttons, at, key)).toBe(expected);
});
