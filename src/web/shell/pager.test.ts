import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { en } from "#locales/en.ts";
import { Pager, shownPages } from "./pager.tsx";
import { createTranslator, TranslatorContext } from "./translation.ts";

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

describe("the pager", () => {
  const english = createTranslator("en", async () => ({}), { en });
  const buttons = (page: number) => {
    const pager = createElement(Pager, { total: 30, page, pageSize: 10, onChange: () => {} });
    const html = renderToStaticMarkup(createElement(TranslatorContext, { value: english }, pager));
    return html.match(/<button[^>]*>/g) ?? [];
  };

  it.each([1, 2, 3])("marks page %i, and no other, as the current one", (page) => {
    expect(buttons(page).map((button) => button.includes('aria-current="page"'))).toEqual(
      [0, 1, 2, 3, 4].map((index) => index === page),
    );
  });

  it("offers no page before the first and none after the last", () => {
    const isDisabled = (page: number) => buttons(page).map((button) => button.includes('aria-disabled="true"'));
    expect(isDisabled(1)).toEqual([true, false, false, false, false]);
    expect(isDisabled(2)).toEqual([false, false, false, false, false]);
    expect(isDisabled(3)).toEqual([false, false, false, false, true]);
  });

  it("says that there are more than a list of the desk is counted to", () => {
    const said = (total: number, page: number) => {
      const pager = createElement(Pager, { total, page, pageSize: 10, onChange: () => {} });
      return renderToStaticMarkup(createElement(TranslatorContext, { value: english }, pager));
    };
    expect(said(1000, 1)).toContain("1000 in total");
    expect(said(1001, 1)).toContain("Over 1000");
    expect(said(2001, 101)).toContain("Over 2000");
    expect(said(1999, 101)).toContain("1999 in total");
  });
});
