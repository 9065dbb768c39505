import type { ResumeDocument } from "#core/resume/schema.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { lin, zhou } from "#templates/fixtures/samples-ch.ts";
import { daniel, priya } from "#templates/fixtures/samples-en.ts";
import { worldSamples } from "#templates/fixtures/samples-world.ts";
import { launchTestBrowser } from "#tests/harness/browser.ts";
import { newRequester } from "#tests/harness/requester.ts";
import { firstFontsOf } from "#tests/harness/sheets.ts";
import type { BenchRow } from "./row.ts";

/**
 * Measures bytes, so every run gives the same result: the fonts of a first preview (rules compressed, font files as
 * they are), and a one-page PDF with its embedded fonts.
 */
export async function run(): Promise<BenchRow[]> {
  const samples: { name: string; document: ResumeDocument; most?: number; pdfMost?: number }[] = [
    { name: "English, sans", document: priya, most: 120 },
    { name: "English, serif", document: daniel, most: 120 },
    { name: "Chinese, sans", document: lin, most: 1300, pdfMost: 300 },
    { name: "Chinese, serif", document: zhou, most: 1300, pdfMost: 300 },
    ...Object.entries(worldSamples).map(([lang, document]) => ({ name: lang, document })),
  ];
  const rows: BenchRow[] = [];
  const browser = await launchTestBrowser();
  for (const { name, document, most } of samples) {
    const { files, bytes } = await firstFontsOf(browser, document);
    rows.push(row(`fonts of a first preview: ${name} (${files} faces)`, bytes, most));
  }
  await browser.close();
  const printer = createChromiumPrinter({ path: process.env.CHROMIUM_PATH, pages: 1, now: Date.now });
  for (const { name, document, pdfMost } of samples) {
    const { bytes } = await printer.pdf({ requester: newRequester(), document: withoutPhoto(document) });
    rows.push(row(`PDF of one page: ${name}`, bytes.length, pdfMost));
  }
  await printer.close();
  return rows;
}

/** The reference is the upper limit that the product promises. */
function row(name: string, bytes: number, most?: number): BenchRow {
  const median = bytes / 1000;
  return {
    name,
    unit: "kB",
    median,
    p95: median,
    ...(most && { reference: { name: "at most", median: most }, ratio: median / most }),
  };
}

/** Removes the photo: its size is the user's own, and only the page is measured. */
function withoutPhoto(document: ResumeDocument): ResumeDocument {
  return { ...document, data: { ...document.data, basicInfo: { ...document.data.basicInfo, avatar: "" } } };
}
