import { currencyOfSignUp } from "#core/billing/ledger.ts";
import type { Deps } from "#server/deps.ts";
import { pageOf } from "#server/http/paging.ts";
import type { Handlers } from "#server/operations/handler.ts";
import { inviterName, referralsOf } from "./service.ts";

export function referralHandlers(deps: Deps): Handlers<"listReferrals"> {
  return {
    async listReferrals({ user, query, locale, session }) {
      // Whoever buys in the browser in which the link was read is most likely its owner (orders/settle.ts).
      const name = inviterName(user.id);
      if ((await session.knownDevice(name)) === "") await session.remember(name);
      const asked = { userId: user.id, currency: currencyOfSignUp(user.type), locale, page: pageOf(query) };
      return referralsOf(deps, asked);
    },
  };
}
