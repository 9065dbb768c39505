import { languages } from "#core/resume/schema.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { designs } from "#templates/registry.ts";
import { checkPrint } from "#tests/harness/print-faults.ts";
import { printsOf } from "#tests/harness/print-set.ts";
import { familiesOf, openSheetBench } from "#tests/harness/sheets.ts";
import { type BenchRow, rowOf } from "./row.ts";

/**
 * Prints the full product of designs, languages and fixtures. Each is shown as in the editor, printed, and read by
 * another program. `npm test` covers every pair only. Throws with all faults at the end.
 */
export async function run(): Promise<BenchRow[]> {
  const printer = createChromiumPrinter({
    path: process.env.CHROMIUM_PATH,
    pages: 1,
    timeout: 120_000,
    now: Date.now,
  });
  const bench = await openSheetBench([]);
  const faults: string[] = [];
  const rows: BenchRow[] = [];
  try {
    await printer.warm();
    for (const design of designs) {
      const samples: number[] = [];
      for (const lang of languages) {
        const prints = printsOf(design, lang, true);
        await bench.declare(familiesOf(prints.map(({ document }) => document)));
        for (const { name, document } of prints) {
          const start = performance.now();
          const found = await checkPrint(bench, printer, name, document);
          samples.push(performance.now() - start);
          faults.push(...found.faults.map((fault) => `${design.name}, ${lang}, ${name}: ${fault}`));
        }
      }
      rows.push(rowOf(`${design.title.en}, ${samples.length} prints, each shown, printed and read`, "ms", samples));
    }
  } finally {
    await Promise.all([bench.close(), printer.close()]);
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return rows;
}
