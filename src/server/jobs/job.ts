import type { z } from "zod";
import type { RunningJob } from "../adapters/jobs/port.ts";
import type { Deps } from "../deps.ts";
import type { Covers } from "../features/covers/service.ts";

/** What a job may use: all that a request may, and the services that jobs and requests share in one process. */
export type JobDeps = Deps & { covers: Covers };

/** A kind of work in the background. The registry has all of them. */
export type JobDefinition<Kind extends string = string, Payload extends z.ZodType = z.ZodType> = {
  /** `feature.what-it-does`. Rows in the table bear it, so it is never changed while some may wait. */
  kind: Kind;
  /** What the table keeps of it, in clear. A row that does not fit any more fails without being run. */
  payload: Payload;
  /** Milliseconds between two runs, for what nobody asks for; its payload is `{}`. */
  every?: number;
  /** Attempts after the first one, 5 s after it, then 10 s, 20 s … up to an hour. */
  retries: number;
  /** How long a job waits for another worker when its own has died, in milliseconds. */
  leaseMs: number;
  /** Of this kind at most so many run at a time in one process; absent: as many as there are slots. */
  parallel?: number;
  /**
   * Does the work. It may be killed at any point and is then run again from the beginning, so its comment says what
   * happens twice in that case and why that is harmless. `job.signal` is aborted when it must leave the work to another.
   */
  run(deps: JobDeps, payload: z.output<Payload>, job: Omit<RunningJob, "kind" | "payload">): Promise<void>;
};

/** Describes a kind of job, with the types of its payload inferred. */
export function defineJob<const Kind extends string, Payload extends z.ZodType>(
  definition: JobDefinition<Kind, Payload>,
): JobDefinition<Kind, Payload> {
  return definition;
}
