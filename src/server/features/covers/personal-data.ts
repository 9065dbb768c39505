import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { noteRemovals } from "./store.ts";

export const personalData = definePersonalData({
  feature: "covers",
  // Pictures of resumes, drawn from them at any time: in the archive the resumes themselves stand for them.
  tables: {},
  remove: (transaction, { id, removedAt }) => noteRemovals(transaction, id, removedAt),
});
