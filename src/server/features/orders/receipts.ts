import { formatCents } from "#core/money.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import { translate } from "#server/http/locale.ts";
import { mailMessage } from "#server/mails/message.ts";
import { findRefund } from "./store/refunds.ts";
import * as store from "./store.ts";

/**
 * Mails the receipt of a paid order to its buyer, where the account has an email. The currency says which edition it was
 * bought in, so that the mail speaks that language.
 */
export async function sendReceipt(
  deps: Pick<Deps, "db" | "mail" | "config">,
  { orderId }: { orderId: string },
): Promise<void> {
  const order = await store.findOrder(deps.db, orderId);
  const [buyer] = order?.userId ? await store.findUsers(deps.db, [order.userId]) : [];
  if (!order?.paidAt || !buyer?.email) return;
  const locale = order.currency === "CNY" ? "ch" : "en";
  const plan = translate(locale, "payments", `plans.${order.planName}`);
  const amount = formatCents(order.amount, locale);
  const date = order.paidAt.toISOString().slice(0, 10);
  await deps.mail.send(
    mailMessage(buyer.email, locale, {
      subject: translate(locale, "payments", "receipt.subject", { plan }),
      heading: translate(locale, "payments", "receipt.heading"),
      before: translate(locale, "payments", "receipt.before", { plan, amount, date }),
      link: {
        url: `${siteUrl(deps.config, locale)}/settings?type=orders`,
        text: translate(locale, "payments", "receipt.link"),
      },
      after: translate(locale, "payments", "receipt.number", { number: order.id }),
      footer: translate(locale, "payments", "receipt.footer"),
    }),
  );
}

/** Mails the buyer what was decided about a refund, in the words of who decided. */
export async function tellBuyerOfRefund(
  deps: Pick<Deps, "db" | "mail" | "config">,
  { refundId }: { refundId: string },
): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  const order = refund && (await store.findOrder(deps.db, refund.orderId));
  const [buyer] = order?.userId ? await store.findUsers(deps.db, [order.userId]) : [];
  if (!refund || !order || !buyer?.email) return;
  const locale = order.currency === "CNY" ? "ch" : "en";
  const state = refund.state === "refused" ? "refused" : "approved";
  const plan = translate(locale, "payments", `plans.${order.planName}`);
  const amount = formatCents(refund.amount, locale);
  const word = (name: "subject" | "heading" | "before") =>
    translate(locale, "payments", `refund.${state}.${name}` as const, { plan, amount });
  const isVoucher = order.isBalancePay && state === "approved";
  // A refund that nobody asked for has the operator's words as its reason.
  const words = refund.begunBy === "operator" ? refund.reason : refund.answer;
  await deps.mail.send(
    mailMessage(buyer.email, locale, {
      subject: word("subject"),
      heading: word("heading"),
      before: isVoucher ? translate(locale, "payments", "refund.approved.voucher", { plan, amount }) : word("before"),
      link: {
        url: `${siteUrl(deps.config, locale)}/settings?type=orders`,
        text: translate(locale, "payments", "receipt.link"),
      },
      after: words,
      footer: translate(locale, "payments", "refund.footer", { number: order.id }),
    }),
  );
}
