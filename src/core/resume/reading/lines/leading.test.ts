import { expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { layOut } from "./columns.ts";
import { leadingOf } from "./leading.ts";

/** The lines of a section in type of 10 points, each as far below the one above as `gaps` says. */
function section(gaps: readonly number[]) {
  const lines = layOut(pageOf(gaps.map((_, index) => [at(40, `Drew map ${index}`)])));
  return lines.map((line, index) => ({ ...line, gap: gaps[index] ?? 0 }));
}

it.each<[string, number[], number]>([
  ["many lines stand as near as any", [20, 12, 12, 20, 12], 12],
  ["one line is a slip, as most stand wider apart", [14, 14, 14, 14, 14, 14, 10, 11.5, 14, 14, 14], 14],
  ["only what goes on stands near, each time a little otherwise", [18, 18, 15, 18, 18, 12, 18, 18], 15],
  ["a single text has two lines", [20, 13], 20],
])("the leading is told where %s", (_, gaps, leading) => {
  expect(leadingOf(section(gaps))).toBe(leading);
});
