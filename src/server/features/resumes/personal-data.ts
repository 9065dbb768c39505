import { readAllPages, resumeEntries } from "#server/personal-data/entries.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { getResume, listResumes } from "./service.ts";

export const personalData = definePersonalData({
  feature: "resumes",
  tables: { resumes: "exported" },
  async *export(context) {
    const { deps, user } = context;
    const cards = await readAllPages((page) => listResumes(deps, user, { ...page, sort: "createdAt" }));
    yield* resumeEntries(context, "resumes", cards, (id) => getResume(deps, id).catch(() => null));
  },
});
