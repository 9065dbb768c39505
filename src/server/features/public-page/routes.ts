import { createHash } from "node:crypto";
import { fileNameOf } from "#core/resume/file-name.ts";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Deps } from "#server/deps.ts";
import type { App, AppContext } from "#server/http/context.ts";
import { missingPage, publicPage, publicPagePolicy } from "#server/pages/public-page.tsx";
import { designOf } from "#templates/registry.ts";
import { attachment } from "../download/service.ts";
import { coverAddress, findPublicResume } from "../resumes/service.ts";
import { createViewRecorder } from "../views/service.ts";

/** A reader downloads once or twice; behind one address there may be an office. */
const pdfRate = { points: 20, seconds: 60 };
const clientClosed = 499;

/**
 * GET /r/:uuid, a published resume as a page, and GET /r/:uuid/pdf where its owner allows the download. `?theme=` shows
 * it in another of its design's themes; any other value is ignored. Private and unknown are the same 404.
 */
export function mountPublicPage(app: App, deps: Deps): void {
  const views = createViewRecorder(deps);
  app.get("/r/:uuid", async (context) => {
    const resume = await findPublicResume(deps, context.req.param("uuid"));
    if (!resume) return missing(context);
    views.record(context, resume);
    const html = publicPage({
      uuid: resume.uuid,
      document: resume.document,
      theme: askedTheme(context, resume.document),
      updatedAt: resume.updatedAt,
      // The address of a cover holds the resume's id, which is its owner's business.
      cover: resume.isSample ? coverAddress(resume.id, resume.updatedAt) : "",
      siteUrl: deps.config.publicUrl,
      isSample: resume.isSample,
    });
    // The page holds no nonce and nothing of the visitor, so its bytes are its version: a new design, a new word or a
    // membership that ended changes it as an edit does.
    const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
    context.header("Content-Security-Policy", publicPagePolicy);
    context.header("Cache-Control", "public, no-cache");
    context.header("ETag", etag);
    return matches(context.req.header("if-none-match"), etag) ? context.body(null, 304) : context.html(html);
  });

  app.get("/r/:uuid/pdf", async (context) => {
    const resume = await findPublicResume(deps, context.req.param("uuid"));
    if (!resume?.document.config.downloadable) return missing(context);
    await context.get("limits").take("publicPdf", context.get("address"), pdfRate);
    const theme = askedTheme(context, resume.document);
    const document = theme ? withTheme(resume.document, theme) : resume.document;
    const { signal } = context.req.raw;
    try {
      const { bytes } = await deps.renderer.pdf({ document, signal });
      return context.body(new Uint8Array(bytes), 200, {
        "Content-Type": "application/pdf",
        "Content-Length": String(bytes.byteLength),
        "Content-Disposition": attachment(`${fileNameOf(document)}.pdf`),
        "Cache-Control": "private, no-store",
        "X-Robots-Tag": "noindex",
      });
    } catch (error) {
      if (signal.aborted) return new Response(null, { status: clientClosed });
      throw error;
    }
  });
}

function missing(context: AppContext): Response {
  context.header("Content-Security-Policy", publicPagePolicy);
  context.header("Cache-Control", "no-store");
  return context.html(missingPage(context.get("locale")), 404) as Response;
}

function askedTheme(context: AppContext, document: ResumeDocument): string | undefined {
  const asked = context.req.query("theme");
  return designOf(document.config.templateName).themes.find((theme) => theme === asked);
}

function withTheme(document: ResumeDocument, templateTheme: string): ResumeDocument {
  return { ...document, config: { ...document.config, templateTheme } };
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? "").split(",").some((part) => part.trim().replace(/^W\//, "") === etag);
}
