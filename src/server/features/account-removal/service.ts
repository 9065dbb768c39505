import type { Deps } from "#server/deps.ts";
import { sweepSoon } from "#server/files/service.ts";
import * as store from "./store.ts";

/**
 * The end of an account. All rows go in one transaction, which also notes the files: a job removes these as soon as the
 * transaction has committed, and again later, because a request that was under way may still write one.
 */
type Needs = Pick<Deps, "db" | "now" | "jobs" | "personalData">;

/**
 * Removes the account and all personal data: each feature's own part (`deps.personalData`), then the account's row with
 * all that refers to it. False where there is no such account.
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
