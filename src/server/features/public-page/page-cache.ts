import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The content encoding of a page. */
export type Encoding = "br" | "gzip" | "identity";
export type CachedPage = { state: string; etag: string; bytes(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> };

export type PageCache = ReturnType<typeof createPageCache>;

/** One page with its compressed forms takes about a hundred kilobytes. */
const mostPages = 300;

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

/**
 * Caches the last rendering of pages in memory and evicts the least recently used. Each entry carries the state that it
 * shows; the caller knows the newest state, so an outdated page is never served. A page is compressed when an encoding
 * is first asked for.
 */
export function createPageCache(most = mostPages) {
  const pages = new Map<string, CachedPage>();
  return {
    /** Returns the page under this key if it shows this state, else null. */
    get(key: string, state: string): CachedPage | null {
      const page = pages.get(key);
      if (page?.state !== state) return null;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    put(key: string, state: string, html: string): CachedPage {
      const page = cachedPage(state, html);
      pages.delete(key);
      pages.set(key, page);
      const [oldest] = pages.keys();
      if (pages.size > most && oldest !== undefined) pages.delete(oldest);
      return page;
    },
  };
}

/**
 * The page contains nothing about the viewer, so the ETag is a hash of its bytes: a new design changes it just as an
 * edit does.
 */
function cachedPage(state: string, html: string): CachedPage {
  const plain = new TextEncoder().encode(html);
  const forms = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>([["identity", Promise.resolve(plain)]]);
  return {
    state,
    etag: createHash("sha256").update(plain).digest("base64url").slice(0, 27),
    bytes(encoding) {
      const cached = forms.get(encoding);
      if (cached || encoding === "identity") return cached ?? Promise.resolve(plain);
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

/** Returns the best encoding that the browser accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (/\bbr\b/.test(accepted ?? "")) return "br";
  return /\bgzip\b/.test(accepted ?? "") ? "gzip" : "identity";
}
