import { readFile, writeFile } from "node:fs/promises";
import { readResume } from "#core/resume/reading/read-resume.ts";
import { createEmbeddedExtractor } from "#server/adapters/text-extractor/embedded.ts";
import { extractorFile } from "#server/adapters/text-extractor/extractor-file.ts";
import { ExtractionError } from "#server/adapters/text-extractor/port.ts";
import { extractionReasons } from "./extraction-reasons.ts";

type Terminal = { out(line: string): void; error(line: string): void };

const usage = "Usage: npm run read -- in.pdf|in.docx|in.doc [out.json]";

/**
 * `npm run read -- in.pdf [out.json]`: reads a resume file and writes it as a document of ours, to a file or to the
 * terminal. Exit codes: 0 read, 1 failed, 2 wrong arguments.
 */
export async function readFromCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  const [input, output, ...others] = args;
  if (!input || others.length > 0 || input.startsWith("-")) {
    terminal.error(usage);
    return 2;
  }
  const bytes = await readFile(input).catch(() => null);
  if (!bytes) {
    terminal.error(`${input} cannot be read`);
    return 1;
  }
  const extractor = createEmbeddedExtractor({ file: await extractorFile() });
  try {
    const started = performance.now();
    const { format, layout } = await extractor.extract(new Uint8Array(bytes));
    const read = readResume(layout);
    const json = `${JSON.stringify(read.document, null, 2)}\n`;
    if (!output) {
      terminal.out(json.trimEnd());
      return 0;
    }
    await writeFile(output, json);
    const { sections } = read.document.data;
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    terminal.out(
      `${output}: ${format}, language ${read.document.config.lang}, ${sections.length} sections, ` +
        `${read.notPlaced.length} texts not placed, ${read.hidden.length} hidden, ${seconds} s`,
    );
    if (!read.isResume) terminal.error(`${input} does not look like a resume`);
    return 0;
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    terminal.error(`${input} could not be read: ${extractionReasons[error.failure]}`);
    return 1;
  } finally {
    await extractor.close();
  }
}
