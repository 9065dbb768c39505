import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/client.ts";
import { accounts, balanceRecords, tokenRecords } from "#server/db/schema/ledger.ts";
import { orders, refunds } from "#server/db/schema/orders.ts";

export type RefundRow = typeof refunds.$inferSelect;

export async function addRefund(db: Transaction, refund: typeof refunds.$inferInsert): Promise<void> {
  await db.insert(refunds).values(refund);
}

export async function findRefund(db: Queries, id: string): Promise<RefundRow | null> {
  const rows = await db.select().from(refunds).where(eq(refunds.id, id));
  return rows[0] ?? null;
}

export async function findByProviderId(db: Queries, providerId: string): Promise<RefundRow | null> {
  const rows = await db.select().from(refunds).where(eq(refunds.providerId, providerId));
  return rows[0] ?? null;
}

/** Returns the cents of an order that refunds have taken or may take yet. */
export async function sumBegun(
  db: Queries,
  orderId: string,
  states: readonly RefundRow["state"][] = ["asked", "approved", "done"],
): Promise<number> {
  const rows = await db
    .select({ total: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, [...states])));
  return rows[0]?.total ?? 0;
}

/** Moves a refund on if it is in one of these states; returns whether it was. */
export async function moveRefund(
  db: Queries,
  id: string,
  from: readonly RefundRow["state"][],
  change: Partial<Pick<RefundRow, "state" | "answer" | "providerId" | "decidedAt" | "doneAt" | "amount">>,
): Promise<boolean> {
  const rows = await db
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), inArray(refunds.state, [...from])))
    .returning({ id: refunds.id });
  return rows.length === 1;
}

/** Takes back what the buyer of an order asked for and nobody has decided. Returns what was, the newest first. */
export async function withdrawAsked(db: Transaction, orderId: string, decidedAt: Date): Promise<RefundRow[]> {
  const rows = await db
    .update(refunds)
    .set({ state: "withdrawn", decidedAt })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, "asked"), eq(refunds.begunBy, "buyer")))
    .returning();
  return rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** Returns every refund of these orders, the newest first. */
export async function listRefundsOf(db: Queries, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(desc(refunds.createdAt), desc(refunds.id));
}

/** Forgets what a user wrote about refunds; the refunds themselves belong to the books. */
export async function forgetReasons(db: Queries, userId: string): Promise<void> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await db
    .update(refunds)
    .set({ reason: "" })
    .where(and(inArray(refunds.orderId, own), eq(refunds.begunBy, "buyer")));
}

/** Refuses what buyers asked for of an order and nobody has decided. */
export async function refuseAsked(db: Transaction, orderId: string, decidedAt: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ state: "refused", decidedAt })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, "asked")));
}

export async function countRefunded(
  db: Transaction,
  orderId: string,
  { amount, refundedAt }: { amount: number; refundedAt: Date },
): Promise<void> {
  await db
    .update(orders)
    .set({ refunded: sql`${orders.refunded} + ${amount}`, refundedAt })
    .where(eq(orders.id, orderId));
}

export async function putDispute(db: Transaction, orderId: string, disputedAt: Date | null): Promise<void> {
  await db.update(orders).set({ disputedAt }).where(eq(orders.id, orderId));
}

/** Returns the refunds that a provider has been or must be told about, the oldest first. */
export async function listApproved(db: Queries, atMost: number): Promise<string[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.state, "approved"))
    .orderBy(asc(refunds.createdAt))
    .limit(atMost);
  return rows.map(({ id }) => id);
}

/** Returns whose record a cause is and what is left of it after its reversals; null where there is none. */
export async function findLeft(db: Queries, kind: "token" | "voucher", cause: string) {
  const table = kind === "token" ? tokenRecords : balanceRecords;
  const reversed = sql<number>`(select coalesce(sum(later.amount), 0)::int from ${table} later where later.reverses = ${cause})`;
  const rows = await db
    .select({ userId: table.userId, amount: table.amount, reversed })
    .from(table)
    .where(eq(table.cause, cause));
  const found = rows[0];
  return found ? { userId: found.userId, left: found.amount + found.reversed } : null;
}

/** Returns how many tokens a user has that nothing holds. */
export async function freeTokens(db: Queries, userId: string): Promise<number> {
  const rows = await db
    .select({ balance: accounts.balance, reserved: accounts.reserved })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.kind, "token")));
  return (rows[0]?.balance ?? 0) - (rows[0]?.reserved ?? 0);
}
