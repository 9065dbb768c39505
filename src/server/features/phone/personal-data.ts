import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { removeTraces } from "./store.ts";

export const personalData = definePersonalData({
  feature: "phone",
  tables: {
    phone_codes: { notExported: "It holds the hash of a code that was sent, for minutes." },
    sms_quotas: { notExported: "It counts the messages to a number, for a day." },
  },
  async remove(transaction, { cellphone }) {
    if (cellphone !== "") await removeTraces(transaction, cellphone);
  },
});
