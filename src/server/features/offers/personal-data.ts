import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { decisionsOf } from "./service.ts";

export const personalData = definePersonalData({
  feature: "offers",
  // Decisions, and copies among the examples, are removed with the resume that was offered.
  tables: { example_decisions: "exported" },
  account: async ({ deps, user }) => ({ offeredExamples: await decisionsOf(deps, user.id) }),
});
