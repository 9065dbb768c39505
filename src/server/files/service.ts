import type { Queries } from "../db/client.ts";
import { safeError } from "../db/errors.ts";
import type { Deps } from "../deps.ts";
import { enqueue } from "../jobs/enqueue.ts";
import * as store from "./store.ts";

/**
 * Removes files from the storage, which takes part in no transaction: the transaction that removes their rows notes the
 * keys, a job removes the files after it, and what fails waits for the next run.
 */

/** A request that was under way when a key was noted may still write the file; after this time none can. */
const settledAfter = 10 * 60_000;
const atOnce = 10_000;

/** Notes files that must go, in the caller's transaction; they are removed when it has committed. */
export async function removeFiles(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Queries,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await noteFiles(tx, keys, new Date(deps.now()));
  await sweepSoon(deps, tx);
}

/** Notes files that must go, for a caller whose transaction ends with `sweepSoon`. */
export async function noteFiles(tx: Queries, keys: readonly string[], now: Date): Promise<void> {
  await store.insertRemovals(tx, keys, now);
}

/** Has the noted files removed when the transaction has committed. */
export function sweepSoon(deps: Pick<Deps, "jobs">, tx: Queries): Promise<void> {
  return enqueue(deps, tx, "files.sweep", {}, { key: "sweep" });
}

/**
 * Removes the files that were noted, and again at every run until ten minutes have passed. What fails waits for the next
 * run, and the others do not wait for it.
 */
export async function sweepFiles(deps: Pick<Deps, "db" | "now" | "log" | "storage">): Promise<void> {
  const settled = new Date(deps.now() - settledAfter);
  for (const { name } of await store.listRemovals(deps.db, atOnce)) {
    try {
      await deps.storage.remove(name);
      await store.deleteRemoval(deps.db, name, settled);
    } catch (error) {
      deps.log.warn({ error: safeError(error) }, "file not removed, will be tried again");
    }
  }
}
