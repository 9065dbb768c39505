import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { categories, examples, seeds } from "#server/db/schema/catalog.ts";
import { resumes } from "#server/db/schema/resumes.ts";

export async function findFingerprint(db: Queries, name: string): Promise<string | null> {
  const rows = await db.select({ fingerprint: seeds.fingerprint }).from(seeds).where(eq(seeds.name, name));
  return rows[0]?.fingerprint ?? null;
}

export async function saveFingerprint(db: Queries, name: string, fingerprint: string, now: Date): Promise<void> {
  await db
    .insert(seeds)
    .values({ name, fingerprint, appliedAt: now })
    .onConflictDoUpdate({ target: seeds.name, set: { fingerprint, appliedAt: now } });
}

/** Writes the categories and unlists those that are no longer among them. */
export async function replaceCategories(db: Queries, rows: (typeof categories.$inferInsert)[]): Promise<void> {
  await db.update(categories).set({ isListed: false });
  for (const row of rows) {
    const { id: _id, ...rest } = row;
    await db
      .insert(categories)
      .values(row)
      .onConflictDoUpdate({ target: categories.id, set: { ...rest, isListed: true } });
  }
}

/** Writes the examples, keeps how often they were used, and unlists samples that are no longer among them. */
export async function replaceSampleExamples(
  db: Queries,
  ownerId: string,
  rows: (typeof examples.$inferInsert)[],
): Promise<void> {
  const ofOwner = db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.userId, ownerId), eq(resumes.isSample, true)));
  await db.update(examples).set({ isListed: false }).where(inArray(examples.resumeId, ofOwner));
  for (const row of rows) {
    const { id: _id, used: _used, ...rest } = row;
    await db
      .insert(examples)
      .values(row)
      .onConflictDoUpdate({ target: examples.id, set: { ...rest, isListed: true } });
  }
}

/**
 * Creates or renames the account that owns the samples. It has no email and no password, so nobody can sign in to it.
 */
export async function upsertSampleOwner(
  db: Queries,
  sampleOwner: { id: string; name: string; now: Date },
): Promise<void> {
  await db
    .insert(users)
    .values({
      id: sampleOwner.id,
      email: null,
      userName: sampleOwner.name,
      nickName: sampleOwner.name,
      createdAt: sampleOwner.now,
    })
    .onConflictDoUpdate({
      target: users.id,
      set: { userName: sampleOwner.name, nickName: sampleOwner.name },
    });
}
