import type { PlanName } from "#core/billing/membership.ts";
import { priceOf } from "#core/billing/orders.ts";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Currency } from "#core/money.ts";
import type { Locale } from "#locales/words.ts";
import type { PayableOrder } from "#server/adapters/payments/port.ts";
import { siteUrl } from "#server/config/editions.ts";
import type { Queries } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { translate } from "#server/http/locale.ts";
import { newId } from "#server/ids.ts";
import { balancesOf, lockUsers } from "../ledger/service.ts";
import { askProvider } from "./ask.ts";
import { providerFor, providerOf } from "./providers.ts";
import { settle } from "./settle.ts";
import * as store from "./store.ts";

/**
 * What a buyer does with an order: places it, goes on with it, confirms that vouchers pay for it, closes it. An order is
 * paid by a provider or wholly out of the vouchers of its currency. Where the site sells nothing, none of it exists.
 */
export type Placed = { orderId: string; isBalancePay: boolean; payUrl: string };

type Input = {
  userId: string;
  planName: PlanName;
  currency: Currency;
  locale: Locale;
  /** The words with which the buyer asked for the membership at once (core/billing/orders.ts). */
  consent?: string | undefined;
  /** Returns whether the browser that orders has been signed in to this account before. */
  isKnownTo?: (account: { id: string; email: string | null }) => Promise<boolean>;
};

/** Throws notFound where every user is a member and nothing is sold. */
export function assertSelling({ config }: Pick<Deps, "config">): void {
  if (config.membership === "open") throw new AppError("notFound");
}

/**
 * Places an order, or returns the one that this user has open for the same plan and way of paying: two tabs are one
 * order. Throws alreadyLifetime, providerUnavailable, orderNotOpen, and notFound where nothing is sold in this currency.
 */
export async function placeOrder(deps: Deps, input: Input): Promise<Placed> {
  assertSelling(deps);
  const { userId, planName, currency, locale, consent } = input;
  const now = new Date(deps.now());
  const amount = priceOf(planName);
  const provider = providerFor(deps, currency);
  const inviter = input.isKnownTo ? await store.findInviter(deps.db, userId) : null;
  const isInvitersDevice = inviter !== null && (await input.isKnownTo?.(inviter)) === true;
  const order = await deps.db.transaction(async (transaction) => {
    if ((await lockUsers(transaction, [userId])).length === 0) throw new AppError("noPermission");
    const [buyer] = await store.findUsers(transaction, [userId]);
    if (buyer?.isVip) throw new AppError("alreadyLifetime");
    const { balance, reserved } = (await balancesOf({ db: transaction }, userId)).vouchers[currency];
    const isBalancePay = balance - reserved >= amount;
    if (!isBalancePay && !provider) throw new AppError("notFound");
    const paidBy = isBalancePay || !provider ? "voucher" : provider.kind;
    const agreed = consent ? { consentVersion: consent, consentedAt: now } : null;
    const open = await store.findOpenOrder(transaction, { userId, planName, provider: paidBy, currency, now });
    if (open) {
      if (agreed) await store.putConsent(transaction, open.id, agreed);
      if (isInvitersDevice) await store.noteInvitersDevice(transaction, open.id);
      return open;
    }
    const id = newId();
    await store.addOrder(transaction, {
      ...agreed,
      ...{ id, userId, planName, amount, currency, isBalancePay, provider: paidBy, isInvitersDevice },
      paymentMethod: isBalancePay ? "voucher" : currency === "CNY" ? "wechat" : "stripe",
      createdAt: now,
      expiresAt: new Date(now.getTime() + limits.order.lifetime),
    });
    return store.findOrder(transaction, id);
  });
  if (!order) throw new Error("An order vanished in its own transaction");
  return begin(deps, order, locale);
}

/** Returns how an open order can be paid: what it returned when it was placed. Throws notFound, orderNotOpen. */
export async function continueOrder(
  deps: Deps,
  { userId, orderId, locale }: { userId: string; orderId: string; locale: Locale },
): Promise<Placed> {
  assertSelling(deps);
  const order = await ownOrder(deps, userId, orderId);
  if (!isOpen(order, deps.now())) throw new AppError("orderNotOpen");
  return begin(deps, order, locale);
}

/** Has the provider prepare the payment, where it has not yet. Repeating it after a crash finds the same payment. */
async function begin(deps: Deps, order: store.OrderRow, locale: Locale): Promise<Placed> {
  const placed = { orderId: order.id, isBalancePay: order.isBalancePay, payUrl: order.payUrl };
  const provider = providerOf(deps, order);
  if (order.isBalancePay || order.payUrl !== "" || !provider) return placed;
  const begun = await provider.begin(payable(deps, order, locale));
  if (!(await store.putBegun(deps.db, order.id, begun))) {
    // It was closed in another tab while the provider prepared it, and must not stay payable there.
    await provider.close({ ...order, reference: begun.reference });
    throw new AppError("orderNotOpen");
  }
  return { ...placed, payUrl: begun.url };
}

function payable(deps: Deps, order: store.OrderRow, locale: Locale): PayableOrder {
  const { id, amount, currency, planName, expiresAt } = order;
  const description = translate(locale, "payments", `plans.${planName}`);
  const returnUrl = `${siteUrl(deps.config, locale)}/pricing?order=${id}`;
  return { id, amount, currency, description, expiresAt, locale, returnUrl };
}

/**
 * Pays an order out of the vouchers, once. Throws voucherTooLow where they do not cover it any more (the order stays), and
 * orderNotOpen.
 */
export async function confirmOrder(
  deps: Deps,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<store.OrderRow> {
  assertSelling(deps);
  const order = await ownOrder(deps, userId, orderId);
  if (order.isBalancePay && order.tradeState === "SUCCESS") return order;
  if (!order.isBalancePay || !isOpen(order, deps.now())) throw new AppError("orderNotOpen");
  const { amount, currency } = order;
  const paid = { provider: "voucher", providerId: orderId, amount, currency, foreignMerchant: null } as const;
  const settled = await settle(deps, orderId, { ...paid, paidAt: deps.now() });
  if (settled === "insufficient") throw new AppError("voucherTooLow");
  if (settled === "closed") throw new AppError("orderNotOpen");
  return ownOrder(deps, userId, orderId);
}

/**
 * Closes an open order, at its provider first: a payment that arrives there at the same moment is honoured instead. Throws
 * orderNotOpen for an order that is paid, providerUnavailable.
 */
export async function cancelOrder(
  deps: Deps,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<store.OrderRow> {
  const order = await ownOrder(deps, userId, orderId);
  if (order.tradeState === "SUCCESS") throw new AppError("orderNotOpen");
  const provider = providerOf(deps, order);
  if (order.providerState === "open" && provider) {
    await provider.close(order);
    await askProvider(deps, order, provider);
  } else await store.closeOrder(deps.db, orderId, false);
  return ownOrder(deps, userId, orderId);
}

/** Returns the vouchers that this user can spend now, in cents of each currency. Throws notFound where nothing is sold. */
export async function purseOf(deps: Pick<Deps, "db" | "config">, userId: string): Promise<Record<Currency, number>> {
  assertSelling(deps);
  const { vouchers } = await balancesOf(deps, userId);
  const free = (currency: Currency) => vouchers[currency].balance - vouchers[currency].reserved;
  return { CNY: free("CNY"), USD: free("USD") };
}

/** Returns an order of this user; throws notFound for anybody else's. */
export async function ownOrder(deps: { db: Queries }, userId: string, orderId: string): Promise<store.OrderRow> {
  const order = await store.findOrder(deps.db, orderId);
  if (order?.userId !== userId) throw new AppError("notFound");
  return order;
}

function isOpen(order: store.OrderRow, now: number): boolean {
  return order.tradeState === "NOTPAY" && order.expiresAt.getTime() > now;
}
