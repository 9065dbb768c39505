import type { RawMessage } from "#contract/body.ts";
import { mismatchOf } from "#core/billing/orders.ts";
import type { Payments } from "#server/adapters/payments/port.ts";
import type { Deps } from "#server/deps.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { noteDispute, noteRefundedThere } from "./refunds.ts";
import { noteException } from "./settle.ts";
import { putNotice } from "./store/desk.ts";
import * as store from "./store.ts";

/**
 * Messages of providers. A message is only a hint: it is verified and answered at once, and a job asks the provider for
 * the truth, so that a slow provider delays no answer and a forged message moves nothing. What is genuine and does not
 * fit its order is kept for the operator and answered like any other: sending it again would change nothing.
 */
export async function receiveNotice(
  deps: Deps,
  kind: Payments["kind"],
  message: RawMessage,
): Promise<{ accepted: true } | { accepted: false; reason: string }> {
  let refusal = "no such provider is set up";
  for (const provider of deps.payments.filter((one) => one.kind === kind)) {
    const notice = await provider.open(message);
    if (notice.kind === "refused") {
      refusal = notice.reason;
      continue;
    }
    await putNotice(deps.db, kind, new Date(deps.now()));
    await act(deps, kind, notice);
    return { accepted: true };
  }
  return { accepted: false, reason: refusal };
}

type Genuine = Exclude<Awaited<ReturnType<Payments["open"]>>, { kind: "refused" }>;

async function act(deps: Deps, provider: Payments["kind"], notice: Genuine): Promise<void> {
  const now = new Date(deps.now());
  if (notice.kind === "dispute") return noteDispute(deps, provider, notice);
  if (notice.kind === "refunded-there") return noteRefundedThere(deps, provider, notice);
  if (notice.kind === "refund" && notice.refundId) {
    return enqueue(deps, deps.db, "orders.carry-out-refund", { refundId: notice.refundId }, { key: notice.refundId });
  }
  if (notice.kind !== "payment") return;
  const { orderId, evidence } = notice;
  const order = orderId === null ? null : await store.findOrder(deps.db, orderId);
  if (!order) {
    const exception = { kind: "unknown-order", orderId: null, expected: null } as const;
    if (evidence) await noteException(deps.db, { ...exception, evidence }, now);
    return;
  }
  const wrong = evidence && mismatchOf(order, evidence);
  if (wrong) return noteException(deps.db, { kind: wrong, orderId: order.id, evidence, expected: order }, now);
  await enqueue(deps, deps.db, "orders.ask", { orderId: order.id }, { key: order.id });
}
