import type { Order } from "#contract/records.ts";
import type { Deps } from "#server/deps.ts";
import { listOrders as findOrders, type OrderRow } from "./store.ts";

/** Returns orders, newest first; those of all users if `userId` is null. */
export async function listOrders(
  deps: Pick<Deps, "db" | "now">,
  userId: string | null,
  page: { limit: number; offset: number },
): Promise<{ data: Order[]; count: number }> {
  const { rows, count } = await findOrders(deps.db, userId, page);
  return { data: rows.map((row) => toOrder(row, deps.now())), count };
}

/**
 * Returns the order DTO. An order that was not paid in time is shown as expired, whether or not its row was closed yet.
 */
function toOrder(row: OrderRow, now: number): Order {
  const isOver = row.tradeState === "CLOSED" || row.expiresAt.getTime() <= now;
  return {
    orderId: row.id,
    planName: row.planName,
    paymentMethod: row.paymentMethod,
    amount: row.amount,
    status: row.tradeState === "SUCCESS" ? 1 : isOver ? 2 : 0,
    trade_state: row.tradeState === "NOTPAY" && isOver ? "CLOSED" : row.tradeState,
    isUpdated: row.isUpdated,
    isBalancePay: row.isBalancePay,
    payUrl: row.payUrl,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}
