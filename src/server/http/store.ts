import { and, desc, eq, gt, inArray, lt } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { sessions, users } from "#server/db/schema/accounts.ts";

/** A person's row without the password. */
export type Person = Omit<typeof users.$inferSelect, "passwordHash">;

export const personColumns = {
  id: users.id,
  email: users.email,
  userName: users.userName,
  nickName: users.nickName,
  avatar: users.avatar,
  cellphone: users.cellphone,
  role: users.role,
  type: users.type,
  isVip: users.isVip,
  validTo: users.validTo,
  inviterId: users.inviterId,
  createdAt: users.createdAt,
};

/** The session of this token hash and its person, or null when it is unknown or over. */
export async function findSession(db: Queries, tokenHash: string, now: Date) {
  const rows = await db
    .select({ person: personColumns, id: sessions.id, touchedAt: sessions.touchedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .limit(1);
  return rows[0] ?? null;
}

export async function addSession(db: Queries, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function touchSession(db: Queries, tokenHash: string, now: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ touchedAt: now, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function removeSession(db: Queries, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** A person's sessions that are over, and the longest unused beyond `most`; called when this person got a new one. */
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
