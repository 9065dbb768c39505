import { and, asc, eq, lt } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { fileRemovals } from "#server/db/schema/files.ts";

export type FileRemoval = typeof fileRemovals.$inferSelect;

/** Locks the account until the end of the transaction; null where there is none. */
export async function lockPerson(transaction: Queries, userId: string) {
  const rows = await transaction
    .select({ id: users.id, email: users.email, cellphone: users.cellphone })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return rows[0] ?? null;
}

/** Removes the account's row. What refers to it goes with it by its foreign keys; orders stay and lose it. */
export async function removePerson(transaction: Queries, userId: string): Promise<void> {
  await transaction.delete(users).where(eq(users.id, userId));
}

export async function listRemovals(db: Queries, atMost: number): Promise<FileRemoval[]> {
  return db.select().from(fileRemovals).orderBy(asc(fileRemovals.createdAt), asc(fileRemovals.name)).limit(atMost);
}

/** Forgets a removal that is done, if it is from before `noted`. */
export async function forgetRemoval(db: Queries, removal: FileRemoval, noted: Date): Promise<void> {
  await db
    .delete(fileRemovals)
    .where(
      and(eq(fileRemovals.kind, removal.kind), eq(fileRemovals.name, removal.name), lt(fileRemovals.createdAt, noted)),
    );
}
