import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { section, tags } from "../fixtures/build.ts";
import { fixtures } from "../fixtures/registry.ts";
import { paginateSource } from "../paging.ts";

/**
 * Checks the later pages of Bento: content beside the side column is narrow, content after its end is as wide as the
 * page.
 */
let bench: SheetBench;
beforeAll(async () => {
  bench = await openSheetBench();
});
afterAll(() => bench.close());

const inBento = (name: string, tiles = 0): ResumeDocument => {
  const found = fixtures.find((fixture) => fixture.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  const { config, data } = found.document;
  const words = Array.from({ length: 24 }, (_, index) => `Word number ${index}`);
  const more = Array.from({ length: tiles }, (_, index) => ({
    ...section("skills", "en", { items: tags(...words) }),
    id: `more-${index}`,
  }));
  return {
    ...found.document,
    data: { ...data, sections: [...data.sections, ...more] },
    config: { ...config, templateName: "TemplateBento" },
  };
};

/** Returns positions in px from the left and upper edges of the page, page by page. */
const measure = () =>
  bench.page.evaluate(() => {
    const sheet = document.querySelector(".rs") as HTMLElement;
    const pages = Array.from(sheet.getClientRects());
    const boxes = (selector: string) =>
      Array.from(sheet.querySelectorAll(selector)).flatMap((element) =>
        Array.from(element.getClientRects(), (box) => {
          const page = pages.findIndex(({ top, bottom }) => box.top >= top - 1 && box.top < bottom);
          const { left, top } = pages[page] as DOMRect;
          return {
            page: page + 1,
            left: box.left - left,
            right: box.right - left,
            top: box.top - top,
            bottom: box.bottom - top,
          };
        }),
      );
    return {
      wide: sheet.getAttribute("data-wide"),
      pages: pages.length,
      main: boxes(".rs-main > .rs-section"),
      items: boxes(".rs-main .rs-item"),
      side: boxes(".rs-side > .rs-section"),
      column: boxes(".rs-side"),
      columns: boxes(".rs-main, .rs-side"),
    };
  });

describe("later pages of Bento", () => {
  it.each(["threePages", "sanYe"])("belong to the main column where the side has ended: %s", async (name) => {
    await bench.show(inBento(name), { mode: "preview" });
    const { wide, pages, main, items, side, column } = await measure();
    expect([wide, pages]).toEqual(["1", 3]);
    expect(new Set(side.map(({ page }) => page))).toEqual(new Set([1]));
    // The side fills the height of the first page, with an ornament below its tiles.
    expect(Math.max(...column.map(({ bottom }) => bottom))).toBeGreaterThan(1123 - 26 - 2);
    for (const { page, right } of main) expect(Math.round(right)).toBe(page === 1 ? 504 : 768);
    for (const { page, right } of items) expect(Math.round(right)).toBe(page === 1 ? 484 : 748);
  });

  it("begin at the margin in both columns where the side goes on", async () => {
    await bench.show(inBento("threePages", 1), { mode: "preview" });
    const { wide, pages, main, side } = await measure();
    expect(wide).toBe("2");
    expect(pages).toBe(3);
    const first = side.filter(({ page }) => page === 2).map(({ top }) => top);
    expect(Math.round(Math.min(...first))).toBe(26);
    for (const { page, right } of main) expect(Math.round(right)).toBe(page < 3 ? 504 : 768);
    for (const { left, right } of side) expect([Math.round(left), Math.round(right)]).toEqual([516, 768]);
  });

  it("are the same when the sheet is paginated again, and one page follows many without traces", async () => {
    await bench.show(inBento("threePages"), { mode: "preview" });
    const settle = () => bench.page.evaluate(`(${paginateSource()})(document.body)`);
    const before = await bench.page.innerHTML("body");
    expect(await settle()).toBe(3);
    expect(await bench.page.innerHTML("body")).toBe(before);
    await bench.page.evaluate(() => {
      for (const item of Array.from(document.querySelectorAll<HTMLElement>(".rs-main .rs-item")).slice(2))
        item.remove();
    });
    expect(await settle()).toBe(1);
    expect((await measure()).wide).toBe(null);
  });
});

describe("a board has no holes", () => {
  it.each(["daniel", "zhou"])("on a single page: %s", async (name) => {
    expect(await bench.show(inBento(name), { mode: "preview" })).toBe(1);
    const { columns } = await measure();
    expect(columns.map(({ bottom }) => Math.round(bottom))).toEqual([1123 - 26, 1123 - 26]);
  });

  it("on the web, where every row of tiles ends at the edge of the board", async () => {
    await bench.show(inBento("priya"), { mode: "public" });
    const { main, side } = await measure();
    const tiles = [...main, ...side];
    const rows = new Set(tiles.map(({ top }) => Math.round(top)));
    const ends = [...rows].map((row) =>
      Math.max(...tiles.filter(({ top }) => Math.round(top) === row).map(({ right }) => Math.round(right))),
    );
    expect(rows.size).toBeGreaterThan(main.length);
    expect(new Set(ends).size).toBe(1);
  });

  it("and begins every tile at the same distance from its edge", async () => {
    await bench.show(inBento("threePages"), { mode: "preview" });
    const { main, items } = await measure();
    const tops = main.filter(({ page }) => page > 1).map(({ page, top }) => ({ page, top }));
    expect(tops.length).toBe(2);
    for (const tile of tops) {
      const first = Math.min(...items.filter(({ page }) => page === tile.page).map(({ top }) => top));
      expect(Math.round(first - tile.top)).toBe(18);
    }
  });
});

it("has its contacts in one column", async () => {
  await bench.show(inBento("priya"));
  const lefts = await bench.page.evaluate(() =>
    Array.from(document.querySelectorAll(".rs-contact"), (contact) => contact.getBoundingClientRect().left),
  );
  expect([lefts.length, new Set(lefts).size]).toEqual([4, 1]);
});
