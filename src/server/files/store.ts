import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { fileRemovals } from "#server/db/schema/files.ts";

export type FileRemoval = typeof fileRemovals.$inferSelect;

/** Notes keys again as of now where they were noted before: a file of that name may have been written since. */
export async function insertRemovals(db: Queries, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insert(fileRemovals)
    .values([...new Set(keys)].map((name) => ({ name, createdAt: now })))
    .onConflictDoUpdate({ target: fileRemovals.name, set: { createdAt: sql`excluded.created_at` } });
}

export async function listRemovals(db: Queries, atMost: number): Promise<FileRemoval[]> {
  return db.select().from(fileRemovals).orderBy(asc(fileRemovals.createdAt), asc(fileRemovals.name)).limit(atMost);
}

/** Forgets a removal that is done, if it is from before `noted`. */
export async function deleteRemoval(db: Queries, name: string, noted: Date): Promise<void> {
  await db.delete(fileRemovals).where(and(eq(fileRemovals.name, name), lt(fileRemovals.createdAt, noted)));
}
