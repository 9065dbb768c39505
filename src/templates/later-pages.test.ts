import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { familiesOf, openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { pairs, resume, section, text } from "./fixtures/build.ts";
import { fixtures } from "./fixtures/registry.ts";
import { paginateSource } from "./paging.ts";
import { designs } from "./registry.ts";

/** What stands on the pages after the first: how wide they are, and where they break. */
let bench: SheetBench;
beforeAll(async () => {
  bench = await openSheetBench([]);
});
afterAll(() => bench.close());

const named = (name: string): ResumeDocument => {
  const found = fixtures.find((fixture) => fixture.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return found.document;
};
const show = async (document: ResumeDocument, templateName: string) => {
  const shown = { ...document, config: { ...document.config, templateName } };
  await bench.declare(familiesOf([shown]));
  return bench.show(shown, { mode: "preview" });
};
const settle = () => bench.page.evaluate(`(${paginateSource()})(document.body)`);

/** Returns the left and right edges of main's entries and of the side on each page, px from the page's left edge. */
const measure = () =>
  bench.page.evaluate(() => {
    const sheet = window.document.querySelector(".rs") as HTMLElement;
    const pages = Array.from(sheet.getClientRects());
    const boxes = (selector: string) =>
      Array.from(sheet.querySelectorAll(selector)).flatMap((element) =>
        Array.from(element.getClientRects(), (box) => {
          const page = pages.findIndex(({ top, bottom }) => box.top >= top - 1 && box.top < bottom);
          return { page: page + 1, left: Math.round(box.left), right: Math.round(box.right) };
        }),
      );
    return {
      wide: sheet.getAttribute("data-wide"),
      items: boxes(".rs-main .rs-item"),
      side: boxes(".rs-side > .rs-section"),
      decorated: Array.from(sheet.querySelectorAll(".rs-page"), (page) => page.hasAttribute("data-wide")),
    };
  });

const twoColumns = designs.filter(({ columns, name }) => columns === "two" && name !== "split");

describe.each(twoColumns)("later pages of $name", ({ componentName }) => {
  it.each(["threePages", "sanYe"])("belong to main where nothing is left for the side: %s", async (name) => {
    const pages = await show(named(name), componentName);
    const { wide, items, side, decorated } = await measure();
    expect([wide, pages]).toEqual(["1", 3]);
    expect(new Set(side.map(({ page }) => page))).toEqual(new Set([1]));
    const widths = [1, 2, 3].map((number) => {
      const here = items.filter(({ page }) => page === number);
      expect(new Set(here.map(({ left, right }) => `${left} ${right}`)).size).toBe(1);
      return (here[0]?.right ?? 0) - (here[0]?.left ?? 0);
    });
    // The margins at the left and the right are all that is left free.
    expect(widths[1]).toBe(widths[2]);
    expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) + 150);
    expect(widths[1]).toBeGreaterThan(794 - 140);
    if (decorated.length > 0) expect(decorated).toEqual([false, true, true]);
  });

  it("are the same after any edit as when the sheet is laid out for the first time", async () => {
    const long = named("threePages");
    const skills = section("skills", "en", { items: Array.from({ length: 90 }, (_, at) => ({ title: `Word ${at}` })) });
    const more = { ...long, data: { ...long.data, sections: [...long.data.sections, { ...skills, id: "more" }] } };
    const state = () =>
      bench.page.evaluate(() =>
        Array.from(window.document.querySelectorAll(".rs, .rs-item, .rs-side > .rs-section"), (element) => [
          element.getAttribute("data-wide"),
          ...Array.from(element.getClientRects(), ({ left, top, width, height }) =>
            [left, top, width, height].map((length) => Math.round(length * 10)),
          ),
        ]),
      );
    await show(more, componentName);
    const fresh = await state();
    // The side loses a section and gets it back, in place, as in the editor.
    await bench.page.evaluate(() => {
      const last = window.document.querySelector<HTMLElement>(".rs-side > .rs-section:last-child");
      Object.assign(window, { last, home: last?.parentElement });
      last?.remove();
    });
    await settle();
    expect((await measure()).wide).toBe("1");
    const without = await state();
    await settle();
    expect(await state()).toEqual(without);
    await bench.page.evaluate(() => {
      const { last, home } = window as unknown as { last: HTMLElement; home: HTMLElement };
      home.append(last);
    });
    await settle();
    expect(await state()).toEqual(fresh);
  });
});

it("Sidebar keeps a strip of its colour where the column has ended", async () => {
  expect(await show(named("threePages"), "TemplateSidebar")).toBe(3);
  const columns = await bench.page.evaluate(() =>
    Array.from(window.document.querySelectorAll(".rs-page .rs-column"), (column) => {
      const { left, width, height } = column.getBoundingClientRect();
      const page = column.closest(".rs-page")?.getBoundingClientRect();
      return {
        width,
        isWhole: height === page?.height,
        atEdge: left === page?.left,
        ground: getComputedStyle(column).backgroundColor,
      };
    }),
  );
  const [ground] = columns.map((column) => column.ground);
  expect(ground).not.toBe("rgba(0, 0, 0, 0)");
  expect(columns).toEqual(
    [expect.any(Number), 14, 14].map((width) => ({ width, isWhole: true, atEdge: true, ground })),
  );
  expect(columns[0]?.width).toBeGreaterThan(200);
});

describe("Split", () => {
  it("fills both columns of each page with one text, and goes back to two columns where one page holds them", async () => {
    expect(await show(named("threePages"), "TemplateSplit")).toBe(3);
    const halves = await bench.page.evaluate(() => {
      const sheet = window.document.querySelector(".rs") as HTMLElement;
      const middle = sheet.getBoundingClientRect().left + sheet.offsetWidth / 2;
      return Array.from(sheet.getClientRects(), (page) => {
        const here = Array.from(sheet.querySelectorAll(".rs-item, .rs-tags")).flatMap((item) =>
          Array.from(item.getClientRects()).filter(({ top }) => top >= page.top && top < page.bottom),
        );
        return [here.some(({ right }) => right < middle), here.some(({ left }) => left > middle)];
      });
    });
    expect(halves).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
    await bench.page.evaluate(() => {
      for (const item of Array.from(window.document.querySelectorAll(".rs-kind-empolyment .rs-item")).slice(2))
        item.remove();
    });
    expect(await settle()).toBe(1);
    expect(await bench.page.locator("[data-flow]").count()).toBe(0);
  });
});

describe.each(designs)("$name", ({ componentName }) => {
  it("tears no row apart, keeps three of them together, and leaves no title, tile or rule alone", async () => {
    const faults: string[] = [];
    for (let lines = 24; lines < 48; lines += 6) {
      const filler = (id: string, position: "main" | "side") =>
        section("custom", "en", {
          name: id,
          position,
          items: [{ title: id, description: text("Word<br>".repeat(lines)) }],
        });
      const document = resume({
        name: "Rows",
        lang: "en",
        basicInfo: { name: "Ann Row" },
        sections: [
          filler("First", "main"),
          filler("Second", "main"),
          filler("Third", "side"),
          section("language", "en", { items: pairs(["English", "Native"], ["Dutch", "Fluent"], ["German", "Basic"]) }),
          section("language", "en", {
            name: "More",
            items: pairs(["A", "One"], ["B", "Two"], ["C", "Three"], ["D", "Four"], ["E", "Five"], ["F", "Six"]),
          }),
        ],
      });
      await show(document, componentName);
      const found = await bench.page.evaluate(() => {
        const sheet = window.document.querySelector(".rs") as HTMLElement;
        const pages = Array.from(sheet.getClientRects());
        const pagesOf = (element: Element) =>
          new Set(
            Array.from(element.getClientRects())
              .filter(({ height }) => height > 0)
              .map(({ top }) => pages.findIndex((page) => top >= page.top - 1 && top < page.bottom)),
          );
        const texts = (root: Element) => Array.from(root.querySelectorAll("h2, h3, p, li, .rs-pair-rest, br"));
        return Array.from(sheet.querySelectorAll(".rs-pair, .rs-section")).flatMap((element) => {
          const is = (name: string) => element.matches(name) && pagesOf(element).size > 1;
          const words = new Set(texts(element).flatMap((one) => [...pagesOf(one)]));
          const title = element.querySelector(".rs-section-title");
          const first = title?.nextElementSibling?.querySelector("h3, p");
          return [
            ...(is(".rs-pair") ? ["torn row"] : []),
            ...(is(".rs-side .rs-section:has(.rs-pair):not(:has(.rs-pair:nth-child(4)))") ? ["three rows apart"] : []),
            ...([...pagesOf(element)].some((page) => !words.has(page)) ? ["piece without text"] : []),
            ...(title && first && [...pagesOf(title)][0] !== [...pagesOf(first)][0] ? ["title alone"] : []),
          ].map((fault) => `${fault}: ${element.textContent?.slice(0, 24)}`);
        });
      });
      faults.push(...found.map((fault) => `${lines} lines: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});
