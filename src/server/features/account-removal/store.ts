import { eq } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";

/** Locks the account until the end of the transaction; null where there is none. */
export async function lockUser(transaction: Queries, userId: string) {
  const rows = await transaction
    .select({ id: users.id, email: users.email, cellphone: users.cellphone })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return rows[0] ?? null;
}

/** Removes the account's row. What refers to it goes with it by its foreign keys; orders stay and lose it. */
export async function removeUserRows(transaction: Queries, userId: string): Promise<void> {
  await transaction.delete(users).where(eq(users.id, userId));
}
