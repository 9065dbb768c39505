import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/**
 * How the bytes of a response are compressed, chosen by the `Accept-Encoding` of the request: the best one that it
 * accepts.
 */
export type Encoding = "br" | "gzip" | "identity";

export function encodingOf(accepted: string | undefined): Encoding {
  const offers = (accepted ?? "").split(",").map((offer) => offer.trim().toLowerCase());
  const takes = (name: string) =>
    offers.some((offer) => offer.split(";")[0] === name && !/;\s*q=0(\.0*)?$/.test(offer));
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);
/** A reader waits for the result: this quality is nearly as small as the best and takes a few milliseconds. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Compresses texts that are sent again and again, such as rendered pages, and caches the last `most` of them by their
 * key. The key must identify the text itself: it is its digest.
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
