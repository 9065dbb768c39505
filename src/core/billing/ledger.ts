import { limits } from "../limits.ts";
import type { Currency } from "../money.ts";

/** The reasons for which tokens are given and consumed (specification section 3). */
const tokenIncome = ["initial", "membership", "purchase"] as const;
const tokenUses = ["resume_create", "ai_optimize", "ai_generate", "resume_parse", "resume_translate"] as const;
export const tokenTypes = [...tokenIncome, ...tokenUses] as const;
export type TokenType = (typeof tokenTypes)[number];

/**
 * The reasons for which vouchers change: the registration gift, a share of what an invited user paid, a voucher that the
 * operator issued, an order paid by voucher.
 */
export const balanceTypes = ["initial", "referrer", "operator", "outcome"] as const;
export type BalanceType = (typeof balanceTypes)[number];

/**
 * The types by which a user spends. A negative record of any other type is a reversal: it takes back what was given.
 */
export const spendingTypes: ReadonlySet<TokenType | BalanceType> = new Set([...tokenUses, "outcome"]);

/** One of a user's accounts, and the purpose of a record on it. */
type On = { account: "token"; type: TokenType } | { account: "voucher"; type: BalanceType; currency: Currency };

/**
 * A booking on one of a user's accounts, as data; the service writes it in the caller's transaction. `cause` is unique
 * in the store, so that the same cause is booked once however often it is sent. Amounts are AI tokens, or voucher cents
 * of their currency; what is consumed or paid is negative. `reverses` names the cause of the record that this one takes
 * back.
 */
export type LedgerEntry = { userId: string; amount: number; cause: string; reverses?: string } & On;

/** An amount above 0 that is reserved for a later record of this type and cause. */
export type LedgerHold = { userId: string; amount: number; cause: string } & On;

/**
 * Returns the currency of the edition in which a user signed up, which follows from the way of signing up: the Chinese
 * edition opens accounts by phone and by WeChat, the English one by email and by OAuth. The way is known of every
 * account. The language of the request that confirmed the sign-up is not used, because a mail that is read elsewhere
 * would change it.
 */
export function currencyOfSignUp(way: "email" | "phone" | "wechat" | "oauth"): Currency {
  return way === "phone" || way === "wechat" ? "CNY" : "USD";
}

/**
 * Returns what settling a reservation takes from `account`, in tokens or cents: the real use, as far as it is covered
 * by the amount held, by what is free besides it, and by the balance itself, which a reversal may have reduced
 * meanwhile. So no use takes a balance below 0. `held` is a part of `account.reserved`, or 0 where the reservation was
 * already given back.
 */
export function amountToSettle(account: { balance: number; reserved: number }, held: number, used: number): number {
  const free = Math.max(0, account.balance - account.reserved);
  return Math.min(used, held + free, Math.max(0, account.balance));
}

/** Returns the gifts of a confirmed sign-up: tokens for every user, and a voucher for an invited one. */
export function welcomeGifts(user: { id: string; isInvited: boolean; currency: Currency }): LedgerEntry[] {
  const gift = { userId: user.id, type: "initial" } as const;
  const tokens: LedgerEntry = {
    ...gift,
    account: "token",
    amount: limits.tokens.initial,
    cause: `initial-tokens:${user.id}`,
  };
  const voucher: LedgerEntry = {
    ...gift,
    account: "voucher",
    currency: user.currency,
    amount: limits.voucher.invitee,
    cause: `invitee-voucher:${user.id}`,
  };
  return user.isInvited ? [tokens, voucher] : [tokens];
}
