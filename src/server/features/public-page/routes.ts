import { missingHeader } from "#contract/missing-header.ts";
import { namedFile } from "#core/resume/file-naming.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { originsOf, siteUrl } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import { namingOf } from "#server/file-naming.ts";
import type { App, AppContext } from "#server/http/context.ts";
import { chromeLocale } from "#server/pages/chrome-locale.ts";
import { missingPage } from "#server/pages/missing-page.tsx";
import { publicPage, publicPagePolicy } from "#server/pages/public-page.tsx";
import { requesterOf } from "#server/pages/requester.ts";
import { designOf } from "#templates/registry.ts";
import { type Covers, coverVersion } from "../covers/service.ts";
import { attachment } from "../download/service.ts";
import { findCover, findPublicResume, findPublicStates, type PublicState, publicSlug } from "../resumes/service.ts";
import type { ViewRecorder } from "../views/service.ts";
import { createBatch } from "./batch.ts";
import { keepAnswers } from "./kept-answers.ts";
import { type CachedPage, encodingFor, type PageCache } from "./page-cache.ts";

const clientClosed = 499;

/**
 * Mounts GET /r/:uuid, a published resume as a page; GET /r/:uuid/pdf, if its owner allows the download; and the
 * picture shown where the page's link is shared. `?theme=` shows the resume in another of its design's themes; any
 * other value is ignored. Private and unknown resumes get the same 404. Pages are cached in memory, and each is checked
 * against the database with one small query before it is sent, so that several processes never serve different states.
 * While the database is down, a page that was read a few minutes ago is served as it was.
 */
export function mountPublicPage(
  app: App,
  deps: Deps,
  services: { covers: Covers; pages: PageCache; views: ViewRecorder },
): void {
  const { covers, pages, views } = services;
  const freshest = createBatch((slugs) => findPublicStates(deps, slugs));
  const freshestOrKept = keepAnswers(freshest, deps.now);

  /**
   * Returns the current page from the cache, or renders it again if the resume or its owner's membership has changed.
   */
  async function pageOf(current: PublicState, asked: string | undefined): Promise<CachedPage | null> {
    // Only strings that could be a theme's name become part of the key. Whether the design has that theme is known once
    // the document is read.
    const theme = asked && /^[a-z]{1,30}$/.test(asked) ? asked : "";
    const cached = pages.get(`${current.id} ${theme}`, current.state);
    if (cached) return cached;
    const resume = await findPublicResume(deps, current.uuid);
    if (!resume) return null;
    const shown = themeOf(resume.document, theme);
    // A theme that the design does not have gives the plain page, which is cached as such.
    const key = `${resume.id} ${shown ?? ""}`;
    const again = pages.get(key, resume.state);
    if (again) return again;
    const html = publicPage({
      uuid: resume.uuid,
      document: resume.document,
      theme: shown,
      updatedAt: resume.updatedAt,
      // The picture's URL is under the page's own, because a cover's URL contains the resume's id, which only its owner
      // should know.
      cover: `/r/${encodeURIComponent(resume.uuid)}/${pictureName(resume)}`,
      siteUrl: siteUrl(deps.config, chromeLocale(resume.document.config.lang)),
      isSample: resume.isSample,
    });
    return pages.put(key, resume.state, html);
  }

  app.get("/r/:uuid", async (context) => {
    const slug = publicSlug(context.req.param("uuid"));
    const current = slug === null ? null : await freshestOrKept(slug);
    const page = current && (await pageOf(current, context.req.query("theme")));
    if (!current || !page) return missing(context, deps);
    views.record(context, current);
    const encoding = encodingFor(context.req.header("accept-encoding"));
    const etag = encoding === "identity" ? `"${page.etag}"` : `"${page.etag}-${encoding}"`;
    const headers = {
      "Content-Security-Policy": policyFor(context, deps),
      "Cache-Control": "public, no-cache",
      ETag: etag,
      Vary: "Accept-Encoding",
    };
    if (matches(context.req.header("if-none-match"), page.etag)) return new Response(null, { status: 304, headers });
    const bytes = await page.bytes(encoding);
    return new Response(bytes, {
      headers: {
        ...headers,
        "Content-Type": "text/html; charset=UTF-8",
        "Content-Length": String(bytes.byteLength),
        ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
      },
    });
  });

  app.get("/r/:uuid/:picture{cover-[a-z0-9]{1,16}\\.jpg}", async (context) => {
    const slug = publicSlug(context.req.param("uuid"));
    const current = slug === null ? null : await freshest(slug);
    if (!current) return missing(context, deps);
    const newest = pictureName(current);
    if (newest !== context.req.param("picture")) {
      context.header("Cache-Control", "no-store");
      return context.redirect(`/r/${encodeURIComponent(current.uuid)}/${newest}`, 302);
    }
    const picture = { size: "link", version: coverVersion(current.updatedAt) } as const;
    const found = await findCover({ ...deps, covers }, null, current.id, picture);
    if (found?.kind !== "picture") return missing(context, deps);
    return context.body(new Uint8Array(found.bytes), 200, {
      "Content-Type": "image/jpeg",
      "Content-Length": String(found.bytes.byteLength),
      "Cache-Control": found.caching,
    });
  });

  app.get("/r/:uuid/pdf", async (context) => {
    const resume = await findPublicResume(deps, context.req.param("uuid"));
    if (!resume?.document.config.downloadable) return missing(context, deps);
    await context.get("limits").take("publicPdf", context.get("ip"));
    const theme = themeOf(resume.document, context.req.query("theme"));
    const document = theme ? withTheme(resume.document, theme) : resume.document;
    const { signal } = context.req.raw;
    try {
      const requester = requesterOf(null, context.get("ip"));
      const { bytes, lacksPhoto } = await deps.printer.pdf({ document, requester, signal });
      return context.body(new Uint8Array(bytes), 200, {
        "Content-Type": "application/pdf",
        "Content-Length": String(bytes.byteLength),
        "Content-Disposition": attachment(`${namedFile(document, namingOf(deps, resume))}.pdf`),
        "Cache-Control": "private, no-store",
        "X-Robots-Tag": "noindex",
        ...(lacksPhoto ? { [missingHeader]: "photo" } : {}),
      });
    } catch (error) {
      if (signal.aborted) return new Response(null, { status: clientClosed });
      throw error;
    }
  });
}

function policyFor(context: AppContext, { config }: Deps): string {
  // Behind a proxy the request may name another host than the one that the reader sees.
  const own = [context.req.header("host") ?? "", ...originsOf(config).map((origin) => new URL(origin).host)];
  return publicPagePolicy({ own, photoHosts: config.photoHosts });
}

function missing(context: AppContext, deps: Deps): Response {
  context.header("Content-Security-Policy", policyFor(context, deps));
  context.header("Cache-Control", "no-store");
  return context.html(missingPage(context.get("locale")), 404) as Response;
}

/** Returns a name that changes with the resume, so that services that cache a link's picture load the new one. */
function pictureName({ updatedAt }: PublicState): string {
  return `cover-${coverVersion(updatedAt)}.jpg`;
}

function themeOf(document: ResumeDocument, asked: string | undefined): string | undefined {
  return designOf(document.config.templateName).themes.find((theme) => theme === asked);
}

function withTheme(document: ResumeDocument, templateTheme: string): ResumeDocument {
  return { ...document, config: { ...document.config, templateTheme } };
}

/** Compares ETags without their encoding: the compressed and the plain form are the same page. */
function matches(header: string | undefined, etag: string): boolean {
  return (header ?? "").split(",").some((part) => {
    const [, given] = /^(?:W\/)?"([^"]*)"$/.exec(part.trim()) ?? [];
    return given?.replace(/-(br|gzip)$/, "") === etag;
  });
}
