import { tokensToTake } from "#core/assistant/costs.ts";
import type { Transaction } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { Metrics } from "#server/metrics.ts";
import { type CurrentUser, toCurrentUser } from "#server/operations/principal.ts";
import { findUser } from "../accounts/service.ts";
import { lockUsers, release, settle } from "../ledger/service.ts";
import type { CoverDraws } from "../resumes/service.ts";
import type { JobOutcome } from "./outcome.ts";
import * as store from "./store.ts";
import type { WorkDone } from "./work.ts";

/** What ends a job besides the database. */
export type RunServices = { coverDraws: CoverDraws; metrics: Pick<Metrics, "noteTokens"> };

/** The cause under which a job's tokens are held and taken. */
export const causeOf = (jobId: string) => `assistant:${jobId}`;

/** Another process has ended the job, because this one did not prolong its lease in time. */
class JobLost extends Error {
  override name = "JobLost";
}

type Held = { lease: string; row: store.JobRow };

/**
 * Stores the result of a job, takes its tokens and writes its last event, all or nothing. Throws where this process does
 * not hold the job any more, and what `complete` throws; nothing is stored then.
 */
export async function storeEnd(
  deps: Deps,
  { coverDraws, metrics }: RunServices,
  { lease, row, done }: Held & { done: WorkDone },
): Promise<JobOutcome> {
  const now = new Date(deps.now());
  const amount = tokensToTake(done.ending, done.used, row.reserved);
  const { outcome, taken } = await deps.db.transaction(async (tx) => {
    const user = await lockUser(deps, tx, row.userId);
    const settled = await settle(tx, { cause: causeOf(row.id), amount }, now);
    const taken = settled.outcome === "missing" ? 0 : settled.taken;
    const last: JobOutcome =
      done.ending === "done"
        ? { event: "finish", data: await done.complete(tx, user, taken) }
        : { event: "validateFail", error: done.error };
    const state = done.ending;
    if (!(await store.endHeldJob(tx, row.id, lease, { state, outcome: last, now }))) throw new JobLost();
    await store.setTaken(tx, row.id, taken);
    return { outcome: last, taken };
  });
  metrics.noteTokens(row.engine, taken);
  if (done.ending === "done" && done.resumeOf && outcome.event === "finish") {
    await coverDraws.soon(done.resumeOf(outcome.data), row.userId);
  }
  return outcome;
}

async function lockUser(deps: Deps, tx: Transaction, userId: string): Promise<CurrentUser> {
  await lockUsers(tx, [userId]);
  const record = await findUser(tx, userId);
  if (!record) throw new JobLost();
  return toCurrentUser(deps, record);
}

/** Gives the tokens of a job back and writes its last event, if this process still holds it. */
export async function giveBack(
  deps: Pick<Deps, "db" | "now">,
  { lease, row, outcome }: Held & { outcome: JobOutcome },
): Promise<JobOutcome> {
  const now = new Date(deps.now());
  await deps.db.transaction(async (tx) => {
    await lockUsers(tx, [row.userId]);
    const isEnded = await store.endHeldJob(tx, row.id, lease, { state: "failed", outcome, now });
    if (isEnded) await release(tx, { cause: causeOf(row.id) }, now);
  });
  return outcome;
}
