import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { listDevices } from "./service.ts";

export const personalData = definePersonalData({
  feature: "sessions",
  // Exported as devices, without the token's hash, which works as a key.
  tables: { sessions: "exported" },
  account: async ({ deps, user }) => ({ devices: await listDevices(deps, user.id, null) }),
});
