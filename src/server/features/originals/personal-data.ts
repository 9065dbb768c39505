import path from "node:path";
import { noteFiles } from "#server/files/service.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { listOf } from "./store.ts";

export const personalData = definePersonalData({
  feature: "originals",
  tables: { original_files: "exported" },
  async *export({ deps, user }) {
    for (const { id, key } of await listOf(deps.db, user.id)) {
      const bytes = await deps.storage.get(key);
      if (bytes) yield { name: `resume-files/${id}${path.extname(key)}`, bytes, isCompressed: true };
    }
  },
  async remove(transaction, { id, removedAt }) {
    const keys = (await listOf(transaction, id)).map(({ key }) => key);
    await noteFiles(transaction, keys, removedAt);
  },
});
