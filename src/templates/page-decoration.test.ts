import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { readPdf } from "#tests/harness/read-pdf.ts";
import { familiesOf, openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { fixtures } from "./fixtures/registry.ts";
import { paginateSource, papers } from "./paging.ts";
import { designs } from "./registry.ts";

/** Checks the page decoration of every design that has one. */
let bench: SheetBench;
beforeAll(async () => {
  bench = await openSheetBench(familiesOf(decorated.map(({ componentName }) => document(componentName, "threePages"))));
});
afterAll(() => bench.close());

const decorated = designs.filter((design) => design.Page);

function document(
  componentName: string,
  name: string,
  design: Partial<ResumeDocument["config"]["design"]> = {},
): ResumeDocument {
  const found = fixtures.find((entry) => entry.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  const { config } = found.document;
  return {
    ...found.document,
    config: { ...config, templateName: componentName, design: { ...config.design, ...design } },
  };
}

const settle = () => bench.page.evaluate(`(${paginateSource()})(document.body)`);

describe.each(decorated)("the page decoration of $name", ({ componentName }) => {
  it.each(["a4", "letter"] as const)("covers each %s page once, to its edges, and starts no other", async (paper) => {
    const pages = await bench.show(document(componentName, "threePages", { paper }));
    expect(pages).toBeGreaterThan(1);
    const found = await bench.page.evaluate(() => {
      const rounded = ({ left, top, width, height }: DOMRect) =>
        [left, top, width, height].map((side) => Math.round(side));
      const boxes = (selector: string) =>
        Array.from(window.document.querySelectorAll(selector)).flatMap((element) =>
          Array.from(element.getClientRects(), rounded),
        );
      return { pages: boxes(".rs-page"), sheets: boxes(".rs") };
    });
    expect(found.pages.length).toBe(pages);
    const { width, height } = papers[paper];
    for (const [index, box] of found.pages.entries())
      expect(box).toEqual([found.sheets[index]?.[0], found.sheets[index]?.[1], width, height]);
    expect((await readPdf(await bench.pdf())).pages.length).toBe(pages);
  });

  it("changes neither the text nor the number of pages", async () => {
    const pages = await bench.show(document(componentName, "threePages", { showPageNumbers: false }));
    const measure = () =>
      bench.page.evaluate(() =>
        Array.from(window.document.querySelectorAll(".rs-item, .rs-section-title"), (element) =>
          Array.from(element.getClientRects(), ({ left, top, width, height }) => [left, top, width, height]),
        ),
      );
    const withDecoration = await measure();
    await bench.page.evaluate(() => window.document.querySelector(".rs-decoration")?.remove());
    expect(await settle()).toBe(pages);
    expect(await measure()).toEqual(withDecoration);
  });

  it("is hidden from screen readers and contains no field, heading, picture or link", async () => {
    await bench.show(document(componentName, "priya"), { mode: "preview" });
    const found = await bench.page.evaluate(() => {
      const decoration = window.document.querySelector(".rs-decoration");
      return {
        isHidden: decoration?.getAttribute("aria-hidden"),
        told: decoration?.querySelectorAll(".rs-page :is(h1, h2, h3, img, a, [data-field], [id], [style])").length,
      };
    });
    expect(found).toEqual({ isHidden: "true", told: 0 });
  });

  it("appears once on the public page, as large as the sheet", async () => {
    await bench.show(document(componentName, "threePages"), { mode: "public" });
    const [sheet, ...pages] = await bench.page.evaluate(() =>
      Array.from(window.document.querySelectorAll(".rs, .rs-page"), (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height].map((side) => Math.round(side));
      }),
    );
    expect(pages).toEqual([sheet]);
    expect(await bench.page.locator(".rs-foot").count()).toBe(0);
  });
});

describe("repeating a page", () => {
  const [first] = decorated;

  it("follows its model: a changed page is copied again, an unchanged one keeps its place in the document", async () => {
    if (!first) return;
    const pages = await bench.show(document(first.componentName, "threePages", { showPageNumbers: true }));
    const kept = await bench.page.evaluate(() => {
      const copies = Array.from(window.document.querySelectorAll(".rs-page")).slice(1);
      for (const copy of copies) Object.assign(copy, { marked: true });
      return copies.length;
    });
    expect(kept).toBe(pages - 1);
    const marked = () =>
      bench.page.evaluate(
        () => Array.from(window.document.querySelectorAll(".rs-page")).filter((page) => "marked" in page).length,
      );
    await settle();
    expect(await marked()).toBe(kept);
    await bench.page.evaluate(() => {
      const foot = window.document.querySelector(".rs-foot");
      foot?.prepend("Changed ");
    });
    await settle();
    expect(await marked()).toBe(0);
    const feet = await bench.page.locator(".rs-foot").allTextContents();
    expect(feet.length).toBe(pages);
    expect(new Set(feet).size).toBe(1);
    expect(feet[0]).toMatch(/^Changed /);
  });

  it("numbers the pages in the PDF, outside its structure", async () => {
    const pages = await bench.show(document("TemplateModern", "threePages", { showPageNumbers: true }));
    const bare = document("TemplateModern", "threePages", { showPageNumbers: false });
    const read = await readPdf(await bench.pdf());
    for (let page = 1; page <= pages; page += 1) expect(read.pages[page - 1]).toContain(`page ${page} of ${pages}`);
    await bench.show(bare);
    expect((await readPdf(await bench.pdf())).roles).toEqual(read.roles);
  });
});
