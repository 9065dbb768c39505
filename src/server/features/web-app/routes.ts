import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import {
  isIndexed,
  isOfEdition,
  type Page,
  type PageOrder,
  pages,
  readsOf,
  type WrittenPage,
} from "#contract/pages.ts";
import type { Locale } from "#locales/words.ts";
import { editionOfHost, siteUrl } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import { createCompressor, encodingOf } from "#server/http/compression.ts";
import type { App, AppContext } from "#server/http/context.ts";
import { projectRoot } from "#server/root.ts";
import { documentOf, type PageDocument } from "./document.ts";
import { createPageWriter, notFoundUrl } from "./service.ts";

const built = path.join(projectRoot, "dist", "web");
/** So many packed documents are kept: every page of both editions, and some that a query made. */
const compressed = 200;

/**
 * The browser application: its built files, and its one HTML document for every page of contract/pages, with the page's
 * text in it where the server writes it. An unknown path gets the not-found page with status 404.
 */
export function mountWebApp(app: App, deps: Pick<Deps, "config" | "now">) {
  // Tests of the HTTP interface run without the browser's build; pages do not exist then.
  if (!existsSync(built)) return;
  app.get("/assets/*", async (context, next) => {
    await next();
    if (context.res.ok) context.header("Cache-Control", "public, max-age=31536000, immutable");
  });
  // serveStatic wants a path relative to the working folder, which need not be the project's.
  const root = path.relative(process.cwd(), built) || ".";
  const files = serveStatic({ root, precompressed: true });
  app.get("*", async (context, next) => {
    const last = context.req.path.split("/").at(-1) ?? "";
    // Only names with an ending are files, and what begins with a dot is the build's own; index.html is served below, under the pages' own paths.
    if (!last.includes(".") || last === "index.html" || context.req.path.includes("/.")) return next();
    return files(context, next);
  });

  const write = createPageWriter(deps.now);
  const compress = createCompressor(compressed);
  // Read with every start, because a build replaces it; from then on kept.
  let document: PageDocument | undefined;

  async function answer(context: AppContext, known: Page | null): Promise<Response> {
    const base = siteUrl(deps.config, context.get("locale"));
    if (isCommonDoor(context, deps.config)) {
      context.header("Cache-Control", "no-cache");
      context.header("Vary", "Accept-Language, Cookie");
      const { pathname, search } = new URL(context.req.url);
      return context.redirect(base + pathname + search, 302);
    }
    document ??= documentOf(built, deps.config);
    const locale = context.get("locale");
    const { pathname } = new URL(context.req.url);
    const order: PageOrder = {
      url: known ? urlOf(known, context) : notFoundUrl,
      locale,
      isIn: await isSignedIn(context),
      read: (url) => readCall(app, base + url, locale),
    };
    const page = await write(order).catch((error: unknown): WrittenPage | null => {
      const name = error instanceof Error ? error.message : "unknown";
      context.get("log").warn({ error: name }, "a page was left to the browser");
      return null;
    });
    const isFound = known !== null && page?.isFound !== false;
    const namesLocale = context.req.query("locale") === locale;
    const isListed = known !== null && isIndexed(known) && page?.html != null;
    context.set("script", document.script);
    const html = document.fill(
      { locale, path: pathname, namesLocale, isFound, isIndexed: isListed, edition: known?.edition },
      page,
    );
    const digest = createHash("sha256").update(html).digest("base64url").slice(0, 27);
    const encoding = encodingOf(context.req.header("accept-encoding"));
    const etag = `"${digest}-${encoding}"`;
    context.header("Cache-Control", "no-cache");
    context.header("Vary", "Accept-Encoding, Accept-Language, Cookie");
    context.header("ETag", etag);
    if (isFound && context.req.header("if-none-match")?.includes(etag)) return context.body(null, 304);
    const status = isFound ? 200 : 404;
    if (encoding === "identity") return context.html(html, status);
    context.header("Content-Encoding", encoding);
    context.header("Content-Type", "text/html; charset=UTF-8");
    return context.body(await compress(html, digest, encoding), status);
  }

  for (const page of Object.values<Page>(pages)) {
    app.get(page.path, (context) => {
      const isThere = isOfEdition(page, context.get("locale")) && isReadable(context.req.path);
      return answer(context, isThere ? page : null);
    });
  }
  app.get("*", async (context, next) => {
    if (/^\/(api|assets|fonts|covers)\//.test(context.req.path)) return next();
    return answer(context, null);
  });
}

/**
 * The address under which a page is written and kept: one for all that say the same. A page without a parameter has its
 * own path, however it was spelt.
 */
function urlOf(page: Page, context: AppContext): string {
  const { pathname, searchParams } = new URL(context.req.url);
  const query = new URLSearchParams(readsOf(page, (name) => searchParams.get(name))).toString();
  return (page.path.includes(":") ? pathname : page.path) + (query && `?${query}`);
}

/** False for an address that is no text, as `%E0%A4%A`: nothing can have it for a name. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** Where editions have hosts, the address that belongs to neither leads to the reader's. */
function isCommonDoor(context: AppContext, config: Deps["config"]): boolean {
  const host = context.req.header("host")?.toLowerCase();
  return (
    config.editions !== null && editionOfHost(config, host) === undefined && new URL(config.publicUrl).host === host
  );
}

/** The marker of the session is mended with every document; who asks decides nothing else here. */
async function isSignedIn(context: AppContext): Promise<boolean> {
  try {
    await context.get("session").mark();
    return (await context.get("session").user()) !== null;
  } catch (error) {
    // The page can be shown without: only its first question to the server may be a wasted one.
    const name = error instanceof Error ? error.name : "unknown";
    context.get("log").warn({ error: name }, "a page was sent without knowing who asks");
    return true;
  }
}

/** A GET call of our own, by the way that every visitor's call takes. */
async function readCall(app: App, url: string, locale: Locale): Promise<unknown> {
  const response = await app.request(url, { headers: { cookie: `locale=${locale}`, accept: "application/json" } });
  if (!response.ok) {
    throw Object.assign(new Error(`${url} answered ${response.status}`), { status: response.status });
  }
  return ((await response.json()) as { data: unknown }).data;
}
