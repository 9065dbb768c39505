import { type ReadTarget, type TextFormat, UnreadableText } from "#core/resume/formats/format.ts";
import { formatsOfFile, textFormats } from "#core/resume/formats/registry.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { decodeText } from "./decode-text.ts";
import { docx } from "./docx/docx.ts";
import { europass } from "./europass/europass.ts";
import type { ByteFormat } from "./format.ts";
import { html } from "./html/html.ts";
import { jpeg } from "./jpeg/jpeg.ts";
import { linkedIn } from "./linkedin/linkedin.ts";
import { pdf } from "./pdf/pdf.ts";
import { png } from "./png/png.ts";
import { renderCv } from "./rendercv/rendercv.ts";

/** All formats of a resume, byte formats first. A text format is wrapped as a byte format in UTF-8. */
export const formats: readonly ByteFormat[] = [
  ...[pdf, docx, linkedIn, europass, renderCv, html, png, jpeg],
  ...textFormats.map(inBytes),
];

function inBytes({ read, write, ...format }: TextFormat): ByteFormat {
  return {
    ...format,
    ...(read && {
      async read(bytes, target) {
        const text = decodeText(bytes);
        return text === null ? null : read(text, target);
      },
    }),
    ...(write && { write: async (document) => ({ bytes: new TextEncoder().encode(write(document)) }) }),
  };
}

export type ReadFile = { document: ResumeDocument; format: string };

/**
 * Returns the resume in a file and the title of its format. The bytes tell the format: names lie, and many programs give
 * their files the same one. Throws `UnreadableText` where the file is in none of them, and `ExtractionError` where it is
 * a PDF or a Word file that gives no text. A long file takes seconds: a server asks its extractor for this.
 */
export async function readFile(bytes: Uint8Array, target: ReadTarget): Promise<ReadFile> {
  const refusals: UnreadableText[] = [];
  for (const { read, title } of formats) {
    if (!read) continue;
    try {
      const document = await read(bytes, target);
      if (document) return { document, format: title };
    } catch (error) {
      if (!(error instanceof UnreadableText)) throw error;
      refusals.push(error);
    }
  }
  // What begins like a format and has a mistake in it is told where that is; for other texts it would be nonsense.
  const begins = String.fromCharCode(...bytes.subarray(0, 64)).replace(/^(?:\xef\xbb\xbf)?\s*/, "");
  const mistake = refusals.find(({ message }) => /^[{[]/.test(begins) || !message.startsWith("is not JSON"));
  if (mistake) throw mistake;
  const readable = formats.filter(({ read }) => read).map(({ title }) => title);
  throw new UnreadableText(`is in none of the formats that are read: ${readable.join(", ")}.`, "unknownFormat");
}

/** Returns the format that writes a file of this name, or undefined where no format has its extension. */
export function writerOf(fileName: string): (ByteFormat & Required<Pick<ByteFormat, "write">>) | undefined {
  return formatsOfFile(
    fileName,
    formats.flatMap(({ write, ...format }) => (write ? [{ ...format, write }] : [])),
  )[0];
}
