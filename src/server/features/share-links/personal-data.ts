import { shareLinks } from "#server/db/schema/share-links.ts";
import { jsonEntry } from "#server/personal-data/entries.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { listLinks } from "./service.ts";

export const personalData = definePersonalData({
  feature: "share-links",
  // A link is exported with its figures and without the hash of its password.
  tables: {
    share_links: "exported",
    link_views: "exported",
    link_sources: "exported",
    link_reads: "exported",
    recent_link_viewers: { notExported: "It holds marks of visits within the hour, from which nobody can be told." },
  },
  exportBeside: {
    table: shareLinks,
    async *entries({ deps }, id) {
      const links = await listLinks(deps, id);
      if (links.length > 0) yield jsonEntry(" private links.json", links);
    },
  },
});
