import { and, asc, desc, eq, inArray, isNotNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/client.ts";
import { countForPage } from "#server/db/count.ts";
import { userColumns, users } from "#server/db/schema/accounts.ts";
import { programApplications as applications } from "#server/db/schema/programs.ts";

export type ApplicationRow = typeof applications.$inferSelect;
type Waiting = "codeSent" | "applied" | "needsMore";
const waiting: Waiting[] = ["codeSent", "applied", "needsMore"];

export async function listApplications(db: Queries, userId: string): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.createdAt), desc(applications.id));
}

/**
 * Stores an application, or the new evidence of the one of this programme that waits for the user's own part. Returns
 * null where one waits for a decision, or where one was granted.
 */
export async function putApplication(
  tx: Transaction,
  given: Pick<
    ApplicationRow,
    "id" | "userId" | "program" | "state" | "evidence" | "evidenceText" | "hint" | "proofKey"
  >,
  now: Date,
): Promise<{ stored: ApplicationRow; replacedProof: string } | null> {
  const { id, userId, program, ...evidence } = given;
  const changed = { ...evidence, codeHash: null, codeTries: 0, codeExpiresAt: null, appliedAt: now };
  const [own] = await tx
    .select()
    .from(applications)
    .where(
      and(eq(applications.userId, userId), eq(applications.program, program), inArray(applications.state, waiting)),
    )
    .for("update");
  if (own?.state === "applied") return null;
  if (own) {
    const [stored] = await tx.update(applications).set(changed).where(eq(applications.id, own.id)).returning();
    return stored ? { stored, replacedProof: own.proofKey === given.proofKey ? "" : own.proofKey } : null;
  }
  const [stored] = await tx
    .insert(applications)
    .values({ id, userId, program, ...changed, createdAt: now })
    .returning();
  return stored ? { stored, replacedProof: "" } : null;
}

export async function hasGranted(db: Queries, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.state, "granted")));
  return rows.length > 0;
}

export async function findApplication(db: Queries, id: string): Promise<ApplicationRow | null> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id));
  return row ?? null;
}

/** Sets a new code. Returns the application, or null where it does not wait for one any more. */
export async function setCode(
  db: Queries,
  id: string,
  code: { hash: string; expiresAt: Date },
): Promise<ApplicationRow | null> {
  const [row] = await db
    .update(applications)
    .set({ codeHash: code.hash, codeTries: 0, codeExpiresAt: code.expiresAt })
    .where(and(eq(applications.id, id), eq(applications.state, "codeSent")))
    .returning();
  return row ?? null;
}

/** Counts a try of the code. Returns the application, or null where no code can be tried. */
export async function countTry(db: Queries, userId: string, now: Date, most: number): Promise<ApplicationRow | null> {
  const [row] = await db
    .update(applications)
    .set({ codeTries: sql`${applications.codeTries} + 1` })
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.state, "codeSent"),
        isNotNull(applications.codeHash),
        lt(applications.codeTries, most),
        sql`${applications.codeExpiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning();
  return row ?? null;
}

/**
 * Moves an application on, if it is still in one of the states `from` and `also` holds. Returns it only to the caller
 * that moved it.
 */
export async function move(
  db: Queries,
  id: string,
  from: readonly ApplicationRow["state"][],
  change: Partial<Omit<ApplicationRow, "id" | "userId">>,
  also?: SQL,
): Promise<ApplicationRow | null> {
  const [row] = await db
    .update(applications)
    .set(change)
    .where(and(eq(applications.id, id), inArray(applications.state, [...from]), also))
    .returning();
  return row ?? null;
}

/** What must hold besides the state. */
export type Condition = SQL | undefined;
/** A condition for `move`: the code that was just compared has not been used. */
export const hasCode = (hash: string) => eq(applications.codeHash, hash);
/** A condition for `move`: it is this user's and was not appealed yet. */
export const notAppealed = (userId: string) => and(eq(applications.userId, userId), eq(applications.appeal, ""));

export type QueuedRow = { application: ApplicationRow; user: { id: string; nickName: string; email: string | null } };

/** Returns the applications that wait for a person, oldest first, or those that were decided, newest first. */
export async function listQueue(
  db: Queries,
  state: "open" | "decided",
  page: { limit: number; offset: number },
): Promise<{ rows: QueuedRow[]; count: number }> {
  const isOpen = state === "open";
  const where = isOpen
    ? eq(applications.state, "applied")
    : and(isNotNull(applications.decidedAt), ne(applications.state, "applied"));
  const order = isOpen
    ? [asc(applications.appliedAt), asc(applications.id)]
    : [desc(applications.decidedAt), desc(applications.id)];
  const rows = await queued(db)
    .where(where)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset);
  const all = db.select({ id: applications.id }).from(applications).where(where).$dynamic();
  return { rows, count: await countForPage(db, page, all) };
}

export async function findQueued(db: Queries, id: string): Promise<QueuedRow | null> {
  const [row] = await queued(db).where(eq(applications.id, id));
  return row ?? null;
}

function queued(db: Queries) {
  return db
    .select({
      application: applications,
      user: { id: userColumns.id, nickName: userColumns.nickName, email: userColumns.email },
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .$dynamic();
}

/** Forgets the pictures of applications that were decided before `before`, and returns their keys. */
export async function forgetProofs(tx: Transaction, before: Date, most: number): Promise<string[]> {
  const rows = await tx
    .select({ id: applications.id, proofKey: applications.proofKey })
    .from(applications)
    .where(and(lt(applications.decidedAt, before), ne(applications.proofKey, "")))
    .limit(most)
    .for("update", { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.update(applications).set({ proofKey: "" }).where(inArray(applications.id, ids));
  return rows.map(({ proofKey }) => proofKey);
}
