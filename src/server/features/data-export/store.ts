import { eq } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { resumes, type TableOfResumes } from "#server/db/schema/resumes.ts";

/** Returns the ids of the user's resumes, those in the bin included, that have rows in a table. */
export async function resumesWith(db: Queries, userId: string, table: TableOfResumes): Promise<ReadonlySet<string>> {
  const found = await db
    .selectDistinct({ id: resumes.id })
    .from(resumes)
    .innerJoin(table, eq(table.resumeId, resumes.id))
    .where(eq(resumes.userId, userId));
  return new Set(found.map(({ id }) => id));
}
