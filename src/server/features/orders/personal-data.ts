import { jsonEntry, readAll } from "#server/personal-data/entries.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { listOrders } from "./service.ts";

export const personalData = definePersonalData({
  feature: "orders",
  // An order outlives its account without naming the user: its foreign key is set to null.
  tables: { orders: "exported" },
  async *export({ deps, user }) {
    yield jsonEntry("orders.json", await readAll((page) => listOrders(deps, user.id, page)));
  },
});
