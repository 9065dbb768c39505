import { z } from "zod";
import { defineJob } from "#server/jobs/job.ts";
import { cutSitemaps } from "./parts.ts";

/** Looks for the cuts anew and stores them in one transaction, so a run that was killed is simply repeated. */
const cut = defineJob({
  kind: "discovery.cut-sitemaps",
  payload: z.object({}),
  every: 3_600_000,
  retries: 5,
  leaseMs: 60_000,
  run: (deps) => cutSitemaps(deps),
});

export const discoveryJobs = [cut] as const;
