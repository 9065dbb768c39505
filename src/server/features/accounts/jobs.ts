import { z } from "zod";
import { operationLimits } from "#core/operation-limits.ts";
import { locales } from "#locales/words.ts";
import { defineJob } from "#server/jobs/job.ts";
import { resendCode, sendFirstCode, sendPasswordChanged, sendResetLink } from "./service.ts";

/**
 * Mails that must not delay an answer. While the mail server does not take them they are tried for a day, as long as a
 * sign-up waits. Each is sent at least once: a process that dies after the mail server accepted
 * the message, but before that was recorded, sends it again. Codes and links are generated inside the job and never
 * stored in the jobs table, so the second mail carries a different code. Only the newest code counts; all links stay
 * valid. A retry of a job does not use up another mail of the email's quota, because the quota records which job took
 * it.
 */
const locale = z.enum(locales);
const retries = operationLimits.retriesOfADay;
const leaseMs = 60_000;

const sendFirst = defineJob({
  kind: "accounts.send-first-code",
  payload: z.object({ signUpId: z.string(), locale }),
  retries,
  leaseMs,
  run: (deps, payload) => sendFirstCode(deps, payload),
});

const sendCode = defineJob({
  kind: "accounts.send-code",
  // The cookie is a secret that ties a sign-up to one browser. Its hash is enough to find the sign-up.
  payload: z.object({ email: z.string(), cookieHash: z.string().nullable(), locale }),
  retries,
  leaseMs,
  run: (deps, payload, job) => resendCode(deps, payload, job.id),
});

const sendLink = defineJob({
  kind: "accounts.send-reset-link",
  payload: z.object({ email: z.string(), locale }),
  retries,
  leaseMs,
  run: (deps, payload, job) => sendResetLink(deps, payload, job.id),
});

const tellPasswordChanged = defineJob({
  kind: "accounts.send-password-changed",
  payload: z.object({ userId: z.string(), locale }),
  retries,
  leaseMs,
  run: (deps, payload) => sendPasswordChanged(deps, payload),
});

export const accountJobs = [sendFirst, sendCode, sendLink, tellPasswordChanged] as const;
