import type { IssuedVoucher } from "#contract/desk-users.ts";
import { AppError } from "#core/errors.ts";
import type { Currency } from "#core/money.ts";
import type { Deps } from "#server/deps.ts";
import { findAccount } from "../accounts/service.ts";
import { noteAction, type Operator } from "../audit/service.ts";
import { book, LedgerMismatch, reverse } from "../ledger/service.ts";
import * as store from "./store.ts";

/** Vouchers that an operator gives and takes back. Both are records of their own, which are never changed. */

export async function listVouchers(deps: Pick<Deps, "db">, page: { limit: number; offset: number }) {
  const { rows, count } = await store.listIssued(deps.db, page);
  return { data: rows.map(toVoucher), count };
}

/**
 * Gives the account of this email a voucher of so many cents, once for each `key`, which becomes the voucher's id. Throws
 * notFound, and keySpent where the key gave another one.
 */
export async function issueVoucher(
  deps: Pick<Deps, "db" | "now">,
  input: Operator & { key: string; email: string; amount: number; currency: Currency; reason: string },
): Promise<IssuedVoucher> {
  const { actorId, key, email, amount, currency, reason } = input;
  const now = new Date(deps.now());
  const account = await findAccount(deps, email);
  if (!account) throw new AppError("notFound");
  const cause = store.voucherCause(key);
  return deps.db.transaction(async (transaction) => {
    const entry = { account: "voucher", type: "operator", currency, userId: account.id, amount, cause } as const;
    const [outcome] = await book(transaction, [entry], now).catch(asKeySpent);
    if (outcome === "booked") {
      const action = { actorId, action: "issue-voucher", subject: cause, userId: account.id, reason };
      await noteAction(transaction, { ...action, before: {}, after: { amount, currency } }, now);
    }
    const issued = await store.findIssued(transaction, key);
    if (!issued) throw new AppError("notFound");
    return toVoucher(issued);
  });
}

function asKeySpent(error: unknown): never {
  throw error instanceof LedgerMismatch ? new AppError("keySpent") : error;
}

/**
 * Takes back what is left of a voucher, even where it was spent: the balance may go below 0. `amount` is what the operator
 * read and typed again. Throws notFound, and amountChanged where another amount is left.
 */
export async function reverseVoucher(
  deps: Pick<Deps, "db" | "now">,
  input: Operator & { id: string; amount: number; reason: string },
): Promise<IssuedVoucher> {
  const { actorId, id, amount, reason } = input;
  const now = new Date(deps.now());
  const cause = store.voucherCause(id);
  return deps.db.transaction(async (transaction) => {
    const seen = await store.findIssued(transaction, id);
    if (!seen) throw new AppError("notFound");
    const { user, currency } = seen;
    if (seen.amount - seen.reversed !== amount) throw new AppError("amountChanged");
    const entry = { account: "voucher", type: "operator", currency, userId: user.id, amount: -amount } as const;
    // All that is left goes back at once, so that there is one reversal; a second one at the same moment is the first.
    const outcome = await reverse(transaction, { ...entry, cause: `${cause}:back`, reverses: cause }, now);
    if (outcome === "booked") {
      const action = { actorId, action: "reverse-voucher", subject: cause, userId: user.id, reason };
      await noteAction(transaction, { ...action, before: { left: amount }, after: { left: 0 } }, now);
    }
    const left = await store.findIssued(transaction, id);
    return toVoucher(left ?? seen);
  });
}

function toVoucher(row: store.IssuedRow): IssuedVoucher {
  const { cause, user, amount, reversed, currency, reason, createdAt } = row;
  return {
    _id: cause.slice(store.voucherCause("").length),
    user: { _id: user.id, nickName: user.nickName, email: user.email },
    ...{ amount, left: amount - reversed, currency, reason, createdAt: createdAt.toISOString() },
  };
}
