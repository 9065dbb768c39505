import { readdirSync, readFileSync } from "node:fs";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { findBrowser } from "#server/adapters/renderer/find-browser.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import type { Design } from "#templates/design.ts";
import { lin } from "#templates/fixtures/samples-ch.ts";
import { priya } from "#templates/fixtures/samples-en.ts";
import { designs } from "#templates/registry.ts";
import { newRequester } from "#tests/harness/requester.ts";
import { reactPdfPrinter } from "./reference-pdf.tsx";
import { type BenchRow, rowOf } from "./row.ts";

/**
 * Measures from a document to the bytes of its PDF. "Warm" means that the pages are open and have printed before, as in
 * a running server. The other library is measured in turns with ours, so that a busy machine slows both.
 */
const rounds = 40;
const designRounds = 16;
const prints = 500;

export async function run(): Promise<BenchRow[]> {
  const path = process.env.CHROMIUM_PATH;
  const { kind } = await findBrowser({ given: path });
  const make = () => createChromiumPrinter({ path, pages: 2, now: Date.now });
  const samples = [
    { lang: "English", document: priya },
    { lang: "Chinese", document: lin },
  ];

  const starts: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const fresh = make();
    const took = await time(() =>
      fresh.pdf({ requester: newRequester(), document: samples[round % 2]?.document ?? priya }),
    );
    // The first print of a process also loads React and reads the font rules, which the server does while it starts.
    if (round > 0) starts.push(took);
    await fresh.close();
  }

  const printer = make();
  await printer.warm();
  const rows: BenchRow[] = [];
  rows.push(await compare(`one page, English, warm (${kind})`, [priya]));
  rows.push(await compare(`one page, Chinese, warm (${kind})`, [lin]));
  rows.push(await compare(`one page, English and Chinese in turn, warm (${kind})`, [priya, lin]));
  const references = await Promise.all(samples.map(({ document }) => reactPdfPrinter(document)));
  for (const design of designs) rows.push(await compareDesign(design));
  rows.push(rowOf(`first PDF, browser start included (${kind})`, "ms", starts));

  for (let done = 0; done < prints; done += 20) {
    const jobs = Array.from({ length: 20 }, (_, index) =>
      printer.pdf({ requester: newRequester(), document: index % 2 === 0 ? priya : lin }),
    );
    await Promise.all(jobs);
  }
  const memory = browserMemory(printer.pid() ?? 0);
  if (memory !== null) rows.push(rowOf(`all browser processes after ${prints} PDFs (${kind})`, "MB", [memory]));
  await printer.close();
  return rows;

  /**
   * A sample is the mean of an English and a Chinese page, printed one after the other. The reference prints the same two
   * documents in its own two columns, so its figure tells how fast the machine is: it took 120 ms where 40 are asked of
   * each design, a ratio of 0.33 (0.37 where a design has two families of fonts).
   */
  async function compareDesign(design: Design): Promise<BenchRow> {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < designRounds + 3; round += 1) {
      const taken = { ours: 0, theirs: 0 };
      for (const [at, { document }] of samples.entries()) {
        const own = inDesign(document, design);
        taken.ours += await time(() => printer.pdf({ requester: newRequester(), document: own }));
        taken.theirs += await time(async () => references[at]?.());
      }
      if (round < 3) continue;
      ours.push(taken.ours / samples.length);
      theirs.push(taken.theirs / samples.length);
    }
    return rowOf(`${design.title.en}, mean of English and Chinese`, "ms", ours, {
      name: "@react-pdf/renderer",
      samples: theirs,
    });
  }

  async function compare(name: string, documents: readonly ResumeDocument[]): Promise<BenchRow> {
    const pairs = await Promise.all(
      documents.map(async (document) => ({ document, printWithReactPdf: await reactPdfPrinter(document) })),
    );
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds + 5; round += 1) {
      for (const { document, printWithReactPdf } of pairs) {
        const [one, other] = [
          await time(() => printer.pdf({ requester: newRequester(), document })),
          await time(() => printWithReactPdf()),
        ];
        if (round < 5) continue;
        ours.push(one);
        theirs.push(other);
      }
    }
    return rowOf(name, "ms", ours, { name: "@react-pdf/renderer", samples: theirs });
  }
}

function inDesign(document: ResumeDocument, design: Design): ResumeDocument {
  return {
    ...document,
    config: { ...document.config, templateName: design.componentName, templateTheme: design.themes[0] },
  };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Returns the memory in MB of a process and all its descendants, shared pages counted once (PSS). Linux only; null
 * elsewhere.
 */
function browserMemory(root: number): number | null {
  if (process.platform !== "linux" || root === 0) return null;
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    const status = Number.isInteger(pid) ? read(`/proc/${pid}/status`) : "";
    const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
    if (parent) parents.set(pid, Number(parent));
  }
  const isOurs = (pid: number | undefined): boolean => pid === root || (!!pid && isOurs(parents.get(pid)));
  let kilobytes = 0;
  for (const pid of parents.keys()) {
    if (isOurs(pid)) kilobytes += Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
  }
  return kilobytes / 1024;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
