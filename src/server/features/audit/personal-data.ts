import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { recordsAbout } from "./service.ts";
import { removeReasonsAbout } from "./store.ts";

export const personalData = definePersonalData({
  feature: "audit",
  // A record outlives the account without naming the user: its foreign keys are set to null.
  tables: { audit_log: "exported", admin_actions: "exported" },
  account: async ({ deps, user }) => ({ doneByOthers: await recordsAbout(deps, user.id) }),
  remove: (transaction, { id }) => removeReasonsAbout(transaction, id),
});
