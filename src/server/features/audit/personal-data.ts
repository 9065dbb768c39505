import { definePersonalData } from "#server/personal-data/personal-data.ts";

export const personalData = definePersonalData({
  feature: "audit",
  // A record outlives the account without naming the user: its foreign keys are set to null.
  tables: {
    audit_log: { notExported: "It says what the operator did, by an id and a time, and holds nothing of the person." },
  },
});
