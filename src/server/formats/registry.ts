import { type ReadTarget, type TextFormat, UnreadableText } from "#core/resume/formats/format.ts";
import { formatsOfFile, textFormats } from "#core/resume/formats/registry.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { ByteFormat } from "./format.ts";
import { pdf } from "./pdf/pdf.ts";

/** All formats of a resume, byte formats first. A text format is wrapped as a byte format in UTF-8. */
export const formats: readonly ByteFormat[] = [pdf, ...textFormats.map(inBytes)];

function inBytes({ read, write, ...format }: TextFormat): ByteFormat {
  return {
    ...format,
    ...(read && { read: async (bytes, target) => read(new TextDecoder().decode(bytes), target) }),
    ...(write && { write: async (document) => ({ bytes: new TextEncoder().encode(write(document)) }) }),
  };
}

/**
 * Returns the resume in a file. It tries the formats with the extension of the file, or all of them where none has it.
 * Throws `UnreadableText` where the file is in none of them.
 */
export async function readResume(
  file: { name: string; bytes: Uint8Array },
  target: ReadTarget,
): Promise<ResumeDocument> {
  const readers = formats.flatMap(({ read, ...format }) => (read ? [{ ...format, read }] : []));
  const fitting = formatsOfFile(file.name, readers);
  const tried = fitting.length > 0 ? fitting : readers;
  const refusals: UnreadableText[] = [];
  for (const { read } of tried) {
    try {
      const document = await read(file.bytes, target);
      if (document) return document;
    } catch (error) {
      if (!(error instanceof UnreadableText)) throw error;
      refusals.push(error);
    }
  }
  // If every tried format rejected the syntax, the first reason is the most useful. If one accepted it, the list of
  // formats that the file could have been is.
  const [first] = refusals;
  if (first && refusals.length === tried.length) throw first;
  throw new UnreadableText(`is neither ${tried.map(({ title }) => title).join(" nor ")}.`);
}

/** Returns the format that writes a file of this name, or undefined where no format has its extension. */
export function writerOf(fileName: string): (ByteFormat & Required<Pick<ByteFormat, "write">>) | undefined {
  return formatsOfFile(
    fileName,
    formats.flatMap(({ write, ...format }) => (write ? [{ ...format, write }] : [])),
  )[0];
}
