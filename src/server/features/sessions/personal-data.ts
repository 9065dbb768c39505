import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { listDevices } from "./service.ts";

export const personalData = definePersonalData({
  feature: "sessions",
  // As devices, without the hash of the token, which is a key.
  tables: { sessions: "exported" },
  account: async ({ deps, user }) => ({ devices: await listDevices(deps, user.id, null) }),
});
