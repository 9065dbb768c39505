import { and, asc, count, desc, eq, getTableColumns, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { LedgerEntry, LedgerHold } from "#core/billing/ledger.ts";
import type { Currency } from "#core/money.ts";
import type { Queries, Transaction } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { accounts, balanceRecords, reservations, tokenRecords } from "#server/db/schema/ledger.ts";

export type AccountKey = { userId: string; kind: "token" | "voucher"; currency: Currency | "" };
export type Reservation = typeof reservations.$inferSelect;

/** Returns the account of an entry or a hold. */
export function accountOf(entry: LedgerEntry | LedgerHold): AccountKey {
  const currency = entry.account === "voucher" ? entry.currency : "";
  return { userId: entry.userId, kind: entry.account, currency };
}

/**
 * Locks these users until the transaction ends, so that no other transaction that locks first can change their
 * balances. The lock is on the user's row and not on the accounts: removing a user locks that row before the accounts
 * are deleted with it, so any other order could deadlock, and one row serialises the records of all accounts. Several
 * users are locked in the order of their ids. Returns those that exist.
 */
export async function lockUsers(db: Transaction, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for("no key update");
  return rows.map(({ id }) => id);
}

const isAccount = (key: AccountKey) =>
  and(eq(accounts.userId, key.userId), eq(accounts.kind, key.kind), eq(accounts.currency, key.currency));

/** Creates the empty account if the user has none of this kind and currency. */
export async function openAccount(db: Transaction, key: AccountKey): Promise<void> {
  await db.insert(accounts).values(key).onConflictDoNothing();
}

export async function findAccount(
  db: Queries,
  key: AccountKey,
): Promise<{ balance: number; reserved: number } | undefined> {
  const rows = await db
    .select({ balance: accounts.balance, reserved: accounts.reserved })
    .from(accounts)
    .where(isAccount(key));
  return rows[0];
}

/** Returns the sum of the records of a ledger that take the record of this cause back, 0 or less. */
export async function sumReversals(db: Queries, kind: AccountKey["kind"], cause: string): Promise<number> {
  const table = kind === "token" ? tokenRecords : balanceRecords;
  const rows = await db
    .select({ total: sql<number>`coalesce(sum(${table.amount}), 0)::int` })
    .from(table)
    .where(eq(table.reverses, cause));
  return rows[0]?.total ?? 0;
}

/** Returns every account of a user. */
export async function listAccounts(db: Queries, userId: string) {
  return db
    .select({
      kind: accounts.kind,
      currency: accounts.currency,
      balance: accounts.balance,
      reserved: accounts.reserved,
    })
    .from(accounts)
    .where(eq(accounts.userId, userId));
}

export type AccountChange = {
  /** Added to the balance; a record of the same amount must follow. */
  balance: number;
  /** Added to the reserved amount. */
  reserved: number;
  /** The change is made only if at least this much is free, that is, in the balance and not reserved. */
  free?: number;
  /** Whether the balance may fall below the reserved amount, and below 0. */
  mayOverdraw?: boolean;
};

/**
 * Changes an account and returns the balance after it and the sequence number for its record. Returns null, with
 * nothing changed, if there is no such account or less is free than required. The caller holds the user's lock. A
 * change that overdraws without `mayOverdraw` is refused by the constraint `accounts_covered`.
 */
export async function changeAccount(
  db: Transaction,
  key: AccountKey,
  change: AccountChange,
): Promise<{ balance: number; sequence: number } | null> {
  const balance = sql`(${accounts.balance} + ${change.balance}::bigint)`;
  const reserved = sql`(${accounts.reserved} + ${change.reserved}::bigint)`;
  const uncovered = sql`greatest(0, ${reserved} - ${balance})`;
  const conditions: (SQL | undefined)[] = [isAccount(key)];
  if (change.free !== undefined) conditions.push(sql`${accounts.balance} - ${accounts.reserved} >= ${change.free}`);
  const rows = await db
    .update(accounts)
    .set({
      balance,
      reserved,
      overdrawn: change.mayOverdraw ? uncovered : sql`least(${accounts.overdrawn}, ${uncovered})`,
      // The sequence runs over all accounts of a user, whose lock keeps other transactions from taking the same number.
      ...(change.balance === 0
        ? {}
        : { sequence: sql`(select max(own.sequence) + 1 from ${accounts} own where own.user_id = ${key.userId})` }),
    })
    .where(and(...conditions))
    .returning({ balance: accounts.balance, sequence: accounts.sequence });
  return rows[0] ?? null;
}

export type RecordFacts = { userId: string; amount: number; type: string; currency: string };

/** Returns the record of this cause in the ledger of `kind`, regardless of the user. */
export async function findRecord(
  db: Queries,
  kind: AccountKey["kind"],
  cause: string,
): Promise<RecordFacts | undefined> {
  if (kind === "token") {
    const { userId, amount, type } = tokenRecords;
    const rows = await db.select({ userId, amount, type }).from(tokenRecords).where(eq(tokenRecords.cause, cause));
    return rows[0] && { ...rows[0], currency: "" };
  }
  const { userId, amount, type, currency } = balanceRecords;
  const rows = await db
    .select({ userId, amount, type, currency })
    .from(balanceRecords)
    .where(eq(balanceRecords.cause, cause));
  return rows[0];
}

type RecordPosition = { id: string; createdAt: Date; balance: number; sequence: number };

/** Inserts a record. Returns false, with nothing written, if a record already has this cause. */
export async function addRecord(db: Transaction, entry: LedgerEntry, position: RecordPosition): Promise<boolean> {
  const { userId, amount, cause, reverses = null } = entry;
  const row = { ...position, userId, amount, cause, reverses };
  if (entry.account === "token") {
    const rows = await db
      .insert(tokenRecords)
      .values({ ...row, type: entry.type })
      .onConflictDoNothing({ target: tokenRecords.cause })
      .returning({ id: tokenRecords.id });
    return rows.length === 1;
  }
  const rows = await db
    .insert(balanceRecords)
    .values({ ...row, type: entry.type, currency: entry.currency })
    .onConflictDoNothing({ target: balanceRecords.cause })
    .returning({ id: balanceRecords.id });
  return rows.length === 1;
}

export async function findReservation(db: Queries, cause: string): Promise<Reservation | undefined> {
  const rows = await db.select().from(reservations).where(eq(reservations.cause, cause));
  return rows[0];
}

/** Inserts a reservation. Returns false, with nothing written, if a reservation already has this cause. */
export async function addReservation(
  db: Transaction,
  hold: LedgerHold,
  times: { createdAt: Date; expiresAt: Date },
): Promise<boolean> {
  const { type, amount, cause } = hold;
  const rows = await db
    .insert(reservations)
    .values({ ...accountOf(hold), type, amount, cause, ...times })
    .onConflictDoNothing()
    .returning({ cause: reservations.cause });
  return rows.length === 1;
}

export type Closing =
  | { state: "released" | "expired"; closedAt: Date }
  | { state: "settled"; closedAt: Date; used: number; taken: number };

/** Closes a reservation. Returns false if it is no longer in the state in which it was found. */
export async function closeReservation(
  db: Transaction,
  found: Pick<Reservation, "cause" | "state">,
  closing: Closing,
): Promise<boolean> {
  const rows = await db
    .update(reservations)
    .set(closing)
    .where(and(eq(reservations.cause, found.cause), eq(reservations.state, found.state)))
    .returning({ cause: reservations.cause });
  return rows.length === 1;
}

/** Returns the causes of open reservations that have expired, the oldest first. */
export async function listStaleReservations(db: Queries, now: Date, atMost: number): Promise<string[]> {
  const rows = await db
    .select({ cause: reservations.cause })
    .from(reservations)
    .where(and(eq(reservations.state, "open"), lte(reservations.expiresAt, now)))
    .orderBy(asc(reservations.expiresAt))
    .limit(atMost);
  return rows.map(({ cause }) => cause);
}

type Page = { limit: number; offset: number };

/** Returns the token records, newest first. */
export async function listTokenRecords(db: Queries, userId: string, page: Page) {
  const rows = await db
    .select()
    .from(tokenRecords)
    .where(eq(tokenRecords.userId, userId))
    .orderBy(desc(tokenRecords.sequence))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db.select({ count: count() }).from(tokenRecords).where(eq(tokenRecords.userId, userId));
  return { rows, count: all?.count ?? 0 };
}

/** Returns the voucher records, newest first, and of each how much was taken back and whether it is still held. */
export async function listBalanceRecords(db: Queries, userId: string, page: Page) {
  const rows = await db
    .select({
      ...getTableColumns(balanceRecords),
      reversed: sql<number>`(select coalesce(-sum(later.amount), 0)::int from balance_records later
        where later.reverses = balance_records.cause)`,
      isHeld: sql<boolean>`exists (select 1 from reservations
        where reservations.cause = balance_records.cause and reservations.state = 'open')`,
    })
    .from(balanceRecords)
    .where(eq(balanceRecords.userId, userId))
    .orderBy(desc(balanceRecords.sequence))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db.select({ count: count() }).from(balanceRecords).where(eq(balanceRecords.userId, userId));
  return { rows, count: all?.count ?? 0 };
}
