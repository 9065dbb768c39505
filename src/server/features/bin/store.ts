import { and, count, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database, Queries } from "#server/db/client.ts";
import { fileRemovals, uploads } from "#server/db/schema/files.ts";
import { cardColumns, isLive, resumes } from "#server/db/schema/resumes.ts";

type ResumeRow = typeof resumes.$inferSelect;

export type BinRow = Pick<ResumeRow, keyof typeof cardColumns> & { removedAt: Date };

/** What was deleted before `since` is over, whether or not it is gone already. */
const inBin = (userId: string, since: Date) => and(eq(resumes.userId, userId), gt(resumes.removedAt, since));

/** True when there was such a resume of this user, in use. */
export async function moveToBin(db: Queries, id: string, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(resumes)
    .set({ removedAt: now })
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId), isLive))
    .returning({ id: resumes.id });
  return rows.length > 0;
}

/** Last deleted first. */
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

export async function findOwner(db: Queries, id: string): Promise<string | null> {
  const rows = await db
    .select({ userId: resumes.userId })
    .from(resumes)
    .where(and(eq(resumes.id, id), isNotNull(resumes.removedAt)))
    .limit(1);
  return rows[0]?.userId ?? null;
}

/** Takes it out; null when there is no such resume in this user's bin. Nothing of it changes. */
export async function restore(tx: Queries, id: string, userId: string, since: Date) {
  const rows = await tx
    .update(resumes)
    .set({ removedAt: null })
    .where(and(eq(resumes.id, id), inBin(userId, since)))
    .returning(cardColumns);
  return rows[0] ?? null;
}

/** Deletes one for ever; false when it is not in this user's bin. */
export async function erase(db: Database, id: string, userId: string, now: Date): Promise<boolean> {
  return eraseWhere(db, [eq(resumes.id, id), eq(resumes.userId, userId)], now);
}

/** Deletes for ever what was moved into a bin at `before` or earlier. */
export async function purge(db: Database, before: Date, now: Date): Promise<void> {
  await eraseWhere(db, [lte(resumes.removedAt, before)], now);
}

/** Deletes for ever all but the `most` last deleted of this user; true when there were more. */
export async function eraseBeyond(db: Database, userId: string, most: number, now: Date): Promise<boolean> {
  const over = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(inBin(userId, new Date(0)))
    .orderBy(desc(resumes.removedAt), desc(resumes.id))
    .offset(most);
  if (over.length === 0) return false;
  return eraseWhere(
    db,
    [
      inArray(
        resumes.id,
        over.map((row) => row.id),
      ),
    ],
    now,
  );
}

/**
 * Deletes rows of bins; their versions and views go with them by their foreign keys. Notes the files that go too: the
 * cover, and the photos that nothing else of their owner shows.
 */
async function eraseWhere(db: Database, conditions: SQL[], now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: resumes.id })
      .from(resumes)
      .where(and(sql`${resumes.removedAt} is not null`, ...conditions))
      .for("update");
    if (rows.length === 0) return false;
    const ids = rows.map((row) => row.id);
    const photos = await tx.execute<{ key: string }>(sql`
      select distinct uploads.key from resumes
      left join resume_versions versions on versions.resume_id = resumes.id
      join uploads on uploads.user_id = resumes.user_id and '/files/' || uploads.key in (
        resumes.data -> 'basicInfo' ->> 'avatar', versions.data -> 'basicInfo' ->> 'avatar', resumes.cover_img
      )
      where ${inArray(resumes.id, ids)}`);
    await tx.delete(resumes).where(inArray(resumes.id, ids));
    await tx
      .insert(fileRemovals)
      .values(ids.map((id) => ({ kind: "cover" as const, name: id, createdAt: now })))
      .onConflictDoNothing();
    const keys = photos.rows.map((row) => row.key);
    if (keys.length === 0) return true;
    await tx.execute(sql`
      with unused as (
        delete from ${uploads} where ${inArray(uploads.key, keys)}
          and not exists (
            select 1 from users where users.id = uploads.user_id and users.avatar = '/files/' || uploads.key
          )
          and not exists (
            select 1 from resumes left join resume_versions versions on versions.resume_id = resumes.id
            where resumes.user_id = uploads.user_id and '/files/' || uploads.key in (
              resumes.data -> 'basicInfo' ->> 'avatar', versions.data -> 'basicInfo' ->> 'avatar', resumes.cover_img
            )
          )
        returning uploads.key
      )
      insert into file_removals (kind, name, created_at) select 'upload', key, ${at} from unused
      on conflict do nothing`);
    return true;
  });
}
