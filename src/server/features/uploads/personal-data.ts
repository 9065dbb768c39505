import { StorageUnavailable } from "#server/adapters/storage/port.ts";
import { noteFiles } from "#server/files/service.ts";
import { translate } from "#server/http/locale.ts";
import { textEntry } from "#server/personal-data/entries.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { listUploads } from "./store.ts";

export const personalData = definePersonalData({
  feature: "uploads",
  tables: { uploads: "exported" },
  async *export({ deps, user, locale }) {
    const missing: string[] = [];
    for (const key of await listUploads(deps.db, user.id)) {
      const name = `pictures/${key.split("/").at(-1)}`;
      try {
        const bytes = await deps.storage.get(key);
        if (bytes) yield { name, bytes, isCompressed: true };
      } catch (error) {
        if (!(error instanceof StorageUnavailable)) throw error;
        missing.push(name);
      }
    }
    if (missing.length === 0) return;
    yield textEntry(
      "NOT-INCLUDED.txt",
      `${translate(locale, "accountServer", "dataExport.missing")}\n\n${missing.join("\n")}\n`,
    );
  },
  async remove(transaction, { id, removedAt }) {
    await noteFiles(transaction, await listUploads(transaction, id), removedAt);
  },
});
