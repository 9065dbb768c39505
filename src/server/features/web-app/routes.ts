import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { pages } from "#contract/pages.ts";
import type { App } from "#server/http/context.ts";
import { projectRoot } from "#server/root.ts";

const built = path.join(projectRoot, "dist", "web");

/**
 * The browser application: its built files, and its one HTML document for every page of contract/pages. An unknown path
 * gets the same document with status 404, in which the application shows its own not-found page.
 */
export function mountWebApp(app: App) {
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
    // Only names with an ending are files; index.html is served below, under the pages' own paths.
    if (!last.includes(".") || last === "index.html") return next();
    return files(context, next);
  });

  // Read with every start, because a build replaces it; from then on kept.
  let document: Promise<string> | undefined;
  const html = () => {
    document ??= readFile(path.join(built, "index.html"), "utf8");
    return document;
  };
  for (const page of Object.values(pages)) {
    app.get(page.path, async (context) => {
      try {
        await context.get("session").mark();
      } catch (error) {
        // The page can be shown without: only its first question to the server may be a wasted one.
        const name = error instanceof Error ? error.name : "unknown";
        context.get("log").warn({ error: name }, "a page was sent without knowing who asks");
      }
      context.header("Cache-Control", "no-cache");
      return context.html(await html());
    });
  }
  app.get("*", async (context, next) => {
    if (/^\/(api|assets|fonts|covers)\//.test(context.req.path)) return next();
    context.header("Cache-Control", "no-cache");
    return context.html(await html(), 404);
  });
}
