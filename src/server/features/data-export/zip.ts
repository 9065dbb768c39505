import { deflateRawSync } from "node:zlib";
import { Zip, ZipPassThrough } from "fflate";
import type { Entry } from "#server/personal-data/personal-data.ts";

/** A file that Node itself compresses: an archive of 5,000 resumes has tens of thousands of small ones. */
class Deflated extends ZipPassThrough {
  override compression = 8;

  protected override process(whole: Uint8Array, final: boolean): void {
    this.ondata(null, deflateRawSync(whole, { level: 6 }), final);
  }
}

/** Writes a ZIP in pieces, with one file in memory at a time. `at` is the modification time of every file. */
export async function* zipOf(entries: AsyncIterable<Entry>, at: Date): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, bytes, isCompressed } of entries) {
    const file = isCompressed ? new ZipPassThrough(name) : new Deflated(name);
    file.mtime = at;
    zip.add(file);
    file.push(bytes, true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
}
