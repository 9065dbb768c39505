import { describe, expect, it } from "vitest";
import { scoresOf } from "../terms/classify.ts";
import { withoutGrades } from "./head-pieces.ts";

const named = (...texts: string[]) => {
  const pieces = texts.map((text, at) => ({ text, scores: scoresOf(text), isBold: false, line: 0, at, glue: "" }));
  const found = withoutGrades(pieces);
  return [found.pieces.map(({ text }) => text), found.grades];
};

describe("honours beside studies", () => {
  it.each([
    ["beside a degree are no part of what is named", ["BSc Maps", "(Merit)"], ["BSc Maps"], ["Merit"]],
    ["behind a degree are none of it", ["BSc Maps, cum laude"], ["BSc Maps"], ["cum laude"]],
    ["alone stay what is named", ["(Merit)"], ["(Merit)"], []],
  ])("%s", (_, texts, pieces, grades) => {
    expect(named(...texts)).toEqual([pieces, grades]);
  });
});
