import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { isUniqueViolation } from "#server/db/errors.ts";
import { jobSchedules, jobs } from "#server/db/schema/jobs.ts";
import type { JobKindSettings } from "./port.ts";

type Kinds = Readonly<Record<string, JobKindSettings>>;

export type JobRow = typeof jobs.$inferInsert;
export type ClaimedRow = { id: string; kind: string; key: string | null; payload: unknown; attempts: number };

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/**
 * Adds a job. Where one already waits under its key, that one stays or takes over payload and time, as `keyed` demands.
 */
export async function insertJob(db: Queries, row: JobRow, keyed: "keep" | "replace"): Promise<void> {
  const insert = db.insert(jobs).values(row);
  if (row.key === null || row.key === undefined) {
    await insert;
    return;
  }
  const target = {
    target: [jobs.kind, jobs.key],
    targetWhere: sql`${jobs.leasedUntil} is null and ${jobs.failedAt} is null`,
  };
  if (keyed === "keep") {
    await insert.onConflictDoNothing({ target: target.target, where: target.targetWhere });
    return;
  }
  const { payload, runAt, about } = row;
  await insert.onConflictDoUpdate({ ...target, set: { payload, runAt, about, attempts: 0 } });
}

/**
 * Takes the job that has been due for longest: one that waits, or one whose worker has died. A waiting job is left
 * alone while another job of its key runs. `skip locked` keeps two workers that ask at once from waiting for each
 * other.
 */
export async function claimJob(db: Queries, kinds: Kinds, lease: string, now: Date): Promise<ClaimedRow | null> {
  const names = Object.keys(kinds);
  if (names.length === 0) return null;
  const leases = sql.join(
    names.map((name) => sql`(${name}, ${kinds[name]?.leaseMs ?? 0}::int)`),
    sql`, `,
  );
  const claimed = await db.execute<ClaimedRow>(sql`
    with due as (
      select job.id, settings.lease_ms
      from jobs job
      join (values ${leases}) settings (kind, lease_ms) on settings.kind = job.kind
      where job.failed_at is null and job.run_at <= ${at(now)}
        and (job.leased_until <= ${at(now)} or (job.leased_until is null and not exists (
          select 1 from jobs other
          where other.kind = job.kind and other.key = job.key
            and other.leased_until is not null and other.failed_at is null
        )))
      order by job.run_at, job.id
      limit 1
      for update of job skip locked
    )
    update jobs set
      attempts = jobs.attempts + 1,
      lease = ${lease},
      leased_until = ${at(now)} + due.lease_ms * interval '1 millisecond'
    from due where jobs.id = due.id
    returning jobs.id, jobs.kind, jobs.key, jobs.payload, jobs.attempts`);
  return claimed.rows[0] ?? null;
}

const held = (id: string, lease: string) => and(eq(jobs.id, id), eq(jobs.lease, lease));

/** Prolongs a lease. Returns false where this run no longer holds the job. */
export async function prolongLease(db: Queries, id: string, lease: string, until: Date): Promise<boolean> {
  const rows = await db.update(jobs).set({ leasedUntil: until }).where(held(id, lease)).returning({ id: jobs.id });
  return rows.length > 0;
}

/** Removes a job that is done. */
export async function deleteJob(db: Queries, id: string, lease: string): Promise<void> {
  await db.delete(jobs).where(held(id, lease));
}

type Return = { runAt: Date; error: string | null; attempts: number };

/**
 * Puts a job back to waiting. Where another job already waits under its key, that one does the work and this one is
 * removed.
 */
export async function returnJob(db: Queries, id: string, lease: string, { runAt, ...rest }: Return): Promise<void> {
  const waiting = { ...rest, runAt, lease: null, leasedUntil: null };
  await db
    .update(jobs)
    .set(waiting)
    .where(held(id, lease))
    .catch(async (error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      await deleteJob(db, id, lease);
    });
}

/** Marks a job as failed for good, with the reason. */
export async function failJob(db: Queries, id: string, lease: string, error: string, now: Date): Promise<void> {
  await db.update(jobs).set({ failedAt: now, error, lease: null, leasedUntil: null }).where(held(id, lease));
}

/** Moves the next time of a recurrent job on. Returns true for the one process that did so, where the job was due. */
export async function takeTurn(db: Queries, kind: string, everyMs: number, now: Date): Promise<boolean> {
  const dueAt = new Date(now.getTime() + everyMs);
  const rows = await db
    .insert(jobSchedules)
    .values({ kind, dueAt })
    .onConflictDoUpdate({
      target: jobSchedules.kind,
      set: { dueAt },
      setWhere: sql`${jobSchedules.dueAt} <= ${at(now)}`,
    })
    .returning({ kind: jobSchedules.kind });
  return rows.length > 0;
}

/** Returns those of these kinds that have never run or are due. */
export async function listDueKinds(db: Queries, kinds: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .select({ kind: jobSchedules.kind })
    .from(jobSchedules)
    .where(and(inArray(jobSchedules.kind, [...kinds]), sql`${jobSchedules.dueAt} > ${at(now)}`));
  const resting = new Set(rows.map((row) => row.kind));
  return kinds.filter((kind) => !resting.has(kind));
}

/** Returns when recurrent jobs of these kinds are due next; those that have never run are left out. */
export function listSchedules(db: Queries, kinds: readonly string[]): Promise<{ kind: string; dueAt: Date }[]> {
  return db
    .select()
    .from(jobSchedules)
    .where(inArray(jobSchedules.kind, [...kinds]));
}

/** Returns whether a job of these kinds about this account has an attempt behind it that failed. */
export async function hasFailed(db: Queries, kinds: readonly string[], about: string): Promise<boolean> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.kind, [...kinds]), eq(jobs.about, about), isNotNull(jobs.error)))
    .limit(1);
  return rows.length > 0;
}

/** Removes the jobs about these accounts, named by user ids, emails or phone numbers. */
export async function deleteJobsAbout(db: Queries, about: readonly string[]): Promise<void> {
  if (about.length > 0) await db.delete(jobs).where(inArray(jobs.about, [...about]));
}
