import { z } from "zod";
import { defineJob } from "../jobs/job.ts";
import { sweepFiles } from "./service.ts";

/** A run that was killed is simply repeated: removing a file that is already gone is no error. */
const sweep = defineJob({
  kind: "files.sweep",
  payload: z.object({}),
  every: 3_600_000,
  retries: 5,
  leaseMs: 60_000,
  run: (deps) => sweepFiles(deps),
});

export const fileJobs = [sweep] as const;
