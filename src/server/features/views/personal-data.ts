import { definePersonalData } from "#server/personal-data/personal-data.ts";

export const personalData = definePersonalData({
  feature: "views",
  tables: {
    resume_views: { notExported: "It counts a day's visits of others to a public page, and names nobody." },
    recent_viewers: { notExported: "It holds marks of visits within the hour, from which nobody can be told." },
  },
});
