import { Unzip, UnzipInflate } from "fflate";
import { parseCsv } from "#core/csv.ts";
import { limits } from "#core/limits.ts";
import { UnreadableText } from "#core/resume/formats/format.ts";
import { decodeText } from "../decode-text.ts";
import type { ByteFormat } from "../format.ts";
import { readLinkedIn } from "./read.ts";
import { isTable, type Table } from "./tables.ts";

/**
 * The archive of their data that LinkedIn gives its members: a zip of tables. Read are those of which a resume is made;
 * messages, contacts and advertisements in it are not even unpacked.
 */
export const linkedIn = {
  name: "linkedin",
  title: "LinkedIn",
  extensions: [".zip"],
  mime: "application/zip",
  async read(bytes, target) {
    if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return null;
    const files = unzipTables(bytes);
    return files.has("Profile") || files.has("Positions") ? readLinkedIn(files, target) : null;
  },
} satisfies ByteFormat;

/** Bytes of the archive that are unpacked at once: a thousand times as many may come of them, which are then counted. */
const step = 4_096;

/**
 * Returns the rows of each table in the archive, the names of the columns first. What is unpacked is counted, because a
 * zip may lie about how much that will be. Throws UnreadableText.
 */
function unzipTables(bytes: Uint8Array): Map<Table, string[][]> {
  const found = new Map<Table, Uint8Array[]>();
  let total = 0;
  const unzip = new Unzip((file) => {
    const table =
      file.name
        .split("/")
        .at(-1)
        ?.replace(/\.csv$/i, "") ?? "";
    if (!isTable(table) || found.has(table)) return;
    const parts: Uint8Array[] = [];
    found.set(table, parts);
    file.ondata = (error, part) => {
      if (error) throw error;
      total += part.length;
      if (total > limits.import.bytes) throw new UnreadableText("holds more than a resume can.", "tooLong");
      parts.push(part);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += step)
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch (error) {
    if (error instanceof UnreadableText) throw error;
    throw new UnreadableText("is a damaged zip file.");
  }
  const texts = Array.from(found, ([table, parts]) => [table, decodeText(Buffer.concat(parts))] as const);
  return new Map(texts.flatMap(([table, text]) => (text === null ? [] : [[table, parseCsv(text)]])));
}
