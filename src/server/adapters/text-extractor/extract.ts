import { strFromU8 } from "fflate";
import { limits } from "#core/limits.ts";
import { FlowLayout } from "#core/resume/reading/flow-layout.ts";
import type { FileLayout } from "#core/resume/reading/layout-model.ts";
import { readDoc } from "./doc.ts";
import { readDocx } from "./docx.ts";
import { readHtml, readMhtml } from "./html.ts";
import { readPdf } from "./pdf.ts";
import { type Extracted, ExtractionError, type FileFormat } from "./port.ts";
import { readRtf } from "./rtf.ts";
import { sniffFormat } from "./sniff.ts";
import { readStyles } from "./word-styles.ts";
import { walkWord } from "./word-walk.ts";

const readers: Record<FileFormat, (bytes: Uint8Array) => FileLayout | Promise<FileLayout>> = {
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
  mhtml: readMhtml,
  html: readHtml,
  rtf: readRtf,
  "word-xml": (bytes) => {
    const flow = new FlowLayout();
    walkWord(strFromU8(bytes), flow, readStyles("", ""), new Map());
    return flow.finish();
  },
};

/** Returns the text of a file with its place, in the process that calls it. Throws ExtractionError and nothing else. */
export async function extract(bytes: Uint8Array): Promise<Extracted> {
  if (bytes.length === 0) throw new ExtractionError("empty");
  const format = sniffFormat(bytes);
  if (!format) throw new ExtractionError("unknownFormat");
  const layout = await read(format, bytes);
  const letters = layout.pages.reduce(
    (sum, page) => sum + page.runs.reduce((all, { text }) => all + text.trim().length, 0),
    0,
  );
  if (letters < 12) throw new ExtractionError("noText");
  if (letters > limits.reading.characters) throw new ExtractionError("tooLong");
  return { format, layout };
}

async function read(format: FileFormat, bytes: Uint8Array): Promise<FileLayout> {
  try {
    return await readers[format](bytes);
  } catch (error) {
    // A broken file breaks the readers of its format in ways that they do not foresee: an offset outside, a wrong type.
    throw error instanceof ExtractionError ? error : new ExtractionError("damaged");
  }
}
