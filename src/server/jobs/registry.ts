import type { z } from "zod";
import { accountJobs } from "../features/accounts/jobs.ts";
import { assistantJobs } from "../features/assistant/jobs.ts";
import { catalogJobs } from "../features/catalog/jobs.ts";
import { cleanupJobs } from "../features/cleanup/jobs.ts";
import { discoveryJobs } from "../features/discovery/jobs.ts";
import { ledgerJobs } from "../features/ledger/jobs.ts";
import { orderJobs } from "../features/orders/jobs.ts";
import { originalJobs } from "../features/originals/jobs.ts";
import { programJobs } from "../features/programs/jobs.ts";
import { receiptJobs } from "../features/receipts/jobs.ts";
import { resumeJobs } from "../features/resumes/jobs.ts";
import { sampleJobs } from "../features/samples/jobs.ts";
import { fileJobs } from "../files/jobs.ts";
import type { JobDefinition } from "./job.ts";

/** Every kind of work in the background, one line for each feature that has jobs. */
export const jobs = [
  ...accountJobs,
  ...assistantJobs,
  ...catalogJobs,
  ...cleanupJobs,
  ...discoveryJobs,
  ...fileJobs,
  ...ledgerJobs,
  ...orderJobs,
  ...originalJobs,
  ...programJobs,
  ...receiptJobs,
  ...resumeJobs,
  ...sampleJobs,
] as const;

type Definition = (typeof jobs)[number];

export type JobKind = Definition["kind"];

/** The payload with which each kind is enqueued. */
export type JobPayloads = {
  [Kind in JobKind]: Extract<Definition, { kind: Kind }> extends { payload: infer Payload extends z.ZodType }
    ? z.input<Payload>
    : never;
};

const byKind = new Map<string, JobDefinition>(jobs.map((job) => [job.kind, job]));

/** Returns the definition of a kind, or undefined for a kind of an older or newer program. */
export function findJob(kind: string): JobDefinition | undefined {
  return byKind.get(kind);
}
