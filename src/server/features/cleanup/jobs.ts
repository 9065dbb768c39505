import { z } from "zod";
import { defineJob } from "#server/jobs/job.ts";
import { cleanUp } from "./service.ts";

/** Deletes rows by their expiry time alone, so a run that was killed is simply repeated. */
const expired = defineJob({
  kind: "cleanup.expired",
  payload: z.object({}),
  every: 3_600_000,
  retries: 5,
  leaseMs: 60_000,
  run: (deps) => cleanUp(deps),
});

export const cleanupJobs = [expired] as const;
