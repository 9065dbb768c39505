import { z } from "zod";
import { defineJob } from "../jobs/job.ts";
import { sweepFiles } from "./service.ts";

/** Removing a file that is gone already is no error, so a run that was killed is simply repeated. */
const sweep = defineJob({
  kind: "files.sweep",
  payload: z.object({}),
  every: 3_600_000,
  retries: 5,
  leaseMs: 60_000,
  run: (deps) => sweepFiles(deps),
});

export const fileJobs = [sweep] as const;
