import { z } from "zod";
import { defineJob } from "#server/jobs/job.ts";
import { purgeBins } from "./bin.ts";
import { drawAhead, drawCover } from "./cover.ts";

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

/**
 * Covers of the installation's own samples, one a run. A run that was killed finds the picture stored, or draws it
 * again under the same key; those that follow are enqueued under one key and never twice.
 */
const ahead = defineJob({
  kind: "resumes.draw-ahead",
  payload: z.object({ resumeIds: z.array(z.string()).max(500) }),
  retries: 2,
  leaseMs: 60_000,
  parallel: 1,
  run: (deps, { resumeIds }) => drawAhead(deps, resumeIds),
});

/** Each step of a run is one transaction, so a run that was killed has purged some resumes whole and the rest not at all. */
const purge = defineJob({
  kind: "resumes.purge-bins",
  payload: z.object({}),
  every: 3_600_000,
  retries: 5,
  leaseMs: 60_000,
  run: (deps) => purgeBins(deps),
});

export const resumeJobs = [draw, ahead, purge] as const;
