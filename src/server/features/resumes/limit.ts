import type { Queries } from "#server/db/client.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { lockAndCount } from "./store.ts";

/**
 * Returns the number of resumes on which the right to create another depends, and locks it until the transaction ends.
 * A member has no limit, so neither the lock nor the count is needed and 0 is returned.
 */
export async function countBeforeAdding(transaction: Queries, user: CurrentUser): Promise<number> {
  return user.isValid ? 0 : lockAndCount(transaction, user.id);
}
