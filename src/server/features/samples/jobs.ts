import { z } from "zod";
import { operationLimits } from "#core/operation-limits.ts";
import { defineJob } from "#server/jobs/job.ts";
import { storeSamples } from "./service.ts";

/**
 * The samples once more, where a start found the storage unavailable and stored them without their photos. A run that was
 * killed is repeated: portraits that are stored are not stored again, and the rest is one transaction.
 */
const store = defineJob({
  kind: "samples.store",
  payload: z.object({}),
  retries: operationLimits.retriesOfADay,
  leaseMs: 60_000,
  run: (deps) => storeSamples(deps),
});

export const sampleJobs = [store] as const;
