import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { originalFiles, type StoredReading } from "#server/db/schema/originals.ts";

export type OriginalRow = typeof originalFiles.$inferSelect;

export async function insertOriginal(db: Queries, row: OriginalRow): Promise<void> {
  await db.insert(originalFiles).values(row);
}

export async function deleteOriginal(db: Queries, id: string): Promise<void> {
  await db.delete(originalFiles).where(eq(originalFiles.id, id));
}

/** Returns the newest file of this user that has these lines and of which no resume was made; null if there is none. */
export async function findByHash(
  db: Queries,
  { userId, contentHash, now }: { userId: string; contentHash: string; now: Date },
): Promise<OriginalRow | null> {
  const rows = await db
    .select()
    .from(originalFiles)
    .where(
      and(
        eq(originalFiles.userId, userId),
        eq(originalFiles.contentHash, contentHash),
        isNull(originalFiles.resumeId),
        gt(originalFiles.expiresAt, now),
      ),
    )
    .orderBy(desc(originalFiles.createdAt), desc(originalFiles.id))
    .limit(1);
  return rows[0] ?? null;
}

/** Returns a file of which no resume was made yet. */
export async function findUnclaimed(db: Queries, id: string): Promise<OriginalRow | null> {
  const rows = await db
    .select()
    .from(originalFiles)
    .where(and(eq(originalFiles.id, id), isNull(originalFiles.resumeId)))
    .limit(1);
  return rows[0] ?? null;
}

/** Returns the file that a resume was read from, while it is kept. */
export async function findOfResume(db: Queries, resumeId: string, now: Date): Promise<OriginalRow | null> {
  const rows = await db
    .select()
    .from(originalFiles)
    .where(and(eq(originalFiles.resumeId, resumeId), gt(originalFiles.expiresAt, now)))
    .limit(1);
  return rows[0] ?? null;
}

/** Makes a file that of a resume. Does nothing where it is gone. */
export async function claim(
  tx: Queries,
  id: string,
  set: { resumeId: string; reading: StoredReading; expiresAt: Date },
): Promise<void> {
  await tx
    .update(originalFiles)
    .set({ ...set, document: null })
    .where(and(eq(originalFiles.id, id), isNull(originalFiles.resumeId)));
}

export async function setReading(db: Queries, id: string, reading: StoredReading): Promise<void> {
  await db.update(originalFiles).set({ reading }).where(eq(originalFiles.id, id));
}

export type StoredFile = Pick<OriginalRow, "id" | "key" | "name">;
const file = { id: originalFiles.id, key: originalFiles.key, name: originalFiles.name };

export async function listOf(db: Queries, userId: string): Promise<StoredFile[]> {
  return db
    .select(file)
    .from(originalFiles)
    .where(eq(originalFiles.userId, userId))
    .orderBy(asc(originalFiles.createdAt), asc(originalFiles.id));
}

export async function listOfResumes(db: Queries, resumeIds: readonly string[]): Promise<StoredFile[]> {
  return db
    .select(file)
    .from(originalFiles)
    .where(inArray(originalFiles.resumeId, [...resumeIds]));
}

/** Deletes the rows of a resume's file and returns their keys. */
export async function deleteOfResume(tx: Queries, resumeId: string): Promise<string[]> {
  const rows = await tx.delete(originalFiles).where(eq(originalFiles.resumeId, resumeId)).returning(file);
  return rows.map(({ key }) => key);
}

/** Deletes at most `most` of the rows whose time is over and returns their keys. */
export async function deleteExpired(tx: Queries, now: Date, most: number): Promise<string[]> {
  const expired = tx
    .select({ id: originalFiles.id })
    .from(originalFiles)
    .where(lte(originalFiles.expiresAt, now))
    .orderBy(asc(originalFiles.expiresAt))
    .limit(most);
  const rows = await tx.delete(originalFiles).where(sql`${originalFiles.id} = any(array${expired})`).returning(file);
  return rows.map(({ key }) => key);
}

/** Deletes all but the `most` newest files of this user and returns their keys. */
export async function deleteBeyond(tx: Queries, userId: string, most: number): Promise<string[]> {
  const over = await tx
    .select({ id: originalFiles.id })
    .from(originalFiles)
    .where(eq(originalFiles.userId, userId))
    .orderBy(desc(originalFiles.createdAt), desc(originalFiles.id))
    .offset(most);
  if (over.length === 0) return [];
  const ids = over.map(({ id }) => id);
  const rows = await tx.delete(originalFiles).where(inArray(originalFiles.id, ids)).returning(file);
  return rows.map(({ key }) => key);
}
