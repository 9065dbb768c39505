import { z } from "zod";
import { locales } from "#locales/words.ts";
import { defineJob } from "#server/jobs/job.ts";
import { resendCode, sendPasswordChanged, sendResetLink } from "./service.ts";

/**
 * Mails that no answer may wait for. Each goes out at least once: a process that dies after the mail server took the
 * message and before that was noted sends it again. Codes and links are made here and are never in the table of jobs, so
 * a second mail has another code. The newest one counts, and of links each is good. A second attempt of a job takes no
 * second place in the quota of the email, which knows the job.
 */
const locale = z.enum(locales);
const retries = 5;
const leaseMs = 60_000;

const sendCode = defineJob({
  kind: "accounts.send-code",
  // The cookie is a secret that ties a sign-up to one browser: its hash finds the sign-up as well.
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

export const accountJobs = [sendCode, sendLink, tellPasswordChanged] as const;
