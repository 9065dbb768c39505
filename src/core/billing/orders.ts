import { limits } from "../limits.ts";
import type { Currency } from "../money.ts";
import type { LedgerEntry } from "./ledger.ts";
import { type GrantLength, lengthOf, type PlanName, planMonths } from "./membership.ts";

/**
 * What a payment and a refund do, as data. The service (features/orders) locks what is read here, applies all effects in
 * one transaction, and names the same causes for the same order, so that whatever arrives twice has effects once.
 */
export type OrderFacts = {
  id: string;
  /** Null once the account was removed. */
  userId: string | null;
  planName: PlanName;
  /** In cents of `currency`. */
  amount: number;
  currency: Currency;
  tradeState: "NOTPAY" | "SUCCESS" | "CLOSED";
};

/**
 * The version of the words with which a buyer of the English edition asks for the membership at once and gives up the
 * right to withdraw (Directive 2011/83/EU, article 16). Whoever changes the words (`buying.consent.text`) changes it.
 */
export const consentVersion = "2026-11";

/** What a provider, or the vouchers, say about a payment. */
export type Evidence = {
  provider: "voucher" | "embedded" | "wechat-pay" | "stripe";
  /** The provider's number of the payment. */
  providerId: string;
  amount: number;
  /** As it was written, which may be a currency that is not sold in. */
  currency: string;
  /** The merchant to whom it was paid, where that is somebody else; null where it is this installation's own. */
  foreignMerchant: string | null;
  /** Ms since 1970. */
  paidAt: number;
};

/** Why a genuine payment or message is shown to the operator. */
export type ExceptionKind =
  /** Nothing was granted for these three. */
  | "amount"
  | "currency"
  | "merchant"
  /** A message about an order that does not exist. */
  | "unknown-order"
  /** The account was removed before the money came. */
  | "removed-account"
  /** The order had been paid already: a second order was made of it, and delivered. */
  | "second-payment"
  /** Paid by somebody who is a member for life: tokens were granted, the membership cannot be longer. */
  | "already-lifetime"
  /** The inviter may be the buyer: nothing was rewarded. */
  | "own-invitation"
  /** An inviter with more rewards in a month than friends are likely to bring. */
  | "many-rewards"
  /** The provider's book and ours differ. */
  | "bill"
  | "dispute"
  | "refund-failed";

/** What of the people of an order decides about its effects. */
export type People = {
  isLifetime: boolean;
  /** Who invited the buyer; null where nobody did, or the account is gone. */
  inviter: { id: string; isBuyer: boolean; recentRewards: number } | null;
};

export type Effects = {
  grant: { userId: string; length: GrantLength; source: "order"; cause: string } | null;
  bonus: LedgerEntry | null;
  /** Held until the payment can no longer be refunded. */
  reward: LedgerEntry | null;
  exceptions: ExceptionKind[];
};

/** Returns the price of a plan in cents, the same number in both currencies. */
export function priceOf(plan: PlanName): number {
  return limits.prices[plan];
}

/** Returns the causes under which an order's effects are recorded. */
export function causesOf(orderId: string) {
  return { grant: `order:${orderId}`, bonus: `bonus:${orderId}`, reward: `referrer:${orderId}` };
}

/** Returns how many tokens come with a plan. */
export function tokensOf(plan: PlanName): number {
  const months = planMonths[plan];
  return months === null ? limits.tokens.lifetime : months * limits.tokens.perMonth;
}

/** Returns the tokens that come with an order, as they are booked. */
export function bonusOf(order: { id: string; userId: string; planName: PlanName }): LedgerEntry {
  const amount = tokensOf(order.planName);
  return { account: "token", type: "membership", userId: order.userId, amount, cause: causesOf(order.id).bonus };
}

/** Returns the inviter's share of `cents` paid in money, in whole cents. */
export function rewardFor(cents: number): number {
  return Math.floor((cents * limits.voucher.inviterPercent) / 100);
}

/** Returns what of a payment does not fit its order, so that nothing may be granted for it; null where all does. */
export function mismatchOf(
  order: Pick<OrderFacts, "amount" | "currency">,
  evidence: Pick<Evidence, "amount" | "currency" | "foreignMerchant">,
): Extract<ExceptionKind, "amount" | "currency" | "merchant"> | null {
  if (evidence.foreignMerchant !== null) return "merchant";
  if (evidence.currency !== order.currency) return "currency";
  return evidence.amount === order.amount ? null : "amount";
}

/** Returns what a payment that fits its order grants. An expired or closed order is honoured like an open one. */
export function effectsOf(order: OrderFacts, evidence: Evidence, people: People): Effects {
  const { id, userId, planName, currency } = order;
  if (userId === null) return { grant: null, bonus: null, reward: null, exceptions: ["removed-account"] };
  const { inviter } = people;
  const exceptions: ExceptionKind[] = people.isLifetime ? ["already-lifetime"] : [];
  const isPaidInMoney = evidence.provider !== "voucher";
  const amount = rewardFor(evidence.amount);
  let reward: LedgerEntry | null = null;
  if (inviter && isPaidInMoney && amount > 0) {
    if (inviter.isBuyer) exceptions.push("own-invitation");
    else {
      const cause = causesOf(id).reward;
      reward = { account: "voucher", type: "referrer", userId: inviter.id, amount, currency, cause };
      if (inviter.recentRewards >= limits.order.rewardsPerMonth) exceptions.push("many-rewards");
    }
  }
  const grant = { userId, length: lengthOf(planName), source: "order", cause: causesOf(id).grant } as const;
  return { grant, bonus: bonusOf({ id, userId, planName }), reward, exceptions };
}

/** What a refund finds: what the order was, what is left of what it granted, and what the buyer has not spent. */
export type RefundFacts = {
  paid: number;
  refunded: number;
  isPaidByVoucher: boolean;
  /** What is left of the bonus after earlier reversals, and how many tokens are free. */
  bonusLeft: number;
  freeTokens: number;
  rewardLeft: number;
};

export type Reversal = {
  takesGrant: boolean;
  /** Amounts to take back, 0 or more. */
  tokens: number;
  reward: number;
  /** Cents of vouchers to give back. */
  voucher: number;
};

/**
 * Returns what a refund of `amount` cents takes back. A part of the price leaves the membership and the tokens, and the
 * inviter the share of what was kept; the last part ends the membership and takes the tokens that are not spent.
 */
export function reversalOf(facts: RefundFacts, amount: number): Reversal {
  const kept = facts.paid - facts.refunded - amount;
  const isWhole = kept === 0;
  return {
    takesGrant: isWhole,
    tokens: isWhole ? Math.min(facts.bonusLeft, Math.max(0, facts.freeTokens)) : 0,
    reward: facts.isPaidByVoucher ? 0 : Math.max(0, facts.rewardLeft - rewardFor(kept)),
    voucher: facts.isPaidByVoucher ? amount : 0,
  };
}
