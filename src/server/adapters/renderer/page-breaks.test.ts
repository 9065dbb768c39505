import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { fixtures } from "#templates/fixtures/registry.ts";
import { designs } from "#templates/registry.ts";
import { readPdf } from "#tests/harness/read-pdf.ts";
import { openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { createChromiumRenderer } from "./chromium.ts";

/**
 * The promise of the preview: its pages are those of the PDF. The preview's columns are measured character by character
 * in a browser; the PDF is read back by a reader of its own. Compared are Latin letters and Han characters, because what
 * CSS writes itself (list numbers, dividers) is in the PDF and not in the DOM; and of these what the bundled fonts have,
 * because the rarest Han characters (beyond the basic plane) are drawn by the machine's fonts, if it has any that can.
 */
describe("page breaks", () => {
  let bench: SheetBench;
  const renderer = createChromiumRenderer({ path: process.env.CHROMIUM_PATH, pages: 1, now: () => 0 });
  beforeAll(async () => {
    bench = await openSheetBench();
  });
  afterAll(async () => {
    await bench.close();
    await renderer.close();
  });

  const cases = designs.flatMap((design) =>
    fixtures.flatMap(({ name, document }) =>
      (["en", "ch"] as const).map((lang) => ({ design: design.componentName, name, lang, document })),
    ),
  );

  it.each(cases)("are the same in preview and PDF: $design $name $lang", async ({ design, lang, document }) => {
    const shown: ResumeDocument = { ...document, config: { ...document.config, templateName: design, lang } };
    const pages = await bench.show(shown, { mode: "preview" });
    const previewed = (await bench.page.evaluate(`(${lettersByPage.toString()})()`)) as string[];
    const printed = await renderer.pdf({ document: shown });
    const pdf = await readPdf(printed.bytes);
    expect({ preview: pages, counted: printed.pages }).toEqual({
      preview: pdf.pages.length,
      counted: pdf.pages.length,
    });
    expect(previewed.map(sorted)).toEqual(pdf.pages.map(sorted));
  });
});

function sorted(text: string): string {
  return [...text.normalize("NFKC")]
    .filter((character) => /[\p{Script=Latin}\p{Script=Han}]/u.test(character) && character.length === 1)
    .sort()
    .join("");
}

/** Runs in the page; the DOM types of this file's project are enough for it. */
function lettersByPage(): string[] {
  const sheet = document.querySelector(".rs");
  if (!sheet) return [];
  const fragments = [...sheet.getClientRects()];
  const pages = fragments.map(() => "");
  const pageOf = (box: DOMRect) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return fragments.findIndex((page) => x >= page.left && x <= page.right && y >= page.top && y <= page.bottom);
  };
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    // A design may set titles in lower case.
    const isLower = node.parentElement && getComputedStyle(node.parentElement).textTransform === "lowercase";
    const range = document.createRange();
    let at = 0;
    for (const character of text) {
      range.setStart(node, at);
      at += character.length;
      range.setEnd(node, at);
      const box = range.getClientRects()[0];
      const page = box ? pageOf(box) : -1;
      if (page >= 0) pages[page] += isLower ? character.toLowerCase() : character;
    }
  }
  return pages;
}
