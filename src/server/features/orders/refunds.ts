import { causesOf, reversalOf } from "#core/billing/orders.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { type Payments, PaymentsUnavailable, type RefundThere } from "#server/adapters/payments/port.ts";
import type { Transaction } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { noteAction, type Operator } from "../audit/service.ts";
import { book, lockUsers, release, reserve, reverse } from "../ledger/service.ts";
import { isTurned, turnGrant } from "../membership/service.ts";
import { providerOf } from "./providers.ts";
import { noteException } from "./settle.ts";
import * as store from "./store/refunds.ts";
import * as orderStore from "./store.ts";

/**
 * Money that goes back. A refund is asked for by the buyer, decided by the operator, carried out by the provider and only
 * then reversed in the books. Its row and number exist before the provider is told, so that a retry is the same refund.
 * What it takes back is decided in core/billing/orders.ts and booked as records of its own; no record is changed.
 */
type Needs = Pick<Deps, "db" | "now" | "jobs" | "log" | "payments">;

/** Locks everybody whom a refund of this order changes, then the order. Returns null where there is no such order. */
export async function lockAll(transaction: Transaction, orderId: string) {
  const seen = await orderStore.findPeople(transaction, orderId);
  if (!seen) return null;
  const { reward: cause } = causesOf(orderId);
  const reward = await store.findLeft(transaction, "voucher", cause);
  await lockUsers(
    transaction,
    [seen.userId, reward?.userId ?? null].filter((id): id is string => id !== null),
  );
  return orderStore.lockOrder(transaction, orderId);
}

/** Stores a refund of `amount` cents or of all that is left. Throws notRefundable. The people and the order are locked. */
export async function addRefund(
  transaction: Transaction,
  order: orderStore.OrderRow,
  refund: {
    id?: string;
    amount?: number | undefined;
    reason: string;
    begunBy: store.RefundRow["begunBy"];
    state: "asked" | "approved";
    now: Date;
  },
): Promise<store.RefundRow> {
  const left = order.amount - (await store.sumBegun(transaction, order.id));
  const amount = refund.amount ?? left;
  if (order.tradeState !== "SUCCESS" || amount < 1 || amount > left) throw new AppError("notRefundable");
  const { id = newId(), reason, begunBy, state, now } = refund;
  await store.addRefund(transaction, {
    ...{ id, orderId: order.id, amount, currency: order.currency, state, begunBy, reason },
    ...{ createdAt: now, decidedAt: state === "approved" ? now : null },
  });
  const stored = await store.findRefund(transaction, id);
  if (!stored) throw new Error("A refund vanished in its own transaction");
  return stored;
}

/**
 * Decides a refund that was asked for. `amount` is typed again by the operator and must be the refund's. Throws notFound
 * for one that is decided already, notRefundable for another amount.
 */
export async function decideRefund(
  deps: Needs,
  input: Operator & { refundId: string; verdict: "approved" | "refused"; amount: number; reason: string },
): Promise<store.RefundRow> {
  const { refundId, verdict, amount, reason } = input;
  const now = new Date(deps.now());
  return deps.db.transaction(async (transaction) => {
    const before = await store.findRefund(transaction, refundId);
    if (!before) throw new AppError("notFound");
    if (before.amount !== amount) throw new AppError("notRefundable");
    const change = { state: verdict, answer: reason, decidedAt: now };
    if (!(await store.moveRefund(transaction, refundId, ["asked"], change))) throw new AppError("notFound");
    const { actorId } = input;
    const action = { actorId, action: `refund-${verdict}`, subject: refundId, reason } as const;
    const facts = { state: before.state, amount };
    await noteAction(transaction, { ...action, before: facts, after: { state: verdict } }, now);
    if (verdict === "approved") await tellProvider(deps, transaction, refundId);
    await tellBuyer(deps, transaction, { id: refundId, orderId: before.orderId });
    return { ...before, ...change };
  });
}

/**
 * Begins a refund that nobody asked for, approved at once; once for each `key`, which becomes its id. Throws notFound,
 * notRefundable, and keySpent where the key began another one.
 */
export async function refundOrder(
  deps: Needs,
  input: Operator & { key: string; orderId: string; amount: number; reason: string },
): Promise<store.RefundRow> {
  const { key, orderId, amount, reason, actorId } = input;
  const now = new Date(deps.now());
  return deps.db.transaction(async (transaction) => {
    const order = await lockAll(transaction, orderId);
    if (!order) throw new AppError("notFound");
    const earlier = await store.findRefund(transaction, key);
    if (earlier) {
      if (earlier.orderId !== orderId || earlier.amount !== amount) throw new AppError("keySpent");
      return earlier;
    }
    const wanted = { id: key, amount, reason, begunBy: "operator", state: "approved", now } as const;
    const refund = await addRefund(transaction, order, wanted);
    const after = { refundId: refund.id, amount: refund.amount };
    await noteAction(transaction, { actorId, action: "refund", subject: order.id, reason, before: {}, after }, now);
    await tellProvider(deps, transaction, refund.id);
    await tellBuyer(deps, transaction, refund);
    return refund;
  });
}

function tellProvider(deps: Needs, transaction: Transaction, refundId: string): Promise<void> {
  return enqueue(deps, transaction, "orders.carry-out-refund", { refundId }, { key: refundId });
}

async function tellBuyer(
  deps: Needs,
  transaction: Transaction,
  refund: { id: string; orderId: string },
): Promise<void> {
  const about = (await orderStore.findPeople(transaction, refund.orderId))?.userId;
  if (about)
    await enqueue(deps, transaction, "orders.tell-buyer-of-refund", { refundId: refund.id }, { key: refund.id, about });
}

/**
 * Has the provider carry an approved refund out and reverses it in the books once it says that the money went back.
 * Vouchers go back at once. Running it again after a crash is the same refund, by its number.
 */
export async function carryOutRefund(deps: Needs, refundId: string): Promise<void> {
  const refund = await store.findRefund(deps.db, refundId);
  if (refund?.state !== "approved") return;
  const order = await orderStore.findOrder(deps.db, refund.orderId);
  const payment = order && (await orderStore.findPaymentOf(deps.db, order.id));
  if (!order || !payment) return;
  if (payment.provider === "voucher") return finish(deps, refundId, "done", null);
  const provider = providerOf(deps, order);
  if (!provider) throw new PaymentsUnavailable(`${payment.provider} is not set up any more`);
  const { amount, currency } = refund;
  const there: RefundThere = {
    refundId,
    order,
    providerId: payment.providerId,
    amount,
    total: payment.amount,
    currency,
  };
  // The second time it is asked what became of the first.
  const { state, providerId } = await (refund.providerId === null
    ? provider.refund(there)
    : provider.readRefund(there));
  if (state !== "pending") return finish(deps, refundId, state, providerId);
  if (providerId !== null) await store.moveRefund(deps.db, refundId, ["approved"], { providerId });
}

/** Asks about every refund that is not finished. */
export async function carryOutRefunds(deps: Needs, atMost = 100): Promise<void> {
  for (const refundId of await store.listApproved(deps.db, atMost)) {
    await carryOutRefund(deps, refundId).catch((error) => {
      if (!(error instanceof PaymentsUnavailable)) throw error;
      deps.log.warn({ refundId, reason: error.message }, "refund not carried out yet");
    });
  }
}

async function finish(
  deps: Needs,
  refundId: string,
  state: "done" | "failed",
  providerId: string | null,
): Promise<void> {
  const now = new Date(deps.now());
  await deps.db.transaction(async (transaction) => {
    const refund = await store.findRefund(transaction, refundId);
    const order = refund && (await lockAll(transaction, refund.orderId));
    if (!refund || !order) return;
    const change = { state, doneAt: now, ...(providerId === null ? {} : { providerId }) };
    if (!(await store.moveRefund(transaction, refundId, ["approved"], change))) return;
    if (state === "done") return reverseOrder(transaction, order, { ...refund, now });
    const payment = await orderStore.findPaymentOf(transaction, order.id);
    if (!payment) return;
    const evidence = { ...payment, foreignMerchant: null, amount: refund.amount };
    await noteException(transaction, { kind: "refund-failed", orderId: order.id, evidence, expected: null }, now);
  });
}

/** Takes back what an order granted, as far as the money went back. The people and the order are locked. */
async function reverseOrder(
  transaction: Transaction,
  order: orderStore.OrderRow,
  refund: { id: string; amount: number; now: Date },
): Promise<void> {
  const { now } = refund;
  const causes = causesOf(order.id);
  const payment = await orderStore.findPaymentOf(transaction, order.id);
  const bonus = await store.findLeft(transaction, "token", causes.bonus);
  const reward = await store.findLeft(transaction, "voucher", causes.reward);
  const facts = {
    paid: order.amount,
    refunded: order.refunded,
    isPaidByVoucher: payment?.provider === "voucher",
    bonusLeft: bonus?.left ?? 0,
    freeTokens: order.userId === null ? 0 : await store.freeTokens(transaction, order.userId),
    rewardLeft: reward?.left ?? 0,
  };
  const back = reversalOf(facts, refund.amount);
  const { currency } = order;
  const cause = (what: string) => `refund:${refund.id}:${what}`;
  if (bonus && back.tokens > 0) {
    const entry = { account: "token", type: "membership", userId: bonus.userId, amount: -back.tokens } as const;
    await reverse(transaction, { ...entry, cause: cause("tokens"), reverses: causes.bonus }, now);
  }
  if (reward && back.reward > 0) {
    // What is held is freed first, so that the reward is taken from itself; what is left of it is held on.
    const freed = await release(transaction, { cause: causes.reward }, now);
    const rest = reward.left - back.reward;
    const entry = { account: "voucher", type: "referrer", userId: reward.userId, amount: -back.reward } as const;
    await reverse(transaction, { ...entry, currency, cause: cause("reward"), reverses: causes.reward }, now);
    if (freed === "released" && rest > 0 && payment) {
      const expiresAt = new Date(payment.createdAt.getTime() + limits.order.rewardHold);
      await reserve(transaction, { ...entry, amount: rest, currency, cause: cause("rest") }, { now, expiresAt });
    }
  }
  if (back.voucher > 0 && order.userId !== null) {
    const entry = { account: "voucher", type: "outcome", userId: order.userId, amount: back.voucher } as const;
    const given = { ...entry, currency, cause: cause("voucher"), reverses: causes.grant };
    await book(transaction, [given], now);
  }
  if (back.takesGrant) {
    await turnGrant(transaction, { grant: causes.grant, effect: "take", source: "refund", cause: cause("grant") }, now);
  }
  await store.countRefunded(transaction, order.id, { amount: refund.amount, refundedAt: now });
}

/**
 * A buyer's bank disputes a payment: the membership is suspended until that is decided. Won, it is restored; lost, the
 * provider took the money back, which is a refund of all that was left. The operator sees each.
 */
export async function noteDispute(
  deps: Needs,
  kind: Payments["kind"],
  dispute: { disputeId: string; state: "opened" | "won" | "lost"; providerId: string },
): Promise<void> {
  const now = new Date(deps.now());
  const { disputeId, state } = dispute;
  const payment = await orderStore.findPayment(deps.db, kind, dispute.providerId);
  if (!payment) {
    const evidence = { provider: kind, providerId: disputeId, amount: 0, currency: "", foreignMerchant: null };
    return noteException(deps.db, { kind: "dispute", orderId: null, evidence, expected: null }, now);
  }
  await deps.db.transaction(async (transaction) => {
    const order = await lockAll(transaction, payment.orderId);
    if (!order) return;
    const cause = (end: string) => `dispute:${disputeId}:${end}`;
    const isWhole = order.refunded === order.amount;
    const turn = { grant: causesOf(order.id).grant, source: "dispute", cause: cause(state) } as const;
    const isLost = (await store.findByProviderId(transaction, disputeId)) !== null;
    if (state === "opened") {
      // Messages may arrive in another order: what is decided is not opened again.
      if (isLost || (await isTurned(transaction, cause("won")))) return;
      if (!isWhole) await turnGrant(transaction, { ...turn, effect: "take" }, now);
      await store.putDispute(transaction, order.id, now);
      const evidence = { ...payment, providerId: disputeId, foreignMerchant: null };
      return noteException(transaction, { kind: "dispute", orderId: order.id, evidence, expected: null }, now);
    }
    await store.putDispute(transaction, order.id, null);
    if (state === "won" && !isWhole) await turnGrant(transaction, { ...turn, effect: "restore" }, now);
    if (state === "lost" && !isLost) await takeBack(transaction, order, { providerId: disputeId, now });
  });
}

/** Books money that went back at the provider without us, as far as our own refunds do not explain it. */
export async function noteRefundedThere(
  deps: Needs,
  kind: Payments["kind"],
  notice: { providerId: string; total: number },
): Promise<void> {
  const now = new Date(deps.now());
  const payment = await orderStore.findPayment(deps.db, kind, notice.providerId);
  if (!payment) return;
  await deps.db.transaction(async (transaction) => {
    const order = await lockAll(transaction, payment.orderId);
    if (!order) return;
    const more = notice.total - (await store.sumBegun(transaction, order.id, ["approved", "done"]));
    const providerId = `${notice.providerId} ${notice.total}`;
    if (more > 0) await takeBack(transaction, order, { providerId, now, amount: more });
  });
}

/**
 * Books what a provider took back by itself: `amount` cents, or all that is left. What buyers only asked for is refused
 * first, because it is answered by that.
 */
async function takeBack(
  transaction: Transaction,
  order: orderStore.OrderRow,
  taken: { providerId: string; now: Date; amount?: number },
): Promise<void> {
  const { providerId, now } = taken;
  await store.refuseAsked(transaction, order.id, now);
  const left = order.amount - (await store.sumBegun(transaction, order.id));
  const amount = Math.min(left, taken.amount ?? left);
  if (amount < 1) return;
  const lost = { reason: "", begunBy: "provider", state: "approved", now, amount } as const;
  const refund = await addRefund(transaction, order, lost);
  await store.moveRefund(transaction, refund.id, ["approved"], { state: "done", doneAt: now, providerId });
  await reverseOrder(transaction, order, { id: refund.id, amount, now });
}
