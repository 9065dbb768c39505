import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { uploads } from "#server/db/schema/files.ts";

export async function addUpload(db: Queries, upload: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(upload);
}

export async function deleteUploads(db: Queries, keys: readonly string[]): Promise<void> {
  await db.delete(uploads).where(inArray(uploads.key, [...keys]));
}

export async function isUploadOf(db: Queries, userId: string, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.key, key)))
    .limit(1);
  return rows.length === 1;
}

export async function listUploads(db: Queries, userId: string): Promise<string[]> {
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(asc(uploads.createdAt), asc(uploads.key));
  return rows.map(({ key }) => key);
}
