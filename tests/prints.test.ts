import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languages } from "#core/resume/schema.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { fixturesIn } from "#templates/fixtures/registry.ts";
import { selectableFonts } from "#templates/fonts.ts";
import { designs } from "#templates/registry.ts";
import { checkPrint } from "#tests/harness/print-faults.ts";
import { printsOf } from "#tests/harness/print-set.ts";
import { familiesOf, openSheetBenches, type SheetBench } from "#tests/harness/sheets.ts";

/**
 * Prints every design with every fixture and every design in every language (the full product with `npm test --
 * --all`), once with the product's own renderer, and shows each once as the editor shows it.
 */
const lanes = 2;
/** A folder in which the PDFs are kept for an external validator (.ci/run). */
const kept = process.env.KEEP_PRINTS;
let benches: SheetBench[] = [];
let closeBenches = async () => {};
// The first prints in a language have its fonts subset, and the machine may have other work: hence the long timeout.
const printer = createChromiumPrinter({
  path: process.env.CHROMIUM_PATH,
  pages: lanes,
  timeout: 120_000,
  now: () => 0,
});

beforeAll(async () => {
  if (kept) await mkdir(kept, { recursive: true });
  const [opened] = await Promise.all([openSheetBenches(lanes), printer.warm()]);
  benches = opened.benches;
  closeBenches = opened.close;
});
afterAll(async () => {
  await Promise.all([closeBenches(), printer.close()]);
});

describe.each(languages)("in %s", { timeout: 180_000 }, (lang) => {
  beforeAll(async () => {
    const sheets = designs.flatMap((design) => printsOf(design, lang).map(({ document }) => document));
    await Promise.all(benches.map((bench) => bench.declare(familiesOf(sheets))));
  });

  const named = designs.map((design) => [design.name, design] as const);
  it.each(named)("%s prints as it is shown, and is read as it is written", async (_, design) => {
    const rest = [...printsOf(design, lang)];
    const faults: string[] = [];
    const work = async (bench: SheetBench) => {
      for (let next = rest.shift(); next; next = rest.shift()) {
        const { name, document } = next;
        // A print that fails is recorded as a fault: were it thrown, the other lane would go on beside the next test.
        const found = await checkPrint(bench, printer, name, document).catch((error) => ({
          bytes: undefined,
          faults: [String(error)],
        }));
        faults.push(...found.faults.map((fault) => `${name}: ${fault}`));
        const file = `${design.componentName}-${lang}-${name}.pdf`;
        if (kept && found.bytes) await writeFile(path.join(kept, file), found.bytes);
      }
    };
    await Promise.all(benches.map(work));
    expect(faults).toEqual([]);
  });
});

describe("every family to choose", () => {
  it.each(selectableFonts)("prints as it is shown, and is read as it is written: %s", async (fontFamily) => {
    const inFamily = async (lang: Language, bench: SheetBench | undefined) => {
      const [fixture] = fixturesIn(lang);
      if (!bench || !fixture) throw new Error("nothing to print");
      const { config } = fixture.document;
      const document = { ...fixture.document, config: { ...config, design: { ...config.design, fontFamily } } };
      await bench.declare(familiesOf([document]));
      return (await checkPrint(bench, printer, fixture.name, document)).faults;
    };
    expect(await Promise.all([inFamily("fr", benches[0]), inFamily("ch", benches[1])])).toEqual([[], []]);
  });
});
