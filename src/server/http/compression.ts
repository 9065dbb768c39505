import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How the bytes of an answer are packed, by the reader's `Accept-Encoding`: the best that it takes. */
export type Encoding = "br" | "gzip" | "identity";

export function encodingOf(accepted: string | undefined): Encoding {
  const offers = (accepted ?? "").split(",").map((offer) => offer.trim().toLowerCase());
  const takes = (name: string) =>
    offers.some((offer) => offer.split(";")[0] === name && !/;\s*q=0(\.0*)?$/.test(offer));
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);
/** A reader waits for it: nearly as small as the best, in a few milliseconds. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Packs texts that are answered again and again, such as written pages, and keeps the last `most` of them by their key.
 * The key names the very text: its digest.
 */
export function createCompressor(most: number) {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return (text: string, key: string, encoding: "br" | "gzip"): Promise<Uint8Array<ArrayBuffer>> => {
    const name = `${encoding} ${key}`;
    const known = kept.get(name);
    if (known) return known;
    const bytes = encoding === "br" ? brotli(text, quick) : zipped(text);
    const made = bytes.then((compressed) => new Uint8Array(compressed));
    made.catch(() => kept.delete(name));
    const oldest = kept.keys().next().value;
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
    kept.set(name, made);
    return made;
  };
}
