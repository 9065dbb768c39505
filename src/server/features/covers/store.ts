import { and, desc, eq, inArray, like, not, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { covers } from "#server/db/schema/covers.ts";
import { resumes } from "#server/db/schema/resumes.ts";

/**
 * Notes a picture of a resume that is in use. The resume's row is locked against its move into the bin meanwhile, which
 * then finds the row of the picture. False where there is no such resume.
 */
export async function insertCover(
  db: Queries,
  cover: { key: string; resumeId: string; drawnAt: Date },
): Promise<boolean> {
  const rows = await db.execute(sql`
    insert into covers (key, resume_id, drawn_at)
    select ${cover.key}, id, ${cover.drawnAt.toISOString()}::timestamptz from ${resumes}
    where id = ${cover.resumeId} and removed_at is null
    for share
    on conflict (key) do update set drawn_at = excluded.drawn_at
    returning key`);
  return rows.rows.length > 0;
}

const keysOf = (rows: { key: string }[]) => rows.map(({ key }) => key);

/** Forgets the pictures of this resume that are not of the version; returns their keys. */
export async function deleteOtherVersions(db: Queries, resumeId: string, prefix: string): Promise<string[]> {
  const rows = await db
    .delete(covers)
    .where(and(eq(covers.resumeId, resumeId), not(like(covers.key, `${prefix}%`))))
    .returning({ key: covers.key });
  return keysOf(rows);
}

/** Forgets the oldest pictures of all resumes beyond `most`; returns their keys. */
export async function deleteOldest(db: Queries, most: number): Promise<string[]> {
  const oldest = db
    .select({ key: covers.key })
    .from(covers)
    .orderBy(desc(covers.drawnAt), desc(covers.key))
    .offset(most);
  return keysOf(await db.delete(covers).where(inArray(covers.key, oldest)).returning({ key: covers.key }));
}

/** Forgets all pictures of these resumes; returns their keys. */
export async function deleteCoversOf(db: Queries, resumeIds: readonly string[]): Promise<string[]> {
  if (resumeIds.length === 0) return [];
  const rows = await db
    .delete(covers)
    .where(inArray(covers.resumeId, [...resumeIds]))
    .returning({ key: covers.key });
  return keysOf(rows);
}

/** Forgets all pictures of this user's resumes, in the bin or not; returns their keys. */
export async function deleteCoversOfUser(db: Queries, userId: string): Promise<string[]> {
  const ids = db.select({ id: resumes.id }).from(resumes).where(eq(resumes.userId, userId));
  return keysOf(await db.delete(covers).where(inArray(covers.resumeId, ids)).returning({ key: covers.key }));
}
