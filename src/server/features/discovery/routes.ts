import { statSync } from "node:fs";
import path from "node:path";
import { stream } from "hono/streaming";
import { keptPageId, pages } from "#contract/pages.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { htmlLang, locales } from "#locales/words.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import type { App, AppContext } from "#server/http/context.ts";
import { translate } from "#server/http/locale.ts";
import { projectRoot } from "#server/root.ts";
import { brandNames } from "#templates/brand.tsx";
import { listGuidePages } from "../content/service.ts";
import { listIndexedResumes } from "../resumes/service.ts";
import { pageFlagsOf } from "../site/service.ts";
import { readParts, type SitemapPart } from "./parts.ts";
import { createSharePictures, faviconIco, type IconName, iconOf, iconSides, iconState } from "./pictures.ts";
import { sharePicture } from "./service.ts";
import { entriesOf, listedPages, resumeEntry, robotsTxt, sitemapIndex, urlset } from "./sitemap.ts";

const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";
const batch = 1_000;

/**
 * Mounts what helps others find and present the site: sitemap, robots.txt, share pictures, icons, the web manifest. A
 * sitemap file lists at most `most` URLs.
 */
export function mountDiscovery(app: App, deps: Deps, most: number = limits.sitemap.most): void {
  const { config } = deps;
  const ownHost = (context: AppContext) => (config.editions ? context.get("locale") : undefined);
  const url = (context: AppContext) => siteUrl(config, context.get("locale"));

  app.get("/robots.txt", (context) => {
    context.header("Cache-Control", hour);
    return context.text(robotsTxt(url(context)));
  });

  app.get("/sitemap.xml", async (context) => {
    const parts = await readParts(deps, ownHost(context));
    const [only, ...others] = parts;
    if (only && others.length === 0) return answer(context, pageEntries(context), only);
    context.header("Cache-Control", hour);
    return context.body(sitemapIndex(url(context), parts), 200, { "Content-Type": "application/xml" });
  });

  app.get("/sitemap-pages.xml", (context) => answer(context, pageEntries(context), null));
  app.get("/:file{sitemap-[1-9][0-9]{0,4}\\.xml}", async (context) => {
    const parts = await readParts(deps, ownHost(context));
    const part = parts.find(({ number }) => `sitemap-${number}.xml` === context.req.param("file"));
    if (!part) throw new AppError("notFound");
    return answer(context, [], part);
  });

  const pageEntries = (context: AppContext) =>
    [...listedPages(pageFlagsOf(deps), builtAt()), ...listGuidePages(deps.content)].flatMap((listed) =>
      entriesOf(config, listed, context.get("locale")),
    );

  /** Streams the file, reading a thousand resumes at a time, so that the whole list is never in memory. */
  function answer(context: AppContext, entries: string[], part: SitemapPart | null): Response {
    context.header("Cache-Control", hour);
    context.header("Content-Type", "application/xml");
    return stream(context, async (out) => {
      await out.write(urlset.begin + entries.join(""));
      let { after } = part ?? {};
      for (let left = part ? most - entries.length : 0; left > 0 && !out.aborted; ) {
        const limit = Math.min(batch, left);
        const rows = await listIndexedResumes(deps, ownHost(context), { after, until: part?.until }, limit);
        await out.write(rows.map((row) => resumeEntry(config, row)).join(""));
        after = rows.at(-1);
        left = rows.length < limit ? 0 : left - limit;
      }
      await out.write(urlset.end);
    });
  }

  const pictures = createSharePictures(deps);
  app.get("/share/:file", async (context) => {
    const locale = locales.find((each) => sharePicture(each).path === context.req.path);
    if (!locale) {
      // The URL of an older picture redirects to the current one, because shared links live long.
      const older = locales.find((each) => context.req.param("file").startsWith(`${each}-`));
      if (!older) throw new AppError("notFound");
      context.header("Cache-Control", "no-store");
      return context.redirect(sharePicture(older).path, 302);
    }
    const bytes = await pictures(locale);
    return context.body(new Uint8Array(bytes), 200, { "Content-Type": "image/jpeg", "Cache-Control": year });
  });

  for (const name of Object.keys(iconSides) as IconName[]) {
    if (name === "favicon") continue;
    app.get(`/${name}.png`, async (context) => {
      context.header("Cache-Control", context.req.query("v") === iconState ? year : hour);
      return context.body(new Uint8Array(await iconOf(name)), 200, { "Content-Type": "image/png" });
    });
  }
  app.get("/favicon.ico", async (context) => {
    context.header("Cache-Control", hour);
    return context.body(new Uint8Array(await faviconIco()), 200, { "Content-Type": "image/x-icon" });
  });

  app.get("/site.webmanifest", (context) => {
    const locale = context.get("locale");
    const icon = (name: IconName) => ({
      src: `/${name}.png?v=${iconState}`,
      sizes: `${iconSides[name]}x${iconSides[name]}`,
      type: "image/png",
      purpose: "any maskable",
    });
    const manifest = {
      name: brandNames[locale],
      short_name: brandNames[locale],
      description: translate(locale, "discovery", "line"),
      lang: htmlLang[locale],
      id: "/",
      scope: "/",
      start_url: pages.editor.path.replace(":id", keptPageId),
      display: "standalone",
      background_color: "#ffffff",
      theme_color: "#ffffff",
      icons: [icon("icon-192"), icon("icon-512")],
    };
    context.header("Cache-Control", hour);
    context.header("Vary", "Accept-Language, Cookie");
    return context.body(JSON.stringify(manifest), 200, { "Content-Type": "application/manifest+json" });
  });
}

/**
 * Returns the time of the build, because the pages' texts and code change only with a build; undefined if there is
 * none.
 */
function builtAt(): Date | undefined {
  return statSync(path.join(projectRoot, "dist", "web", "index.html"), { throwIfNoEntry: false })?.mtime;
}
