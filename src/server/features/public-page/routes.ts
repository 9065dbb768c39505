import type { ResumeDocument } from "#core/resume/schema.ts";
import type { Deps } from "#server/deps.ts";
import type { App } from "#server/http/context.ts";
import { type Covers, coverVersion } from "../covers/service.ts";
import { findCover, findPublicResume, findPublicStates, type PublicState, publicSlug } from "../resumes/service.ts";
import type { ViewRecorder } from "../views/service.ts";
import { createBatch } from "./batch.ts";
import { keepAnswers } from "./kept-answers.ts";
import { answerMissing, answerPage, answerPdf, type PageCache, pageOf, themeOf } from "./service.ts";

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

  const shownBy = (current: PublicState) => ({
    key: current.id,
    state: current.state,
    find: () => findPublicResume(deps, current.uuid),
    frameOf: (resume: PublicState) => ({
      path: pathOf(resume),
      // The picture's URL is under the page's own, because a cover's URL contains the resume's id, which only its owner
      // should know.
      cover: `${pathOf(resume)}/${pictureName(resume)}`,
      isPrivate: false,
    }),
  });

  app.get("/r/:uuid", async (context) => {
    const slug = publicSlug(context.req.param("uuid"));
    const current = slug === null ? null : await freshestOrKept(slug);
    const page = current && (await pageOf(deps, pages, shownBy(current), context.req.query("theme")));
    if (!current || !page) return answerMissing(context, deps, "resume");
    views.record(context, current);
    return answerPage(context, deps, page, { isPrivate: false, headers: { "Cache-Control": "public, no-cache" } });
  });

  app.get("/r/:uuid/:picture{cover-[a-z0-9]{1,16}\\.jpg}", async (context) => {
    const slug = publicSlug(context.req.param("uuid"));
    const current = slug === null ? null : await freshest(slug);
    if (!current) return answerMissing(context, deps, "resume");
    const newest = pictureName(current);
    if (newest !== context.req.param("picture")) {
      context.header("Cache-Control", "no-store");
      return context.redirect(`${pathOf(current)}/${newest}`, 302);
    }
    const picture = { size: "link", version: coverVersion(current.updatedAt) } as const;
    const found = await findCover({ ...deps, covers }, null, current.id, picture);
    if (found?.kind !== "picture") return answerMissing(context, deps, "resume");
    return context.body(new Uint8Array(found.bytes), 200, {
      "Content-Type": "image/jpeg",
      "Content-Length": String(found.bytes.byteLength),
      "Cache-Control": found.caching,
    });
  });

  app.get("/r/:uuid/pdf", async (context) => {
    const resume = await findPublicResume(deps, context.req.param("uuid"));
    if (!resume?.document.config.downloadable) return answerMissing(context, deps, "resume");
    const theme = themeOf(resume.document, context.req.query("theme"));
    return answerPdf(context, deps, theme ? { ...resume, document: withTheme(resume.document, theme) } : resume);
  });
}

const pathOf = ({ uuid }: PublicState) => `/r/${encodeURIComponent(uuid)}`;

/** Returns a name that changes with the resume, so that services that cache a link's picture load the new one. */
function pictureName({ updatedAt }: PublicState): string {
  return `cover-${coverVersion(updatedAt)}.jpg`;
}

function withTheme(document: ResumeDocument, templateTheme: string): ResumeDocument {
  return { ...document, config: { ...document.config, templateTheme } };
}
