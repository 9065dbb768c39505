import { z } from "zod";
import { defineJob } from "#server/jobs/job.ts";
import { purgeBins } from "./bin.ts";
import { drawCover } from "./cover.ts";

/**
 * A picture of the same state is stored under the same key, so drawing it twice changes nothing. A cover that this job
 * fails to draw is drawn on request, so two retries are enough.
 */
const draw = defineJob({
  kind: "resumes.draw-cover",
  payload: z.object({ resumeId: z.string(), ownerId: z.string() }),
  retries: 2,
  leaseMs: 60_000,
  parallel: 1,
  run: (deps, payload) => drawCover(deps, payload),
});

/** A run is one transaction, so a run that was killed has purged nothing. */
const purge = defineJob({
  kind: "resumes.purge-bins",
  payload: z.object({}),
  every: 3_600_000,
  retries: 5,
  leaseMs: 60_000,
  run: (deps) => purgeBins(deps),
});

export const resumeJobs = [draw, purge] as const;
