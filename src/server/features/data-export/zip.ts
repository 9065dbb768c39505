import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { Entry } from "#server/personal-data/personal-data.ts";

/** A ZIP in pieces, one file in memory at a time. `at` is the date of every file. */
export async function* zipOf(entries: AsyncIterable<Entry>, at: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for await (const { name, bytes, isCompressed } of entries) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    file.push(bytes, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
