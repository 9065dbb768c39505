import { and, eq, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { isLive, resumes } from "#server/db/schema/resumes.ts";
import { resumeViews } from "#server/db/schema/views.ts";
import type { Views } from "./counter.ts";

/** Adds views to the stored numbers; views of a resume that was removed meanwhile are dropped. */
export async function addViews(db: Queries, views: readonly Views[]): Promise<void> {
  if (views.length === 0) return;
  const rows = sql.join(
    views.map(({ resumeId, day, views: count }) => sql`(${resumeId}, ${day}::date, ${count}::int)`),
    sql`, `,
  );
  // The resumes are locked against removal, so that the foreign key still holds when the row is written.
  await db.execute(sql`
    insert into resume_views (resume_id, day, views)
    select counted.resume_id, counted.day, counted.views from (values ${rows}) counted (resume_id, day, views)
    join resumes on resumes.id = counted.resume_id
    for key share of resumes
    on conflict (resume_id, day) do update set views = resume_views.views + excluded.views`);
}

/** Returns the views of this user's resumes that have any; `recent` counts from the day `since` on. */
export async function listViews(db: Queries, userId: string, since: string) {
  return db
    .select({
      _id: resumeViews.resumeId,
      total: sql`sum(${resumeViews.views})`.mapWith(Number),
      recent: sql`coalesce(sum(${resumeViews.views}) filter (where ${resumeViews.day} >= ${since}::date), 0)`.mapWith(
        Number,
      ),
    })
    .from(resumeViews)
    .innerJoin(resumes, eq(resumes.id, resumeViews.resumeId))
    .where(and(eq(resumes.userId, userId), isLive))
    .groupBy(resumeViews.resumeId);
}
