import { removeFromOutbox } from "#server/adapters/mail/store.ts";
import { definePersonalData } from "#server/personal-data/personal-data.ts";

export const personalData = definePersonalData({
  feature: "sandbox",
  tables: { outbox: { notExported: "It holds mails that a stand-in did not send; a real provider keeps none here." } },
  async remove(transaction, { email, cellphone }) {
    const receivers = [email, cellphone].filter((receiver): receiver is string => Boolean(receiver));
    if (receivers.length > 0) await removeFromOutbox(transaction, receivers);
  },
});
