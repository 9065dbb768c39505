import { z } from "zod";
import { operationLimits } from "#core/operation-limits.ts";
import { defineJob } from "#server/jobs/job.ts";
import { tellOfInvoice } from "./service.ts";

/** Killed after the mail was accepted, it tells the operator twice. */
const invoiceAsked = defineJob({
  kind: "receipts.tell-of-invoice",
  payload: z.object({ orderId: z.string() }),
  retries: operationLimits.retriesOfADay,
  leaseMs: 60_000,
  run: (deps, payload) => tellOfInvoice(deps, payload),
});

export const receiptJobs = [invoiceAsked] as const;
