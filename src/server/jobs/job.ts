import type { z } from "zod";
import type { RunningJob } from "../adapters/jobs/port.ts";
import type { Deps } from "../deps.ts";
import type { Covers } from "../features/covers/service.ts";

/** What a job may use: all that a request may, and the services that jobs and requests share in one process. */
export type JobDeps = Deps & { covers: Covers };

/** A kind of work in the background. The registry lists all of them. */
export type JobDefinition<Kind extends string = string, Payload extends z.ZodType = z.ZodType> = {
  /** `feature.what-it-does`. It is stored in the table, so it must not change while jobs of the kind may be waiting. */
  kind: Kind;
  /** What the table stores, in clear. A row that no longer fits the schema fails without being run. */
  payload: Payload;
  /** Milliseconds between two runs of a recurrent job, whose payload is `{}`. */
  every?: number;
  /** Attempts after the first one: 5 s after it, then 10 s, 20 s … up to an hour. */
  retries: number;
  /** Milliseconds that a job waits for another worker when its own has died. */
  leaseMs: number;
  /** How many jobs of this kind may run at a time in one process. Absent: as many as there are slots. */
  parallel?: number;
  /**
   * Does the work. It may be killed at any point and is then run again from the beginning, so the comment of each job
   * tells what happens twice in that case and why that is harmless. `job.signal` is aborted when the work must be left
   * to another run.
   */
  run(deps: JobDeps, payload: z.output<Payload>, job: Omit<RunningJob, "kind" | "payload">): Promise<void>;
};

/** Describes a kind of job. The types of its payload are inferred. */
export function defineJob<const Kind extends string, Payload extends z.ZodType>(
  definition: JobDefinition<Kind, Payload>,
): JobDefinition<Kind, Payload> {
  return definition;
}
