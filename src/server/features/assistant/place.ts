import { tokensToReserve } from "#core/assistant/costs.ts";
import type { AiJobKind } from "#core/assistant/events.ts";
import type { AiTask } from "#core/assistant/task.ts";
import type { TokenType } from "#core/billing/ledger.ts";
import { AppError } from "#core/errors.ts";
import { limits, rates } from "#core/limits.ts";
import type { AiEngine } from "#server/adapters/ai/port.ts";
import type { Transaction } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { balancesOf, lockUsers, release, reserve } from "../ledger/service.ts";
import { causeOf } from "./ending.ts";
import * as store from "./store.ts";

/** Placing jobs, and ending those that nobody will run or that nobody runs any more. */
const { assistant } = limits;

const recordOf: Record<AiJobKind, TokenType> = {
  draft: "resume_create",
  polish: "ai_optimize",
  write: "ai_generate",
  translate: "resume_translate",
  parse: "resume_parse",
};

export type NewJob = {
  kind: AiJobKind;
  engine: AiEngine;
  /** What the kind's work needs; stored until the job has ended. */
  input: unknown;
  /** What the engine will be asked, whose price is reserved. */
  tasks: readonly AiTask[];
  /** Checks in the transaction what must be true before any token is held. */
  check?(tx: Transaction): Promise<void>;
};

/**
 * Stores a job that waits for its first reader, and reserves its tokens. Throws insufficientTokens, aiTooManyJobs where
 * the user has as many as may run at once, and tooManyRequests for drafts. A job of theirs that still waits for a reader
 * makes room for a new one: its page was closed or loaded anew.
 */
export async function placeJob(deps: Deps, user: CurrentUser, job: NewJob): Promise<string> {
  const now = new Date(deps.now());
  const id = newId();
  const amount = priceOf(job);
  await deps.db.transaction(async (tx) => {
    await lockUsers(tx, [user.id]);
    if (job.kind === "draft") await countDrafts(tx, user.id, now);
    await job.check?.(tx);
    await makeRoom(tx, user.id, now);
    const hold = { account: "token", userId: user.id, type: recordOf[job.kind], amount, cause: causeOf(id) } as const;
    const expiresAt = new Date(now.getTime() + assistant.startWithin + 3 * assistant.runFor);
    // What costs nothing in any case holds nothing.
    if (amount > 0 && (await reserve(tx, hold, { now, expiresAt })) === "insufficient") {
      const { token } = await balancesOf({ db: tx }, user.id);
      const data = { needed: amount, available: Math.max(0, token.balance - token.reserved) };
      throw new AppError("insufficientTokens", { data });
    }
    const { kind, input, engine } = job;
    const row = { id, userId: user.id, kind, engine: engine.name, model: engine.model, input };
    await store.insertJob(tx, { ...row, reserved: amount, createdAt: now });
  });
  return id;
}

/** A task may be asked twice where its answer cannot be used the first time; that is paid from the same amount. */
function priceOf({ engine, tasks }: NewJob): number {
  return tasks.reduce((sum, task) => {
    const { prompt, output } = engine.estimate(task);
    return sum + tokensToReserve(task, prompt, output);
  }, 0);
}

/** Drafts are counted in rows and not by the call: a title that was mistyped is no draft. */
async function countDrafts(tx: Transaction, userId: string, now: Date): Promise<void> {
  const { points, seconds } = rates.draft;
  const placed = await store.countJobsSince(tx, userId, "draft", new Date(now.getTime() - seconds * 1000));
  if (placed >= points) throw new AppError("tooManyRequests", { retryAfter: seconds, params: { seconds } });
}

async function makeRoom(tx: Transaction, userId: string, now: Date): Promise<void> {
  const open = await store.listOpenJobs(tx, userId);
  let tooMany = open.length - assistant.atOnce + 1;
  for (const { id } of open.filter(({ state }) => state === "waiting")) {
    if (tooMany <= 0) return;
    if (!(await store.endWaitingJob(tx, id, { state: "failed", outcome: expired, now }))) continue;
    await release(tx, { cause: causeOf(id) }, now);
    tooMany -= 1;
  }
  if (tooMany > 0) throw new AppError("aiTooManyJobs", { params: { most: assistant.atOnce }, retryAfter: 30 });
}

const expired = { event: "error", error: "aiJobExpired" } as const;
const died = { event: "error", error: "aiAborted" } as const;

const abandonedAt = (now: number): store.Abandoned => ({
  now: new Date(now),
  createdBefore: new Date(now - assistant.startWithin),
});

/** Gives a job back if it is abandoned. Returns whether it was. */
export async function giveBackAbandoned(
  deps: Pick<Deps, "db" | "now">,
  job: Pick<store.JobRow, "id" | "userId"> & { state?: store.JobRow["state"] },
): Promise<boolean> {
  const when = abandonedAt(deps.now());
  return deps.db.transaction(async (tx) => {
    await lockUsers(tx, [job.userId]);
    const outcome = job.state === "waiting" ? expired : died;
    const isEnded = await store.endAbandonedJob(tx, job.id, when, { state: "failed", outcome, now: when.now });
    if (isEnded) await release(tx, { cause: causeOf(job.id) }, when.now);
    return isEnded;
  });
}

/**
 * Ends a job at its user's wish and gives its tokens back. The process that runs it, if another does, finds out when it
 * prolongs its lease, and stores nothing. Returns false where the job has ended. Throws notFound for somebody else's.
 */
export async function stopJob(deps: Pick<Deps, "db" | "now">, userId: string, id: string): Promise<boolean> {
  const now = new Date(deps.now());
  if (!(await store.findJob(deps.db, id, userId))) throw new AppError("notFound");
  return deps.db.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    const isEnded = await store.endOpenJob(tx, id, { state: "failed", outcome: died, now });
    if (isEnded) await release(tx, { cause: causeOf(id) }, now);
    return isEnded;
  });
}

/** Gives all abandoned jobs back, each in a transaction of its own, and removes what ended long ago. */
export async function sweepJobs(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const abandoned = await store.listAbandonedJobs(deps.db, abandonedAt(deps.now()), 1000);
  for (const job of abandoned) await giveBackAbandoned(deps, job);
  await store.deleteEndedJobs(deps.db, new Date(deps.now() - assistant.keptFor));
}
