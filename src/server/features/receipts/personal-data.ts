import { jsonEntry } from "#server/personal-data/entries.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { toInvoice } from "./service.ts";
import { listInvoicesOf } from "./store.ts";

export const personalData = definePersonalData({
  feature: "receipts",
  tables: { invoice_requests: "exported" },
  async *export({ deps, user }) {
    const rows = await listInvoicesOf(deps.db, user.id);
    if (rows.length === 0) return;
    yield jsonEntry(
      "invoices.json",
      rows.map((row) => ({ orderId: row.orderId, ...toInvoice(row) })),
    );
  },
});
