import { limits } from "../limits.ts";

/** What tokens are given for and consumed by (specification section 3). */
export const tokenTypes = [
  ...(["initial", "membership", "purchase"] as const),
  ...(["resume_create", "ai_optimize", "ai_generate", "resume_parse", "resume_translate"] as const),
] as const;
export type TokenType = (typeof tokenTypes)[number];

/** Registration gift, a share of what an invited person paid, an order paid by voucher. */
export const balanceTypes = ["initial", "referrer", "outcome"] as const;
export type BalanceType = (typeof balanceTypes)[number];

/**
 * Bookings on a person's two accounts, as data: the service writes them in one transaction, and `cause` is unique in the
 * store, so that the same cause books once however often it is told. AI tokens in pieces, vouchers in cents; what is
 * consumed or paid is negative.
 */
export type LedgerEntry = { userId: string; amount: number; cause: string } & (
  | { account: "token"; type: TokenType }
  | { account: "voucher"; type: BalanceType }
);

/** The gifts of a confirmed sign-up: tokens for everybody, a voucher for who was invited. */
export function welcomeGifts(user: { id: string; isInvited: boolean }): LedgerEntry[] {
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
    amount: limits.voucher.invitee,
    cause: `invitee-voucher:${user.id}`,
  };
  return user.isInvited ? [tokens, voucher] : [tokens];
}
