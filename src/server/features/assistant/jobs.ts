import { z } from "zod";
import { defineJob } from "#server/jobs/job.ts";
import { sweepJobs } from "./service.ts";

/**
 * Gives back the tokens of jobs whose process has died or that nobody began to read, and removes what was read long ago.
 * Each job is ended in its own transaction, so a run that was killed is simply repeated.
 */
const sweep = defineJob({
  kind: "assistant.sweep",
  payload: z.object({}),
  every: 15_000,
  retries: 5,
  leaseMs: 60_000,
  run: (deps) => sweepJobs(deps),
});

export const assistantJobs = [sweep] as const;
