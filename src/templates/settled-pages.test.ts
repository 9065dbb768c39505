import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { familiesOf, openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { hardDocuments } from "./fixtures/hard.ts";
import { paginateSource } from "./paging.ts";
import { designs } from "./registry.ts";

/** A sheet that is typed into has the pages that it has when they are broken anew. */
let bench: SheetBench;
beforeAll(async () => {
  bench = await openSheetBench([]);
  await bench.page.evaluate(`window.breakAnew = ${paginateSource()}`);
});
afterAll(() => bench.close());

const documents = { en: hardDocuments.threePages, ch: hardDocuments.sanYe };

/** An edit of the text that is the `at`-th of the body: letters put into it or cut from it at a share of its length. */
const edit = fc.record({
  at: fc.nat(10_000),
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  text: fc.constantFrom("e", "i", "中", " and", "，以及", " reworked the whole of it,", "并重新设计了整个流程，"),
  isCut: fc.boolean(),
});

it.each(designs.flatMap(({ componentName }) => (["en", "ch"] as const).map((lang) => [componentName, lang] as const)))(
  "%s keeps its pages while its shape stays, and only then (%s)",
  async (componentName, lang) => {
    const document = documents[lang];
    const shown = { ...document, config: { ...document.config, templateName: componentName } };
    await bench.declare(familiesOf([shown]));
    await bench.show(shown, { mode: "preview" });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
        const [kept, anew] = await bench.page.evaluate((edits) => {
          const body = window.document.body;
          const root = body.querySelector(".rs-header")?.parentElement as HTMLElement;
          const texts: Text[] = [];
          const walker = window.document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
          const ours = window as unknown as Record<"paginate" | "breakAnew", (container: unknown) => number>;
          const state = (pages: number) => [
            pages,
            ...Array.from(
              body.querySelectorAll(".rs, .rs-header *, .rs-body, .rs-section, .rs-item, .rs-row, .rs-tags, .rs-page"),
              (element) => [
                ...["data-wide", "data-flow", "data-tall", "data-loose", "data-starts", "data-pages"].map((name) =>
                  element.getAttribute(name),
                ),
                ...Array.from(element.getClientRects(), ({ left, top, width, height }) =>
                  [left, top, width, height].map((length) => Math.round(length * 4)),
                ),
              ],
            ),
          ];
          for (const { at, place, text, isCut } of edits) {
            const node = texts[at % texts.length] as Text;
            const from = Math.floor(place * node.data.length);
            if (isCut && node.data.length > text.length + 2) node.deleteData(from, text.length);
            else node.insertData(from, text);
            ours.paginate(body);
          }
          const kept = state(ours.paginate(body));
          const anew = state(ours.breakAnew(body));
          return [kept, anew] as const;
        }, edits);
        expect(kept).toEqual(anew);
      }),
      { numRuns: process.env.TEST_ALL === "1" ? 250 : 12 },
    );
  },
);
