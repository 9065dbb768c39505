import { eq } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";

/** Locks the account until the end of the transaction and returns it; null if there is none. */
export async function lockUser(transaction: Queries, userId: string) {
  const rows = await transaction
    .select({ id: users.id, email: users.email, cellphone: users.cellphone })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return rows[0] ?? null;
}

/**
 * Removes the account's row. Rows that refer to it are deleted by their foreign keys; orders stay, with their reference
 * set to null.
 */
export async function removeUserRows(transaction: Queries, userId: string): Promise<void> {
  await transaction.delete(users).where(eq(users.id, userId));
}
