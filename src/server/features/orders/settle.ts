import { canonicalEmail } from "#core/billing/gift-claims.ts";
import { type Evidence, type ExceptionKind, effectsOf, mismatchOf, type People } from "#core/billing/orders.ts";
import { limits } from "#core/limits.ts";
import type { Transaction } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { book, bookHeld, lockUsers, spend } from "../ledger/service.ts";
import { addGrant } from "../membership/service.ts";
import * as store from "./store.ts";

/**
 * The one door through which an order becomes paid, for messages of a provider, readers of the order, the buyer's
 * confirmation, the reconciling jobs and the operator. Whoever comes brings evidence that was asked for before; nothing
 * outside is waited for here. All of it is one transaction: the payment, the membership, the tokens, the inviter's
 * reward and the order's state are there together or not at all.
 */
export type Settled =
  | "settled"
  /** The same payment had been settled. */
  | "repeated"
  /** The order was paid before by another payment: this one made an order of its own. */
  | "second"
  /** Nothing was granted, and the operator sees why. */
  | "exception"
  /** Closed before the vouchers were taken; nothing was changed. Money from outside is honoured even then. */
  | "closed"
  /** The vouchers do not cover it; nothing was changed. */
  | "insufficient"
  | "missing";

type Needs = Pick<Deps, "db" | "now" | "jobs" | "log">;

/** Settles an order with the evidence of its payment. */
export function settle(deps: Needs, orderId: string, evidence: Evidence): Promise<Settled> {
  return deps.db.transaction((transaction) => settleIn(deps, transaction, orderId, evidence));
}

async function settleIn(deps: Needs, transaction: Transaction, orderId: string, evidence: Evidence): Promise<Settled> {
  const now = new Date(deps.now());
  const seen = await store.findPeople(transaction, orderId);
  if (!seen) return "missing";
  // Users before orders, and users in the order of their ids, as everywhere.
  await lockUsers(
    transaction,
    [seen.userId, seen.inviterId].filter((id): id is string => id !== null),
  );
  const order = await store.lockOrder(transaction, orderId);
  if (!order) return "missing";
  const { provider, providerId } = evidence;
  if (await store.findPayment(transaction, provider, providerId)) return "repeated";
  const wrong = mismatchOf(order, evidence);
  if (wrong) {
    await noteException(transaction, { kind: wrong, orderId, evidence, expected: order }, now);
    return "exception";
  }
  if (provider === "voucher") {
    if (order.tradeState === "SUCCESS" || order.userId === null) return "repeated";
    if (order.tradeState === "CLOSED") return "closed";
    const { userId, amount, currency } = order;
    const price = { account: "voucher", type: "outcome", userId, amount: -amount, currency } as const;
    const spent = await spend(transaction, { ...price, cause: `order:${orderId}` }, now);
    if (spent === "insufficient") return "insufficient";
  }
  if (order.tradeState !== "SUCCESS") {
    await deliver(deps, transaction, { order, evidence, now });
    return "settled";
  }
  const second = await copyOf(transaction, order, now);
  await deliver(deps, transaction, { order: second, evidence, now });
  await noteException(transaction, { kind: "second-payment", orderId, evidence, expected: order }, now);
  return "second";
}

/** Writes a payment of an order that is not paid, and everything that it grants. The buyer and the inviter are locked. */
async function deliver(
  deps: Needs,
  transaction: Transaction,
  { order, evidence, now }: { order: store.OrderRow; evidence: Evidence; now: Date },
): Promise<void> {
  const { provider, providerId, amount } = evidence;
  const paidAt = new Date(evidence.paidAt);
  const payment = { id: newId(), orderId: order.id, provider, providerId, amount, currency: order.currency };
  if (!(await store.addPayment(transaction, { ...payment, paidAt, createdAt: now }))) {
    // Another order took this number at the same moment, which no provider gives twice.
    throw new Error(`The payment of order ${order.id} belongs to another order`);
  }
  const people = await peopleOf(transaction, order, now);
  const effects = effectsOf(order, evidence, people);
  if (effects.grant) await addGrant(transaction, effects.grant, now);
  if (effects.bonus) await book(transaction, [effects.bonus], now);
  if (effects.reward) {
    const expiresAt = new Date(now.getTime() + limits.order.rewardHold);
    await bookHeld(transaction, effects.reward, { now, expiresAt });
  }
  await store.markPaid(transaction, order.id, {
    ...{ isUpdated: effects.grant !== null, paidAt, isAtProvider: provider !== "voucher" },
  });
  for (const kind of effects.exceptions) {
    await noteException(transaction, { kind, orderId: order.id, evidence, expected: order }, now);
  }
  if (order.userId !== null) {
    const about = order.userId;
    await enqueue(deps, transaction, "orders.send-receipt", { orderId: order.id }, { key: order.id, about });
  }
}

/** A second payment of an order is an order of its own, so that every order has one payment. */
async function copyOf(transaction: Transaction, order: store.OrderRow, now: Date): Promise<store.OrderRow> {
  const { userId, planName, paymentMethod, provider, amount, currency } = order;
  const id = newId();
  const same = { userId, planName, paymentMethod, provider, amount, currency };
  await store.addOrder(transaction, { ...same, id, createdAt: now, expiresAt: now });
  const stored = await store.lockOrder(transaction, id);
  if (!stored) throw new Error("An order vanished in its own transaction");
  return stored;
}

async function peopleOf(transaction: Transaction, order: store.OrderRow, now: Date): Promise<People> {
  const [buyer] = await store.findUsers(transaction, order.userId === null ? [] : [order.userId]);
  const [inviter] = await store.findUsers(transaction, buyer?.inviterId ? [buyer.inviterId] : []);
  if (!buyer || !inviter) return { isLifetime: buyer?.isVip ?? false, inviter: null };
  const mailbox = (email: string | null) => (email === null ? null : canonicalEmail(email));
  const isBuyer =
    inviter.id === buyer.id ||
    order.isInvitersDevice ||
    (inviter.cellphone !== "" && inviter.cellphone === buyer.cellphone) ||
    (inviter.email !== null && mailbox(inviter.email) === mailbox(buyer.email));
  const since = new Date(now.getTime() - limits.order.month);
  const recentRewards = await store.countRewards(transaction, inviter.id, since);
  return { isLifetime: buyer.isVip, inviter: { id: inviter.id, isBuyer, recentRewards } };
}

type Exception = {
  kind: ExceptionKind;
  orderId: string | null;
  evidence: Pick<Evidence, "provider" | "providerId" | "amount" | "currency" | "foreignMerchant">;
  expected: { amount: number; currency: string } | null;
};

/** Shows the operator what does not fit, once. The facts are amounts and numbers, nothing of a person. */
export async function noteException(
  db: Parameters<typeof store.addException>[0],
  { kind, orderId, evidence, expected }: Exception,
  now: Date,
): Promise<void> {
  const { provider, providerId, amount, currency, foreignMerchant } = evidence;
  const facts = {
    came: { amount, currency, ...(foreignMerchant === null ? {} : { merchant: foreignMerchant }) },
    ...(expected ? { expected: { amount: expected.amount, currency: expected.currency } } : {}),
  };
  await store.addException(db, { id: newId(), kind, orderId, provider, providerId, facts, createdAt: now });
}
