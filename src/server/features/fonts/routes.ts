import type { Env, Hono } from "hono";
import { fontFaceCss, readFontFile } from "#server/pages/font-css.ts";
import { findFont } from "#templates/fonts.ts";

const forever = "public, max-age=31536000, immutable";

/**
 * GET /fonts/<family>.css and GET /fonts/<family>/<file>.woff2, for every page that shows a sheet. Addresses carry the
 * package's version, so an answer never changes.
 */
export function mountFonts<E extends Env>(app: Hono<E>): void {
  app.get("/fonts/:sheet{[a-z0-9-]+\\.css}", (context) => {
    const id = findFont(context.req.param("sheet").replace(/\.css$/, ""));
    if (!id) return context.notFound();
    return context.body(fontFaceCss([id]), 200, {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": forever,
    });
  });
  app.get("/fonts/:family/:file", async (context) => {
    const bytes = await readFontFile(context.req.path);
    if (!bytes) return context.notFound();
    return context.body(bytes, 200, { "Content-Type": "font/woff2", "Cache-Control": forever });
  });
}
