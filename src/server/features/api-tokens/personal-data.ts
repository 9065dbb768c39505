import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { listTokens } from "./service.ts";

export const personalData = definePersonalData({
  feature: "api-tokens",
  // Exported without the tokens' hashes: what is in an archive opens nothing.
  tables: { api_tokens: "exported" },
  account: async ({ deps, user }) => ({ apiTokens: await listTokens(deps, user.id) }),
});
