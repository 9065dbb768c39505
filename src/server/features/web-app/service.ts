import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PageOrder, WritePage, WrittenPage } from "#contract/pages.ts";
import { projectRoot } from "#server/root.ts";

/**
 * Pages as HTML. The browser application writes them (web/render.tsx, built into dist/pages); here they are kept for a
 * minute, since a page without a query is the same for everybody of its edition, and a visit should not wait for React.
 */
const lifetime = 60_000;
const most = 200;
const renderer = path.join(projectRoot, "dist", "pages", "render.js");

/** One page for all addresses that lead nowhere, so that they cannot fill the memory. */
export const notFoundAddress = "/not-found";

type Kept = { page: Promise<WrittenPage | null>; until: number };

/** Answers null for a page that the browser alone renders. Rejects where writing fails; the browser can do it then. */
export function createPageWriter(now: () => number): WritePage {
  let loading: Promise<WritePage> | undefined;
  const kept = new Map<string, Kept>();

  async function write(order: PageOrder): Promise<WrittenPage | null> {
    if (!existsSync(renderer)) return null;
    loading ??= import(/* @vite-ignore */ pathToFileURL(renderer).href).then(
      (module: { writePage: WritePage }) => module.writePage,
    );
    return (await loading)(order);
  }

  return (order) => {
    if (order.address.includes("?")) return write(order);
    const key = `${order.locale} ${order.isIn} ${order.address}`;
    const known = kept.get(key);
    if (known && now() < known.until) return known.page;
    const page = write(order);
    // What failed, and what is not written or not there, is not kept: unknown addresses are without number.
    const forget = () => {
      if (kept.get(key)?.page === page) kept.delete(key);
    };
    page.then(
      (made) => (made?.html && (made.isFound || order.address === notFoundAddress) ? undefined : forget()),
      forget,
    );
    if (kept.size >= most) kept.clear();
    kept.set(key, { page, until: now() + lifetime });
    return page;
  };
}
