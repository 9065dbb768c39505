import { z } from "zod";
import { defineJob } from "#server/jobs/job.ts";
import { releaseExpired } from "./service.ts";

/**
 * Releases reservations that were neither settled nor released, for example because a process died between the two.
 * Each reservation is closed in its own transaction, so a run that was killed is simply repeated.
 */
const release = defineJob({
  kind: "ledger.release-expired",
  payload: z.object({}),
  every: 60_000,
  retries: 5,
  leaseMs: 60_000,
  async run(deps) {
    await releaseExpired(deps);
  },
});

export const ledgerJobs = [release] as const;
