import { jsonEntry } from "#server/personal-data/entries.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { grantsOf, lastDownload } from "./service.ts";

export const personalData = definePersonalData({
  feature: "membership",
  tables: { grants: "exported", member_downloads: "exported" },
  account: async ({ deps, user }) => ({
    lastDownloadAsMember: (await lastDownload(deps, user.id))?.toISOString() ?? null,
  }),
  async *export({ deps, user }) {
    yield jsonEntry("membership.json", await grantsOf(deps, user.id));
  },
});
