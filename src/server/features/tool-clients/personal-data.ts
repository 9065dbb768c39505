import { definePersonalData } from "#server/personal-data/personal-data.ts";

/** What a program was allowed is a token, and is exported and removed as one (features/api-tokens). */
export const personalData = definePersonalData({
  feature: "tool-clients",
  tables: {
    tool_client_codes: {
      notExported: "It is an answer under way to a program, for minutes, and opens nothing afterwards.",
    },
  },
});
