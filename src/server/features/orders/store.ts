import { count, desc, eq } from "drizzle-orm";
import type { Queries } from "#server/db/client.ts";
import { orders } from "#server/db/schema/orders.ts";

export type OrderRow = typeof orders.$inferSelect;

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
  const total = await db.select({ count: count() }).from(orders).where(wanted);
  return { rows, count: total[0]?.count ?? 0 };
}
