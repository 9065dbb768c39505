import type { deskExampleCalls } from "#contract/desk-examples.ts";
import type { Deps } from "#server/deps.ts";
import { pageOf } from "#server/http/paging.ts";
import type { Handlers } from "#server/operations/handler.ts";
import * as offers from "./service.ts";

export function offerHandlers(deps: Deps): Handlers<keyof typeof deskExampleCalls> {
  return {
    listOffers: ({ query }) => offers.listOffers(deps, query.state, pageOf(query)),
    decideOffer({ user, params, body, locale }) {
      const { decision, category = "", name = "", desc = "", reason = "" } = body;
      const on = { actorId: user.id, id: params.id };
      return decision === "refused"
        ? offers.refuseOffer(deps, { ...on, reason })
        : offers.listOffer(deps, { ...on, category, name, desc }, locale);
    },
    async offerAgain({ params }) {
      await offers.offerAgain(deps, params.id);
      return null;
    },
  };
}
