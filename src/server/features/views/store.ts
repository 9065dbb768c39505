import { and, eq, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Queries } from "#server/db/client.ts";
import { isLive, resumes } from "#server/db/schema/resumes.ts";
import { resumeViews, viewerSalts } from "#server/db/schema/views.ts";
import type { View } from "./counter.ts";

/**
 * Adds views to the stored numbers of their days, and returns those that count: no process counted the same viewer
 * within the hour, and the resume was not removed meanwhile. Each viewer is in it at most once.
 */
export async function addViews(db: Queries, views: readonly View[]): Promise<Pick<View, "pageId" | "mark">[]> {
  if (views.length === 0) return [];
  const list = sql.join(
    views.map(({ pageId, mark, at }) => sql`(${pageId}, ${mark}::int, ${at.toISOString()}::timestamptz)`),
    sql`, `,
  );
  // The resumes are locked against removal, so that the foreign keys still hold when the rows are written. All
  // processes take rows in one order, so that none waits for another that waits for it.
  const { rows } = await db.execute<{ resume_id: string; mark: number }>(sql`
    with counted as (
      insert into recent_viewers as known (resume_id, mark, counted_at)
      select looked.resume_id, looked.mark, looked.at from (values ${list}) looked (resume_id, mark, at)
      join resumes on resumes.id = looked.resume_id
      order by looked.resume_id, looked.mark
      for key share of resumes
      on conflict (resume_id, mark) do update set counted_at = excluded.counted_at
      where known.counted_at <= excluded.counted_at - ${limits.views.again} * interval '1 millisecond'
      returning known.resume_id, known.mark, known.counted_at
    ), stored as (
      insert into resume_views (resume_id, day, views)
      select resume_id, (counted_at at time zone 'UTC')::date, count(*)::int from counted group by 1, 2 order by 1, 2
      on conflict (resume_id, day) do update set views = resume_views.views + excluded.views
    )
    select resume_id, mark from counted`);
  return rows.map(({ resume_id, mark }) => ({ pageId: resume_id, mark }));
}

/** Returns the day's salt, which the first process that asks for it brings along. */
export async function saltOf(db: Queries, day: string, fresh: string): Promise<string> {
  const [row] = await db
    .insert(viewerSalts)
    .values({ day, salt: fresh })
    .onConflictDoUpdate({ target: viewerSalts.day, set: { salt: sql`${viewerSalts.salt}` } })
    .returning({ salt: viewerSalts.salt });
  return row?.salt ?? fresh;
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
