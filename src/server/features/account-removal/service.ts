import { safeError } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import { forgetCover } from "../covers/service.ts";
import * as store from "./store.ts";

/**
 * The end of an account. All rows go in one transaction, files after it: what the transaction noted is removed now and,
 * where that fails or a request was still writing, by the next sweep.
 */
type Needs = Pick<Deps, "db" | "now" | "log" | "config" | "storage">;
type RemovalNeeds = Needs & Pick<Deps, "personalData">;

/** A request that was under way when the account went may still write a file; after this time none can. */
const settledAfter = 10 * 60_000;
const atOnce = 10_000;

/**
 * Removes the account and all personal data: each feature's own part (`deps.personalData`), then the account's row with
 * all that refers to it. False where there is no such account.
 */
export async function removeAccount(deps: RemovalNeeds, userId: string): Promise<boolean> {
  const removedAt = new Date(deps.now());
  const isRemoved = await deps.db.transaction(async (transaction) => {
    const person = await store.lockPerson(transaction, userId);
    if (!person) return false;
    for (const source of deps.personalData) await source.remove?.(transaction, { ...person, removedAt });
    await store.removePerson(transaction, userId);
    return true;
  });
  if (isRemoved) await sweepFiles(deps);
  return isRemoved;
}

/** Removes the files that were noted. What fails waits for the next sweep, and the others do not wait for it. */
export async function sweepFiles(deps: Needs): Promise<void> {
  const settled = new Date(deps.now() - settledAfter);
  for (const removal of await store.listRemovals(deps.db, atOnce)) {
    try {
      if (removal.kind === "upload") await deps.storage.remove(removal.name);
      else await forgetCover(deps, removal.name);
      await store.forgetRemoval(deps.db, removal, settled);
    } catch (error) {
      deps.log.warn({ error: safeError(error), kind: removal.kind }, "a file waits for the next sweep");
    }
  }
}
