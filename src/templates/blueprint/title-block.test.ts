import { afterAll, beforeAll, expect, it } from "vitest";
import { openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { fixtures } from "../fixtures/registry.ts";

let bench: SheetBench;
beforeAll(async () => {
  bench = await openSheetBench();
});
afterAll(() => bench.close());

it.each(fixtures.flatMap(({ name, document }) => [-2, 0, 2].map((fontSize) => ({ name, document, fontSize }))))(
  "keeps contacts, title block and side of $name apart (text $fontSize px)",
  async ({ document, fontSize }) => {
    const design = { ...document.config.design, fontSize };
    await bench.show({ ...document, config: { ...document.config, templateName: "TemplateBlueprint", design } });
    const found = await bench.page.evaluate(() => {
      const sheet = window.document.querySelector(".rs") as HTMLElement;
      const box = (element: Element | null | undefined) => element?.getBoundingClientRect();
      const side = sheet.querySelector(".rs-side");
      const cell = box(sheet.querySelector(".rs-cell-reach"));
      const contacts = Array.from(sheet.querySelectorAll(".rs-contact"), (contact) => box(contact));
      const blocks = Array.from(sheet.querySelectorAll(".rs-block"), (block) => box(block)?.top ?? 0);
      const pages = Array.from(sheet.getClientRects());
      // Finds where the text of the side ends on each page, and what lies below it there.
      const range = window.document.createRange();
      range.selectNodeContents(side ?? sheet);
      const clear = pages.map((page, index) => {
        const parts = Array.from(range.getClientRects()).filter(
          (part) => part.top >= page.top && part.top < page.bottom,
        );
        const end = Math.max(page.top, ...parts.map((part) => part.bottom));
        return (blocks[index] ?? 0) - end;
      });
      return {
        hasSide: side !== null,
        // The distances between the header's contacts and the cell that is drawn for them: above and below, left and
        // right. There is none where the contacts are a row of the header.
        around:
          side && cell && cell.height > 0 && contacts.length > 0
            ? [
                (contacts.at(0)?.top ?? 0) - cell.top,
                cell.bottom - (contacts.at(-1)?.bottom ?? 0),
                Math.min(...contacts.map((contact) => (contact?.left ?? 0) - cell.left)),
                Math.min(...contacts.map((contact) => cell.right - (contact?.right ?? 0))),
              ]
            : [],
        clear: side ? clear : [],
        blocks: blocks.length,
        cells: Array.from(sheet.querySelectorAll(".rs-cell-reach"), (one) => one.getClientRects().length > 0),
        pages: pages.length,
      };
    });
    expect(found.blocks).toBe(found.pages);
    // Contacts are for the first sheet alone.
    expect(found.cells.slice(1)).not.toContain(true);
    for (const room of found.around) {
      expect(room).toBeGreaterThan(8);
      expect(room).toBeLessThan(12);
    }
    for (const room of found.clear) expect(room).toBeGreaterThan(0);
  },
);
