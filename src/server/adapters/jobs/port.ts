import type { Queries } from "#server/db/client.ts";

/**
 * Runs work in the background at least once, however many processes share the database and whichever of them is killed.
 * A process that dies after it did the work and before it recorded that leaves the job to be run again, so whatever a
 * job does must be harmless when done twice, or be guarded by a row of its own.
 */
export type JobQueue = {
  /** `embedded`, or the name of the library. */
  readonly kind: string;
  /** Adds a job. Inside a transaction the job exists if and when that transaction commits. */
  enqueue(db: Queries, job: NewJob): Promise<void>;
  /**
   * Whether a job of one of these kinds about this user or email has failed and is tried again, or has failed for good:
   * what it should do is late.
   */
  isRetried(db: Queries, kinds: readonly string[], about: string): Promise<boolean>;
  /** Makes a worker for these kinds of jobs. It does nothing until `start` or `runDue` is called. */
  createWorker(settings: WorkerSettings): JobWorker;
};

export type NewJob = {
  kind: string;
  /** JSON. It is stored in clear: no passwords, codes or tokens, which a job makes itself when it runs. */
  payload: unknown;
  /**
   * At most one job of the same kind and key waits, and at most one runs, at a time. A running job does not count as
   * waiting: the data may have changed since it read it, so the next job waits for it to end.
   */
  key?: string;
  /**
   * What happens when a job already waits under the key: it stays as it is, or it takes over this payload and time.
   * Default: `keep`.
   */
  keyed?: "keep" | "replace";
  /** Milliseconds from now until it may run. */
  delayMs?: number;
  /** The id of a user or an email. The job is removed together with that account. */
  about?: string;
};

export type JobKindSettings = {
  /** Attempts after the first one. */
  retries: number;
  /**
   * Milliseconds after which a job whose worker has died is taken over. A living worker keeps prolonging its lease, so
   * this is no limit on how long a job may run.
   */
  leaseMs: number;
  /** Milliseconds between two runs of a recurrent job. All processes together run it once in that time. */
  everyMs?: number;
  /** How many jobs of this kind may run at a time in one process. Absent: as many as there are slots. */
  parallel?: number;
};

export type WorkerSettings = {
  kinds: Readonly<Record<string, JobKindSettings>>;
  /** Does the work. A rejection is a failed attempt. */
  run(job: RunningJob): Promise<void>;
  /** How many jobs run at a time in this process. */
  slots: number;
  /** Milliseconds between two looks at the table when nothing wakes the worker. */
  pollMs: number;
  /** Milliseconds that `stop` waits for running jobs before it hands them back. */
  graceMs: number;
};

export type RunningJob = {
  id: string;
  kind: string;
  payload: unknown;
  /** 1 for the first attempt. */
  attempt: number;
  /** Aborted when the worker has lost its lease or is about to stop: another run may begin from then on. */
  signal: AbortSignal;
};

export type JobWorker = {
  /** Takes jobs as they fall due, until `stop`. */
  start(): void;
  /**
   * Runs the jobs that are due now, one after the other, and those that become due meanwhile. For programs without a
   * running worker.
   */
  runDue(kinds?: readonly string[]): Promise<void>;
  /** Takes no more jobs, waits for the running ones, and hands back those that do not end in time. */
  stop(): Promise<void>;
};
