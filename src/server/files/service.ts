import type { Queries } from "../db/client.ts";
import { safeError } from "../db/errors.ts";
import type { Deps } from "../deps.ts";
import { enqueue } from "../jobs/enqueue.ts";
import * as store from "./store.ts";

/**
 * Removes files from the storage, which takes part in no transaction: the transaction that removes their rows records
 * the keys, a job removes the files afterwards, and what fails waits for the next run.
 */

/**
 * A request that was running when a key was recorded may still write the file. After this many milliseconds none can.
 */
const settledAfterMs = 10 * 60_000;
const batchSize = 10_000;

/** Records files to remove in the caller's transaction. They are removed after it has committed. */
export async function removeFiles(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Queries,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await noteFiles(tx, keys, new Date(deps.now()));
  await sweepSoon(deps, tx);
}

/** Records files to remove, for a caller that ends its transaction with `sweepSoon`. */
export async function noteFiles(tx: Queries, keys: readonly string[], now: Date): Promise<void> {
  await store.insertRemovals(tx, keys, now);
}

/** Enqueues the removal of the recorded files, which runs after the transaction has committed. */
export function sweepSoon(deps: Pick<Deps, "jobs">, tx: Queries): Promise<void> {
  return enqueue(deps, tx, "files.sweep", {}, { key: "sweep" });
}

/**
 * Removes the recorded files, and removes each again at every run until ten minutes have passed. A file that cannot be
 * removed waits for the next run and does not hold up the others.
 */
export async function sweepFiles(deps: Pick<Deps, "db" | "now" | "log" | "storage">): Promise<void> {
  const settled = new Date(deps.now() - settledAfterMs);
  for (const { name } of await store.listRemovals(deps.db, batchSize)) {
    try {
      await deps.storage.remove(name);
      await store.deleteRemoval(deps.db, name, settled);
    } catch (error) {
      deps.log.warn({ error: safeError(error) }, "file not removed, will be tried again");
    }
  }
}
