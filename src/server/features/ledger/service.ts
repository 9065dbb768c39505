import type { BalanceRecord, TokenRecord } from "#contract/records.ts";
import { amountToSettle, type LedgerEntry, type LedgerHold, spendingTypes } from "#core/billing/ledger.ts";
import type { Currency } from "#core/money.ts";
import type { Queries, Transaction } from "#server/db/client.ts";
import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import { LedgerMismatch } from "./mismatch.ts";
import * as store from "./store.ts";

/**
 * The users' balances of tokens and vouchers. This feature ensures that a cause changes an account only once, that
 * nobody spends what is not free, and that a balance changes together with its record. What is booked for which event
 * is decided in core/billing.
 *
 * Every function that changes an account takes the caller's transaction, so that the change commits together with the
 * event that caused it, and locks the user until that transaction ends. A transaction that changes the accounts of
 * several users in several calls must make these calls in the order of the users' ids, or it can deadlock with another
 * one; a single call of `book` takes its locks in that order by itself.
 *
 * A cause that arrives again with the same facts changes nothing, and the answer is `repeated`. With other facts it
 * throws LedgerMismatch.
 */
export { LedgerMismatch } from "./mismatch.ts";

/**
 * Locks these users until the transaction ends, in the order of their ids, and returns those that exist. For features
 * that change what belongs to a user together with the accounts.
 */
export function lockUsers(transaction: Transaction, userIds: readonly string[]): Promise<string[]> {
  return store.lockUsers(transaction, userIds);
}

/**
 * Books entries regardless of the balance: gifts, purchases, rewards and their reversals. Returns the outcome of each.
 * A reversal (a negative amount of a type that normally adds) may take a balance below 0. An entry of a spending type
 * belongs in `spend`; here a database constraint refuses it if the balance does not cover it.
 */
export async function book(
  transaction: Transaction,
  entries: readonly LedgerEntry[],
  now: Date,
): Promise<("booked" | "repeated")[]> {
  await store.lockUsers(
    transaction,
    entries.map(({ userId }) => userId),
  );
  const outcomes: ("booked" | "repeated")[] = [];
  for (const entry of entries) {
    if (await isRepeated(transaction, entry)) {
      outcomes.push("repeated");
      continue;
    }
    if (whole(entry.amount) === 0) throw new RangeError(`Nothing to book: ${entry.cause}`);
    await store.openAccount(transaction, store.accountOf(entry));
    const mayOverdraw = entry.amount < 0 && !spendingTypes.has(entry.type);
    const change = { balance: entry.amount, reserved: 0, mayOverdraw };
    await addRecord(transaction, entry, await changeAccount(transaction, store.accountOf(entry), change), now);
    outcomes.push("booked");
  }
  return outcomes;
}

/**
 * Books what is given on condition: the amount joins the balance at once, and cannot be spent before `expiresAt`, when the
 * release job frees it. `release` with the cause of the entry frees it sooner, for example to take it back.
 */
export async function bookHeld(
  transaction: Transaction,
  entry: LedgerEntry,
  times: { now: Date; expiresAt: Date },
): Promise<"booked" | "repeated"> {
  const amount = positive(entry.amount);
  await store.lockUsers(transaction, [entry.userId]);
  if (await isRepeated(transaction, entry)) return "repeated";
  const key = store.accountOf(entry);
  await store.openAccount(transaction, key);
  // Both rise together, so that what is free does not change, even where a reversal has left less than nothing.
  const changed = await changeAccount(transaction, key, { balance: amount, reserved: amount });
  await addRecord(transaction, entry, changed, times.now);
  const hold = { createdAt: times.now, expiresAt: times.expiresAt };
  if (!(await store.addReservation(transaction, entry, hold))) {
    throw new LedgerMismatch(entry.cause, "reserved for a use", "book and hold");
  }
  return "booked";
}

/**
 * Takes `amount` of what the record `reverses` gave back, by a record of its own and whatever the balance: 0 is a
 * reversal of nothing and books nothing. Throws LedgerMismatch where more would be taken back than was given.
 */
export async function reverse(
  transaction: Transaction,
  entry: LedgerEntry & { reverses: string },
  now: Date,
): Promise<"booked" | "repeated" | "nothing"> {
  await store.lockUsers(transaction, [entry.userId]);
  if (entry.amount === 0) return "nothing";
  if (await isRepeated(transaction, entry)) return "repeated";
  const given = await store.findRecord(transaction, entry.account, entry.reverses);
  const isSame = given?.userId === entry.userId && given.currency === store.accountOf(entry).currency;
  const left =
    given && isSame ? given.amount + (await store.sumReversals(transaction, entry.account, entry.reverses)) : 0;
  if (Math.sign(left) !== -Math.sign(entry.amount) || Math.abs(entry.amount) > Math.abs(left)) {
    throw new LedgerMismatch(entry.reverses, `${left} left to reverse`, `reverse ${entry.amount}`);
  }
  return (await book(transaction, [entry], now))[0] ?? "repeated";
}

/**
 * Books a consumption or a payment (a negative amount) if the free balance covers it. Of several at once, as many
 * succeed as the balance covers.
 */
export async function spend(
  transaction: Transaction,
  entry: LedgerEntry,
  now: Date,
): Promise<"booked" | "repeated" | "insufficient"> {
  const price = positive(-entry.amount);
  await store.lockUsers(transaction, [entry.userId]);
  if (await isRepeated(transaction, entry)) return "repeated";
  const change = { balance: -price, reserved: 0, free: price };
  const changed = await store.changeAccount(transaction, store.accountOf(entry), change);
  if (!changed) return "insufficient";
  await addRecord(transaction, entry, changed, now);
  return "booked";
}

/**
 * Reserves an amount for a consumption whose actual use is known later, if the free balance covers it. It stays in the
 * user's balance until `settle`, but cannot be spent. `release` gives it back, and so does the release job after
 * `expiresAt`.
 */
export async function reserve(
  transaction: Transaction,
  hold: LedgerHold,
  times: { now: Date; expiresAt: Date },
): Promise<"reserved" | "repeated" | "insufficient"> {
  const amount = positive(hold.amount);
  await store.lockUsers(transaction, [hold.userId]);
  const earlier = await store.findReservation(transaction, hold.cause);
  if (earlier) {
    const { kind, currency, userId } = store.accountOf(hold);
    compare(hold.cause, pick(earlier), { kind, currency, userId, type: hold.type, amount });
    return "repeated";
  }
  const booked = await store.findRecord(transaction, hold.account, hold.cause);
  if (booked) throw new LedgerMismatch(hold.cause, "booked without a reservation", "reserve");
  const change = { balance: 0, reserved: amount, free: amount };
  if (!(await store.changeAccount(transaction, store.accountOf(hold), change))) return "insufficient";
  const { now: createdAt, expiresAt } = times;
  if (!(await store.addReservation(transaction, hold, { createdAt, expiresAt }))) {
    throw new LedgerMismatch(hold.cause, "reserved at the same moment for somebody else", "reserve");
  }
  return "reserved";
}

/**
 * Ends a reservation by booking its actual use, 0 or more. A use beyond the reserved amount is booked as far as the
 * rest of the account covers it, because it has happened and can no longer be refused; `taken` is the amount that was
 * booked. The same holds for a reservation that the release job gave back before its use was known. Returns `missing`
 * if there is no such reservation, for example because the user was removed meanwhile.
 */
export async function settle(
  transaction: Transaction,
  use: { cause: string; amount: number },
  now: Date,
): Promise<{ outcome: "settled" | "repeated"; taken: number } | { outcome: "missing" }> {
  const { cause } = use;
  const used = whole(use.amount);
  if (used < 0) throw new RangeError(`A use below nothing: ${used}`);
  const found = await lockReservation(transaction, cause);
  if (!found) return { outcome: "missing" };
  if (found.state === "settled") {
    compare(cause, { used: found.used }, { used });
    return { outcome: "repeated", taken: found.taken ?? 0 };
  }
  if (found.state === "released") throw new LedgerMismatch(cause, "released", `settle ${used}`);
  const held = found.state === "open" ? found.amount : 0;
  const account = await store.findAccount(transaction, found);
  const taken = account ? amountToSettle(account, held, used) : 0;
  const changed = await changeAccount(transaction, found, { balance: -taken, reserved: -held });
  if (taken > 0) await addRecord(transaction, entryOf(found, -taken), changed, now);
  const closing = { state: "settled", closedAt: now, used, taken } as const;
  mustHold(await store.closeReservation(transaction, found, closing), cause);
  return { outcome: "settled", taken };
}

/** Gives a reservation back, unused. Throws LedgerMismatch if it was settled. */
export async function release(
  transaction: Transaction,
  { cause }: { cause: string },
  now: Date,
): Promise<"released" | "repeated" | "missing"> {
  return close(transaction, cause, { state: "released", closedAt: now });
}

/**
 * Gives back expired reservations, each in a transaction of its own, for a job that runs about every minute.
 * Reservations that were settled or released meanwhile are left alone. Returns how many were given back.
 */
export async function releaseExpired(deps: Pick<Deps, "db" | "now">, atMost = 1000): Promise<number> {
  const now = new Date(deps.now());
  let released = 0;
  for (const cause of await store.listStaleReservations(deps.db, now, atMost)) {
    const isReleased = await deps.db.transaction(async (transaction) => {
      const found = await lockReservation(transaction, cause);
      if (found?.state !== "open") return false;
      return (await close(transaction, cause, { state: "expired", closedAt: now })) === "released";
    });
    if (isReleased) released += 1;
  }
  return released;
}

async function close(
  transaction: Transaction,
  cause: string,
  closing: { state: "released" | "expired"; closedAt: Date },
): Promise<"released" | "repeated" | "missing"> {
  const found = await lockReservation(transaction, cause);
  if (!found) return "missing";
  if (found.state === "settled") throw new LedgerMismatch(cause, `settled ${found.used}`, "release");
  if (found.state !== "open") return "repeated";
  await changeAccount(transaction, found, { balance: 0, reserved: -found.amount });
  mustHold(await store.closeReservation(transaction, found, closing), cause);
  return "released";
}

/**
 * Returns the reservation as it is after its user is locked: another transaction may have closed it while this one
 * waited.
 */
async function lockReservation(transaction: Transaction, cause: string): Promise<store.Reservation | undefined> {
  const seen = await store.findReservation(transaction, cause);
  if (!seen) return undefined;
  await store.lockUsers(transaction, [seen.userId]);
  return store.findReservation(transaction, cause);
}

/**
 * Returns whether this cause is already booked with the same facts; throws LedgerMismatch if it is booked with others.
 */
async function isRepeated(transaction: Transaction, entry: LedgerEntry): Promise<boolean> {
  const earlier = await store.findRecord(transaction, entry.account, entry.cause);
  if (!earlier) return false;
  const { userId, currency } = store.accountOf(entry);
  compare(entry.cause, earlier, { userId, currency, type: entry.type, amount: entry.amount });
  return true;
}

async function addRecord(
  transaction: Transaction,
  entry: LedgerEntry,
  changed: { balance: number; sequence: number },
  now: Date,
): Promise<void> {
  const isAdded = await store.addRecord(transaction, entry, { id: newId(), createdAt: now, ...changed });
  // The user's lock keeps a replay from getting here, but another user's entry with the same cause can.
  if (!isAdded) throw new LedgerMismatch(entry.cause, "booked at the same moment or for another use", "book");
}

/** Applies a change regardless of the free amount, to an account that must exist. */
async function changeAccount(transaction: Transaction, key: store.AccountKey, change: store.AccountChange) {
  const changed = await store.changeAccount(transaction, key, change);
  if (!changed) throw new Error(`A ${key.kind} account vanished in spite of its lock`);
  return changed;
}

/**
 * Returns the entry that settling books. The cast is safe because reservations are created from a LedgerHold, so their
 * columns fit together.
 */
function entryOf(reservation: store.Reservation, amount: number): LedgerEntry {
  const { userId, cause, kind, currency, type } = reservation;
  return { userId, cause, amount, account: kind, currency, type } as LedgerEntry;
}

const pick = ({ userId, kind, currency, type, amount }: store.Reservation) => ({
  ...{ userId, kind, currency, type, amount },
});

/** Throws LedgerMismatch with the facts that differ. */
function compare<Facts extends Record<string, unknown>>(cause: string, before: Facts, now: Facts): void {
  const different = Object.keys(now).filter((key) => before[key] !== now[key]);
  if (different.length === 0) return;
  const textOf = (facts: Facts) => different.map((key) => `${key} ${String(facts[key])}`).join(", ");
  throw new LedgerMismatch(cause, textOf(before), textOf(now));
}

function whole(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount: ${amount}`);
  return amount;
}

function positive(amount: number): number {
  if (whole(amount) <= 0) throw new RangeError(`Not an amount above 0: ${amount}`);
  return amount;
}

function mustHold(isClosed: boolean, cause: string): void {
  if (!isClosed) throw new Error(`The reservation ${cause} changed in spite of its lock`);
}

export type Balance = {
  /** The sum of the records, in tokens or cents. It is below 0 after a reversal of what was already spent. */
  balance: number;
  /** The part of the balance that is held for reservations. */
  reserved: number;
};

/** Returns a user's balances from the account rows; an account without bookings is 0. */
export async function balancesOf(
  deps: { db: Queries },
  userId: string,
): Promise<{ token: Balance; vouchers: Record<Currency, Balance> }> {
  const rows = await store.listAccounts(deps.db, userId);
  const read = (currency: Currency | ""): Balance => {
    const row = rows.find((one) => one.currency === currency);
    return { balance: row?.balance ?? 0, reserved: row?.reserved ?? 0 };
  };
  return { token: read(""), vouchers: { CNY: read("CNY"), USD: read("USD") } };
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
    ({ id, type, amount, currency, balance, reversed, isHeld, createdAt }): BalanceRecord => ({
      _id: id,
      operation: amount < 0 ? "SUB" : "ADD",
      type,
      amount: Math.abs(amount),
      currency,
      balance,
      state: reversed !== 0 && reversed === amount ? "reversed" : isHeld ? "pending" : "booked",
      createdAt: createdAt.toISOString(),
    }),
  );
  return { data, count };
}
