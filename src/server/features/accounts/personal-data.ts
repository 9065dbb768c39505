import { definePersonalData } from "#server/personal-data/personal-data.ts";
import { consentsOf } from "./consents.ts";
import { claimGifts } from "./gift-claims.ts";
import { describeUser } from "./profile.ts";
import * as store from "./store.ts";

const spentSecret = "It holds the hash of a secret that was mailed or printed, and ends by itself.";

export const personalData = definePersonalData({
  feature: "accounts",
  tables: {
    // The export leaves out the password's hash, which would only help somebody to guess the password.
    users: "exported",
    consents: "exported",
    sign_ups: { notExported: "It is the account before it was confirmed: what stays of it is in the account." },
    verification_codes: { notExported: spentSecret },
    password_resets: { notExported: spentSecret },
    operator_links: { notExported: spentSecret },
    mail_quotas: { notExported: "It counts the mails to an address, for a day." },
  },
  account: async ({ deps, user }) => ({
    ...(await describeUser(deps, user)),
    consents: await consentsOf(deps.db, user.id),
  }),
  async remove(transaction, user) {
    await store.removeTraces(transaction, user);
    // An account from before claims were kept, and a number that was bound later, are recorded at the latest here.
    const { email, cellphone, removedAt } = user;
    const identifiers = [...(email ? [{ email }] : []), ...(cellphone ? [{ phone: cellphone }] : [])];
    await claimGifts(transaction, identifiers, removedAt);
  },
});
