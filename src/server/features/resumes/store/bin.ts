import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { uploads } from "#server/db/schema/files.ts";
import { cardColumns, isLive, resumes } from "#server/db/schema/resumes.ts";
import { originalOf } from "../../uploads/service.ts";

type ResumeRow = typeof resumes.$inferSelect;

export type BinRow = Pick<ResumeRow, keyof typeof cardColumns> & { removedAt: Date };

/** A resume deleted before `since` counts as gone, whether or not it has been purged already. */
const inBin = (userId: string, since: Date) => and(eq(resumes.userId, userId), gt(resumes.removedAt, since));

/** Moves a resume into the bin; returns true if this user had such a resume outside the bin. */
export async function moveToBin(db: Queries, id: string, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(resumes)
    .set({ removedAt: now })
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId), isLive))
    .returning({ id: resumes.id });
  return rows.length > 0;
}

/** Returns the resumes in this user's bin, the last deleted first. */
export async function listBin(
  db: Queries,
  userId: string,
  since: Date,
  page: { limit: number; offset: number },
): Promise<BinRow[]> {
  return db
    .select({ ...cardColumns, removedAt: sql<Date>`${resumes.removedAt}`.mapWith(resumes.removedAt) })
    .from(resumes)
    .where(inBin(userId, since))
    .orderBy(desc(resumes.removedAt), desc(resumes.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countBin(db: Queries, userId: string, since: Date): Promise<number> {
  const rows = await db.select({ count: count() }).from(resumes).where(inBin(userId, since));
  return rows[0]?.count ?? 0;
}

export async function findInBin(db: Queries, id: string, userId: string, since: Date): Promise<ResumeRow | null> {
  const rows = await db
    .select()
    .from(resumes)
    .where(and(eq(resumes.id, id), inBin(userId, since)))
    .limit(1);
  return rows[0] ?? null;
}

/** Returns the owner of a resume in a bin; null if there is none. */
export async function findOwner(db: Queries, id: string): Promise<string | null> {
  const rows = await db
    .select({ userId: resumes.userId })
    .from(resumes)
    .where(and(eq(resumes.id, id), isNotNull(resumes.removedAt)))
    .limit(1);
  return rows[0]?.userId ?? null;
}

/** Restores a resume unchanged; returns null if there is no such resume in this user's bin. */
export async function restore(tx: Queries, id: string, userId: string, since: Date) {
  const rows = await tx
    .update(resumes)
    .set({ removedAt: null })
    .where(and(eq(resumes.id, id), inBin(userId, since)))
    .returning(cardColumns);
  return rows[0] ?? null;
}

/** Locks a resume in this user's bin and returns its id; an empty list if it is not there. */
export async function lockOne(tx: Queries, id: string, userId: string): Promise<string[]> {
  return lockWhere(tx, [eq(resumes.id, id), eq(resumes.userId, userId)]);
}

/** Locks the first resumes that were moved into a bin at `before` or earlier and returns their ids. */
export async function lockExpired(tx: Queries, before: Date, most: number): Promise<string[]> {
  const rows = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(lte(resumes.removedAt, before))
    .orderBy(asc(resumes.removedAt))
    .limit(most)
    .for("update");
  return rows.map(({ id }) => id);
}

/** Locks all but the `most` last deleted resumes of this user and returns their ids. */
export async function lockBeyond(tx: Queries, userId: string, most: number): Promise<string[]> {
  const over = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(inBin(userId, new Date(0)))
    .orderBy(desc(resumes.removedAt), desc(resumes.id))
    .offset(most);
  const ids = over.map((row) => row.id);
  return ids.length === 0 ? [] : lockWhere(tx, [inArray(resumes.id, ids)]);
}

async function lockWhere(tx: Queries, conditions: SQL[]): Promise<string[]> {
  const rows = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(isNotNull(resumes.removedAt), ...conditions))
    .for("update");
  return rows.map((row) => row.id);
}

/** Returns the keys of the uploads that these resumes and their versions show. */
export async function listPhotos(tx: Queries, ids: readonly string[]): Promise<string[]> {
  const photos = await tx.execute<{ key: string }>(sql`
    select distinct uploads.key from resumes
    left join resume_versions versions on versions.resume_id = resumes.id
    join uploads on uploads.user_id = resumes.user_id and '/files/' || uploads.key in (
      resumes.data -> 'basicInfo' ->> 'avatar', versions.data -> 'basicInfo' ->> 'avatar', resumes.cover_img
    )
    where ${inArray(resumes.id, [...ids])}`);
  return photos.rows.map((row) => row.key);
}

export async function deleteResumes(tx: Queries, ids: readonly string[]): Promise<void> {
  await tx.delete(resumes).where(inArray(resumes.id, [...ids]));
}

/** Of these uploads, deletes the rows of those that nothing of their owner shows any more; returns their keys. */
export async function deleteUnusedPhotos(tx: Queries, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const unused = await tx.execute<{ key: string }>(sql`
    delete from ${uploads} where ${inArray(uploads.key, [...keys])}
      and not exists (
        select 1 from users where users.id = uploads.user_id and users.avatar = '/files/' || uploads.key
      )
      and not exists (
        select 1 from resumes left join resume_versions versions on versions.resume_id = resumes.id
        where resumes.user_id = uploads.user_id and '/files/' || uploads.key in (
          resumes.data -> 'basicInfo' ->> 'avatar', versions.data -> 'basicInfo' ->> 'avatar', resumes.cover_img
        )
      )
    returning uploads.key`);
  const photos = unused.rows.map((row) => row.key);
  // The original of a photo goes with it.
  if (photos.length === 0) return [];
  const originals = await tx
    .delete(uploads)
    .where(inArray(uploads.key, photos.map(originalOf)))
    .returning();
  return [...photos, ...originals.map((row) => row.key)];
}
