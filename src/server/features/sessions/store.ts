import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { sessions, userColumns, users } from "#server/db/schema/accounts.ts";

/** Returns a user's unexpired sessions, the last seen first. */
export async function listSessions(db: Queries, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      system: sessions.system,
      kind: sessions.kind,
      createdAt: sessions.createdAt,
      touchedAt: sessions.touchedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.touchedAt), desc(sessions.id));
}

/** Returns the session with this token hash and its user; null if it is unknown or expired, or the user suspended. */
export async function findSession(db: Queries, tokenHash: string, now: Date) {
  const rows = await db
    .select({ user: userColumns, id: sessions.id, createdAt: sessions.createdAt, touchedAt: sessions.touchedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(users.suspendedAt)))
    .limit(1);
  return rows[0] ?? null;
}

export async function isSuspended(db: Queries, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.suspendedAt)));
  return rows.length === 1;
}

export async function addSession(db: Queries, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function touchSession(db: Queries, tokenHash: string, now: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ touchedAt: now, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function removeByToken(db: Queries, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Removes a user's expired sessions and, beyond `most`, the longest unused; called when the user got a new session. */
export async function removeOldSessions(db: Queries, userId: string, now: Date, most: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
  const tooMany = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.touchedAt), desc(sessions.createdAt), desc(sessions.id))
    .offset(most);
  await db.delete(sessions).where(inArray(sessions.id, tooMany));
}

/** Removes a session; returns false if this user has no such session. */
export async function removeSession(db: Queries, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/** Removes all of a user's sessions except one (null: without exception) and returns how many there were. */
export async function removeSessions(db: Queries, userId: string, kept: string | null): Promise<number> {
  const own = eq(sessions.userId, userId);
  const rows = await db
    .delete(sessions)
    .where(kept === null ? own : and(own, ne(sessions.id, kept)))
    .returning({ id: sessions.id });
  return rows.length;
}
