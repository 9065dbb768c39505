import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { rowsOf } from "./lines.ts";
import { isAcross, quietGutters } from "./quiet-gutters.ts";

const rowsIn = (lines: Parameters<typeof pageOf>[0]) => pageOf(lines).pages.flatMap(rowsOf);

describe("a gutter that is white from top to bottom", () => {
  const beside = Array.from({ length: 30 }, (_, at_) => [
    at(40, "Text that fills the column of the left side of this page.".slice(0, 50 - (at_ % 5))),
    at(300, "Skills, and more of them beside it"),
  ]);

  it("is found also where it is narrow, and parts what stands across it", () => {
    const gutters = quietGutters(rowsIn(beside), 595);
    expect(gutters).toHaveLength(1);
    expect(isAcross(gutters, 290, 300)).toBe(true);
    expect(isAcross(gutters, 120, 126)).toBe(false);
  });

  it("is none on a page of one column", () => {
    const one = Array.from({ length: 30 }, () => [
      at(40, "A line that goes all the way from the left to the right side of the page, for both"),
    ]);
    expect(quietGutters(rowsIn(one), 595)).toEqual([]);
  });
});
