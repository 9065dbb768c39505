import type { Deps } from "#server/deps.ts";
import { sweepSoon } from "#server/files/service.ts";
import * as store from "./store.ts";

/**
 * Removes accounts. All rows go in one transaction, which also notes the files to delete. A job deletes the files as
 * soon as the transaction has committed, and once more later, because a request that was already running may still
 * write one.
 */
type Needs = Pick<Deps, "db" | "now" | "jobs" | "personalData">;

/**
 * Removes the account and all personal data: first each feature's own part (`deps.personalData`), then the account's
 * row with everything that refers to it. Returns false if there is no such account.
 */
export async function removeAccount(deps: Needs, userId: string): Promise<boolean> {
  const removedAt = new Date(deps.now());
  return deps.db.transaction(async (transaction) => {
    const user = await store.lockUser(transaction, userId);
    if (!user) return false;
    for (const source of deps.personalData) await source.remove?.(transaction, { ...user, removedAt });
    await store.removeUserRows(transaction, userId);
    await sweepSoon(deps, transaction);
    return true;
  });
}
