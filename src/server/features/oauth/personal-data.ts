import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { identitiesOf } from "./service.ts";
import { forgetInviter } from "./store.ts";

export const personalData = definePersonalData({
  feature: "oauth",
  tables: {
    identities: "exported",
    passport_flows: { notExported: "It is a sign-in that is under way, for minutes, and knows at most who invited." },
  },
  account: async ({ deps, user }) => ({ identities: await identitiesOf(deps, user.id) }),
  remove: (transaction, { id }) => forgetInviter(transaction, id),
});
