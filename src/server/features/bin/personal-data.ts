import { readAllPages, resumeEntries } from "#server/personal-data/entries.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { getFromBin, listBin } from "../resumes/service.ts";

export const personalData = definePersonalData({
  feature: "bin",
  // The bin's rows are in `resumes`. A resume in the bin still belongs to its owner.
  tables: {},
  async *export(context) {
    const { deps, user } = context;
    const cards = await readAllPages((page) => listBin(deps, user, page));
    yield* resumeEntries(context, "bin", cards, (id) => getFromBin(deps, user, id));
  },
});
