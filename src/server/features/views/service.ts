import type { ResumeViews } from "#contract/views.ts";
import { limits } from "#core/limits.ts";
import type { Queries } from "#server/db/client.ts";
import { safeError } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { AppContext } from "#server/http/context.ts";
import { newSecret } from "#server/ids.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { createViewCounter, markOf, type View, type Viewer, viewKey } from "./counter.ts";
import * as store from "./store.ts";
import { isVisit } from "./visit.ts";

/** The milliseconds between two writes, so that even a busy page costs only one statement a second. */
const writeInterval = 1000;

export type ViewRecorder = {
  /**
   * Counts the request that is being answered if it is a visit by someone other than the owner. The answer does not
   * wait for it. `from`: the host that it came from, where that is counted. `isForm`: it is a form of the page's own, such
   * as one that asks for a password, whose answer leads to the page.
   */
  record(context: AppContext, page: { id: string; ownerId: string }, from?: string, isForm?: boolean): void;
  /** Returns the mark that this request's viewer of a page has today. Names nobody (`counter.ts`). */
  markOf(context: AppContext, pageId: string): Promise<number>;
  /** Resolves when everything counted so far has been written. */
  settle(): Promise<void>;
  /** Writes immediately what was counted and not yet written; the last call on a recorder. */
  close(): Promise<void>;
};

export type { View } from "./counter.ts";

/** Stores views and returns those that count: no process counted the same viewer within the hour. */
export type AddViews = (db: Queries, views: readonly View[]) => Promise<Pick<View, "pageId" | "mark">[]>;

/**
 * Counts the views of public pages for their owners: a number per day and nothing about the viewers. `isVisit` filters
 * out robots, the session excludes the owner, and `createViewCounter` recognises repeated views in this process, a table
 * those in others. `add` stores them: those of public pages, or of another kind of page. Views that were not yet written when a process is killed are lost; `close` writes them.
 */
export function createViewRecorder(
  deps: Pick<Deps, "db" | "log" | "now">,
  add: AddViews = store.addViews,
): ViewRecorder {
  const counter = createViewCounter(deps.now);
  const pendingWork = new Set<Promise<void>>();
  let lastWritten = Number.NEGATIVE_INFINITY;
  /** The next scheduled write: its timer, and how to start it immediately. */
  let next: { timer: NodeJS.Timeout; begin: () => void } | undefined;

  function track(work: Promise<void>): void {
    const done = work.finally(() => pendingWork.delete(done));
    pendingWork.add(done);
  }

  async function write(): Promise<void> {
    lastWritten = performance.now();
    const views = counter.take();
    try {
      const counted = new Set((await add(deps.db, views)).map(viewKey));
      counter.forget(views.filter((view) => !counted.has(viewKey(view))));
    } catch (error) {
      counter.giveBack(views);
      deps.log.warn({ error: safeError(error) }, "views not written, will be retried");
    }
  }

  function writeSoon(): void {
    if (next) return;
    const due = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, lastWritten + writeInterval - performance.now()));
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

  let salt: { day: string; value: Promise<string> } | undefined;
  /** Asks for the salt once a day. */
  function saltOfToday(): Promise<string> {
    const day = new Date(deps.now()).toISOString().slice(0, 10);
    if (salt?.day !== day) {
      const value = store.saltOf(deps.db, day, newSecret(32));
      salt = { day, value };
      // The next view asks again.
      value.catch(() => {
        if (salt?.value === value) salt = undefined;
      });
    }
    return salt.value;
  }

  async function note(pageId: string, viewer: Viewer, from: string): Promise<void> {
    if (counter.count(pageId, viewer, await saltOfToday(), from)) writeSoon();
  }

  async function settle(): Promise<void> {
    while (pendingWork.size > 0) await Promise.all(pendingWork);
  }

  return {
    record(context, { id, ownerId }, from = "", isForm = false) {
      const { method, raw } = context.req;
      if (!isVisit(isForm && method === "POST" ? "GET" : method, raw.headers)) return;
      const viewer = viewerOf(context);
      const session = context.get("session");
      const counted = session.isClaimed()
        ? session.userId().then((viewerId) => (viewerId === ownerId ? undefined : note(id, viewer, from)))
        : note(id, viewer, from);
      track(
        counted.catch((error: unknown) =>
          deps.log.warn({ error: safeError(error) }, "view not counted: session or the day's salt not read"),
        ),
      );
    },
    markOf: async (context, pageId) => markOf(pageId, viewerOf(context), await saltOfToday()),
    settle,
    async close() {
      while (pendingWork.size > 0) {
        next?.begin();
        await Promise.race(pendingWork);
      }
    },
  };
}

function viewerOf(context: AppContext): Viewer {
  return { ip: context.get("ip"), agent: context.req.header("user-agent") ?? "" };
}

/** Returns how often the user's resumes were viewed. */
export async function listViews(deps: Deps, user: CurrentUser): Promise<ResumeViews[]> {
  const since = new Date(deps.now() - (limits.views.recentDays - 1) * 86_400_000).toISOString().slice(0, 10);
  return store.listViews(deps.db, user.id, since);
}
