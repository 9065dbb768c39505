import type { Queries } from "#server/db/client.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { lockAndCount } from "./store.ts";

/**
 * The count that the right to one more resume depends on, locked until the transaction ends. A member, who has no limit,
 * waits for no lock and is not counted.
 */
export async function countBeforeAdding(transaction: Queries, user: CurrentUser): Promise<number> {
  return user.isValid ? 0 : lockAndCount(transaction, user.id);
}
