import { operationLimits } from "#core/operation-limits.ts";
import type { Queries } from "#server/db/client.ts";
import { listSchedules } from "../adapters/jobs/store.ts";
import { jobs } from "./registry.ts";

/**
 * Returns for how many milliseconds no worker of any process has taken the turn of a recurrent job, which one that lives
 * does several times a minute; infinite where none ever has.
 */
export async function silenceOfWorkers(db: Queries, now: number): Promise<number> {
  const recurrent = new Map(jobs.flatMap(({ kind, every }) => (every ? [[kind as string, every]] : [])));
  const rows = await listSchedules(db, [...recurrent.keys()]);
  const turns = rows.map(({ kind, dueAt }) => dueAt.getTime() - (recurrent.get(kind) ?? 0));
  return turns.length > 0 ? Math.max(0, now - Math.max(...turns)) : Number.POSITIVE_INFINITY;
}

/** Says what waits where no worker has been seen for a minute; null where one has. */
export function sayNoWorker(silence: number): string | null {
  if (silence <= operationLimits.workerSilence) return null;
  const since = Number.isFinite(silence) ? `for ${Math.round(silence / 60_000)} min` : "yet";
  return `no worker has run ${since}: codes of sign-ups and all other mails, covers and orders wait for one`;
}
