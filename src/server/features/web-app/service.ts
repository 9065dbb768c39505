import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { WritePage, WrittenPage } from "#contract/pages.ts";
import { projectRoot } from "#server/root.ts";

/**
 * Pages as HTML. The browser application writes them (web/render.tsx, built into dist/pages); here they are kept for a
 * minute, since a page is the same for everybody of its edition, and a visit should not wait for React.
 */
const lifetime = 60_000;
const most = { pages: 200, filtered: 100 };
const renderer = path.join(projectRoot, "dist", "pages", "render.js");

/** One page for all addresses that lead nowhere, so that they cannot fill the memory. */
export const notFoundUrl = "/not-found";

type Kept = { page: Promise<WrittenPage | null>; until: number };

/**
 * Answers null for a page that the browser alone renders. Rejects where writing fails; the browser can do it then.
 * Anybody can think up queries (`?q=`): of addresses with one so many are written in a minute, and any more are the
 * browser's to render. Plain pages have room of their own, which these never take.
 */
export function createPageWriter(now: () => number, write: WritePage = builtWriter()): WritePage {
  const pages = new Map<string, Kept>();
  const filtered = new Map<string, Kept>();

  return (order) => {
    const isFiltered = order.url.includes("?");
    const kept = isFiltered ? filtered : pages;
    const key = `${order.locale} ${order.isIn} ${order.url}`;
    const known = kept.get(key);
    if (known && now() < known.until) return known.page;
    for (const [name, { until }] of kept) if (until <= now()) kept.delete(name);
    if (isFiltered && kept.size >= most.filtered) return Promise.resolve(null);
    const page = write(order);
    // What failed, and what is not written or not there, is not kept: unknown addresses are without number.
    const forget = () => {
      if (kept.get(key)?.page === page) kept.delete(key);
    };
    page.then((made) => (made?.html && (made.isFound || order.url === notFoundUrl) ? undefined : forget()), forget);
    if (kept.size >= most.pages) kept.clear();
    kept.set(key, { page, until: now() + lifetime });
    return page;
  };
}

/** The build's own; null for every page where there is none. */
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
