import { type ReadTarget, type TextFormat, UnreadableText } from "#core/resume/formats/format.ts";
import { formatsOfFile, textFormats } from "#core/resume/formats/registry.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { ByteFormat } from "./format.ts";
import { pdf } from "./pdf/pdf.ts";

/** Every format of a resume, those of bytes first. A text format is one of bytes in UTF-8. */
export const formats: readonly ByteFormat[] = [pdf, ...textFormats.map(inBytes)];

function inBytes({ read, write, ...format }: TextFormat): ByteFormat {
  return {
    ...format,
    ...(read && { read: async (bytes, target) => read(new TextDecoder().decode(bytes), target) }),
    ...(write && { write: async (document) => ({ bytes: new TextEncoder().encode(write(document)) }) }),
  };
}

/**
 * The resume in a file. The formats whose extension the file has are tried, and all of them where none has it. Throws
 * `UnreadableText` where it is in none of them.
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
  // A file whose syntax one format knows is better described by what it could have been than by what the others miss.
  const [first] = refusals;
  if (first && refusals.length === tried.length) throw first;
  throw new UnreadableText(`is neither ${tried.map(({ title }) => title).join(" nor ")}.`);
}

/** What writes a file of this name; undefined where no format has its extension. */
export function writerOf(fileName: string): (ByteFormat & Required<Pick<ByteFormat, "write">>) | undefined {
  return formatsOfFile(
    fileName,
    formats.flatMap(({ write, ...format }) => (write ? [{ ...format, write }] : [])),
  )[0];
}
