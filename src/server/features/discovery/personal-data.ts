import { definePersonalData } from "#server/personal-data/personal-data.ts";

export const personalData = definePersonalData({
  feature: "discovery",
  // Rows are removed with the resume that they name.
  tables: { sitemap_parts: { notExported: "It names every two thousandth of the public resumes, for the sitemaps." } },
});
