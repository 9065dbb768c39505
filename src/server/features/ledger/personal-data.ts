import { jsonEntry, readAll } from "#server/personal-data/entries.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { listBalances, listTokens } from "./service.ts";

export const personalData = definePersonalData({
  feature: "ledger",
  tables: {
    token_records: "exported",
    balance_records: "exported",
    accounts: { notExported: "The balances are in account.json, and each record names the balance after it." },
    reservations: { notExported: "A reservation becomes a record or nothing within minutes." },
  },
  async *export({ deps, user }) {
    yield jsonEntry("tokens.json", await readAll((page) => listTokens(deps, user.id, page)));
    yield jsonEntry("balances.json", await readAll((page) => listBalances(deps, user.id, page)));
  },
});
