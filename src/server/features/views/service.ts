import type { ResumeViews } from "#contract/views.ts";
import { limits } from "#core/limits.ts";
import { safeError } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { AppContext } from "#server/http/context.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { createViewCounter } from "./counter.ts";
import * as store from "./store.ts";
import { isVisit } from "./visit.ts";

/** Milliseconds between two writings of what was counted: however busy a page is, it costs one statement a second. */
const gap = 1000;

export type ViewRecorder = {
  /** Counts the request that is being answered, where it is a visit of somebody else. The answer does not wait. */
  record(context: AppContext, resume: { id: string; ownerId: string }): void;
  /** Resolves when everything that was counted so far is written. */
  settle(): Promise<void>;
  /** Writes at once what was counted and is not written yet; the last thing that this does. */
  close(): Promise<void>;
};

/**
 * Counts who looks at public pages, for their owners: a number a day and nothing of the visitors. Robots are told by
 * `isVisit`, the owner by the session, the same visitor by `createViewCounter`. Views that were not yet written when a
 * process is killed are lost; one that is closed writes them.
 */
export function createViewRecorder(deps: Pick<Deps, "db" | "log" | "now">): ViewRecorder {
  const counter = createViewCounter(deps.now);
  const underWay = new Set<Promise<void>>();
  let lastWritten = Number.NEGATIVE_INFINITY;
  /** The next writing: when it is due, and how to have it at once. */
  let next: { timer: NodeJS.Timeout; begin: () => void } | undefined;

  function track(work: Promise<void>): void {
    const done = work.finally(() => underWay.delete(done));
    underWay.add(done);
  }

  async function write(): Promise<void> {
    lastWritten = performance.now();
    const views = counter.take();
    await store.addViews(deps.db, views).catch((error: unknown) => {
      counter.giveBack(views);
      deps.log.warn({ error: safeError(error) }, "views not written, will be tried again");
    });
  }

  function writeSoon(): void {
    if (next) return;
    const due = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, lastWritten + gap - performance.now()));
      next = { timer, begin: resolve };
    });
    track(
      due.then(() => {
        clearTimeout(next?.timer);
        next = undefined;
        return write();
      }),
    );
  }

  const note = (resumeId: string, viewer: { ip: string; agent: string }) => {
    if (counter.count(resumeId, viewer)) writeSoon();
  };

  async function settle(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    record(context, { id, ownerId }) {
      const { method, raw } = context.req;
      if (!isVisit(method, raw.headers)) return;
      const viewer = { ip: context.get("ip"), agent: raw.headers.get("user-agent") ?? "" };
      const session = context.get("session");
      if (!session.isClaimed()) return note(id, viewer);
      const counted = session.userId().then((viewerId) => {
        if (viewerId !== ownerId) note(id, viewer);
      });
      track(
        counted.catch((error: unknown) =>
          deps.log.warn({ error: safeError(error) }, "view not counted: no session read"),
        ),
      );
    },
    settle,
    async close() {
      while (underWay.size > 0) {
        next?.begin();
        await Promise.race(underWay);
      }
    },
  };
}

/** How often one's resumes were looked at. */
export async function listViews(deps: Deps, user: CurrentUser): Promise<ResumeViews[]> {
  const since = new Date(deps.now() - (limits.views.recentDays - 1) * 86_400_000).toISOString().slice(0, 10);
  return store.listViews(deps.db, user.id, since);
}
