import type { ReadTarget } from "#core/resume/formats/format.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { docx } from "#server/formats/docx/docx.ts";
import { html } from "#server/formats/html/html.ts";
import { png } from "#server/formats/png/png.ts";
import { readFile } from "#server/formats/registry.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { lin } from "#templates/fixtures/samples-ch.ts";
import { priya } from "#templates/fixtures/samples-en.ts";
import { newRequester } from "#tests/harness/requester.ts";
import { type LargeFile, largeFiles } from "./formats/large-files.ts";
import { type BenchRow, rowOf } from "./row.ts";

/** In bytes: what an import has to read in a fifth of a second. */
const size = 200_000;

/**
 * How long each import takes, from the bytes of a file of 200 KB to the document, beside a file of half that length: the
 * ratio shows whether a format's time grows faster than its files. Then what the exports take that are more than text.
 */
export async function run(): Promise<BenchRow[]> {
  const [whole, half] = [await largeFiles(size), await largeFiles(size / 2)];
  const rows: BenchRow[] = [];
  for (const [at, file] of whole.entries()) {
    const [times, reference] = [await readings(file), await readings(half[at] ?? file)];
    const name = `${file.format} ${file.kind}, ${Math.round(file.bytes.length / 1000)} KB read`;
    rows.push(rowOf(name, "ms", times, { name: "half of it", samples: reference }));
  }
  return [...rows, ...(await writings())];
}

function target(): ReadTarget {
  let count = 0;
  return { lang: "en", templateName: "TemplateModern", templateId: "", theme: "emerald", newId: () => `n${++count}` };
}

async function readings({ bytes, format }: LargeFile): Promise<number[]> {
  return lasted(9, async () => {
    const read = await readFile(new Uint8Array(bytes), target());
    if (read.format !== format) throw new Error(`${format} was read as ${read.format}`);
  });
}

async function writings(): Promise<BenchRow[]> {
  const printer = createChromiumPrinter({ path: process.env.CHROMIUM_PATH, pages: 1, now: Date.now });
  const tools = { printer, requester: newRequester() };
  const rows: BenchRow[] = [];
  try {
    await printer.warm();
    for (const [lang, document] of Object.entries<ResumeDocument>({ English: priya, Chinese: lin })) {
      rows.push(rowOf(`Word written, ${lang}`, "ms", await lasted(15, () => docx.write(document))));
      rows.push(rowOf(`HTML written, ${lang}`, "ms", await lasted(9, () => html.write(document, tools))));
      for (const scale of [1, 2, 3]) {
        const drawn = await lasted(15, () => png.write(document, { ...tools, scale }));
        rows.push(rowOf(`PNG of a page at ${scale}x, ${lang}, warm`, "ms", drawn));
      }
    }
  } finally {
    await printer.close();
  }
  return rows;
}

/** The first runs of each warm the code up and are left out. */
const warmUps = 3;

/** Returns how long each run lasted, as who waits for it measures it. */
async function lasted(runs: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < runs + warmUps; at += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.slice(warmUps);
}
