import { queryOptions } from "@tanstack/react-query";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";

/** Returns the query for the receipt of one of the user's paid orders. */
export const receiptQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["receipt", orderId],
    queryFn: ({ signal }) => send(calls.getReceipt, { params: { orderId }, signal }),
    staleTime: 0,
  });
