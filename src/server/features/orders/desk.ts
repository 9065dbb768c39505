import type { DeskException, DeskOrder, DeskOrderPage, DeskRefund, OrderFilters } from "#contract/desk-orders.ts";
import { csvOf } from "#core/csv.ts";
import { AppError } from "#core/errors.ts";
import type { Deps } from "#server/deps.ts";
import { actionsAbout, noteAction, type Operator } from "../audit/service.ts";
import { askAbout } from "./ask.ts";
import { toOrder } from "./order-dto.ts";
import { providerOf } from "./providers.ts";
import { carryOutRefund } from "./refunds.ts";
import * as store from "./store/desk.ts";
import { findRefund, type RefundRow, sumBegun } from "./store/refunds.ts";
import { findPaymentOf } from "./store.ts";

/** What the operator sees of orders, and does to them besides refunds (refunds.ts). */

type Page = { limit: number; offset: number };

export async function listDeskOrders(deps: Pick<Deps, "db" | "now">, filters: OrderFilters, page: Page) {
  const now = deps.now();
  const { rows, count } = await store.listDeskOrders(deps.db, filters, { ...page, now: new Date(now) });
  return { data: rows.map((row) => toDeskOrder(row, now)), count };
}

/** Returns one order with all that belongs to it; throws notFound. */
export async function getDeskOrder(
  deps: Pick<Deps, "db" | "now" | "payments">,
  orderId: string,
): Promise<DeskOrderPage> {
  const found = await store.findDeskOrder(deps.db, orderId);
  if (!found) throw new AppError("notFound");
  const { order } = found;
  const payment = await findPaymentOf(deps.db, orderId);
  const refunds = await store.listRefunds(deps.db, orderId);
  const exceptions = await store.listExceptionsOf(deps.db, orderId);
  const subjects = [orderId, ...refunds.map(({ id }) => id), ...exceptions.map(({ id }) => id)];
  const actions = await actionsAbout(deps, { subjects });
  const isPaid = order.tradeState === "SUCCESS";
  return {
    order: toDeskOrder(found, deps.now()),
    payment: payment && {
      provider: payment.provider,
      providerId: payment.providerId,
      amount: payment.amount,
      currency: payment.currency,
      paidAt: payment.paidAt.toISOString(),
      createdAt: payment.createdAt.toISOString(),
    },
    refunds: refunds.map(toRefund),
    exceptions: exceptions.map(toException),
    actions: actions.map(({ id, at, actor, action, reason }) => ({
      ...{ _id: id, at: at.toISOString(), by: actor, action, reason },
    })),
    refundable: isPaid ? order.amount - (await sumBegun(deps.db, orderId)) : 0,
    canAsk: providerOf(deps, order) !== null && order.reference !== null,
    askedAt: order.askedAt?.toISOString() ?? null,
  };
}

/**
 * Asks the provider about an order and about its refunds that are under way, now. Throws notFound, and PaymentsUnavailable
 * where the provider does not answer; then nothing has changed.
 */
export async function askAboutOrder(
  deps: Pick<Deps, "db" | "now" | "jobs" | "log" | "payments">,
  orderId: string,
): Promise<DeskOrderPage> {
  if (!(await store.findDeskOrder(deps.db, orderId))) throw new AppError("notFound");
  await askAbout(deps, orderId);
  for (const { id, state } of await store.listRefunds(deps.db, orderId)) {
    if (state === "approved") await carryOutRefund(deps, id);
  }
  return getDeskOrder(deps, orderId);
}

/** Returns the page of the order that a refund belongs to; throws notFound. */
export async function orderOfRefund(deps: Pick<Deps, "db" | "now" | "payments">, refundId: string) {
  const refund = await findRefund(deps.db, refundId);
  if (!refund) throw new AppError("notFound");
  return getDeskOrder(deps, refund.orderId);
}

export async function listExceptions(deps: Pick<Deps, "db">, state: "open" | "resolved", page: Page) {
  const { rows, count } = await store.listExceptions(deps.db, state, page);
  return { data: rows.map(toException), count };
}

/** Says what became of an exception, once. Throws notFound for one that is resolved. */
export async function resolveException(
  deps: Pick<Deps, "db" | "now">,
  { id, actorId, reason }: Operator & { id: string; reason: string },
): Promise<DeskException> {
  const now = new Date(deps.now());
  return deps.db.transaction(async (transaction) => {
    const row = await store.resolveException(transaction, id, { resolution: reason, resolvedAt: now });
    if (!row) throw new AppError("notFound");
    const action = { actorId, action: "resolve-exception", subject: id, reason };
    await noteAction(transaction, { ...action, before: { kind: row.kind }, after: { isResolved: true } }, now);
    return toException(row);
  });
}

/** What the health page shows of orders; `longOpen` are those that a provider has held open for over an hour. */
export async function healthOfOrders(deps: Pick<Deps, "db" | "now" | "payments">) {
  const { notices, longOpen, exceptions, refunds } = await store.findHealth(deps.db, new Date(deps.now() - 3_600_000));
  const heard = new Map(notices.map(({ provider, receivedAt }) => [provider, receivedAt]));
  return {
    providers: deps.payments.map(({ kind, currency }) => ({
      ...{ provider: kind, currency, lastNoticeAt: heard.get(kind)?.toISOString() ?? null },
    })),
    orders: {
      longOpen: longOpen.map(({ orderId, createdAt, askedAt }) => ({
        ...{ orderId, createdAt: createdAt.toISOString(), askedAt: askedAt?.toISOString() ?? null },
      })),
      billDifferences: exceptions.bills,
      openExceptions: exceptions.all,
    },
    refunds,
  };
}

const columns = [
  ...["order", "placed (UTC)", "email", "nickname", "plan", "amount", "currency", "state", "provider"],
  ...["provider's number", "paid (UTC)", "refunded", "refund asked", "disputed (UTC)"],
] as const;
const rowsAtOnce = 500;

/** Yields the orders as CSV, part by part, so that no table is too long for it. Amounts are in whole units. */
export async function* exportOrders(deps: Pick<Deps, "db" | "now">, filters: OrderFilters): AsyncGenerator<string> {
  // The mark at the beginning lets Excel read Chinese.
  yield `\uFEFF${csvOf([columns])}`;
  const now = new Date(deps.now());
  let last: store.DeskOrderRow["order"] | null = null;
  for (;;) {
    const rows: store.DeskOrderRow[] = await store.listDeskOrdersAfter(deps.db, filters, {
      last,
      limit: rowsAtOnce,
      now,
    });
    if (rows.length === 0) return;
    yield csvOf(rows.map((row) => toCells(toDeskOrder(row, now.getTime()), row.order.reference)));
    last = rows.at(-1)?.order ?? null;
  }
}

function toCells(order: DeskOrder, reference: string | null): (string | number | null)[] {
  const state = order.status === 1 ? "paid" : order.status === 0 ? "open" : "closed";
  return [
    ...[order.orderId, order.createdAt, order.user?.email ?? "", order.user?.nickName ?? "", order.planName],
    ...[order.amount / 100, order.currency, state, order.provider ?? order.paymentMethod, reference ?? ""],
    ...[order.paidAt ?? "", order.refunded / 100, order.asked / 100, order.disputedAt ?? ""],
  ];
}

function toDeskOrder({ order, user, asked }: store.DeskOrderRow, now: number): DeskOrder {
  return {
    ...toOrder(order, now),
    user: user && { _id: user.id, nickName: user.nickName, email: user.email },
    provider: order.provider,
    refunded: order.refunded,
    asked,
    disputedAt: order.disputedAt?.toISOString() ?? null,
  };
}

function toRefund(row: RefundRow): DeskRefund {
  const { id, amount, state, begunBy, reason, answer, createdAt, decidedAt, doneAt } = row;
  return {
    ...{ _id: id, amount, state, begunBy, reason, answer, createdAt: createdAt.toISOString() },
    decidedAt: decidedAt?.toISOString() ?? null,
    doneAt: doneAt?.toISOString() ?? null,
  };
}

type Facts = {
  came?: { amount?: number; currency?: string; merchant?: string };
  expected?: { amount: number; currency: string };
};

function toException(row: store.ExceptionRow): DeskException {
  const { came = {}, expected } = row.facts as Facts;
  return {
    _id: row.id,
    kind: row.kind,
    orderId: row.orderId,
    provider: row.provider,
    providerId: row.providerId,
    came: { amount: came.amount ?? 0, currency: came.currency ?? "", merchant: came.merchant ?? null },
    expected: expected ?? null,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    resolution: row.resolution,
  };
}
