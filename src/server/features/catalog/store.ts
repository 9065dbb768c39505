import { and, asc, count, desc, eq, gt, inArray, isNull, max, or, sql } from "drizzle-orm";
import type { Locale } from "#locales/words.ts";
import type { Queries } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { categories, exampleDecisions, examples, exampleUses, templateUses } from "#server/db/schema/catalog.ts";
import { isLive, isOffered, isShownToAll, resumes } from "#server/db/schema/resumes.ts";
import { inSteps } from "#server/db/steps.ts";

type Page = { limit: number; offset: number; descending: boolean };

/** Returns how many resumes use each design, by componentName, as they were counted last. */
export async function readUses(db: Queries): Promise<Map<string, number>> {
  const rows = await db.select().from(templateUses);
  return new Map(rows.map((row) => [row.templateName, row.used]));
}

/** Counts the resumes of these designs and keeps the numbers. A design is counted in steps, by its part of an index. */
export async function countUses(db: Queries, templateNames: readonly string[], now: Date): Promise<void> {
  for (const templateName of templateNames) {
    let [used, last] = [0, ""];
    await inSteps(10_000, async (most) => {
      const step = await countStep(db, templateName, last, most);
      used += step.count;
      last = step.last;
      return step.count;
    });
    await db
      .insert(templateUses)
      .values({ templateName, used, countedAt: now })
      .onConflictDoUpdate({ target: templateUses.templateName, set: { used, countedAt: now } });
  }
}

/** Counts the next resumes of a design, in the order of their ids, and returns the last of them. */
async function countStep(db: Queries, templateName: string, after: string, most: number) {
  const isOfDesign = and(eq(resumes.templateName, templateName), gt(resumes.id, after));
  const next = db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(isOfDesign, eq(resumes.isSample, false), isNull(resumes.exampleOf), isLive))
    .orderBy(asc(resumes.id))
    .limit(most)
    .as("next");
  const [step] = await db.select({ count: count(), last: max(next.id) }).from(next);
  return { count: step?.count ?? 0, last: step?.last ?? "" };
}

/** Returns the slug and the last change of the public ones among these resumes, by id. */
export async function findShown(db: Queries, ids: string[]) {
  if (ids.length === 0) return new Map<string, { uuid: string; updatedAt: Date }>();
  const rows = await db
    .select({ id: resumes.id, uuid: resumes.uuid, updatedAt: resumes.updatedAt })
    .from(resumes)
    .where(and(inArray(resumes.id, ids), isShownToAll));
  return new Map(rows.map(({ id, ...shown }) => [id, shown]));
}

/** Whose example it is: of a copy, the owner of what was copied. */
const sharedBy = sql`coalesce((select original.user_id from resumes original where original.id = ${resumes.exampleOf}), ${resumes.userId})`;

/** An example leaves the lists as soon as its owner withdraws the offer or makes the resume private. */
const isShown = and(eq(examples.isListed, true), isOffered, isShownToAll);

const listedExamples = (edition: Locale) => and(eq(examples.edition, edition), isShown);

/**
 * Returns the listed examples of an edition. `byUse` sorts the most used first; among those used equally often (all of
 * them, on a new installation) each category has its turn, so that the first ones are of different professions.
 */
export async function listExamples(db: Queries, edition: Locale, page: Page & { byUse: boolean }) {
  const place = page.descending ? desc(examples.sort) : asc(examples.sort);
  const turn = sql`row_number() over (partition by ${examples.categoryId}, ${examples.used} order by ${place})`;
  const rows = await db
    .select({
      example: examples,
      resume: { id: resumes.id, uuid: resumes.uuid, updatedAt: resumes.updatedAt, isSample: resumes.isSample },
      owner: { avatar: users.avatar, nickName: users.nickName },
    })
    .from(examples)
    .innerJoin(resumes, eq(resumes.id, examples.resumeId))
    .innerJoin(users, eq(users.id, sharedBy))
    .where(listedExamples(edition))
    .orderBy(...(page.byUse ? [desc(examples.used), asc(turn)] : []), place, asc(examples.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await db
    .select({ count: count() })
    .from(examples)
    .innerJoin(resumes, eq(resumes.id, examples.resumeId))
    .where(listedExamples(edition));
  return { rows, count: total[0]?.count ?? 0 };
}

/** Returns a listed example by its `_id`, or by the id or the slug of the resume it shows. */
export async function findPublicExample(db: Queries, name: string) {
  const rows = await db
    .select({ id: examples.id, resumeId: examples.resumeId })
    .from(examples)
    .innerJoin(resumes, eq(resumes.id, examples.resumeId))
    .where(and(or(eq(examples.id, name), eq(examples.resumeId, name), eq(resumes.uuid, name)), isShown))
    .limit(1);
  return rows[0] ?? null;
}

const shownAs = sql<string>`coalesce(${resumes.exampleOf}, ${resumes.id})`;

/** Returns which of these resumes are listed examples, by a copy of them. */
export async function findListed(db: Queries, resumeIds: readonly string[]): Promise<Set<string>> {
  if (resumeIds.length === 0) return new Set();
  const rows = await db
    .select({ id: shownAs })
    .from(examples)
    .innerJoin(resumes, eq(resumes.id, examples.resumeId))
    .where(and(inArray(shownAs, [...resumeIds]), isShown));
  return new Set(rows.map(({ id }) => id));
}

/** Returns which of these resumes were refused as examples, each with the reason. */
export async function findRefused(db: Queries, resumeIds: readonly string[]): Promise<Map<string, string>> {
  if (resumeIds.length === 0) return new Map();
  const rows = await db
    .select({ id: exampleDecisions.resumeId, reason: exampleDecisions.reason })
    .from(exampleDecisions)
    .where(and(inArray(exampleDecisions.resumeId, [...resumeIds]), eq(exampleDecisions.state, "refused")));
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}

/**
 * Counts a user's first use of an example. Whether it is the first is decided by the inserted row, so parallel requests
 * count once.
 */
export async function addUse(db: Queries, use: { exampleId: string; userId: string; now: Date }): Promise<void> {
  const rows = await db
    .insert(exampleUses)
    .values({ exampleId: use.exampleId, userId: use.userId, createdAt: use.now })
    .onConflictDoNothing()
    .returning({ exampleId: exampleUses.exampleId });
  if (rows.length === 0) return;
  await db
    .update(examples)
    .set({ used: sql`${examples.used} + 1` })
    .where(eq(examples.id, use.exampleId));
}

export async function listCategories(db: Queries, page: Page) {
  const rows = await db
    .select()
    .from(categories)
    .where(eq(categories.isListed, true))
    .orderBy(page.descending ? desc(categories.sort) : asc(categories.sort), asc(categories.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await db.select({ count: count() }).from(categories).where(eq(categories.isListed, true));
  return { rows, count: total[0]?.count ?? 0 };
}

/** Returns the resume of the first example of each category in an edition; its cover is shown for the category. */
export async function firstExamples(db: Queries, edition: Locale) {
  const rows = await db
    .selectDistinctOn([examples.categoryId], {
      categoryId: examples.categoryId,
      resumeId: resumes.id,
      updatedAt: resumes.updatedAt,
    })
    .from(examples)
    .innerJoin(resumes, eq(resumes.id, examples.resumeId))
    .where(listedExamples(edition))
    .orderBy(asc(examples.categoryId), desc(examples.sort));
  return new Map(rows.map((row) => [row.categoryId, row]));
}
