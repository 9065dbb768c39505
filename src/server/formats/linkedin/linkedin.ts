import { unzipSync } from "fflate";
import { parseCsv } from "#core/csv.ts";
import { limits } from "#core/limits.ts";
import { UnreadableText } from "#core/resume/formats/format.ts";
import { decodeText } from "../decode-text.ts";
import type { ByteFormat } from "../format.ts";
import { readLinkedIn } from "./read.ts";
import { isTable, type Table, tables } from "./tables.ts";

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

/** Returns the rows of each table in the archive, the names of the columns first. */
function unzipTables(bytes: Uint8Array): Map<Table, string[][]> {
  let total = 0;
  const most = limits.import.bytes;
  const fileOf = (path: string) =>
    path
      .split("/")
      .at(-1)
      ?.replace(/\.csv$/i, "") ?? "";
  const files = unpacked(() =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isTable(fileOf(name))) return false;
        // A zip says how large its files will be; no more than that is unpacked of each.
        total += originalSize;
        if (total > most) throw new UnreadableText("holds more than a resume can.");
        return true;
      },
    }),
  );
  const found = new Map<Table, string[][]>();
  for (const [path, content] of Object.entries(files)) {
    const table = Object.keys(tables).find((one) => one === fileOf(path)) as Table;
    const text = decodeText(content);
    if (text !== null && !found.has(table)) found.set(table, parseCsv(text));
  }
  return found;
}

function unpacked<Files>(unzip: () => Files): Files {
  try {
    return unzip();
  } catch (error) {
    if (error instanceof UnreadableText) throw error;
    throw new UnreadableText("is a damaged zip file.");
  }
}
