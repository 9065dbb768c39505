import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { adminActions, auditLog } from "#server/db/schema/audit.ts";

/** Inserts a record. A user who no longer exists, for example after an account removal, is stored as null. */
export async function addRecord(db: Queries, record: typeof auditLog.$inferInsert): Promise<void> {
  const stillThere = (id: string | null | undefined) =>
    sql`(select ${users.id} from ${users} where ${users.id} = ${id ?? null})`;
  await db.insert(auditLog).values({
    ...record,
    userId: stillThere(record.userId),
    subjectUserId: stillThere(record.subjectUserId),
  });
}

/** Returns the records of what others did to a user's account and to what it owns, oldest first. */
export async function listRecordsAbout(db: Queries, userId: string) {
  const byOthers = or(isNull(auditLog.userId), ne(auditLog.userId, userId));
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectUserId, userId), byOthers))
    .orderBy(asc(auditLog.at), asc(auditLog.id));
}

export async function addAction(db: Transaction, action: typeof adminActions.$inferInsert): Promise<void> {
  await db.insert(adminActions).values(action);
}

/** Returns what operators did to these subjects and to this account, newest first, with the name of the admin. */
export async function listActions(
  db: Queries,
  { subjects = [], userId }: { subjects?: readonly string[]; userId?: string },
  atMost: number,
) {
  const { id, at, actorId, action, subject, reason, before, after } = adminActions;
  return db
    .select({ id, at, actorId, actor: users.nickName, action, subject, reason, before, after })
    .from(adminActions)
    .leftJoin(users, eq(users.id, adminActions.actorId))
    .where(
      or(
        inArray(adminActions.subject, [...subjects]),
        userId === undefined ? undefined : eq(adminActions.subjectUserId, userId),
      ),
    )
    .orderBy(desc(adminActions.at), desc(adminActions.id))
    .limit(atMost);
}

/** Removes what the records say of a user in words. That something was done remains, and names nobody. */
export async function removeReasonsAbout(db: Queries, userId: string): Promise<void> {
  await db.update(auditLog).set({ subjectId: null, reason: null }).where(eq(auditLog.subjectUserId, userId));
  await db.update(adminActions).set({ reason: "" }).where(eq(adminActions.subjectUserId, userId));
}
