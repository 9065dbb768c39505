import type { Deps } from "#server/deps.ts";
import { pageOf } from "#server/http/paging.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { listOrders } from "./service.ts";

export function orderHandlers(deps: Deps): Handlers<"listOrders" | "listAllOrders"> {
  return {
    listOrders: ({ user, query }) => listOrders(deps, user.id, pageOf(query)),
    listAllOrders: ({ query }) => listOrders(deps, null, pageOf(query)),
  };
}
