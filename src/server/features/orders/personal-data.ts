import { jsonEntry, readAll } from "#server/personal-data/entries.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { listOwnOrders } from "./service.ts";
import { forgetReasons } from "./store/refunds.ts";

const evidence = "It belongs to an order, which is exported, and names nobody: the books keep it with the order.";

export const personalData = definePersonalData({
  feature: "orders",
  // An order outlives its account without naming the user: its foreign key is set to null.
  tables: {
    orders: "exported",
    payments: { notExported: evidence },
    refunds: {
      notExported: "The newest of each order is exported with it; the books keep them without the buyer's words.",
    },
    payment_exceptions: { notExported: evidence },
    sandbox_payments: { notExported: evidence },
  },
  async remove(transaction, { id }) {
    await forgetReasons(transaction, id);
  },
  async *export({ deps, user }) {
    yield jsonEntry("orders.json", await readAll((page) => listOwnOrders(deps, user.id, page)));
  },
});
