import type { Deps } from "#server/deps.ts";
import { pageOf } from "#server/http/paging.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { referralsOf } from "./service.ts";

export function referralHandlers(deps: Deps): Handlers<"listReferrals"> {
  return {
    listReferrals: ({ user, query, locale }) => referralsOf(deps, { userId: user.id, locale, page: pageOf(query) }),
  };
}
