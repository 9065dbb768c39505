import { limits } from "../limits.ts";
import type { Currency } from "../money.ts";

/** What tokens are given for and consumed by (specification section 3). */
const tokenIncome = ["initial", "membership", "purchase"] as const;
const tokenUses = ["resume_create", "ai_optimize", "ai_generate", "resume_parse", "resume_translate"] as const;
export const tokenTypes = [...tokenIncome, ...tokenUses] as const;
export type TokenType = (typeof tokenTypes)[number];

/** Registration gift, a share of what an invited person paid, an order paid by voucher. */
export const balanceTypes = ["initial", "referrer", "outcome"] as const;
export type BalanceType = (typeof balanceTypes)[number];

/** The types by which a person spends. A negative record of another type takes back what was given: a reversal. */
export const spendingTypes: ReadonlySet<TokenType | BalanceType> = new Set([...tokenUses, "outcome"]);

/** One of a person's accounts, and what a record on it is for. */
type On = { account: "token"; type: TokenType } | { account: "voucher"; type: BalanceType; currency: Currency };

/**
 * A booking on one of a person's accounts, as data: the service writes it in the caller's transaction, and `cause` is
 * unique in the store, so that the same cause books once however often it is told. AI tokens in pieces, vouchers in
 * cents of their currency; what is consumed or paid is negative.
 */
export type LedgerEntry = { userId: string; amount: number; cause: string } & On;

/** An amount, above 0, that is held back for a later record of this type and cause. */
export type LedgerHold = { userId: string; amount: number; cause: string } & On;

/**
 * The currency of the edition in which a person signed up, from the way in which they did: the Chinese edition opens
 * accounts by phone and by WeChat, the English one by email and by OAuth. It is known of every account, unlike the
 * language of the request that confirmed it, which a mail read elsewhere would change.
 */
export function currencyOfSignUp(way: "email" | "phone" | "wechat" | "oauth"): Currency {
  return way === "phone" || way === "wechat" ? "CNY" : "USD";
}

/**
 * What settling a reservation takes of `account`: the real use as far as it is covered by what was held, by what is free
 * beside it, and by the balance itself, which a reversal may have shortened meanwhile. So no use takes a balance below 0.
 * `held` is a part of `account.reserved`, 0 where the reservation was given back before. Tokens or cents, as all here.
 */
export function amountToSettle(account: { balance: number; reserved: number }, held: number, used: number): number {
  const free = Math.max(0, account.balance - account.reserved);
  return Math.min(used, held + free, Math.max(0, account.balance));
}

/** The gifts of a confirmed sign-up: tokens for everybody, a voucher for who was invited. */
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
