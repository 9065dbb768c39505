import type { Deps } from "#server/deps.ts";
import { pageOf } from "#server/http/paging.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { listBalances, listTokens } from "./service.ts";

export function ledgerHandlers(deps: Deps): Handlers<"listTokens" | "listBalances"> {
  return {
    listTokens: ({ user, query }) => listTokens(deps, user.id, pageOf(query)),
    listBalances: ({ user, query }) => listBalances(deps, user.id, pageOf(query)),
  };
}
