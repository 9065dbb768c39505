import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { hardDocuments } from "#templates/fixtures/hard.ts";
import type { PageContainer } from "#templates/paging.ts";
import { paginateSource } from "#templates/paging.ts";
import { designs } from "#templates/registry.ts";
import { familiesOf, openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { createHeldSide, type HeldSide, heldSideCss } from "./held-side.ts";

/** Checks in a real browser that a sheet with a held side has the places that it has without. */
type Page = {
  paginate: (container: PageContainer) => number;
  breakAnew: (container: PageContainer) => number;
  createHeldSide: () => HeldSide;
  type: (edits: readonly Typed[], rest: readonly unknown[]) => unknown;
};
/** Letters put into, or cut from, the text that is the `at`-th of those in a part of the sheet. */
type Typed = { part: string; at: number; place: number; text: string; isCut: boolean };

let bench: SheetBench;
beforeAll(async () => {
  bench = await openSheetBench([]);
  await bench.page.evaluate(
    `window.breakAnew = ${paginateSource()}; window.createHeldSide = ${createHeldSide}; window.side = createHeldSide();
    window.type = ${type};`,
  );
  await bench.page.addStyleTag({ content: heldSideCss });
});
afterAll(() => bench.close());

/** Runs in the page: breaks the pages after each edit as the preview does, and returns what was held, and all places. */
function type(edits: readonly Typed[]) {
  const { paginate, side } = window as unknown as Page & { side: HeldSide };
  const body = window.document.body;
  const held: (string | null)[] = [];
  for (const { part, at, place, text, isCut } of edits) {
    const texts: Text[] = [];
    const walker = window.document.createTreeWalker(body.querySelector(part) as Element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    const node = texts[at % texts.length];
    if (!node) continue;
    const from = Math.floor(place * node.data.length);
    if (isCut && node.data.length > text.length + 2) node.deleteData(from, text.length);
    else node.insertData(from, text);
    side.release(body, []);
    paginate(body);
    side.hold(body);
    held.push(body.querySelector(".rs-side")?.getAttribute("data-held") ?? null);
  }
  const places = () =>
    Array.from(body.querySelectorAll(".rs, .rs-header *, .rs-body, .rs-body *, .rs-page"), (element) =>
      Array.from(element.getClientRects(), ({ left, top, width, height }) =>
        [left, top, width, height].map((length) => Math.round(length * 4)),
      ),
    );
  const kept = places();
  body.querySelector(".rs-side")?.removeAttribute("data-held");
  (window as unknown as Page).breakAnew(body);
  return { held, kept, anew: places() };
}

const show = async (document: ResumeDocument, componentName: string) => {
  const shown = { ...document, config: { ...document.config, templateName: componentName } };
  await bench.declare(familiesOf([shown]));
  await bench.show(shown, { mode: "preview" });
};
const typed = (edits: readonly Typed[]) =>
  bench.page.evaluate(
    (list) => (window as unknown as { type: (edits: readonly Typed[]) => ReturnType<typeof type> }).type(list),
    edits,
  );
const letter = (part: string, text = "e"): Typed => ({ part, at: 3, place: 0.5, text, isCut: false });

describe("the side of a sheet whose main column has later pages to itself", () => {
  it("is held while main is typed into, and let go by any other change", async () => {
    await show(hardDocuments.threePages, "TemplateModern");
    const edits = [".rs-main", ".rs-main", ".rs-side", ".rs-main", ".rs-header", ".rs-main"].map((part) =>
      letter(part),
    );
    const { held, kept, anew } = await typed([...edits]);
    expect(held).toEqual([null, "yes", null, "yes", null, "yes"]);
    expect(kept).toEqual(anew);
  });

  it("is let go in time to reach another page", async () => {
    await show(hardDocuments.threePages, "TemplateModern");
    const long = "reworked the whole of it and wrote down how ".repeat(80);
    const { held, kept, anew } = await typed([
      letter(".rs-main"),
      letter(".rs-main"),
      letter(".rs-side", long),
      letter(".rs-main"),
    ]);
    expect(held.slice(0, 2)).toEqual([null, "yes"]);
    expect(held.slice(2)).toEqual([null, null]);
    expect(kept).toEqual(anew);
  });

  it.each(designs.map(({ componentName }) => componentName))("moves no line of %s by being held", async (name) => {
    for (const document of [hardDocuments.threePages, hardDocuments.sanYe]) {
      await show(document, name);
      const edit = fc.record({
        part: fc.constantFrom(".rs-main", ".rs-main", ".rs-main", ".rs-body", ".rs-header"),
        at: fc.nat(10_000),
        place: fc.double({ min: 0, max: 1, noNaN: true }),
        text: fc.constantFrom("e", "中", " and", " reworked the whole of it,", "并重新设计了整个流程，"),
        isCut: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 6 }), async (edits) => {
          const { kept, anew } = await typed(edits);
          expect(kept).toEqual(anew);
        }),
        { numRuns: process.env.TEST_ALL === "1" ? 60 : 4 },
      );
    }
  });
});
