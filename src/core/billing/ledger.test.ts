import { expect, it } from "vitest";
import { welcomeGifts } from "./ledger.ts";

const gift = { userId: "u", type: "initial" };

it.each([
  [false, [{ ...gift, account: "token", amount: 5000, cause: "initial-tokens:u" }]],
  [
    true,
    [
      { ...gift, account: "token", amount: 5000, cause: "initial-tokens:u" },
      { ...gift, account: "voucher", amount: 500, cause: "invitee-voucher:u" },
    ],
  ],
])("a sign-up, invited %s, is given its gifts, each by a cause of its own", (isInvited, gifts) => {
  expect(welcomeGifts({ id: "u", isInvited })).toEqual(gifts);
});
