import { z } from "zod";
import { operationLimits } from "#core/operation-limits.ts";
import { locales } from "#locales/words.ts";
import { defineJob } from "#server/jobs/job.ts";
import { sendCode } from "./codes.ts";
import { removeProofs, sendDecision } from "./service.ts";

const locale = z.enum(locales);

/** A second run mails a second code, and only the newer one counts. */
const code = defineJob({
  kind: "programs.send-code",
  payload: z.object({ application: z.string(), locale }),
  retries: operationLimits.retriesOfADay,
  leaseMs: 60_000,
  run: (deps, payload, job) => sendCode(deps, payload, job.id),
});

/** A second run mails the same decision a second time. */
const decision = defineJob({
  kind: "programs.send-decision",
  payload: z.object({ application: z.string(), locale }),
  retries: operationLimits.retriesOfADay,
  leaseMs: 60_000,
  run: (deps, payload) => sendDecision(deps, payload),
});

/** Goes by the time of the decision alone, so a run that was killed is simply repeated. */
const proofs = defineJob({
  kind: "programs.remove-proofs",
  payload: z.object({}),
  every: 3_600_000,
  retries: 5,
  leaseMs: 60_000,
  run: (deps) => removeProofs(deps),
});

export const programJobs = [code, decision, proofs] as const;
