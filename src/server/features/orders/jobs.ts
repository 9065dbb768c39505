import { z } from "zod";
import { limits } from "#core/limits.ts";
import { operationLimits } from "#core/operation-limits.ts";
import { defineJob } from "#server/jobs/job.ts";
import {
  askAbout,
  carryOutRefund,
  carryOutRefunds,
  compareBills,
  reconcile,
  sendReceipt,
  tellBuyerOfRefund,
  tellOperatorOfRefund,
} from "./service.ts";

/**
 * Whatever these do to an order ends in one transaction that finds out whether it was done before (settle.ts, refunds.ts),
 * so a run that was killed is simply repeated. A provider is asked again, under the same number.
 */
const leaseMs = 60_000;
/**
 * A job whose process was killed waits for the end of its lease. What was paid must be delivered within 60 s of the
 * restart, so the jobs that look for it are free again after half of that; a run that lives prolongs its lease.
 */
const askLeaseMs = 30_000;
const retries = 5;
const nothing = z.object({});

const ask = defineJob({
  kind: "orders.ask",
  payload: z.object({ orderId: z.string() }),
  retries,
  leaseMs: askLeaseMs,
  run: (deps, { orderId }) => askAbout(deps, orderId),
});

const reconcileOpen = defineJob({
  kind: "orders.reconcile",
  payload: nothing,
  every: limits.order.reconcileEvery,
  retries,
  leaseMs: askLeaseMs,
  parallel: 1,
  async run(deps, _, { signal }) {
    await reconcile(deps, "open", signal);
    await carryOutRefunds(deps);
  },
});

/** A payment that was under way while its order was closed is honoured when it is found. */
const watchLate = defineJob({
  kind: "orders.watch-late",
  payload: nothing,
  every: limits.order.lateEvery,
  retries,
  leaseMs,
  parallel: 1,
  run: (deps, _, { signal }) => reconcile(deps, "closed", signal),
});

/**
 * A day's bill is complete at 10:00 the next day in Beijing, 26 hours after it began in UTC. The two days before are
 * compared once more, so that no day is left out where the installation or the provider was away for a while.
 */
const bills = defineJob({
  kind: "orders.compare-bills",
  payload: nothing,
  every: 86_400_000,
  retries,
  leaseMs,
  parallel: 1,
  async run(deps) {
    for (const days of [2, 1, 0]) {
      const within = new Date(deps.now() - (26 + 24 * days) * 3_600_000);
      await compareBills(deps, within.toISOString().slice(0, 10));
    }
  },
});

const refund = defineJob({
  kind: "orders.carry-out-refund",
  payload: z.object({ refundId: z.string() }),
  retries,
  leaseMs,
  run: (deps, { refundId }) => carryOutRefund(deps, refundId),
});

/** Killed after the mail was accepted, it sends the same receipt again. */
const receipt = defineJob({
  kind: "orders.send-receipt",
  payload: z.object({ orderId: z.string() }),
  retries: operationLimits.retriesOfADay,
  leaseMs,
  run: (deps, payload) => sendReceipt(deps, payload),
});

/** Killed after the mail was accepted, it tells the operator twice. */
const refundAsked = defineJob({
  kind: "orders.tell-operator-of-refund",
  payload: z.object({ refundId: z.string() }),
  retries: operationLimits.retriesOfADay,
  leaseMs,
  run: (deps, payload) => tellOperatorOfRefund(deps, payload),
});

/** Killed after the mail was accepted, it tells the same again. */
const refundMail = defineJob({
  kind: "orders.tell-buyer-of-refund",
  payload: z.object({ refundId: z.string() }),
  retries: operationLimits.retriesOfADay,
  leaseMs,
  run: (deps, payload) => tellBuyerOfRefund(deps, payload),
});

export const orderJobs = [ask, reconcileOpen, watchLate, bills, refund, receipt, refundAsked, refundMail] as const;
