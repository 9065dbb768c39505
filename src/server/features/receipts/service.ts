import type { Invoice, Receipt } from "#contract/receipts.ts";
import { AppError } from "#core/errors.ts";
import { formatMoney } from "#core/money.ts";
import type { Locale } from "#locales/words.ts";
import type { Requester } from "#server/adapters/renderer/port.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Deps } from "#server/deps.ts";
import { translate } from "#server/http/locale.ts";
import { newId } from "#server/ids.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { mailMessage } from "#server/mails/message.ts";
import type { CurrentUser } from "#server/operations/principal.ts";
import { ownOrder } from "../orders/service.ts";
import { receiptMarkup, receiptTitle } from "./receipt-markup.tsx";
import * as store from "./store.ts";

/**
 * Receipts of paid orders, and the invoices (发票) that buyers of the Chinese edition ask for. An invoice is written by
 * the operator with the tax office's own means; here is kept whom it is made out to.
 */

/** Returns the receipt of one of this user's paid orders. Throws notFound. */
export async function receiptOf(
  deps: Pick<Deps, "db" | "config">,
  user: CurrentUser,
  orderId: string,
): Promise<Receipt> {
  const order = await ownOrder(deps, user.id, orderId);
  if (order.tradeState !== "SUCCESS") throw new AppError("notFound");
  const { id, planName, paymentMethod, isBalancePay, amount, currency, refunded, refundedAt } = order;
  const invoice = await store.findInvoice(deps.db, id);
  const { seller } = deps.config;
  return {
    number: id,
    seller: { name: seller.name ?? sellerByAddress(deps, currency), details: seller.details ?? "" },
    payer: { name: user.nickName, account: user.email || user.cellphone },
    ...{ planName, paymentMethod, isBalancePay, amount, currency, refunded },
    // An order from before has no time of payment; it was paid when it was placed, or soon after.
    paidAt: (order.paidAt ?? order.createdAt).toISOString(),
    refundedAt: refundedAt?.toISOString() ?? null,
    invoice: invoice && toInvoice(invoice),
    hasInvoice: mayHaveInvoice(order),
  };
}

/** Without SELLER_NAME the site itself is named, by its host. */
function sellerByAddress({ config }: Pick<Deps, "config">, currency: Receipt["currency"]): string {
  return new URL(siteUrl(config, currency === "CNY" ? "ch" : "en")).host;
}

/** An invoice is written for money that was kept: vouchers are none. */
function mayHaveInvoice({
  currency,
  isBalancePay,
  refunded,
  amount,
}: Pick<Receipt, "currency" | "isBalancePay" | "refunded" | "amount">): boolean {
  return currency === "CNY" && !isBalancePay && refunded < amount;
}

/** Returns the receipt as PDF. Throws notFound, RendererBusy, providerUnavailable, and an AbortError. */
export async function printReceipt(
  deps: Deps,
  user: CurrentUser,
  asked: { orderId: string; locale: Locale; requester: Requester; signal: AbortSignal },
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const { orderId, locale, requester, signal } = asked;
  const receipt = await receiptOf(deps, user, orderId);
  const title = receiptTitle(receipt, locale);
  const metadata = { title, author: receipt.seller.name, subject: "", keywords: [] };
  const markup = () => receiptMarkup(receipt, locale);
  const { bytes } = await deps.printer.sheet({ markup, metadata, requester, signal, cost: 1 });
  return { bytes, fileName: `${title}.pdf` };
}

/**
 * Keeps whom the invoice for an order is made out to, in place of what was asked before, and has the operator told.
 * Throws notFound, noInvoice.
 */
export async function askForInvoice(
  deps: Pick<Deps, "db" | "now" | "jobs">,
  asked: { userId: string; orderId: string; title: string; taxNumber: string; email: string },
): Promise<Invoice> {
  const row = { ...asked, askedAt: new Date(deps.now()) };
  await deps.db.transaction(async (transaction) => {
    const order = await ownOrder({ db: transaction }, asked.userId, asked.orderId);
    if (order.tradeState !== "SUCCESS") throw new AppError("notFound");
    if (!mayHaveInvoice(order)) throw new AppError("noInvoice");
    await store.putInvoice(transaction, row);
    const job = { key: newId(), about: asked.userId };
    await enqueue(deps, transaction, "receipts.tell-of-invoice", { orderId: asked.orderId }, job);
  });
  return toInvoice(row);
}

export function toInvoice({ title, taxNumber, email, askedAt }: Omit<store.InvoiceRow, "orderId" | "userId">): Invoice {
  return { title, taxNumber, email, askedAt: askedAt.toISOString() };
}

/** Returns the invoices that were asked for, of one order or of all, as the operator's desk lists them. */
export async function listInvoices(deps: Pick<Deps, "db">, asked: Parameters<typeof store.listInvoices>[1]) {
  const { rows, count } = await store.listInvoices(deps.db, asked);
  const data = rows.map(({ invoice, order: { id: orderId, planName, amount, refunded, currency, paidAt } }) => ({
    ...toInvoice(invoice),
    ...{ orderId, planName, amount, refunded, currency, paidAt: paidAt?.toISOString() ?? null },
  }));
  return { data, count };
}

/** Mails the operator's contact what to write on an invoice, where that is an email; the desk lists it in any case. */
export async function tellOfInvoice(
  deps: Pick<Deps, "db" | "mail" | "config">,
  { orderId }: { orderId: string },
): Promise<void> {
  const { contactEmail, defaultLocale: locale } = deps.config;
  const invoice = await store.findInvoice(deps.db, orderId);
  if (!invoice || contactEmail === null) return;
  const order = await ownOrder(deps, invoice.userId, orderId);
  const { title, email } = invoice;
  const part = (name: "subject" | "heading" | "before" | "after" | "link" | "footer") =>
    translate(locale, "receipts", `invoiceAsked.${name}`, {
      ...{ title, email, number: orderId },
      taxNumber: invoice.taxNumber || "–",
      amount: formatMoney(order.amount - order.refunded, order.currency),
    });
  await deps.mail.send(
    mailMessage(contactEmail, locale, {
      ...{ subject: part("subject"), heading: part("heading"), before: part("before"), after: part("after") },
      link: { url: `${siteUrl(deps.config, locale)}/admin`, text: part("link") },
      footer: part("footer"),
    }),
  );
}
