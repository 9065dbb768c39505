import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { sessions } from "#server/db/schema/accounts.ts";

/** Sessions that are not over, the last seen first. */
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

/** False where this person has no such session. */
export async function removeSession(db: Queries, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

/** Removes all of a person's sessions but one (null: without exception); returns how many there were. */
export async function removeSessions(db: Queries, userId: string, kept: string | null): Promise<number> {
  const own = eq(sessions.userId, userId);
  const rows = await db
    .delete(sessions)
    .where(kept === null ? own : and(own, ne(sessions.id, kept)))
    .returning({ id: sessions.id });
  return rows.length;
}
