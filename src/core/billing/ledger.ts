import { limits } from "../limits.ts";

/**
 * Bookings on a person's two accounts, as data: the service writes them in one transaction, and `cause` is unique in the
 * store, so that the same cause books once however often it is told.
 */
export type LedgerEntry = {
  userId: string;
  /** AI tokens in pieces, or vouchers in cents. */
  account: "token" | "voucher";
  operation: "ADD";
  type: "initial";
  amount: number;
  cause: string;
};

/** The gifts of a confirmed sign-up: tokens for everybody, a voucher for who was invited. */
export function welcomeGifts(user: { id: string; isInvited: boolean }): LedgerEntry[] {
  const gift = { userId: user.id, operation: "ADD", type: "initial" } as const;
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
