import { createHash, randomBytes } from "node:crypto";
import { limits } from "#core/limits.ts";

/** Views of one resume on one day in UTC (YYYY-MM-DD), to be added to what is stored. */
export type Views = { resumeId: string; day: string; views: number };

export type ViewCounter = {
  /** Counts this visitor unless the same one was counted within the hour; true when it did. */
  count(resumeId: string, viewer: { ip: string; agent: string }): boolean;
  /** What was counted since the last time, sorted by resume and day. */
  take(): Views[];
  /** Counts again what could not be stored. */
  giveBack(views: readonly Views[]): void;
};

/** Visitors remembered at a time; when there are more, the longest remembered is forgotten. */
const maxViewers = 50_000;
const mostPending = 10_000;

/**
 * Counts in memory. A visitor is a hash of address and browser under a salt that lives a day and is nowhere else: by
 * tomorrow nobody can tell, not even from this process, who looked. Each process remembers its own visitors.
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
