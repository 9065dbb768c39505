import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Env, Hono } from "hono";
import { fontVersion, readFontFile, servedFontCss } from "#server/fonts/font-css.ts";
import { type Encoding, encodingOf } from "#server/http/compression.ts";
import { type FontId, findFont } from "#templates/fonts.ts";

const forever = "public, max-age=31536000, immutable";

/**
 * GET /fonts/<family>.css and GET /fonts/<family>/<file>.woff2, for every page that shows a sheet. An address that
 * carries the package's version never changes its answer; without one the browser asks again and is told 304.
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
    return context.body(sheetIn(id, display, encoding), 200, {
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

/** A tenth of the time of the best for a tenth more bytes: somebody waits for the first answer. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The rules of a CJK family are 200 KB of ranges, a sixth of it compressed: compressed once and kept. */
const kept = new Map<string, Uint8Array<ArrayBuffer>>();

function sheetIn(id: FontId, display: "block" | "swap", encoding: Encoding): Uint8Array<ArrayBuffer> {
  const key = `${id} ${display} ${encoding}`;
  const known = kept.get(key);
  if (known) return known;
  const css = Buffer.from(servedFontCss(id, display));
  const made = encoding === "br" ? brotliCompressSync(css, quick) : encoding === "gzip" ? gzipSync(css) : css;
  const bytes = new Uint8Array(made);
  kept.set(key, bytes);
  return bytes;
}
