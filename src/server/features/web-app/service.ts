import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { WritePage, WrittenPage } from "#contract/pages.ts";
import { projectRoot } from "#server/root.ts";

/**
 * Renders pages as HTML. The browser application does the rendering (web/render.tsx, built into dist/pages); here pages
 * are cached for a minute, because a page is the same for everybody in its edition and a visit should not wait for
 * React.
 */
const lifetime = 60_000;
const most = { pages: 200, filtered: 100 };
const renderer = path.join(projectRoot, "dist", "pages", "render.js");

/** All unknown URLs share one page, so that they cannot fill the memory. */
export const notFoundUrl = "/not-found";

type CachedPage = { page: Promise<WrittenPage | null>; until: number };

/**
 * Returns null for a page that only the browser renders. Rejects if rendering fails; the browser can render the page
 * then. Anybody can invent queries (`?q=`), so only a limited number of URLs with a query is rendered per minute, and
 * the browser renders the rest. Pages without a query have a cache of their own, which these never use.
 */
export function createPageWriter(now: () => number, write: WritePage = builtWriter()): WritePage {
  const pages = new Map<string, CachedPage>();
  const filtered = new Map<string, CachedPage>();

  return (order) => {
    const isFiltered = order.url.includes("?");
    const cache = isFiltered ? filtered : pages;
    const key = `${order.locale} ${order.isIn} ${order.url}`;
    const cached = cache.get(key);
    if (cached && now() < cached.until) return cached.page;
    for (const [name, { until }] of cache) if (until <= now()) cache.delete(name);
    if (isFiltered && cache.size >= most.filtered) return Promise.resolve(null);
    const page = write(order);
    // Failures, pages that are not rendered and pages that do not exist are not cached, because unknown URLs are
    // unlimited in number.
    const forget = () => {
      if (cache.get(key)?.page === page) cache.delete(key);
    };
    page.then((made) => (made?.html && (made.isFound || order.url === notFoundUrl) ? undefined : forget()), forget);
    if (cache.size >= most.pages) cache.clear();
    cache.set(key, { page, until: now() + lifetime });
    return page;
  };
}

/** Returns the built renderer; if there is no build, it returns null for every page. */
function builtWriter(): WritePage {
  let loading: Promise<WritePage> | undefined;
  return async (order) => {
    if (!existsSync(renderer)) return null;
    loading ??= import(/* @vite-ignore */ pathToFileURL(renderer).href).then(
      (module: { writePage: WritePage }) => module.writePage,
    );
    return (await loading)(order);
  };
}
