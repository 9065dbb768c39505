import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languages, type ResumeDocument } from "#core/resume/schema.ts";
import { styleKeys, styleRules } from "#core/resume/style-rules.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { fixturesIn } from "#templates/fixtures/registry.ts";
import { selectableFonts } from "#templates/fonts.ts";
import { designOf, designs } from "#templates/registry.ts";
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
const warnings: unknown[] = [];
// The first prints in a language have its fonts subset, and the machine may have other work: hence the long timeout.
const printer = createChromiumPrinter({
  path: process.env.CHROMIUM_PATH,
  pages: lanes,
  timeout: 120_000,
  now: () => 0,
  log: { info() {}, warn: (fields, text) => void (/PDF/.test(text) && warnings.push(fields)) },
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
    expect([faults, warnings]).toEqual([[], []]);
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

/** A design of one column and one of two, whose side column has the least room for a style. */
const differentDesigns = ["TemplateClassic", "TemplateModern"];

describe("every style at the bounds of its rule", { timeout: 180_000 }, () => {
  it.each(styleKeys)("prints as it is shown: %s", async (key) => {
    const { min, max } = styleRules[key];
    const [fixture] = fixturesIn("en");
    if (!fixture) throw new Error("nothing to print");
    const rest = differentDesigns.flatMap((templateName) =>
      [min, max].map((value) => ({
        name: `${templateName} ${value}px`,
        templateName,
        styles: { [key]: `${value}px` },
      })),
    );
    const faults: string[] = [];
    const work = async (bench: SheetBench) => {
      for (let next = rest.shift(); next; next = rest.shift()) {
        const document = withStyles({ ...fixture.document }, next.templateName, next.styles);
        await bench.declare(familiesOf([document]));
        const found = await checkPrint(bench, printer, next.name, document);
        faults.push(...found.faults.map((fault) => `${next.name}: ${fault}`));
      }
    };
    await Promise.all(benches.map(work));
    expect(faults).toEqual([]);
  });
});

/** Returns the document in a design, with these styles on every section and on every entry. */
function withStyles(document: ResumeDocument, templateName: string, styles: Record<string, string>): ResumeDocument {
  const sections = document.data.sections.map((section) => ({
    ...section,
    styles,
    data: section.data.map((item) => ({ ...item, styles })),
  }));
  const templateTheme = designOf(templateName).themes[0];
  const config = { ...document.config, templateName, templateTheme };
  return { ...document, data: { ...document.data, sections }, config };
}
