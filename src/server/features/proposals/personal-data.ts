import { toolProposals } from "#server/db/schema/proposals.ts";
import { jsonEntry } from "#server/personal-data/entries.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { getProposal, listProposals } from "./service.ts";

export const personalData = definePersonalData({
  feature: "proposals",
  tables: { tool_proposals: "exported" },
  exportBeside: {
    table: toolProposals,
    async *entries({ deps }, id) {
      for (const { _id, createdAt } of await listProposals(deps, id)) {
        // One that was decided about meanwhile is left out.
        const proposal = await getProposal(deps, id, _id).catch(() => null);
        const at = createdAt.slice(0, 19).replaceAll(":", "-");
        if (proposal) yield jsonEntry(` proposals/${at} ${_id.slice(-6)}.json`, proposal);
      }
    },
  },
});
