import type { OpenOrder } from "#contract/orders.ts";
import type { Order, OwnOrder } from "#contract/records.ts";
import { limits } from "#core/limits.ts";
import type { Deps } from "#server/deps.ts";
import { toOrder } from "./order-dto.ts";
import { refundsOfOrders } from "./refund-requests.ts";
import { listOrders as findOrders, type OrderRow } from "./store.ts";

export { askAbout, reconcile, refreshed } from "./ask.ts";
export { compareBills } from "./bills.ts";
export {
  askAboutOrder,
  exportOrders,
  getDeskOrder,
  healthOfOrders,
  listDeskOrders,
  listExceptions,
  orderOfRefund,
  resolveException,
} from "./desk.ts";
export { receiveNotice } from "./notices.ts";
export { toOrder } from "./order-dto.ts";
export { cancelOrder, confirmOrder, continueOrder, ownOrder, placeOrder, purseOf } from "./place.ts";
export { sellsIn } from "./providers.ts";
export { sendReceipt, tellBuyerOfRefund } from "./receipts.ts";
export { askForRefund, tellOperatorOfRefund, withdrawRefund } from "./refund-requests.ts";
export { carryOutRefund, carryOutRefunds, decideRefund, refundOrder } from "./refunds.ts";
export { payInSandbox } from "./sandbox.ts";
export { settle } from "./settle.ts";

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
 * Returns the order DTO with the time for which it can still be paid, in ms: never more than an order has, even where the
 * clock was set back meanwhile.
 */
export function toOpenOrder(row: OrderRow, now: number): OpenOrder {
  const order = toOrder(row, now);
  return {
    ...order,
    expiresIn: order.status === 0 ? Math.min(row.expiresAt.getTime() - now, limits.order.lifetime) : 0,
  };
}

/** Returns a user's orders, newest first, with what became of refunds. */
export async function listOwnOrders(
  deps: Pick<Deps, "db" | "now">,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ data: OwnOrder[]; count: number }> {
  const { rows, count } = await findOrders(deps.db, userId, page);
  const refunds = await refundsOfOrders(deps, userId, rows);
  const data = rows.flatMap((row) => {
    const refund = refunds.get(row.id);
    return refund ? [{ ...toOrder(row, deps.now()), ...refund }] : [];
  });
  return { data, count };
}
