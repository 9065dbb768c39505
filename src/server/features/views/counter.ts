import { createHash } from "node:crypto";
import { limits } from "#core/limits.ts";

/**
 * Somebody who looked at a page, as this process counted it: when, the mark by which others recognise them, and the host
 * that they came from, where that is counted. `pageId` is the id of a resume, or of a private link.
 */
export type View = { pageId: string; mark: number; at: Date; from: string };
export type Viewer = { ip: string; agent: string };

export type ViewCounter = {
  /** Counts this viewer unless this process counted the same one within the hour; returns whether it counted. */
  count(pageId: string, viewer: Viewer, salt: string, from: string): boolean;
  /** Forgets views that another process had counted already: their hour is not this one's. */
  forget(views: readonly View[]): void;
  /** Returns what was counted since the last call. */
  take(): View[];
  /** Adds back views that could not be stored. */
  giveBack(views: readonly View[]): void;
};

/** Ceiling: the number of viewers remembered at a time. Beyond it, the one counted longest ago is forgotten. */
const maxViewers = 50_000;
/** Ceiling: the number of views not written yet. Any others are dropped until the next write. */
const mostPending = 10_000;

/**
 * Counts views in memory, so that the usual repeated view costs no query. A viewer is known by a mark: 32 bits of a
 * hash of page, IP and browser under the day's salt. Whoever has the table and the salt finds thousands of IPs and
 * browsers for one mark, and two viewers of one page are one mark once in four thousand million.
 */
export function createViewCounter(now: () => number): ViewCounter {
  const seen = new Map<string, number>();
  const pending = new Map<string, View>();

  /** One that still waits when the same viewer is counted again stays as it is: it is a view an hour at most. */
  function add(view: View): void {
    const key = viewKey(view);
    if (!pending.has(key) && pending.size < mostPending) pending.set(key, view);
  }

  return {
    count(pageId, viewer, salt, from) {
      const time = now();
      const view = { pageId, mark: markOf(pageId, viewer, salt), at: new Date(time), from };
      const key = viewKey(view);
      const last = seen.get(key);
      if (last !== undefined && time - last < limits.views.again) return false;
      seen.delete(key);
      seen.set(key, time);
      const [oldest] = seen.keys();
      if (seen.size > maxViewers && oldest !== undefined) seen.delete(oldest);
      add(view);
      return true;
    },
    forget(views) {
      for (const one of views) seen.delete(viewKey(one));
    },
    take() {
      const taken = [...pending.values()];
      pending.clear();
      return taken;
    },
    giveBack(views) {
      for (const one of views) add(one);
    },
  };
}

/** Names a viewer of a page. */
export const viewKey = ({ pageId, mark }: Pick<View, "pageId" | "mark">) => `${pageId} ${mark}`;

/** Returns the mark of a viewer of a page on the day of this salt. */
export function markOf(pageId: string, { ip, agent }: Viewer, salt: string): number {
  return createHash("sha256").update(`${salt}\n${pageId}\n${ip}\n${agent}`).digest().readInt32BE();
}
