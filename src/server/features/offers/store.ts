import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Locale } from "#locales/words.ts";
import type { Queries, Transaction } from "#server/db/client.ts";
import { countForPage, countRows } from "#server/db/count.ts";
import { users } from "#server/db/schema/accounts.ts";
import { categories, exampleDecisions, examples } from "#server/db/schema/catalog.ts";
import { isOffered, isShownToAll, resumes } from "#server/db/schema/resumes.ts";

const card = {
  id: resumes.id,
  uuid: resumes.uuid,
  name: resumes.name,
  lang: resumes.lang,
  data: resumes.data,
  updatedAt: resumes.updatedAt,
  user: { id: users.id, nickName: users.nickName, email: users.email },
  state: exampleDecisions.state,
  reason: exampleDecisions.reason,
  decidedAt: exampleDecisions.decidedAt,
};
export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

const isOfUser = and(isOffered, isShownToAll, eq(resumes.isSample, false), isNull(resumes.exampleOf));
const isWaiting = and(isOfUser, eq(resumes.offerDecided, false));

/** Returns the offers that nobody has decided about, in the order of their last change, or the last decided ones. */
export async function listOffers(db: Queries, state: "open" | "decided", page: { limit: number; offset: number }) {
  const where: SQL | undefined = state === "open" ? isWaiting : isNotNull(exampleDecisions.resumeId);
  const rows = await db
    .select(card)
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.userId))
    .leftJoin(exampleDecisions, eq(exampleDecisions.resumeId, resumes.id))
    .where(where)
    .orderBy(state === "open" ? asc(resumes.updatedAt) : desc(exampleDecisions.decidedAt), asc(resumes.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, count: await countForPage(db, page, state === "open" ? waiting(db) : decided(db)) };
}

const one = { one: sql`1` };
const waiting = (db: Queries) => db.select(one).from(resumes).where(isWaiting).$dynamic();
const decided = (db: Queries) => db.select(one).from(exampleDecisions).$dynamic();

/** Counts the offers that wait, up to `most`. */
export async function countWaiting(db: Queries, most: number): Promise<number> {
  return countRows(db, waiting(db).limit(most));
}

/** Returns a resume that somebody offers or offered, with what was decided about it; null if there is none. */
export async function findOffer(db: Queries, id: string) {
  const rows = await db
    .select({ ...card, isOffered: sql<boolean>`coalesce(${isOfUser}, false)` })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.userId))
    .leftJoin(exampleDecisions, eq(exampleDecisions.resumeId, resumes.id))
    .where(eq(resumes.id, id));
  return rows[0] ?? null;
}

/** Stores the decision to list a resume; returns false where something was decided already. */
export async function addListed(db: Transaction, resumeId: string, decidedAt: Date): Promise<boolean> {
  const rows = await db
    .insert(exampleDecisions)
    .values({ resumeId, state: "listed", reason: "", decidedAt })
    .onConflictDoNothing()
    .returning({ id: exampleDecisions.resumeId });
  return rows.length === 1;
}

/** Stores a refusal, also of a resume that was listed; returns false where it was refused already. */
export async function putRefused(db: Transaction, resumeId: string, change: { reason: string; decidedAt: Date }) {
  const rows = await db
    .insert(exampleDecisions)
    .values({ resumeId, state: "refused", ...change })
    .onConflictDoUpdate({
      target: exampleDecisions.resumeId,
      set: { state: "refused", ...change },
      setWhere: eq(exampleDecisions.state, "listed"),
    })
    .returning({ id: exampleDecisions.resumeId });
  return rows.length === 1;
}

/** Forgets a refusal, so that the resume waits again; returns whether there was one. */
export async function removeRefusal(db: Queries, resumeId: string): Promise<boolean> {
  const rows = await db
    .delete(exampleDecisions)
    .where(and(eq(exampleDecisions.resumeId, resumeId), eq(exampleDecisions.state, "refused")))
    .returning({ id: exampleDecisions.resumeId });
  return rows.length === 1;
}

/** Removes the copy of a resume from the examples, with its example. */
export async function removeCopy(db: Transaction, resumeId: string): Promise<void> {
  await db.delete(resumes).where(eq(resumes.exampleOf, resumeId));
}

export async function hasCategory(db: Queries, id: string): Promise<boolean> {
  const listed = and(eq(categories.id, id), eq(categories.isListed, true));
  return (await db.select({ id: categories.id }).from(categories).where(listed)).length === 1;
}

/** Adds an example before all others of its edition. */
export async function addExample(
  db: Transaction,
  example: { id: string; edition: Locale; categoryId: string; resumeId: string; name: string; desc: string },
): Promise<void> {
  const sort = sql`(select coalesce(max(other.sort), 0) + 1 from ${examples} other where other.edition = ${example.edition})`;
  await db.insert(examples).values({ ...example, sort: sort as unknown as number });
}

/** Returns what was decided about the offers of a user's resumes. */
export async function listDecisions(db: Queries, userId: string) {
  return db
    .select({
      resume: exampleDecisions.resumeId,
      state: exampleDecisions.state,
      reason: exampleDecisions.reason,
      decidedAt: exampleDecisions.decidedAt,
    })
    .from(exampleDecisions)
    .innerJoin(resumes, eq(resumes.id, exampleDecisions.resumeId))
    .where(eq(resumes.userId, userId))
    .orderBy(asc(exampleDecisions.decidedAt));
}
