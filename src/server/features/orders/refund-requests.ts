import type { OwnOrder } from "#contract/records.ts";
import { type RefundStanding, refundStanding } from "#core/billing/refund-window.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { formatMoney } from "#core/money.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import { translate } from "#server/http/locale.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { mailMessage } from "#server/mails/message.ts";
import { lastDownload } from "../membership/service.ts";
import { addRefund, lockAll } from "./refunds.ts";
import * as store from "./store/refunds.ts";
import * as orderStore from "./store.ts";

/**
 * What a buyer does about getting money back: asks for it within the published window, and takes that back while nobody
 * has decided. What follows is decided and carried out in refunds.ts.
 */
type Needs = Pick<Deps, "db" | "now" | "jobs">;

/**
 * Asks for a refund of an order, of `amount` cents or of all that is left, and has the operator told. Throws notFound,
 * refundTooLate, refundAfterDownload, notRefundable.
 */
export async function askForRefund(
  deps: Needs,
  input: { userId: string; orderId: string; reason: string; amount?: number | undefined },
): Promise<store.RefundRow> {
  const now = new Date(deps.now());
  return deps.db.transaction(async (transaction) => {
    const order = await lockAll(transaction, input.orderId);
    if (order?.userId !== input.userId) throw new AppError("notFound");
    const downloaded = await lastDownload({ db: transaction }, input.userId);
    const begun = await store.sumBegun(transaction, order.id, ["asked", "approved"]);
    const standing = standingOf({ order, begun, downloaded }, deps.now());
    if (!standing.may) {
      const { why } = standing;
      if (why === "late")
        throw new AppError("refundTooLate", { params: { days: limits.order.refundWindow / 86_400_000 } });
      throw new AppError(why === "downloaded" ? "refundAfterDownload" : "notRefundable");
    }
    const refund = await addRefund(transaction, order, { ...input, begunBy: "buyer", state: "asked", now });
    await enqueue(deps, transaction, "orders.tell-operator-of-refund", { refundId: refund.id }, { key: refund.id });
    return refund;
  });
}

/** Takes back what the buyer asked for of an order. Throws notFound, and notRefundable where nothing is asked for any more. */
export async function withdrawRefund(
  deps: Needs,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<store.RefundRow> {
  return deps.db.transaction(async (transaction) => {
    const order = await lockAll(transaction, orderId);
    if (order?.userId !== userId) throw new AppError("notFound");
    const [newest] = await store.withdrawAsked(transaction, orderId, new Date(deps.now()));
    if (!newest) throw new AppError("notRefundable");
    return newest;
  });
}

function standingOf(
  facts: { order: orderStore.OrderRow; begun: number; downloaded: Date | null },
  now: number,
): RefundStanding {
  const { order, begun, downloaded } = facts;
  const { amount, refunded } = order;
  // An order from before has no time of payment; it was paid when it was placed, or soon after.
  const paidAt = order.tradeState === "SUCCESS" ? (order.paidAt ?? order.createdAt).getTime() : null;
  return refundStanding({ paidAt, amount, refunded, begun, lastDownload: downloaded?.getTime() ?? null }, now);
}

/** Returns what an order's buyer is told of refunds, for each of these orders of one user. */
export async function refundsOfOrders(
  deps: Pick<Deps, "db" | "now">,
  userId: string,
  orders: readonly orderStore.OrderRow[],
): Promise<Map<string, Pick<OwnOrder, "refunded" | "refund" | "refundable">>> {
  const ids = orders.map(({ id }) => id);
  const [refunds, downloaded] = await Promise.all([store.listRefundsOf(deps.db, ids), lastDownload(deps, userId)]);
  return new Map(
    orders.map((order) => {
      const own = refunds.filter(({ orderId }) => orderId === order.id);
      const begun = own
        .filter(({ state }) => state === "asked" || state === "approved")
        .reduce((sum, { amount }) => sum + amount, 0);
      const standing = standingOf({ order, begun, downloaded }, deps.now());
      const refundable = standing.may
        ? { until: new Date(standing.until).toISOString(), why: null }
        : { until: null, why: standing.why };
      const [newest] = own;
      return [order.id, { refunded: order.refunded, refund: newest ? toRefund(newest) : null, refundable }];
    }),
  );
}

function toRefund({ state, amount, begunBy, reason, answer, createdAt }: store.RefundRow): OwnOrder["refund"] {
  return { state, amount, begunBy, reason, answer, createdAt: createdAt.toISOString() };
}

/** Mails the operator's contact that a refund waits, where that is an email; the desk shows it in any case. */
export async function tellOperatorOfRefund(
  deps: Pick<Deps, "db" | "mail" | "config">,
  { refundId }: { refundId: string },
): Promise<void> {
  const { contactEmail, defaultLocale: locale } = deps.config;
  const refund = await store.findRefund(deps.db, refundId);
  const order = refund?.state === "asked" ? await orderStore.findOrder(deps.db, refund.orderId) : null;
  if (!refund || !order || contactEmail === null) return;
  const part = (name: "subject" | "heading" | "before" | "link" | "footer") =>
    translate(locale, "receipts", `refundAsked.${name}`, {
      number: order.id,
      plan: translate(locale, "payments", `plans.${order.planName}`),
      amount: formatMoney(refund.amount, refund.currency),
      date: (order.paidAt ?? order.createdAt).toISOString().slice(0, 10),
    });
  await deps.mail.send(
    mailMessage(contactEmail, locale, {
      subject: part("subject"),
      heading: part("heading"),
      before: part("before"),
      after: refund.reason,
      link: { url: `${siteUrl(deps.config, locale)}/admin/orders/${order.id}`, text: part("link") },
      footer: part("footer"),
    }),
  );
}
