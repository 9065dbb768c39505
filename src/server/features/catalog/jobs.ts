import { z } from "zod";
import { defineJob } from "#server/jobs/job.ts";
import { designs } from "#templates/registry.ts";
import { countUses } from "./store.ts";

/** Counts anew whatever was counted before, so a run that was killed is simply repeated. */
const uses = defineJob({
  kind: "catalog.count-uses",
  payload: z.object({}),
  every: 600_000,
  retries: 5,
  leaseMs: 60_000,
  run: (deps) =>
    countUses(
      deps.db,
      designs.map(({ componentName }) => componentName),
      new Date(deps.now()),
    ),
});

export const catalogJobs = [uses] as const;
