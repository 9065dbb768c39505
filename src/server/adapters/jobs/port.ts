import type { Queries } from "#server/db/client.ts";

/**
 * Runs work in the background, at least once, however many processes share the database and whichever of them is killed.
 * "At least once" is the promise: a process that dies after it did the work and before that was noted leaves the job to be
 * run again, so whatever a job does must be harmless when done twice, or be guarded by a row of its own.
 */
export type JobQueue = {
  /** `embedded` or the library's name. */
  readonly kind: string;
  /** Adds a job. Inside a transaction the job exists if and when that transaction commits. */
  enqueue(db: Queries, job: NewJob): Promise<void>;
  /** Makes a worker for these kinds of jobs. It does nothing until it is told to. */
  createWorker(settings: WorkerSettings): JobWorker;
};

export type NewJob = {
  kind: string;
  /** JSON. It is stored in clear: no passwords, codes or tokens, which a job makes itself when it runs. */
  payload: unknown;
  /**
   * Of the same kind and key at most one job waits, and at most one runs, at a time. A job that runs already does not
   * count as waiting: it may have read what has changed since, so the next one waits for it to end.
   */
  key?: string;
  /** What happens when one waits under the key: it stays as it is, or takes over this payload and time. Default: keep. */
  keyed?: "keep" | "replace";
  /** Milliseconds from now until it may run. */
  delayMs?: number;
  /** The id of a user or an email: the job is removed with the account of that name. */
  about?: string;
};

export type JobKindSettings = {
  /** Attempts after the first one. */
  retries: number;
  /**
   * A job whose worker has died is taken over after so many milliseconds. A worker that lives prolongs its lease all the
   * time, so this is not a limit for how long a job may run.
   */
  leaseMs: number;
  /** Milliseconds between two runs of a recurrent job, which is run once in that time by all processes together. */
  everyMs?: number;
  /** Of this kind at most so many run at a time in one process; absent: as many as there are slots. */
  parallel?: number;
};

export type WorkerSettings = {
  kinds: Readonly<Record<string, JobKindSettings>>;
  /** Does the work; a rejection is a failed attempt. */
  run(job: RunningJob): Promise<void>;
  /** Jobs that run at a time in this process. */
  slots: number;
  /** Milliseconds between two looks at the table when nothing wakes the worker. */
  pollMs: number;
  /** Milliseconds that `stop` waits for the jobs under way before it hands them back. */
  graceMs: number;
};

export type RunningJob = {
  id: string;
  kind: string;
  payload: unknown;
  /** 1 for the first one. */
  attempt: number;
  /** Aborted when the worker has lost its lease or is about to end: another run may begin from then on. */
  signal: AbortSignal;
};

export type JobWorker = {
  /** Takes jobs as they fall due, until `stop`. */
  start(): void;
  /** Runs what is due now, one after the other, and what becomes due meanwhile. For programs without a running worker. */
  runDue(kinds?: readonly string[]): Promise<void>;
  /** Takes no more jobs, waits for those under way, and hands back those that do not end in time. */
  stop(): Promise<void>;
};
