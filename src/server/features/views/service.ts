import type { ResumeViews } from "#contract/views.ts";
import { limits } from "#core/limits.ts";
import { safeError } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { AppContext } from "#server/http/context.ts";
import type { Viewer } from "#server/operations/principal.ts";
import { createViewCounter } from "./counter.ts";
import * as store from "./store.ts";
import { isVisit } from "./visit.ts";

/** Milliseconds between two writings of what was counted: however busy a page is, it costs one statement a second. */
const gap = 1000;

export type ViewRecorder = {
  /** Counts the request that is being answered, where it is a visit of somebody else. The answer does not wait. */
  record(context: AppContext, resume: { id: string; ownerId: string }): void;
};

/**
 * Counts who looks at public pages, for their owners: a number a day and nothing of the visitors. Robots are told by
 * `isVisit`, the owner by the session, the same visitor by `createViewCounter`. Views that were not yet written when a
 * process is killed are lost.
 */
export function createViewRecorder(deps: Deps): ViewRecorder {
  const counter = createViewCounter(deps.now);
  let writing = false;
  let lastWritten = Number.NEGATIVE_INFINITY;

  function write() {
    if (writing) return;
    writing = true;
    deps.later.run("views", async () => {
      const wait = lastWritten + gap - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      lastWritten = performance.now();
      writing = false;
      const views = counter.take();
      await store.addViews(deps.db, views).catch((error: unknown) => {
        counter.giveBack(views);
        deps.log.warn({ error: safeError(error) }, "views wait to be written");
      });
    });
  }

  const note = (resumeId: string, visitor: { address: string; agent: string }) => {
    if (counter.count(resumeId, visitor)) write();
  };

  return {
    record(context, { id, ownerId }) {
      const { method, raw } = context.req;
      if (!isVisit(method, raw.headers)) return;
      const visitor = { address: context.get("ip"), agent: raw.headers.get("user-agent") ?? "" };
      const session = context.get("session");
      if (!session.isClaimed()) return note(id, visitor);
      deps.later.run("whose view", async () => {
        if ((await session.userId()) !== ownerId) note(id, visitor);
      });
    },
  };
}

/** How often one's resumes were looked at. */
export async function listViews(deps: Deps, viewer: Viewer): Promise<ResumeViews[]> {
  const since = new Date(deps.now() - (limits.views.recentDays - 1) * 86_400_000).toISOString().slice(0, 10);
  return store.listViews(deps.db, viewer.id, since);
}
