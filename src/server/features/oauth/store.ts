import { and, eq, gt, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { identities, oauthFlows } from "#server/db/schema/sign-in-ways.ts";

export type Flow = typeof oauthFlows.$inferSelect;
export type Provider = Flow["provider"];

export async function addFlow(db: Queries, flow: Flow): Promise<void> {
  await db.insert(oauthFlows).values(flow);
}

/** Deletes the flow and returns it to the first caller that brings its state and its cookie; null otherwise. */
export async function consumeFlow(
  db: Queries,
  key: { provider: Provider; stateHash: string; cookieHash: string },
  now: Date,
): Promise<Flow | null> {
  const rows = await db
    .delete(oauthFlows)
    .where(
      and(
        eq(oauthFlows.stateHash, key.stateHash),
        eq(oauthFlows.cookieHash, key.cookieHash),
        eq(oauthFlows.provider, key.provider),
        gt(oauthFlows.expiresAt, now),
      ),
    )
    .returning();
  return rows[0] ?? null;
}

/**
 * Locks the identity, so that until the end of the transaction no other transaction decides which user it belongs to.
 */
export async function lockIdentity(transaction: Queries, provider: Provider, subject: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${provider}:${subject}`}, 0))`);
}

export type FoundAccount = { id: string; role: "user" | "admin" };

export async function findByIdentity(db: Queries, provider: Provider, subject: string): Promise<FoundAccount | null> {
  const rows = await db
    .select({ id: users.id, role: users.role })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return rows[0] ?? null;
}

/**
 * Returns the account of an email and locks it, so that until the end of the transaction nobody changes whether it is
 * an admin's.
 */
export async function findByEmail(transaction: Queries, email: string): Promise<FoundAccount | null> {
  const rows = await transaction
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(users.email, email))
    .for("update");
  return rows[0] ?? null;
}

/** Returns the user's identities at other providers. */
export async function listIdentities(db: Queries, userId: string) {
  return db
    .select({ provider: identities.provider, subject: identities.subject, createdAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId));
}

export async function addIdentity(db: Queries, identity: typeof identities.$inferInsert): Promise<void> {
  await db.insert(identities).values(identity);
}

/** Removes this inviter from the sign-ins that are in progress. */
export async function forgetInviter(db: Queries, inviterId: string): Promise<void> {
  await db.update(oauthFlows).set({ inviterId: null }).where(eq(oauthFlows.inviterId, inviterId));
}
