import { eq, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { fileRemovals } from "#server/db/schema/files.ts";
import { resumes } from "#server/db/schema/resumes.ts";

/** Notes the covers of all of this person's resumes, to be deleted after the transaction. */
export async function noteRemovals(db: Queries, userId: string, at: Date): Promise<void> {
  const noted = db
    .select({
      kind: sql<"cover">`'cover'`.as("kind"),
      name: resumes.id,
      createdAt: sql<Date>`${at.toISOString()}::timestamptz`.as("created_at"),
    })
    .from(resumes)
    .where(eq(resumes.userId, userId));
  await db.insert(fileRemovals).select(noted).onConflictDoNothing();
}
