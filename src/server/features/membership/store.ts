import { asc, eq, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { grants, memberDownloads } from "#server/db/schema/membership.ts";

export type StoredGrant = typeof grants.$inferSelect;

/** Returns a user's grants in the order in which they are added up. */
export async function listGrants(db: Queries, userId: string): Promise<StoredGrant[]> {
  return db.select().from(grants).where(eq(grants.userId, userId)).orderBy(asc(grants.sequence));
}

export async function findGrant(db: Queries, cause: string): Promise<StoredGrant | null> {
  const rows = await db.select().from(grants).where(eq(grants.cause, cause)).limit(1);
  return rows[0] ?? null;
}

/** Adds a row as the user's newest. The caller holds the user's lock. Returns false if its cause is recorded already. */
export async function addGrant(db: Transaction, row: Omit<typeof grants.$inferInsert, "sequence">): Promise<boolean> {
  const next = sql`(select coalesce(max(own.sequence), 0) + 1 from ${grants} own where own.user_id = ${row.userId})`;
  const rows = await db
    .insert(grants)
    .values({ ...row, sequence: next as unknown as number })
    .onConflictDoNothing({ target: grants.cause })
    .returning({ id: grants.id });
  return rows.length === 1;
}

/** Stores what the grants add up to. */
export async function putMembership(
  db: Transaction,
  userId: string,
  membership: { isVip: boolean; validTo: Date | null },
): Promise<void> {
  await db.update(users).set(membership).where(eq(users.id, userId));
}

export async function putDownload(db: Queries, userId: string, downloadedAt: Date): Promise<void> {
  await db
    .insert(memberDownloads)
    .values({ userId, downloadedAt })
    .onConflictDoUpdate({ target: memberDownloads.userId, set: { downloadedAt } });
}

export async function findDownload(db: Queries, userId: string): Promise<Date | null> {
  const rows = await db.select().from(memberDownloads).where(eq(memberDownloads.userId, userId));
  return rows[0]?.downloadedAt ?? null;
}
