import { and, asc, count, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { toolClientCodes, toolClients } from "#server/db/schema/tool-clients.ts";

export type ClientRow = typeof toolClients.$inferSelect;
export type CodeRow = typeof toolClientCodes.$inferSelect;

export async function addClient(db: Queries, row: ClientRow): Promise<void> {
  await db.insert(toolClients).values(row);
}

export async function findClient(db: Queries, id: string): Promise<ClientRow | null> {
  const rows = await db.select().from(toolClients).where(eq(toolClients.id, id)).limit(1);
  return rows[0] ?? null;
}

/** Returns how many clients nobody has let in yet. */
export async function countWaiting(db: Queries): Promise<number> {
  const [row] = await db.select({ count: count() }).from(toolClients).where(isNull(toolClients.allowedAt));
  return row?.count ?? 0;
}

/** Removes up to `most` clients that nobody has let in, the oldest first, of those that registered before `before`. */
export async function removeWaiting(db: Queries, before: Date, most: number): Promise<void> {
  const oldest = db
    .select({ id: toolClients.id })
    .from(toolClients)
    .where(and(isNull(toolClients.allowedAt), lt(toolClients.createdAt, before)))
    .orderBy(asc(toolClients.createdAt))
    .limit(most);
  await db.delete(toolClients).where(inArray(toolClients.id, oldest));
}

/** Notes that a person has let this client in. */
export async function allowClient(db: Queries, id: string, now: Date): Promise<void> {
  await db.update(toolClients).set({ allowedAt: now }).where(eq(toolClients.id, id));
}

export async function addCode(db: Queries, row: CodeRow): Promise<void> {
  await db.insert(toolClientCodes).values(row);
}

/**
 * Uses a code up, whatever becomes of it. Returns null where it is unknown or was used before; of two that come at once,
 * one gets it.
 */
export async function useCode(tx: Queries, codeHash: string, now: Date): Promise<CodeRow | null> {
  const rows = await tx
    .update(toolClientCodes)
    .set({ usedAt: now })
    .where(and(eq(toolClientCodes.codeHash, codeHash), isNull(toolClientCodes.usedAt)))
    .returning();
  return rows[0] ?? null;
}

/** Returns a code that was used before, and by whom. */
export async function findUsedCode(tx: Queries, codeHash: string): Promise<CodeRow | null> {
  const condition = and(eq(toolClientCodes.codeHash, codeHash), isNotNull(toolClientCodes.usedAt));
  return (await tx.select().from(toolClientCodes).where(condition).limit(1))[0] ?? null;
}

/** Notes which token a code has become. */
export async function nameToken(tx: Queries, codeHash: string, tokenId: string): Promise<void> {
  await tx.update(toolClientCodes).set({ tokenId }).where(eq(toolClientCodes.codeHash, codeHash));
}
