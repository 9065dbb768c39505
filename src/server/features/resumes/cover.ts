import { limits } from "#core/limits.ts";
import { visibleDocument } from "#core/resume/visibility.ts";
import { RendererBusy } from "#server/adapters/renderer/port.ts";
import { safeError } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { refusalFor } from "#server/operations/authorize.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { designOf } from "#templates/registry.ts";
import { type CoverForm, type Covers, coverUrl, coverVersion } from "../covers/service.ts";
import { documentOf } from "./resume-dto.ts";
import { findResume } from "./store.ts";

/** Who may see the picture of a resume's first page, and when it is drawn before anybody asks. */

export type FoundCover =
  | { kind: "picture"; bytes: Uint8Array; isPublic: boolean }
  /** The resume has changed since this address was made. */
  | { kind: "moved"; url: string };

/**
 * What a cover shows, for the owner and an admin, and for everybody where the resume is public; else null. It never
 * holds hidden contacts, whoever asks: the picture is handed on.
 */
export async function findForCover(deps: Pick<Deps, "db">, user: CurrentUser | null, id: string) {
  const row = await findResume(deps.db, id);
  if (!row) return null;
  if (!row.isPublic && refusalFor(user, "readResume", { ownerId: row.userId })) return null;
  return {
    id: row.id,
    updatedAt: row.updatedAt,
    isPublic: row.isPublic,
    isSample: row.isSample,
    templateName: row.templateName,
    templateTheme: row.templateTheme,
    /** Asked for only where the picture is to be drawn. */
    document: () => visibleDocument(documentOf(row), "visitor"),
  };
}

/**
 * The newest picture of a resume; an older one may hold what its owner has hidden since. Null where there is no such
 * resume or this viewer may not see it, and for a theme that it is not shown in: only our samples are, and only in those
 * of their design. Throws RendererBusy.
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
  return { kind: "picture", bytes, isPublic: resume.isPublic };
}

export type CoverDraws = {
  /** Has the cover drawn when no more saves come, so that it is there when it is asked for. Never rejects. */
  soon(resumeId: string, ownerId: string): Promise<void>;
};

const { settleAfter, retryAfter } = limits.coverQueue;
/** Resumes whose last job is remembered; of one that is forgotten the job is only written again. */
const mostRemembered = 1_000;

/**
 * Adds the job that draws a cover, for a resume that is being edited at most once in the time that its saves need to
 * settle: a save must not cost a second commit, and the job looks itself how long ago the last one was.
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
      await drawLater(deps, { resumeId, ownerId }, settleAfter).catch((error: unknown) => {
        deps.log.warn({ error: safeError(error) }, "cover not drawn before it is asked for");
      });
    },
  };
}

type Draw = { resumeId: string; ownerId: string };

function drawLater(deps: Pick<Deps, "db" | "jobs">, draw: Draw, delayMs: number): Promise<void> {
  const options = { key: draw.resumeId, keyed: "replace", delayMs, about: draw.ownerId } as const;
  return enqueue(deps, deps.db, "resumes.draw-cover", draw, options);
}

/**
 * Draws the small cover and the full one that it is made of, unless the resume was saved a moment ago or somebody waits
 * for the renderer: then the job is added again for later, under the same key.
 */
export async function drawCover(deps: Deps & { covers: Covers }, draw: Draw): Promise<void> {
  const row = await findResume(deps.db, draw.resumeId);
  if (!row) return;
  const settlesIn = row.updatedAt.getTime() + settleAfter - deps.now();
  if (settlesIn > 0) return drawLater(deps, draw, settlesIn);
  if (!deps.renderer.isFree()) return drawLater(deps, draw, retryAfter);
  try {
    await deps.covers.get(
      { id: row.id, updatedAt: row.updatedAt, document: () => visibleDocument(documentOf(row), "visitor") },
      { size: "small" },
    );
  } catch (error) {
    if (error instanceof RendererBusy) return drawLater(deps, draw, retryAfter);
    throw error;
  }
}
