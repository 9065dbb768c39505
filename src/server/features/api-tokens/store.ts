import { and, count, desc, eq, isNull, lte, or } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { userColumns, users } from "#server/db/schema/accounts.ts";
import { apiTokens } from "#server/db/schema/api-tokens.ts";

export type TokenRow = typeof apiTokens.$inferSelect;

/** Returns a user's tokens, the newest first. */
export async function listTokens(db: Queries, userId: string): Promise<TokenRow[]> {
  return db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
}

/** Locks the user's row, so that two tokens that are made at once are counted one after the other. */
export async function countTokens(tx: Queries, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const [row] = await tx.select({ count: count() }).from(apiTokens).where(eq(apiTokens.userId, userId));
  return row?.count ?? 0;
}

export async function addToken(tx: Queries, row: TokenRow): Promise<void> {
  await tx.insert(apiTokens).values(row);
}

/** Locks a user's row; returns false where there is none, or the user is suspended. */
export async function lockActiveUser(tx: Queries, userId: string): Promise<boolean> {
  const condition = and(eq(users.id, userId), isNull(users.suspendedAt));
  return (await tx.select({ id: users.id }).from(users).where(condition).for("update")).length === 1;
}

/** Returns the token of this family and locks it; null if there is none or its user is suspended. */
export async function lockFamily(tx: Queries, familyHash: string): Promise<TokenRow | null> {
  const rows = await tx
    .select({ token: apiTokens })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.familyHash, familyHash), isNull(users.suspendedAt)))
    .for("update", { of: apiTokens });
  return rows[0]?.token ?? null;
}

export async function changeToken(tx: Queries, id: string, change: Partial<TokenRow>): Promise<void> {
  await tx.update(apiTokens).set(change).where(eq(apiTokens.id, id));
}

export async function removeTokensOfClient(tx: Queries, userId: string, clientId: string): Promise<void> {
  await tx.delete(apiTokens).where(and(eq(apiTokens.userId, userId), eq(apiTokens.clientId, clientId)));
}

/** Removes the token with this hash or of this family, if it is this program's. */
export async function removeTokenOfClient(
  db: Queries,
  clientId: string,
  tokenHash: string,
  familyHash: string | null,
): Promise<void> {
  const named = familyHash === null ? eq(apiTokens.tokenHash, tokenHash) : eq(apiTokens.familyHash, familyHash);
  await db.delete(apiTokens).where(and(eq(apiTokens.clientId, clientId), named));
}

/** Removes a token; returns false if this user has no such token. */
export async function removeToken(db: Queries, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
    .returning({ id: apiTokens.id });
  return rows.length === 1;
}

/** Returns the token with this hash and its user; null if it is unknown or the user is suspended. */
export async function findToken(db: Queries, tokenHash: string) {
  const rows = await db
    .select({ user: userColumns, token: apiTokens })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.tokenHash, tokenHash), isNull(users.suspendedAt)))
    .limit(1);
  return rows[0] ?? null;
}

/** Writes down a use, unless one was written down since `before`. */
export async function touchToken(db: Queries, id: string, now: Date, before: Date): Promise<void> {
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lte(apiTokens.lastUsedAt, before))));
}
