import { z } from "zod";
import { defineJob } from "#server/jobs/job.ts";
import { sweepOriginals } from "./service.ts";

/** Deletes by the time of expiry alone, so a run that was killed is simply repeated. */
const sweep = defineJob({
  kind: "originals.sweep",
  payload: z.object({}),
  every: 3_600_000,
  retries: 5,
  leaseMs: 60_000,
  run: (deps) => sweepOriginals(deps),
});

export const originalJobs = [sweep] as const;
