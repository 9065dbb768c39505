import { createHash, randomBytes } from "node:crypto";
import { limits } from "#core/limits.ts";

/** Views of one resume on one UTC day (YYYY-MM-DD), to be added to the stored number. */
export type Views = { resumeId: string; day: string; views: number };

export type ViewCounter = {
  /** Counts this viewer unless the same one was counted within the hour; returns whether it counted. */
  count(resumeId: string, viewer: { ip: string; agent: string }): boolean;
  /** Returns what was counted since the last call, sorted by day and resume. */
  take(): Views[];
  /** Adds back views that could not be stored. */
  giveBack(views: readonly Views[]): void;
};

/** Ceiling: the number of viewers remembered at a time. Beyond it, the one counted longest ago is forgotten. */
const maxViewers = 50_000;
/** Ceiling: the number of resumes and days with unwritten views. Views of any others are dropped until the next write. */
const mostPending = 10_000;

/**
 * Counts views in memory. A viewer is a hash of IP and browser under a salt that lives for a day and exists only in
 * this process: the next day nobody, not even this process, can tell who looked.
 *
 * Ceiling: each process remembers its own viewers, so several processes may each count the same one.
 */
export function createViewCounter(now: () => number): ViewCounter {
  let salt = { day: "", value: Buffer.alloc(0) };
  const seen = new Map<string, number>();
  const pending = new Map<string, Views>();

  function viewerKey(day: string, resumeId: string, { ip, agent }: { ip: string; agent: string }): string {
    if (salt.day !== day) {
      salt = { day, value: randomBytes(32) };
      seen.clear();
    }
    return createHash("sha256").update(salt.value).update(`${resumeId}\n${ip}\n${agent}`).digest("base64");
  }

  function add({ resumeId, day, views }: Views) {
    const key = `${day} ${resumeId}`;
    const known = pending.get(key);
    if (known) known.views += views;
    else if (pending.size < mostPending) pending.set(key, { resumeId, day, views });
  }

  return {
    count(resumeId, viewer) {
      const time = now();
      const day = new Date(time).toISOString().slice(0, 10);
      const key = viewerKey(day, resumeId, viewer);
      const last = seen.get(key);
      if (last !== undefined && time - last < limits.views.again) return false;
      seen.delete(key);
      seen.set(key, time);
      const [oldest] = seen.keys();
      if (seen.size > maxViewers && oldest !== undefined) seen.delete(oldest);
      add({ resumeId, day, views: 1 });
      return true;
    },
    take() {
      const taken = [...pending.entries()].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, views]) => views);
      pending.clear();
      return taken;
    },
    giveBack(views) {
      for (const one of views) add(one);
    },
  };
}
