import { resumeVersions } from "#server/db/schema/versions.ts";
import { jsonEntry, readAllPages } from "#server/personal-data/entries.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { getState, listStates } from "./service.ts";

export const personalData = definePersonalData({
  feature: "versions",
  tables: { resume_versions: "exported" },
  exportBeside: {
    table: resumeVersions,
    async *entries({ deps }, id) {
      for (const { _id: versionId, savedAt } of await readAllPages((page) => listStates(deps, id, page))) {
        // A version that was trimmed meanwhile in favour of a newer one is left out.
        const version = await getState(deps, { id, versionId }).catch(() => null);
        const at = savedAt.slice(0, 19).replaceAll(":", "-");
        if (version) yield jsonEntry(` versions/${at} ${versionId.slice(-6)}.json`, version);
      }
    },
  },
});
