import { count, desc, eq, sql, sum } from "drizzle-orm";
import type { LedgerEntry } from "#core/billing/ledger.ts";
import type { Queries } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { balanceRecords, tokenRecords } from "#server/db/schema/ledger.ts";

export type Account = LedgerEntry["account"];
type Made = { id: string; createdAt: Date };

/** What was booked for this cause already is left alone. */
export async function addRecord(db: Queries, entry: LedgerEntry, made: Made): Promise<void> {
  const { userId, amount, cause } = entry;
  const row = { ...made, userId, amount, cause };
  if (entry.account === "token") {
    await db
      .insert(tokenRecords)
      .values({ ...row, type: entry.type })
      .onConflictDoNothing();
  } else {
    await db
      .insert(balanceRecords)
      .values({ ...row, type: entry.type })
      .onConflictDoNothing();
  }
}

export async function isBooked(db: Queries, entry: Pick<LedgerEntry, "account" | "cause">): Promise<boolean> {
  const ledger = entry.account === "token" ? tokenRecords : balanceRecords;
  const rows = await db.select({ id: ledger.id }).from(ledger).where(eq(ledger.cause, entry.cause)).limit(1);
  return rows.length === 1;
}

/** Until the transaction ends nobody else who locks first books for this person. */
export async function lockPerson(db: Queries, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** The balance: the sum of the records. */
export async function sumOf(db: Queries, account: Account, userId: string): Promise<number> {
  const ledger = account === "token" ? tokenRecords : balanceRecords;
  const rows = await db
    .select({ sum: sum(ledger.amount).mapWith(Number) })
    .from(ledger)
    .where(eq(ledger.userId, userId));
  return rows[0]?.sum ?? 0;
}

type Page = { limit: number; offset: number };

/** Newest first, each with the balance after it. */
export async function listTokenRecords(db: Queries, userId: string, page: Page) {
  const own = db
    .select({
      id: tokenRecords.id,
      type: tokenRecords.type,
      amount: tokenRecords.amount,
      createdAt: tokenRecords.createdAt,
      balance: sql<number>`sum(${tokenRecords.amount}) over (order by ${tokenRecords.id})`
        .mapWith(Number)
        .as("balance"),
    })
    .from(tokenRecords)
    .where(eq(tokenRecords.userId, userId))
    .as("own");
  const rows = await db.select().from(own).orderBy(desc(own.id)).limit(page.limit).offset(page.offset);
  return { rows, count: await countOf(db, "token", userId) };
}

/** As above, of the vouchers. */
export async function listBalanceRecords(db: Queries, userId: string, page: Page) {
  const own = db
    .select({
      id: balanceRecords.id,
      type: balanceRecords.type,
      amount: balanceRecords.amount,
      createdAt: balanceRecords.createdAt,
      balance: sql<number>`sum(${balanceRecords.amount}) over (order by ${balanceRecords.id})`
        .mapWith(Number)
        .as("balance"),
    })
    .from(balanceRecords)
    .where(eq(balanceRecords.userId, userId))
    .as("own");
  const rows = await db.select().from(own).orderBy(desc(own.id)).limit(page.limit).offset(page.offset);
  return { rows, count: await countOf(db, "voucher", userId) };
}

async function countOf(db: Queries, account: Account, userId: string): Promise<number> {
  const ledger = account === "token" ? tokenRecords : balanceRecords;
  const rows = await db.select({ count: count() }).from(ledger).where(eq(ledger.userId, userId));
  return rows[0]?.count ?? 0;
}
