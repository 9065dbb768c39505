import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { PlanName } from "#core/billing/membership.ts";
import type { Currency } from "#core/money.ts";
import type { Queries, Transaction } from "#server/db/client.ts";
import { countForPage } from "#server/db/count.ts";
import { users } from "#server/db/schema/accounts.ts";
import { balanceRecords } from "#server/db/schema/ledger.ts";
import { orders, type PaidBy, paymentExceptions, payments } from "#server/db/schema/orders.ts";

export type OrderRow = typeof orders.$inferSelect;
export type Payment = typeof payments.$inferSelect;

/** Returns orders, newest first; those of all users if `userId` is null. */
export async function listOrders(db: Queries, userId: string | null, page: { limit: number; offset: number }) {
  const wanted = userId === null ? undefined : eq(orders.userId, userId);
  const rows = await db
    .select()
    .from(orders)
    .where(wanted)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
  const all = db.select({ id: orders.id }).from(orders).where(wanted).$dynamic();
  return { rows, count: await countForPage(db, page, all) };
}

export async function findOrder(db: Queries, id: string): Promise<OrderRow | null> {
  const rows = await db.select().from(orders).where(eq(orders.id, id));
  return rows[0] ?? null;
}

/** Locks an order until the end of the transaction. The caller holds its user's lock first. */
export async function lockOrder(db: Transaction, id: string): Promise<OrderRow | null> {
  const rows = await db.select().from(orders).where(eq(orders.id, id)).for("update");
  return rows[0] ?? null;
}

/** Returns an order of this user that can still be paid in this way. */
export async function findOpenOrder(
  db: Queries,
  wanted: { userId: string; planName: PlanName; provider: PaidBy; currency: Currency; now: Date },
): Promise<OrderRow | null> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, wanted.userId),
        eq(orders.planName, wanted.planName),
        eq(orders.provider, wanted.provider),
        eq(orders.currency, wanted.currency),
        eq(orders.tradeState, "NOTPAY"),
        gt(orders.expiresAt, wanted.now),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return rows[0] ?? null;
}

export async function addOrder(db: Queries, order: typeof orders.$inferInsert): Promise<void> {
  await db.insert(orders).values(order);
}

/** Keeps the consent that a buyer gave when the order was there already; the first one counts. */
export async function putConsent(
  db: Queries,
  id: string,
  consent: { consentVersion: string; consentedAt: Date },
): Promise<void> {
  await db
    .update(orders)
    .set(consent)
    .where(and(eq(orders.id, id), isNull(orders.consentedAt)));
}

/** Returns who invited this user, or null. */
export async function findInviter(db: Queries, userId: string): Promise<{ id: string; email: string | null } | null> {
  const inviter = alias(users, "inviter");
  const rows = await db
    .select({ id: inviter.id, email: inviter.email })
    .from(users)
    .innerJoin(inviter, eq(inviter.id, users.inviterId))
    .where(eq(users.id, userId));
  return rows[0] ?? null;
}

/** Notes that an order was gone on with in a browser of the inviter's. */
export async function noteInvitersDevice(db: Transaction, id: string): Promise<void> {
  await db.update(orders).set({ isInvitersDevice: true }).where(eq(orders.id, id));
}

/**
 * Stores what the provider prepared. An order that was closed meanwhile is from now on watched like one that was closed
 * there. Returns whether it can still be paid.
 */
export async function putBegun(db: Queries, id: string, begun: { reference: string; url: string }): Promise<boolean> {
  const isOpen = sql`${orders.tradeState} = 'NOTPAY'`;
  const rows = await db
    .update(orders)
    .set({
      reference: begun.reference,
      payUrl: begun.url,
      providerState: sql`case when ${isOpen} then 'open' else 'closed' end`,
    })
    .where(and(eq(orders.id, id), eq(orders.providerState, "none")))
    .returning({ id: orders.id });
  const found = await findOrder(db, id);
  return found?.tradeState === "NOTPAY" && (rows.length === 1 || found.providerState === "open");
}

/** Closes an order that is not paid. `isClosedThere`: at its provider, too. */
export async function closeOrder(db: Queries, id: string, isClosedThere: boolean): Promise<void> {
  await db
    .update(orders)
    .set({ tradeState: "CLOSED", ...(isClosedThere ? { providerState: "closed" as const } : {}) })
    .where(and(eq(orders.id, id), ne(orders.tradeState, "SUCCESS")));
}

/** Closes expired orders that no provider knows. */
export async function closeExpired(db: Queries, now: Date): Promise<void> {
  await db
    .update(orders)
    .set({ tradeState: "CLOSED" })
    .where(and(eq(orders.tradeState, "NOTPAY"), lte(orders.expiresAt, now), eq(orders.providerState, "none")));
}

/** Takes the right to ask the provider about an order, at most once in `gap` ms over all processes. */
export async function claimAsk(db: Queries, id: string, now: Date, gap: number): Promise<boolean> {
  const rows = await db
    .update(orders)
    .set({ askedAt: now })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.providerState, "open"),
        or(isNull(orders.askedAt), lte(orders.askedAt, new Date(now.getTime() - gap)), gt(orders.askedAt, now)),
      ),
    )
    .returning({ id: orders.id });
  return rows.length === 1;
}

export async function noteAsked(db: Queries, id: string, askedAt: Date): Promise<void> {
  await db.update(orders).set({ askedAt }).where(eq(orders.id, id));
}

/**
 * Returns the orders that a provider must be asked about: open ones, or ones that were closed and are young enough. Those
 * that were never asked about come first, then those of which that is longest ago.
 */
export async function listToAsk(
  db: Queries,
  state: "open" | "closed",
  { after, atMost }: { after: Date; atMost: number },
): Promise<{ id: string; provider: PaidBy | null }[]> {
  return db
    .select({ id: orders.id, provider: orders.provider })
    .from(orders)
    .where(and(eq(orders.providerState, state), gt(orders.createdAt, after)))
    .orderBy(sql`${orders.askedAt} asc nulls first`, asc(orders.expiresAt))
    .limit(atMost);
}

/** Returns who an order concerns: its buyer, and who invited the buyer. Nothing is locked. */
export async function findPeople(db: Queries, orderId: string) {
  const rows = await db
    .select({ userId: orders.userId, inviterId: users.inviterId })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  return rows[0] ?? null;
}

/** Returns what of these users tells whether one of them is the other. */
export async function findUsers(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: users.id,
      email: users.email,
      cellphone: users.cellphone,
      isVip: users.isVip,
      inviterId: users.inviterId,
    })
    .from(users)
    .where(inArray(users.id, [...ids]));
}

/** Returns how many rewards a user got since then. */
export async function countRewards(db: Queries, userId: string, since: Date): Promise<number> {
  const { amount, createdAt, type } = balanceRecords;
  const rows = await db
    .select({ count: count() })
    .from(balanceRecords)
    .where(and(eq(balanceRecords.userId, userId), eq(type, "referrer"), gt(amount, 0), gt(createdAt, since)));
  return rows[0]?.count ?? 0;
}

export async function findPayment(db: Queries, provider: PaidBy, providerId: string): Promise<Payment | null> {
  const same = and(eq(payments.provider, provider), eq(payments.providerId, providerId));
  const rows = await db.select().from(payments).where(same);
  return rows[0] ?? null;
}

export async function findPaymentOf(db: Queries, orderId: string): Promise<Payment | null> {
  const rows = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return rows[0] ?? null;
}

/** Stores a payment. Returns false, with nothing written, where it is stored already. */
export async function addPayment(db: Transaction, payment: typeof payments.$inferInsert): Promise<boolean> {
  const rows = await db.insert(payments).values(payment).onConflictDoNothing().returning({ id: payments.id });
  return rows.length === 1;
}

export async function markPaid(
  db: Transaction,
  id: string,
  change: { isUpdated: boolean; paidAt: Date; isAtProvider: boolean },
): Promise<void> {
  const { isUpdated, paidAt, isAtProvider } = change;
  await db
    .update(orders)
    .set({ tradeState: "SUCCESS", isUpdated, paidAt, ...(isAtProvider ? { providerState: "paid" as const } : {}) })
    .where(eq(orders.id, id));
}

/** Notes an exception once, however often it arrives. */
export async function addException(db: Queries, exception: typeof paymentExceptions.$inferInsert): Promise<void> {
  await db
    .insert(paymentExceptions)
    .values(exception)
    .onConflictDoNothing({
      target: [paymentExceptions.provider, paymentExceptions.providerId, paymentExceptions.kind],
    });
}

/** Returns the payments of a provider that were paid from one moment until before another. */
export async function listPaymentsBetween(db: Queries, provider: PaidBy, from: Date, to: Date): Promise<Payment[]> {
  const isWithin = and(gte(payments.paidAt, from), lt(payments.paidAt, to));
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), isWithin));
}

/** Returns those payments of a provider that we have. */
export async function listPayments(db: Queries, provider: PaidBy, ids: readonly string[]): Promise<Payment[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), inArray(payments.providerId, [...ids])));
}
