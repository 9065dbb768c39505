import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { claimGifts } from "../accounts/service.ts";
import { identitiesOf } from "./service.ts";
import { forgetInviter, listIdentities } from "./store.ts";

export const personalData = definePersonalData({
  feature: "oauth",
  tables: {
    identities: "exported",
    passport_flows: { notExported: "It is a sign-in that is under way, for minutes, and knows at most who invited." },
  },
  account: async ({ deps, user }) => ({ identities: await identitiesOf(deps, user.id) }),
  async remove(transaction, { id, removedAt }) {
    await forgetInviter(transaction, id);
    await claimGifts(transaction, await listIdentities(transaction, id), removedAt);
  },
});
