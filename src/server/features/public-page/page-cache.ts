import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How the bytes of a page go out. */
export type Encoding = "br" | "gzip" | "identity";
export type CachedPage = { state: string; etag: string; bytes(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> };

export type KeptPages = ReturnType<typeof createPageCache>;

/** About a hundred kilobytes a page with its packed forms. */
const mostPages = 300;

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

/**
 * Pages as they were written last, in memory: the longest unused goes first. What is kept says which state it shows; who
 * asks knows the newest, so that an old one is never served. Packed when first asked for in that form.
 */
export function createPageCache(most = mostPages) {
  const pages = new Map<string, CachedPage>();
  return {
    /** The page under this key in this state, or null. */
    get(key: string, state: string): CachedPage | null {
      const page = pages.get(key);
      if (page?.state !== state) return null;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    put(key: string, state: string, html: string): CachedPage {
      const page = keptPage(state, html);
      pages.delete(key);
      pages.set(key, page);
      const [oldest] = pages.keys();
      if (pages.size > most && oldest !== undefined) pages.delete(oldest);
      return page;
    },
  };
}

/** The page holds nothing of the visitor, so its bytes are its version: a new design changes it as an edit does. */
function keptPage(state: string, html: string): CachedPage {
  const plain = new TextEncoder().encode(html);
  const forms = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>([["identity", Promise.resolve(plain)]]);
  return {
    state,
    etag: createHash("sha256").update(plain).digest("base64url").slice(0, 27),
    bytes(encoding) {
      const known = forms.get(encoding);
      if (known || encoding === "identity") return known ?? Promise.resolve(plain);
      const made =
        encoding === "br"
          ? compress.br(plain, {
              params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
            })
          : compress.gzip(plain);
      const bytes = made.then((compressed) => new Uint8Array(compressed));
      forms.set(encoding, bytes);
      return bytes;
    },
  };
}

/** The best that a browser takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (/\bbr\b/.test(accepted ?? "")) return "br";
  return /\bgzip\b/.test(accepted ?? "") ? "gzip" : "identity";
}
