import { noteFiles } from "#server/files/service.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { deleteCoversOfUser } from "./store.ts";

export const personalData = definePersonalData({
  feature: "covers",
  tables: { covers: { notExported: "Pictures that are drawn from the resumes, which are exported themselves." } },
  async remove(transaction, { id, removedAt }) {
    await noteFiles(transaction, await deleteCoversOfUser(transaction, id), removedAt);
  },
});
