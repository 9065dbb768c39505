import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { fileRemovals } from "#server/db/schema/files.ts";

export type FileRemoval = typeof fileRemovals.$inferSelect;

/**
 * Records keys of files to remove. A key that was already recorded gets the new time, because a file of that name may
 * have been written since.
 */
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

/** Deletes a removal that is done, if it was recorded before `noted`. */
export async function deleteRemoval(db: Queries, name: string, noted: Date): Promise<void> {
  await db.delete(fileRemovals).where(and(eq(fileRemovals.name, name), lt(fileRemovals.createdAt, noted)));
}
