import { and, asc, count, eq, gt, gte, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { AiJobKind } from "#core/assistant/events.ts";
import type { Database, Queries, Transaction } from "#server/db/client.ts";
import { aiChunks, aiJobs } from "#server/db/schema/assistant.ts";
import { removeInSteps } from "#server/db/steps.ts";

export type JobRow = typeof aiJobs.$inferSelect;

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
/** The jobs that have not ended have an index of their own, and only by saying so is it used. */
const isRunning = and(isNull(aiJobs.endedAt), inArray(aiJobs.state, ["queued", "running"]));

export async function insertJob(
  tx: Transaction,
  row: Pick<JobRow, "id" | "userId" | "kind" | "engine" | "model" | "input" | "reserved" | "createdAt">,
): Promise<void> {
  await tx.insert(aiJobs).values({ ...row, state: "waiting" });
}

/** Returns a job of this user; null where there is none. */
export async function findJob(db: Queries, id: string, userId: string): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(aiJobs)
    .where(and(eq(aiJobs.id, id), eq(aiJobs.userId, userId)));
  return row ?? null;
}

/** Returns a user's jobs that have not ended, oldest first. The caller holds the user's lock. */
export async function listOpenJobs(tx: Transaction, userId: string): Promise<Pick<JobRow, "id" | "state">[]> {
  return tx
    .select({ id: aiJobs.id, state: aiJobs.state })
    .from(aiJobs)
    .where(and(eq(aiJobs.userId, userId), isNull(aiJobs.endedAt)))
    .orderBy(asc(aiJobs.createdAt), asc(aiJobs.id));
}

/** Returns how many jobs of a kind a user has begun to place since `since`, whatever became of them. */
export async function countJobsSince(tx: Transaction, userId: string, kind: AiJobKind, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(aiJobs)
    .where(and(eq(aiJobs.userId, userId), eq(aiJobs.kind, kind), gt(aiJobs.createdAt, since)));
  return row?.count ?? 0;
}

type Lease = { lease: string; until: Date; now: Date };

/**
 * Gives a waiting job that has not expired to one process, which is then the only one that runs it. Returns the job only
 * to that process.
 */
export async function takeJob(
  db: Queries,
  id: string,
  { lease, until, now }: Lease,
  createdAfter: Date,
): Promise<JobRow | null> {
  const [row] = await db
    .update(aiJobs)
    .set({ state: "queued", lease, leasedUntil: until, startedAt: now })
    .where(and(eq(aiJobs.id, id), eq(aiJobs.state, "waiting"), gt(aiJobs.createdAt, createdAfter)))
    .returning();
  return row ?? null;
}

/**
 * Lets a queued job run if its provider has a free place that no job before it in the queue will take. Returns 0 where it
 * runs, else its place in the queue, from 1. One transaction at a time decides, over all processes.
 */
export async function takePlace(
  db: Database,
  job: Pick<JobRow, "id" | "engine" | "startedAt">,
  lease: string,
  { slots, now }: { slots: number; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ai ${job.engine}`}, 0))`);
    const living = and(eq(aiJobs.engine, job.engine), isNull(aiJobs.endedAt), gte(aiJobs.leasedUntil, now));
    const [running] = await tx
      .select({ count: count() })
      .from(aiJobs)
      .where(and(living, eq(aiJobs.state, "running")));
    const before = or(
      sql`${aiJobs.startedAt} < ${at(job.startedAt ?? now)}`,
      and(sql`${aiJobs.startedAt} = ${at(job.startedAt ?? now)}`, lt(aiJobs.id, job.id)),
    );
    const [ahead] = await tx
      .select({ count: count() })
      .from(aiJobs)
      .where(and(living, eq(aiJobs.state, "queued"), ne(aiJobs.id, job.id), before));
    const place = (ahead?.count ?? 0) + 1;
    if ((running?.count ?? 0) + place > slots) return place;
    await tx
      .update(aiJobs)
      .set({ state: "running" })
      .where(and(eq(aiJobs.id, job.id), eq(aiJobs.lease, lease)));
    return 0;
  });
}

/** Prolongs every lease of a process. Returns the ids of the jobs that it still holds. */
export async function prolongLeases(db: Queries, lease: string, until: Date): Promise<string[]> {
  const rows = await db
    .update(aiJobs)
    .set({ leasedUntil: until })
    .where(and(eq(aiJobs.lease, lease), isRunning))
    .returning({ id: aiJobs.id });
  return rows.map(({ id }) => id);
}

export type Ended = { state: "done" | "invalid" | "failed"; outcome: unknown; now: Date };

const endedWith = ({ state, outcome, now }: Ended) => ({
  ...{ state, outcome, endedAt: now, input: null, lease: null, leasedUntil: null },
});

/** Ends a job that this process still holds. Returns false where it does not, and nothing may follow. */
export async function endHeldJob(tx: Transaction, id: string, lease: string, ended: Ended): Promise<boolean> {
  const rows = await tx
    .update(aiJobs)
    .set(endedWith(ended))
    .where(and(eq(aiJobs.id, id), eq(aiJobs.lease, lease), isRunning))
    .returning({ id: aiJobs.id });
  return rows.length > 0;
}

/** What makes a job one that nobody will end: its process died, or nobody began to read it. */
export type Abandoned = { now: Date; createdBefore: Date };

const isAbandoned = ({ now, createdBefore }: Abandoned) =>
  and(
    isNull(aiJobs.endedAt),
    or(
      and(isRunning, lt(aiJobs.leasedUntil, now)),
      and(eq(aiJobs.state, "waiting"), sql`${aiJobs.createdAt} <= ${at(createdBefore)}`),
    ),
  );

/** Ends a job that is abandoned. Returns false where it is not, or not any more. */
export async function endAbandonedJob(tx: Transaction, id: string, when: Abandoned, ended: Ended): Promise<boolean> {
  const rows = await tx
    .update(aiJobs)
    .set(endedWith(ended))
    .where(and(eq(aiJobs.id, id), isAbandoned(when)))
    .returning({ id: aiJobs.id });
  return rows.length > 0;
}

/** Ends a job that nobody has begun to read. Returns false where somebody has. */
export async function endWaitingJob(tx: Transaction, id: string, ended: Ended): Promise<boolean> {
  const rows = await tx
    .update(aiJobs)
    .set(endedWith(ended))
    .where(and(eq(aiJobs.id, id), eq(aiJobs.state, "waiting")))
    .returning({ id: aiJobs.id });
  return rows.length > 0;
}

/** Ends a job that has not ended, whoever runs it. Returns false where it has. */
export async function endOpenJob(tx: Transaction, id: string, ended: Ended): Promise<boolean> {
  const rows = await tx
    .update(aiJobs)
    .set(endedWith(ended))
    .where(and(eq(aiJobs.id, id), isNull(aiJobs.endedAt)))
    .returning({ id: aiJobs.id });
  return rows.length > 0;
}

export async function listAbandonedJobs(
  db: Queries,
  when: Abandoned,
  most: number,
): Promise<Pick<JobRow, "id" | "userId" | "state">[]> {
  return db
    .select({ id: aiJobs.id, userId: aiJobs.userId, state: aiJobs.state })
    .from(aiJobs)
    .where(isAbandoned(when))
    .orderBy(asc(aiJobs.createdAt))
    .limit(most);
}

/** Notes what was taken for a job. */
export async function setTaken(tx: Transaction, id: string, taken: number): Promise<void> {
  await tx.update(aiJobs).set({ taken }).where(eq(aiJobs.id, id));
}

export type Chunk = { jobId: string; number: number; text: string };

/** Stores chunks of several jobs. Those of a job that is gone, with its user, are left out. */
export async function insertChunks(db: Queries, chunks: readonly Chunk[]): Promise<void> {
  await db.execute(sql`
    insert into ai_chunks (job_id, number, text)
    select chunk."jobId", chunk.number, chunk.text
    from jsonb_to_recordset(${JSON.stringify(chunks)}::jsonb) as chunk ("jobId" text, number integer, text text)
    join ai_jobs on ai_jobs.id = chunk."jobId"
    on conflict do nothing`);
}

/** Returns the chunks of a job after the one of that number. */
export async function listChunks(db: Queries, jobId: string, after: number): Promise<Omit<Chunk, "jobId">[]> {
  return db
    .select({ number: aiChunks.number, text: aiChunks.text })
    .from(aiChunks)
    .where(and(eq(aiChunks.jobId, jobId), gt(aiChunks.number, after)))
    .orderBy(asc(aiChunks.number));
}

/** Removes the jobs that ended before `before`, with their chunks. */
export function deleteEndedJobs(db: Queries, before: Date): Promise<void> {
  return removeInSteps(db, aiJobs, lt(aiJobs.endedAt, before));
}
