import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Env, Hono } from "hono";
import { fontVersion, readFontFile, servedFontCss } from "#server/fonts/font-css.ts";
import { type Encoding, encodingOf } from "#server/http/compression.ts";
import { type FontId, findFont } from "#templates/fonts.ts";

const forever = "public, max-age=31536000, immutable";

/**
 * Mounts GET /fonts/<family>.css and GET /fonts/<family>/<file>.woff2, for every page that shows a sheet. A URL that
 * carries the package's version never changes its answer; without a version, the browser revalidates and gets a 304.
 */
export function mountFonts<E extends Env>(app: Hono<E>): void {
  app.get("/fonts/:sheet{[a-z0-9-]+\\.css}", (context) => {
    const id = findFont(context.req.param("sheet").replace(/\.css$/, ""));
    if (!id) return context.notFound();
    const version = fontVersion(id);
    const tag = `W/"${version}"`;
    const headers = {
      "Cache-Control": context.req.query("v") === version ? forever : "no-cache",
      ETag: tag,
      Vary: "Accept-Encoding",
    };
    if (context.req.header("If-None-Match")?.includes(tag)) return context.body(null, 304, headers);
    const encoding = encodingOf(context.req.header("Accept-Encoding"));
    const display = context.req.query("display") === "swap" ? "swap" : "block";
    return context.body(compressedCss(id, display, encoding), 200, {
      ...headers,
      "Content-Type": "text/css; charset=utf-8",
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    });
  });
  app.get("/fonts/:family/:file{[a-z0-9-]+(?:@[0-9]+)?\\.woff2}", async (context) => {
    const bytes = await readFontFile(context.req.path);
    if (!bytes) return context.notFound();
    return context.body(bytes, 200, { "Content-Type": "font/woff2", "Cache-Control": forever });
  });
}

/**
 * Brotli quality 9 takes a tenth of the time of the best quality for a tenth more bytes. Time matters because a client
 * waits for the first answer.
 */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Compressed style sheets. The rules of a CJK family are 200 KB of ranges, which compress to a sixth, so each is
 * compressed once and cached.
 */
const cache = new Map<string, Uint8Array<ArrayBuffer>>();

function compressedCss(id: FontId, display: "block" | "swap", encoding: Encoding): Uint8Array<ArrayBuffer> {
  const key = `${id} ${display} ${encoding}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const css = Buffer.from(servedFontCss(id, display));
  const compressed = encoding === "br" ? brotliCompressSync(css, quick) : encoding === "gzip" ? gzipSync(css) : css;
  const bytes = new Uint8Array(compressed);
  cache.set(key, bytes);
  return bytes;
}
