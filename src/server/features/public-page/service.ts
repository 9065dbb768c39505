import { missingHeader } from "#contract/missing-header.ts";
import { namedFile } from "#core/resume/file-naming.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { originsOf, siteUrl } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import { namingOf } from "#server/file-naming.ts";
import type { AppContext } from "#server/http/context.ts";
import { chromeLocale } from "#server/pages/chrome-locale.ts";
import { type Missing, missingPage } from "#server/pages/missing-page.tsx";
import { type PublicPage, publicPage, publicPagePolicy } from "#server/pages/public-page.tsx";
import { requesterOf } from "#server/pages/requester.ts";
import { designOf } from "#templates/registry.ts";
import { attachment } from "../download/service.ts";
import type { PublicResume } from "../resumes/service.ts";
import { type CachedPage, encodingFor, type PageCache } from "./page-cache.ts";

export type { PageCache } from "./page-cache.ts";

const clientClosed = 499;

/** A page of a resume: what it is cached under, which state it must show, and how it is made. */
export type Shown = {
  key: string;
  state: string;
  /** Reads the resume, whose state may be newer; null where it is no longer shown. */
  find(): Promise<PublicResume | null>;
  /** What differs between the public page and a private link. */
  frameOf(resume: PublicResume): Pick<PublicPage, "path" | "cover" | "isPrivate">;
};

/**
 * Returns the current page from the cache, or renders it again if what it shows has changed. `asked`: the theme that the
 * viewer asks for.
 */
export async function pageOf(
  deps: Pick<Deps, "config">,
  pages: PageCache,
  shown: Shown,
  asked?: string,
): Promise<CachedPage | null> {
  // Only strings that could be a theme's name become part of the key. Whether the design has that theme is known once
  // the document is read.
  const theme = asked && /^[a-z]{1,30}$/.test(asked) ? asked : "";
  const cached = pages.get(`${shown.key} ${theme}`, shown.state);
  if (cached) return cached;
  const resume = await shown.find();
  if (!resume) return null;
  const known = themeOf(resume.document, theme);
  // A theme that the design does not have gives the plain page, which is cached as such.
  const key = `${shown.key} ${known ?? ""}`;
  const again = pages.get(key, resume.state);
  if (again) return again;
  const html = publicPage({
    ...shown.frameOf(resume),
    uuid: resume.uuid,
    document: resume.document,
    ...(known === undefined ? {} : { theme: known }),
    updatedAt: resume.updatedAt,
    siteUrl: siteUrl(deps.config, chromeLocale(resume.document.config.lang)),
    isSample: resume.isSample,
  });
  return pages.put(key, resume.state, html);
}

/** Answers with a page of a resume, in the encoding that the browser accepts. */
export async function answerPage(
  context: AppContext,
  deps: Pick<Deps, "config">,
  page: CachedPage,
  given: { isPrivate: boolean; headers: Record<string, string> },
): Promise<Response> {
  const encoding = encodingFor(context.req.header("accept-encoding"));
  const etag = encoding === "identity" ? `"${page.etag}"` : `"${page.etag}-${encoding}"`;
  const headers = {
    "Content-Security-Policy": policyFor(context, deps, given.isPrivate),
    ...(given.isPrivate ? {} : { ETag: etag }),
    Vary: "Accept-Encoding",
    ...given.headers,
  };
  if (!given.isPrivate && matches(context.req.header("if-none-match"), page.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = await page.bytes(encoding);
  return new Response(bytes, {
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=UTF-8",
      "Content-Length": String(bytes.byteLength),
      ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    },
  });
}

/** Answers with the PDF of a resume as a viewer may see it, counted for this IP. */
export async function answerPdf(context: AppContext, deps: Deps, resume: PublicResume): Promise<Response> {
  const { document } = resume;
  await context.get("limits").take("publicPdf", context.get("ip"));
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
}

/** Answers that there is nothing to see at this URL, with what to do then. */
export function answerMissing(context: AppContext, deps: Pick<Deps, "config">, what: Missing): Response {
  context.header("Content-Security-Policy", policyFor(context, deps));
  context.header("Cache-Control", "no-store");
  return context.html(missingPage(context.get("locale"), what), 404) as Response;
}

function policyFor(context: AppContext, { config }: Pick<Deps, "config">, isPrivate = false): string {
  // Behind a proxy the request may name another host than the one that the reader sees.
  const own = [context.req.header("host") ?? "", ...originsOf(config).map((origin) => new URL(origin).host)];
  return publicPagePolicy({ own, photoHosts: config.photoHosts, isPrivate });
}

/** Returns the theme that was asked for, where the document's design has it. */
export function themeOf(document: ResumeDocument, asked: string | undefined): string | undefined {
  return designOf(document.config.templateName).themes.find((theme) => theme === asked);
}

/** Compares ETags without their encoding: the compressed and the plain form are the same page. */
function matches(header: string | undefined, etag: string): boolean {
  return (header ?? "").split(",").some((part) => {
    const [, given] = /^(?:W\/)?"([^"]*)"$/.exec(part.trim()) ?? [];
    return given?.replace(/-(br|gzip)$/, "") === etag;
  });
}
