import { describe, expect, it } from "vitest";
import { shownPages } from "./pager.tsx";

describe("shownPages", () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [9, 9, [1, null, 6, 7, 8, 9]],
  ])("page %i of %i", (page, pages, shown) => {
    expect(shownPages(page, pages)).toEqual(shown);
  });
});
