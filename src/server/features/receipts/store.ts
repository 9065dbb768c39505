import { desc, eq } from "drizzle-orm";
import type { Queries, Transaction } from "#server/db/client.ts";
import { countForPage } from "#server/db/count.ts";
import { invoiceRequests } from "#server/db/schema/invoices.ts";
import { orders } from "#server/db/schema/orders.ts";

export type InvoiceRow = typeof invoiceRequests.$inferSelect;

export async function findInvoice(db: Queries, orderId: string): Promise<InvoiceRow | null> {
  const rows = await db.select().from(invoiceRequests).where(eq(invoiceRequests.orderId, orderId));
  return rows[0] ?? null;
}

/** Stores what was asked for, in place of what was asked for before. */
export async function putInvoice(db: Transaction, row: InvoiceRow): Promise<void> {
  const { title, taxNumber, email, askedAt } = row;
  await db
    .insert(invoiceRequests)
    .values(row)
    .onConflictDoUpdate({ target: invoiceRequests.orderId, set: { title, taxNumber, email, askedAt } });
}

export async function listInvoicesOf(db: Queries, userId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoiceRequests)
    .where(eq(invoiceRequests.userId, userId))
    .orderBy(desc(invoiceRequests.askedAt), desc(invoiceRequests.orderId));
}

/** Returns what was asked for, of one order or of all, the newest first, with the order of each. */
export async function listInvoices(
  db: Queries,
  { orderId, limit, offset }: { orderId?: string | undefined; limit: number; offset: number },
) {
  const wanted = orderId === undefined ? undefined : eq(invoiceRequests.orderId, orderId);
  const rows = await db
    .select({ invoice: invoiceRequests, order: orders })
    .from(invoiceRequests)
    .innerJoin(orders, eq(orders.id, invoiceRequests.orderId))
    .where(wanted)
    .orderBy(desc(invoiceRequests.askedAt), desc(invoiceRequests.orderId))
    .limit(limit)
    .offset(offset);
  const all = db.select({ id: invoiceRequests.orderId }).from(invoiceRequests).where(wanted).$dynamic();
  return { rows, count: await countForPage(db, { offset }, all) };
}
