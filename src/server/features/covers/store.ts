import { and, desc, eq, inArray, like, not, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { covers } from "#server/db/schema/covers.ts";
import { resumes } from "#server/db/schema/resumes.ts";

/**
 * Records a picture of a resume that is not in the bin. The resume's row is locked meanwhile, so that a move into the
 * bin waits and then finds the picture's row. Returns false if there is no such resume.
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

/** Deletes the rows of this resume's pictures of other versions; returns their keys. */
export async function deleteOtherVersions(db: Queries, resumeId: string, prefix: string): Promise<string[]> {
  const rows = await db
    .delete(covers)
    .where(and(eq(covers.resumeId, resumeId), not(like(covers.key, `${prefix}%`))))
    .returning({ key: covers.key });
  return keysOf(rows);
}

/** Deletes the rows of the oldest pictures of all resumes beyond `most`; returns their keys. */
export async function deleteOldest(db: Queries, most: number): Promise<string[]> {
  const oldest = db
    .select({ key: covers.key })
    .from(covers)
    .orderBy(desc(covers.drawnAt), desc(covers.key))
    .offset(most);
  return keysOf(await db.delete(covers).where(inArray(covers.key, oldest)).returning({ key: covers.key }));
}

/** Deletes the rows of all pictures of these resumes; returns their keys. */
export async function deleteCoversOf(db: Queries, resumeIds: readonly string[]): Promise<string[]> {
  if (resumeIds.length === 0) return [];
  const rows = await db
    .delete(covers)
    .where(inArray(covers.resumeId, [...resumeIds]))
    .returning({ key: covers.key });
  return keysOf(rows);
}

/** Deletes the rows of all pictures of this user's resumes, in the bin or not; returns their keys. */
export async function deleteCoversOfUser(db: Queries, userId: string): Promise<string[]> {
  const ids = db.select({ id: resumes.id }).from(resumes).where(eq(resumes.userId, userId));
  return keysOf(await db.delete(covers).where(inArray(covers.resumeId, ids)).returning({ key: covers.key }));
}
