import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import {
  isIndexed,
  isOfEdition,
  isThere,
  keptPageId,
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
import { pageFlagsOf } from "../site/service.ts";
import { documentOf, type PageDocument } from "./document.ts";
import { createPageWriter, notFoundUrl } from "./service.ts";

const built = path.join(projectRoot, "dist", "web");
/** The number of compressed documents in the cache: every page of both editions, and some with a query. */
const mostCompressed = 200;

/**
 * Mounts the browser application: its built files, and its single HTML document for every page of contract/pages, with
 * the page's text if the server renders it. An unknown path gets the not-found page with status 404.
 */
export function mountWebApp(app: App, deps: Pick<Deps, "ai" | "config" | "now">) {
  // Tests of the HTTP interface run without the browser's build, and then there are no pages.
  if (!existsSync(built)) return;
  app.get("/assets/*", async (context, next) => {
    await next();
    if (context.res.ok) context.header("Cache-Control", "public, max-age=31536000, immutable");
    // The server's table of file types does not know captions.
    if (context.res.ok && context.req.path.endsWith(".vtt")) context.header("Content-Type", "text/vtt; charset=UTF-8");
  });
  app.get("/editor/service-worker.js", async (context, next) => {
    await next();
    // A browser compares it with its own to find a new version.
    if (context.res.ok) context.header("Cache-Control", "no-cache");
  });
  // serveStatic takes a path relative to the working directory, which need not be the project's.
  const root = path.relative(process.cwd(), built) || ".";
  const files = serveStatic({ root, precompressed: true });
  app.get("*", async (context, next) => {
    const last = context.req.path.split("/").at(-1) ?? "";
    // Only names with an extension are files, and paths with a leading dot are the build's own data. index.html is
    // served below, under the pages' own paths.
    if (!last.includes(".") || last === "index.html" || context.req.path.includes("/.")) return next();
    return files(context, next);
  });

  const write = createPageWriter(deps.now);
  const compress = createCompressor(mostCompressed);
  // Read once per start, because a build replaces it.
  let document: PageDocument | undefined;

  async function answer(context: AppContext, known: Page | null): Promise<Response> {
    const base = siteUrl(deps.config, context.get("locale"));
    if (isCommonHost(context, deps.config)) {
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
      context.get("log").warn({ error: name }, "page not rendered on the server");
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

  app.get(pages.editor.path.replace(":id", keptPageId), (context) => context.redirect(pages.resumes.path, 302));
  for (const page of Object.values<Page>(pages)) {
    app.get(page.path, async (context) => {
      const isOurs = isOfEdition(page, context.get("locale")) && isReadable(context.req.path);
      const isFound = isOurs && isThere(page, pageFlagsOf(deps)) && (page.who !== "admin" || (await isAdmin(context)));
      return answer(context, isFound ? page : null);
    });
  }
  app.get("*", async (context, next) => {
    if (/^\/(api|assets|fonts|covers)\//.test(context.req.path)) return next();
    return answer(context, null);
  });
}

/**
 * Returns the URL under which a page is rendered and cached, one for all URLs with the same content. A page without a
 * parameter uses its own path, however the request spelt it.
 */
function urlOf(page: Page, context: AppContext): string {
  const { pathname, searchParams } = new URL(context.req.url);
  const query = new URLSearchParams(readsOf(page, (name) => searchParams.get(name))).toString();
  return (page.path.includes(":") ? pathname : page.path) + (query && `?${query}`);
}

/** Returns false for a path that cannot be decoded, such as `%E0%A4%A`; no page can have it as its name. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns whether the request is for the common host that belongs to no edition. It redirects to the host of the
 * reader's edition.
 */
function isCommonHost(context: AppContext, config: Deps["config"]): boolean {
  const host = context.req.header("host")?.toLowerCase();
  return (
    config.editions !== null && editionOfHost(config, host) === undefined && new URL(config.publicUrl).host === host
  );
}

/**
 * Returns whether the request is signed in, and corrects the session's marker cookie with every document. The session
 * decides nothing else here.
 */
async function isSignedIn(context: AppContext): Promise<boolean> {
  try {
    await context.get("session").mark();
    return (await context.get("session").user()) !== null;
  } catch (error) {
    // The page can be shown without the session; the only cost may be one unnecessary first request by the browser.
    const name = error instanceof Error ? error.name : "unknown";
    context.get("log").warn({ error: name }, "session not read for a page");
    return true;
  }
}

/** Returns whether an admin asks. For everybody else, and while the session cannot be read, there is no such page. */
async function isAdmin(context: AppContext): Promise<boolean> {
  const user = await context
    .get("session")
    .user()
    .catch(() => null);
  return user?.role === "admin";
}

/** Makes a GET call to this server through the same pipeline as a viewer's call, as an anonymous principal. */
async function readCall(app: App, url: string, locale: Locale): Promise<unknown> {
  const response = await app.request(url, { headers: { cookie: `locale=${locale}`, accept: "application/json" } });
  if (!response.ok) {
    throw Object.assign(new Error(`${url} answered ${response.status}`), { status: response.status });
  }
  return ((await response.json()) as { data: unknown }).data;
}
