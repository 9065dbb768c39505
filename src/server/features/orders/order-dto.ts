import type { Order } from "#contract/records.ts";
import type { OrderRow } from "./store.ts";

/**
 * Returns the order DTO. An order that was not paid in time is shown as expired, whether or not its row was closed yet.
 */
export function toOrder(row: OrderRow, now: number): Order {
  const isOver = row.tradeState === "CLOSED" || row.expiresAt.getTime() <= now;
  return {
    orderId: row.id,
    planName: row.planName,
    paymentMethod: row.paymentMethod,
    amount: row.amount,
    currency: row.currency,
    status: row.tradeState === "SUCCESS" ? 1 : isOver ? 2 : 0,
    trade_state: row.tradeState === "NOTPAY" && isOver ? "CLOSED" : row.tradeState,
    isUpdated: row.isUpdated,
    isBalancePay: row.isBalancePay,
    // What can no longer be paid leads nowhere.
    payUrl: row.tradeState === "NOTPAY" && !isOver ? row.payUrl : "",
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    receiptUrl: row.tradeState === "SUCCESS" ? `/receipts/${row.id}` : null,
  };
}
