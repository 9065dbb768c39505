import { queryOptions } from "@tanstack/react-query";
import type { DeskOrderPage } from "#contract/desk-orders.ts";
import { send } from "#web/api/call.ts";
import { deskCalls } from "#web/api/desk-calls.ts";
import { queryClient } from "#web/api/queries.ts";

/** Reads one order for its page. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["desk", "order", orderId],
    queryFn: ({ signal }) => send(deskCalls.getDeskOrder, { params: { orderId }, signal }),
    staleTime: 0,
  });

/** Shows what a decision made of an order, and has the lists read anew. */
export function putOrder(page: DeskOrderPage): void {
  queryClient.setQueryData(orderQuery(page.order.orderId).queryKey, page);
  void queryClient.invalidateQueries({ queryKey: ["desk", "orders"] });
  void queryClient.invalidateQueries({ queryKey: ["desk", "exceptions"] });
}
