import path from "node:path";
import { noteFiles } from "#server/files/service.ts";
import { jsonEntry } from "#server/personal-data/entries.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { toApplication } from "./service.ts";
import { listApplications } from "./store.ts";

export const personalData = definePersonalData({
  feature: "programs",
  tables: { program_applications: "exported" },
  async *export({ deps, user }) {
    const rows = await listApplications(deps.db, user.id);
    if (rows.length > 0) yield jsonEntry("programmes.json", rows.map(toApplication));
    for (const { id, proofKey } of rows) {
      const bytes = proofKey ? await deps.storage.get(proofKey) : null;
      if (bytes) yield { name: `programmes/${id}${path.extname(proofKey)}`, bytes, isCompressed: true };
    }
  },
  async remove(transaction, { id, removedAt }) {
    const keys = (await listApplications(transaction, id)).map(({ proofKey }) => proofKey).filter(Boolean);
    await noteFiles(transaction, keys, removedAt);
  },
});
