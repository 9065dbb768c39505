import { and, asc, count, desc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { LedgerEntry, LedgerHold } from "#core/billing/ledger.ts";
import type { Currency } from "#core/money.ts";
import type { Queries, Transaction } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { accounts, balanceRecords, reservations, tokenRecords } from "#server/db/schema/ledger.ts";

export type AccountKey = { userId: string; kind: "token" | "voucher"; currency: Currency | "" };
export type Reservation = typeof reservations.$inferSelect;

/** The account that an entry or a hold is about. */
export function accountOf(entry: LedgerEntry | LedgerHold): AccountKey {
  const currency = entry.account === "voucher" ? entry.currency : "";
  return { userId: entry.userId, kind: entry.account, currency };
}

/**
 * Until the transaction ends, nobody else who locks first changes what these people have. The person's row is locked
 * and not their accounts: removing a person locks that row before the accounts go with it, so that any other order would
 * end in a deadlock, and one row orders the records of all accounts. Several people are locked in the order of their ids.
 */
export async function lockUsers(db: Transaction, userIds: readonly string[]): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for("no key update");
}

const isAccount = (key: AccountKey) =>
  and(eq(accounts.userId, key.userId), eq(accounts.kind, key.kind), eq(accounts.currency, key.currency));

/** Makes the account, empty, where the person has none of this kind. */
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

/** Every account that a person has. */
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
  /** Added to what is reserved. */
  reserved: number;
  /** Makes the change only where so much is free, which means in the balance and not reserved. */
  free?: number;
  /** True where the balance may fall below what is reserved, and below 0. */
  mayOverdraw?: boolean;
};

/**
 * Changes an account and returns the balance after it and the sequence for its record; null, with nothing changed, where
 * there is no such account or less is free than asked for. The caller holds the person's lock. A change that is not
 * allowed to overdraw and does so is refused by the constraint `accounts_covered`.
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
      // The numbers run over all accounts of a person, whose lock keeps anybody else from taking the same one.
      ...(change.balance === 0
        ? {}
        : { sequence: sql`(select max(own.sequence) + 1 from ${accounts} own where own.user_id = ${key.userId})` }),
    })
    .where(and(...conditions))
    .returning({ balance: accounts.balance, sequence: accounts.sequence });
  return rows[0] ?? null;
}

export type RecordFacts = { userId: string; amount: number; type: string; currency: string };

/** The record of this cause in the ledger of `kind`, whoever it belongs to. */
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

type Made = { id: string; createdAt: Date; balance: number; sequence: number };

/** False, with nothing written, where a record has this cause already. */
export async function addRecord(db: Transaction, entry: LedgerEntry, made: Made): Promise<boolean> {
  const { userId, amount, cause } = entry;
  const row = { ...made, userId, amount, cause };
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

/** False, with nothing written, where a reservation has this cause already. */
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

/** False where the reservation is no longer in the state in which it was found. */
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

/** The causes of open reservations whose time is over, the oldest first. */
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

/** Newest first. */
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

/** As above, of the vouchers. */
export async function listBalanceRecords(db: Queries, userId: string, page: Page) {
  const rows = await db
    .select()
    .from(balanceRecords)
    .where(eq(balanceRecords.userId, userId))
    .orderBy(desc(balanceRecords.sequence))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db.select({ count: count() }).from(balanceRecords).where(eq(balanceRecords.userId, userId));
  return { rows, count: all?.count ?? 0 };
}
