import { limits } from "#core/limits.ts";
import { operationLimits } from "#core/operation-limits.ts";
import { visibleDocument } from "#core/resume/visibility.ts";
import { type Priority, RendererBusy } from "#server/adapters/renderer/port.ts";
import type { Queries } from "#server/db/client.ts";
import { safeError } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { refusalFor } from "#server/operations/authorize.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { userKey } from "#server/pages/requester.ts";
import { designOf } from "#templates/registry.ts";
import { type CoverForm, type CoverSource, type Covers, coverUrl, coverVersion } from "../covers/service.ts";
import { documentOf } from "./resume-dto.ts";
import { findResume, isShown, type ResumeRow } from "./store.ts";

/** Decides who may see the picture of a resume's first page, and when it is drawn ahead of a request. */

export type FoundCover =
  | { kind: "picture"; bytes: Uint8Array; caching: string }
  /** The resume has changed since this URL was made. */
  | { kind: "moved"; url: string };

/**
 * Returns what a cover shows: to the owner, and to everybody if the resume is public; null otherwise, also for an admin,
 * because a picture in a page cannot say why it is looked at. It never contains hidden contacts, whoever asks, because the picture is passed on.
 */
export async function findForCover(deps: Pick<Deps, "db">, user: CurrentUser | null, id: string) {
  const row = await findResume(deps.db, id);
  if (!row) return null;
  const isPublic = row.isPublic && (await isShown(deps.db, id));
  if (!isPublic && refusalFor(user, "readResume", { ownerId: row.userId })) return null;
  return {
    ...coverSource(row, !user ? "visitor" : user.isValid ? "member" : "regular"),
    isPublic,
    isSample: row.isSample,
    templateName: row.templateName,
    templateTheme: row.templateTheme,
  };
}

function coverSource(row: ResumeRow, priority: Priority): CoverSource {
  return {
    id: row.id,
    updatedAt: row.updatedAt,
    document: () => visibleDocument(documentOf(row), "viewer"),
    // The samples are many and ours, so they do not wait for each other.
    requester: { key: row.isSample ? `sample ${row.id}` : userKey(row.userId), priority },
  };
}

/**
 * Returns how a picture may be cached. Its URL names the state that it shows, so an owner's own browser keeps it. What
 * is public today may be private tomorrow: a cache that others share asks again after some minutes, and gets a 404 then.
 */
function cachingOf({ isPublic, isSample }: { isPublic: boolean; isSample: boolean }): string {
  if (isSample) return "public, max-age=31536000, immutable";
  return isPublic ? `public, max-age=${limits.cover.publicFor / 1000}` : "private, max-age=31536000, immutable";
}

/**
 * Returns the newest picture of a resume, since an older one may contain what its owner has hidden since. Returns null
 * if there is no such resume, if this user may not see it, or if the theme is not available: only our samples are shown
 * in other themes, and only in those of their design. Throws RendererBusy.
 */
export async function findCover(
  deps: Deps & { covers: Covers },
  user: CurrentUser | null,
  id: string,
  asked: CoverForm & { version: string },
): Promise<FoundCover | null> {
  const resume = await findForCover(deps, user, id);
  if (!resume) return null;
  const { theme, version, size } = asked;
  if (theme && !(resume.isSample && designOf(resume.templateName).themes.some((one) => one === theme))) return null;
  if (version !== coverVersion(resume.updatedAt)) {
    return { kind: "moved", url: coverUrl(resume.id, resume.updatedAt) };
  }
  const isOther = theme && theme !== resume.templateTheme;
  const bytes = await deps.covers.get(resume, { size, ...(isOther ? { theme } : {}) });
  return { kind: "picture", bytes, caching: cachingOf(resume) };
}

export type CoverDraws = {
  /**
   * Requests that the cover is drawn once no more saves arrive, so that it is ready when it is asked for. Never
   * rejects.
   */
  soon(resumeId: string, ownerId: string): Promise<void>;
};

const { settleAfter, retryAfter } = operationLimits.coverQueue;
/** The number of resumes whose last job is remembered. If one is forgotten, its job is merely enqueued once more. */
const mostRemembered = 1_000;

/**
 * Enqueues the job that draws a cover, at most once per settling time while a resume is being edited. A save must not
 * cost a second commit, so the job itself checks how long ago the last save was.
 */
export function createCoverDraws(deps: Pick<Deps, "db" | "jobs" | "log" | "now">): CoverDraws {
  const enqueuedAt = new Map<string, number>();
  return {
    async soon(resumeId, ownerId) {
      const now = deps.now();
      const last = enqueuedAt.get(resumeId);
      if (last !== undefined && Math.abs(now - last) < settleAfter) return;
      enqueuedAt.delete(resumeId);
      enqueuedAt.set(resumeId, now);
      const [oldest] = enqueuedAt.keys();
      if (enqueuedAt.size > mostRemembered && oldest !== undefined) enqueuedAt.delete(oldest);
      await enqueueDraw(deps, { resumeId, ownerId }, settleAfter).catch((error: unknown) => {
        deps.log.warn({ error: safeError(error) }, "cover job not enqueued");
      });
    },
  };
}

type Draw = { resumeId: string; ownerId: string };

function enqueueDraw(deps: Pick<Deps, "db" | "jobs">, draw: Draw, delayMs: number): Promise<void> {
  const options = { key: draw.resumeId, keyed: "replace", delayMs, about: draw.ownerId } as const;
  return enqueue(deps, deps.db, "resumes.draw-cover", draw, options);
}

/**
 * Draws the small cover and the full one that it is made from. If the resume was saved a moment ago or the renderer is
 * busy, the job is enqueued again for later under the same key.
 */
export async function drawCover(deps: Deps & { covers: Covers }, draw: Draw): Promise<void> {
  const row = await findResume(deps.db, draw.resumeId);
  if (!row) return;
  const settlesIn = row.updatedAt.getTime() + settleAfter - deps.now();
  if (settlesIn > 0) return enqueueDraw(deps, draw, settlesIn);
  if (!deps.printer.isFree()) return enqueueDraw(deps, draw, retryAfter);
  try {
    await deps.covers.get(coverSource(row, "background"), { size: "small" });
  } catch (error) {
    if (error instanceof RendererBusy) return enqueueDraw(deps, draw, retryAfter);
    throw error;
  }
}

/**
 * Draws the first of these covers, in the background and while nobody else prints, and enqueues the others. What is
 * asked for meanwhile is drawn for whoever asks, and is found stored when its turn comes.
 */
export async function drawAhead(deps: Deps & { covers: Covers }, resumeIds: readonly string[]): Promise<void> {
  const [first, ...others] = resumeIds;
  if (first === undefined) return;
  if (!deps.printer.isFree()) return enqueueDrawAhead(deps, deps.db, resumeIds, retryAfter);
  const row = await findResume(deps.db, first);
  try {
    if (row) await deps.covers.get(coverSource(row, "background"), { size: "small" });
  } catch (error) {
    if (!(error instanceof RendererBusy)) throw error;
    return enqueueDrawAhead(deps, deps.db, resumeIds, retryAfter);
  }
  if (others.length > 0) await enqueueDrawAhead(deps, deps.db, others);
}

/** Requests that the covers of these resumes, which are the installation's own, are drawn before anybody asks. */
export function enqueueDrawAhead(
  deps: Pick<Deps, "jobs">,
  tx: Queries,
  resumeIds: readonly string[],
  delayMs = 0,
): Promise<void> {
  return enqueue(
    deps,
    tx,
    "resumes.draw-ahead",
    { resumeIds: [...resumeIds] },
    { key: "samples", keyed: "replace", delayMs },
  );
}
