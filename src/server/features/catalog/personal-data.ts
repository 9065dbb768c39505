import { definePersonalData } from "#server/personal-data/personal-data.ts";

export const personalData = definePersonalData({
  feature: "catalog",
  tables: { example_uses: { notExported: "It only keeps a person from being counted twice for one example." } },
});
