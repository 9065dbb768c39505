import type { BalanceRecord, TokenRecord } from "#contract/records.ts";
import type { LedgerEntry } from "#core/billing/ledger.ts";
import type { Database, Queries } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import * as store from "./store.ts";

/**
 * The two ledgers, tokens and vouchers. Decides that a cause is booked once and that nobody spends what is not there;
 * what is booked for what is core/billing.
 */

/** Books entries inside the caller's transaction; what was booked for the same cause already is left alone. */
export async function book(transaction: Queries, entries: readonly LedgerEntry[], now: Date): Promise<void> {
  for (const entry of entries) await store.addRecord(transaction, entry, { id: newId(), createdAt: now });
}

/**
 * Books what is consumed or paid (a negative amount), if the balance covers it. Of several at once as many succeed as it
 * covers. `booked` also where this cause was booked before, without booking it again.
 */
export async function spend(
  deps: { db: Database; now: () => number },
  entry: LedgerEntry,
): Promise<"booked" | "insufficient"> {
  return deps.db.transaction(async (transaction) => {
    await store.lockPerson(transaction, entry.userId);
    if (await store.isBooked(transaction, entry)) return "booked";
    if ((await store.sumOf(transaction, entry.account, entry.userId)) + entry.amount < 0) return "insufficient";
    await store.addRecord(transaction, entry, { id: newId(), createdAt: new Date(deps.now()) });
    return "booked";
  });
}

/** Both balances: the sums of their records. */
export async function balancesOf(deps: Pick<Deps, "db">, userId: string): Promise<{ token: number; balance: number }> {
  return {
    token: await store.sumOf(deps.db, "token", userId),
    balance: await store.sumOf(deps.db, "voucher", userId),
  };
}

type Page = { limit: number; offset: number };

export async function listTokens(deps: Pick<Deps, "db">, userId: string, page: Page) {
  const { rows, count } = await store.listTokenRecords(deps.db, userId, page);
  const data = rows.map(
    ({ id, type, amount, balance, createdAt }): TokenRecord => ({
      _id: id,
      operation: amount < 0 ? "consume" : "ADD",
      type,
      amount: Math.abs(amount),
      balance,
      createdAt: createdAt.toISOString(),
    }),
  );
  return { data, count };
}

export async function listBalances(deps: Pick<Deps, "db">, userId: string, page: Page) {
  const { rows, count } = await store.listBalanceRecords(deps.db, userId, page);
  const data = rows.map(
    ({ id, type, amount, balance, createdAt }): BalanceRecord => ({
      _id: id,
      operation: amount < 0 ? "SUB" : "ADD",
      type,
      amount: Math.abs(amount),
      balance,
      createdAt: createdAt.toISOString(),
    }),
  );
  return { data, count };
}
