import { readResume } from "#core/resume/reading/read-resume.ts";
import { createEmbeddedExtractor } from "#server/adapters/text-extractor/embedded.ts";
import { extractorFile } from "#server/adapters/text-extractor/extractor-file.ts";
import { ExtractionError } from "#server/adapters/text-extractor/port.ts";
import { bytesOf, type Exit, exits, Refusal, runCommand, type Terminal, writeBytes } from "./command-line.ts";
import { extractionReasons } from "./extraction-reasons.ts";

/**
 * `npm run read -- in.pdf [out.json]`: reads a PDF or Word file by its layout and writes it as a document of ours, to a file
 * or to standard output. Exit codes: `command-line.ts`.
 */
export async function readFromCommandLine(args: readonly string[], terminal: Terminal): Promise<Exit> {
  return runCommand(args, terminal, "read", async ({ input, output, isJson }) => {
    const bytes = await bytesOf(input, terminal);
    const extractor = createEmbeddedExtractor({ file: await extractorFile() });
    try {
      const started = performance.now();
      const { format, layout } = await extractor.extract(new Uint8Array(bytes));
      const read = readResume(layout);
      const json = `${JSON.stringify(read.document, null, 2)}\n`;
      if (!read.isResume) terminal.error(`${input} does not look like a resume`);
      if (!output || (output === "-" && !terminal.output)) {
        terminal.out(isJson ? JSON.stringify(read.document) : json.trimEnd());
        return exits.done;
      }
      await writeBytes(output, new TextEncoder().encode(json), terminal);
      const { lang } = read.document.config;
      const sections = read.document.data.sections.length;
      const [notPlaced, hidden] = [read.notPlaced.length, read.hidden.length];
      const say = output === "-" ? terminal.error : terminal.out;
      if (isJson) {
        say(JSON.stringify({ files: [output], format, lang, sections, notPlaced, hidden, isResume: read.isResume }));
        return exits.done;
      }
      const seconds = ((performance.now() - started) / 1000).toFixed(2);
      say(
        `${output}: ${format}, language ${lang}, ${sections} sections, ` +
          `${notPlaced} texts not placed, ${hidden} hidden, ${seconds} s`,
      );
      return exits.done;
    } catch (error) {
      if (!(error instanceof ExtractionError)) throw error;
      throw new Refusal(exits.failed, `${input} could not be read: ${extractionReasons[error.failure]}`);
    } finally {
      await extractor.close();
    }
  });
}
