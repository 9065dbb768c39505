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
      const contacts = sheet.querySelector<HTMLElement>(".rs-contacts");
      const blocks = Array.from(sheet.querySelectorAll(".rs-block"), (block) => box(block)?.top ?? 0);
      const pages = Array.from(sheet.getClientRects());
      // Where the text of the side ends on each page, and what stands below it there.
      const range = window.document.createRange();
      range.selectNodeContents(side ?? sheet);
      const clear = pages.map((page, index) => {
        const parts = Array.from(range.getClientRects()).filter(
          (part) => part.top >= page.top && part.top < page.bottom,
        );
        const end = Math.max(page.top, ...parts.map((part) => part.bottom));
        return (index === 0 && contacts ? (box(contacts)?.top ?? 0) : (blocks[index] ?? 0)) - end;
      });
      return {
        hasSide: side !== null,
        contactsFit: !contacts || contacts.scrollHeight <= contacts.clientHeight + 1,
        gap: contacts && side ? (blocks[0] ?? 0) - (box(contacts)?.bottom ?? 0) : 0,
        clear: side ? clear : [],
        blocks: blocks.length,
        pages: pages.length,
      };
    });
    expect(found.blocks).toBe(found.pages);
    expect(found.contactsFit).toBe(true);
    // The rows are counted from above: the block may be lower than its room, never higher.
    expect(found.gap).toBeGreaterThan(-1.5);
    for (const room of found.clear) expect(room).toBeGreaterThan(0);
  },
);
