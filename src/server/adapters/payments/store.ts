import { and, eq, gt, gte, lt, or, sql } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { sandboxPayments } from "#server/db/schema/orders.ts";

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

/** Stores a payment that can be made, unless its order has one, and returns the order's. */
export async function putPayment(db: Queries, payment: typeof sandboxPayments.$inferInsert): Promise<SandboxPayment> {
  await db.insert(sandboxPayments).values(payment).onConflictDoNothing();
  const rows = await db.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, payment.orderId));
  const stored = rows[0];
  if (!stored) throw new Error("A payment of the stand-in vanished");
  return stored;
}

export async function findPayment(db: Queries, reference: string): Promise<SandboxPayment | null> {
  const rows = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference));
  return rows[0] ?? null;
}

/** Pays what is open and not expired. Returns the payment as it is then, whoever paid it; null if it cannot be paid. */
export async function payOnce(
  db: Queries,
  reference: string,
  { providerId, now }: { providerId: string; now: Date },
): Promise<SandboxPayment | null> {
  await db
    .update(sandboxPayments)
    .set({ state: "paid", providerId, paidAt: now })
    .where(
      and(
        eq(sandboxPayments.reference, reference),
        eq(sandboxPayments.state, "open"),
        gt(sandboxPayments.expiresAt, now),
      ),
    );
  const found = await findPayment(db, reference);
  return found?.state === "paid" ? found : null;
}

export async function closePayment(db: Queries, reference: string): Promise<void> {
  await db
    .update(sandboxPayments)
    .set({ state: "closed" })
    .where(and(eq(sandboxPayments.reference, reference), eq(sandboxPayments.state, "open")));
}

/** Books a refund, once. Returns false where more would go back than was paid. */
export async function addRefund(
  db: Queries,
  reference: string,
  { refundId, amount }: { refundId: string; amount: number },
): Promise<boolean> {
  const { refunds } = sandboxPayments;
  const isBooked = sql`jsonb_exists(${refunds}, ${refundId})`;
  const total = sql`(select coalesce(sum(value::integer), 0) from jsonb_each_text(${refunds}))`;
  const rows = await db
    .update(sandboxPayments)
    .set({ refunds: sql`${refunds} || jsonb_build_object(${refundId}::text, ${amount}::integer)` })
    .where(
      and(
        eq(sandboxPayments.reference, reference),
        eq(sandboxPayments.state, "paid"),
        or(isBooked, sql`${total} + ${amount}::integer <= ${sandboxPayments.amount}`),
      ),
    )
    .returning({ reference: sandboxPayments.reference });
  return rows.length === 1;
}

export async function listPaid(db: Queries, currency: SandboxPayment["currency"], from: Date, to: Date) {
  return db
    .select()
    .from(sandboxPayments)
    .where(
      and(
        eq(sandboxPayments.state, "paid"),
        eq(sandboxPayments.currency, currency),
        gte(sandboxPayments.paidAt, from),
        lt(sandboxPayments.paidAt, to),
      ),
    );
}
