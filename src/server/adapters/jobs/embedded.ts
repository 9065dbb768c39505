import type { Logger } from "pino";
import type { Database } from "#server/db/client.ts";
import { safeError } from "#server/db/errors.ts";
import { newId, newSecret } from "#server/ids.ts";
import type { JobKindSettings, JobQueue, JobWorker, WorkerSettings } from "./port.ts";
import * as store from "./store.ts";

type Needs = {
  db: Database;
  log: Logger;
  /**
   * The clock of every time in the table; tests set it. The clocks of processes on several machines must agree to
   * within a few seconds. Their difference is added to or taken from a delay and a lease, and nothing else depends on
   * it.
   */
  now: () => number;
};

/**
 * After an enqueue the worker looks again after this time, then after twice as long, until it is back at its usual
 * interval.
 */
const firstLookMs = 25;
/** The delay between the first and the second attempt. It doubles with every further attempt. */
const firstRetryMs = 5_000;
const longestRetryMs = 3_600_000;
/** Milliseconds that `stop` waits for jobs after their signals were aborted. */
const abortGraceMs = 500;
/** Characters of an error that are stored with the job. */
const maxErrorLength = 300;

/**
 * Stores jobs in a table of our own, on both databases. A worker takes a row by a conditional update that gives it a
 * lease; it prolongs the lease while it works and deletes the row at the end. An enqueue wakes the worker of its own
 * process at once. The enqueuing transaction may commit a moment later, and other processes learn nothing of it, so
 * both rely on polling.
 */
export function createEmbeddedJobs(needs: Needs): JobQueue {
  const sleepers = new Set<() => void>();
  return {
    kind: "embedded",
    async enqueue(db, { kind, payload, key = null, keyed = "keep", delayMs = 0, about = null }) {
      const now = needs.now();
      const row = { id: newId(), kind, key, about, payload, runAt: new Date(now + delayMs), createdAt: new Date(now) };
      await store.insertJob(db, row, keyed);
      // A job with a delay is found by polling when it is due.
      if (delayMs <= 0) for (const wake of sleepers) wake();
    },
    isRetried: (db, kinds, about) => store.hasFailed(db, kinds, about),
    createWorker: (settings) => createWorker(needs, settings, sleepers),
  };
}

type Kinds = Readonly<Record<string, JobKindSettings>>;
type Run = { id: string; kind: string; lease: string; attempts: number; controller: AbortController };
type Runs = Map<Run, Promise<void>>;

function createWorker(needs: Needs, settings: WorkerSettings, sleepers: Set<() => void>): JobWorker {
  const { db, log, now } = needs;
  const runs: Runs = new Map();
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let pause = settings.pollMs;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;

  /** Returns the kinds of which this worker may start another job. */
  function open(): Kinds {
    const running = (kind: string) => [...runs.keys()].filter((run) => run.kind === kind).length;
    return Object.fromEntries(
      Object.entries(settings.kinds).filter(([kind, { parallel }]) => running(kind) < (parallel ?? settings.slots)),
    );
  }

  /** Takes the next due job and starts it. Returns null where no job is due. */
  async function begin(kinds: Kinds): Promise<{ done: Promise<void> } | null> {
    const lease = newSecret(12);
    const row = await store.claimJob(db, kinds, lease, new Date(now()));
    if (!row) return null;
    const run: Run = { ...row, lease, controller: new AbortController() };
    const done = runJob(needs, settings, run, row.payload).finally(() => runs.delete(run));
    runs.set(run, done);
    return { done };
  }

  async function look(): Promise<void> {
    await addRecurrent(needs, settings.kinds);
    while (isRunning && runs.size < settings.slots) {
      const begun = await begin(open());
      if (!begun) return;
      // A slot is free again, so the worker looks at once instead of waiting for the end of the interval.
      void begun.done.then(lookNow);
    }
  }

  /** Looks for jobs, and schedules the next look. */
  function tick(): void {
    isAskedAgain = false;
    looking = look()
      .catch((error: unknown) => log.warn({ error: safeError(error) }, "looking for due jobs failed"))
      .finally(() => {
        looking = undefined;
        rest(isAskedAgain ? 0 : pause);
        pause = Math.min(pause * 2, settings.pollMs);
      });
  }

  function lookNow(): void {
    if (looking) isAskedAgain = true;
    else rest(0);
  }

  function rest(milliseconds: number): void {
    clearTimeout(timer);
    if (isRunning) timer = setTimeout(tick, milliseconds);
  }

  function wake(): void {
    pause = firstLookMs;
    lookNow();
  }

  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      sleepers.add(wake);
      tick();
    },
    async runDue(names = Object.keys(settings.kinds)) {
      const kinds = Object.fromEntries(Object.entries(settings.kinds).filter(([kind]) => names.includes(kind)));
      for (let begun = await begin(kinds); begun; begun = await begin(kinds)) await begun.done;
    },
    async stop() {
      isRunning = false;
      sleepers.delete(wake);
      clearTimeout(timer);
      await looking;
      await settle(runs, settings.graceMs);
      await Promise.all([...runs.keys()].map((run) => handBack(needs, run)));
      await settle(runs, abortGraceMs);
    },
  };
}

/** Runs a job that was taken, from its first heartbeat until its end is recorded. Never rejects. */
async function runJob(needs: Needs, settings: WorkerSettings, run: Run, payload: unknown): Promise<void> {
  const { db, log, now } = needs;
  const { id, kind, lease, attempts: attempt, controller } = run;
  const { retries, leaseMs } = settings.kinds[kind] ?? { retries: 0, leaseMs: 60_000 };
  const heart = setInterval(() => void prolong(needs, run, leaseMs), leaseMs / 3);
  try {
    // A job that takes its process down with it never reports a failure. It is detected here, by one attempt too many.
    if (attempt > retries + 1) {
      log.error({ job: kind, attempt }, "job failed for good: its worker died each time");
      await store.failJob(db, id, lease, "its worker died each time", new Date(now()));
      return;
    }
    const job = { id, kind, payload, attempt, signal: controller.signal };
    const error = await settings.run(job).then(
      () => null,
      (thrown: unknown) => safeError(thrown),
    );
    if (!error) {
      await store.deleteJob(db, id, lease);
      return;
    }
    // It failed because it was aborted, and must not come back later than it is being handed back.
    if (controller.signal.reason === ending) return;
    const words = [error.name, error.code, error.message].filter(Boolean).join(" ").slice(0, maxErrorLength);
    if (attempt > retries) {
      log.error({ error, job: kind, attempt }, "job failed for good");
      await store.failJob(db, id, lease, words, new Date(now()));
      return;
    }
    log.warn({ error, job: kind, attempt }, "job failed and will be tried again");
    const wait = Math.min(firstRetryMs * 2 ** (attempt - 1), longestRetryMs);
    await store.returnJob(db, id, lease, { runAt: new Date(now() + wait), error: words, attempts: attempt });
  } catch (error) {
    // The lease expires by itself, and then the job is run again.
    log.warn({ error: safeError(error), job: kind }, "end of job not recorded");
  } finally {
    clearInterval(heart);
  }
}

async function prolong({ db, log, now }: Needs, run: Run, leaseMs: number): Promise<void> {
  try {
    const isOurs = await store.prolongLease(db, run.id, run.lease, new Date(now() + leaseMs));
    if (!isOurs) run.controller.abort(new Error("the lease of the job was lost"));
  } catch (error) {
    log.warn({ error: safeError(error), job: run.kind }, "lease of job not prolonged");
  }
}

/** Why a job is aborted that is handed back. */
const ending = new Error("the process is about to end");

/** Lets another worker take the job at once. This attempt does not count. */
async function handBack({ db, log, now }: Needs, run: Run): Promise<void> {
  run.controller.abort(ending);
  try {
    const back = { runAt: new Date(now()), error: null, attempts: run.attempts - 1 };
    await store.returnJob(db, run.id, run.lease, back);
  } catch (error) {
    log.warn({ error: safeError(error), job: run.kind }, "job not handed back, it waits for the end of its lease");
  }
}

/** Adds the recurrent jobs that are due. Among all processes that look, one adds each of them. */
async function addRecurrent({ db, now }: Needs, kinds: Kinds): Promise<void> {
  const recurrent = Object.entries(kinds).flatMap(([kind, { everyMs }]) => (everyMs ? [{ kind, everyMs }] : []));
  if (recurrent.length === 0) return;
  const time = new Date(now());
  const names = recurrent.map(({ kind }) => kind);
  const due = await store.listDueKinds(db, names, time);
  for (const { kind, everyMs } of recurrent.filter((one) => due.includes(one.kind))) {
    await db.transaction(async (tx) => {
      if (!(await store.takeTurn(tx, kind, everyMs, time))) return;
      const row = { id: newId(), kind, key: "recurrent", payload: {}, runAt: time, createdAt: time };
      await store.insertJob(tx, row, "keep");
    });
  }
}

/** Waits until no job runs, for at most `atMostMs` milliseconds. */
async function settle(runs: Runs, atMostMs: number): Promise<void> {
  if (runs.size === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, atMostMs);
  });
  await Promise.race([late, Promise.all(runs.values())]);
  clearTimeout(timer);
}
