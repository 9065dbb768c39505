import { deleteJobsAbout } from "#server/adapters/jobs/store.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";

export const personalData = definePersonalData({
  feature: "cleanup",
  tables: { jobs: { notExported: "It holds work that waits for a moment, about what is exported already." } },
  remove: (transaction, { id, email, cellphone }) =>
    deleteJobsAbout(
      transaction,
      [id, email, cellphone].filter((name): name is string => Boolean(name)),
    ),
});
