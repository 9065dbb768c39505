import { describe, expect, it } from "vitest";
import { amountToSettle, currencyOfSignUp, welcomeGifts } from "./ledger.ts";

const gift = { userId: "u", type: "initial" };

it.each([
  [false, [{ ...gift, account: "token", amount: 5000, cause: "initial-tokens:u" }]],
  [
    true,
    [
      { ...gift, account: "token", amount: 5000, cause: "initial-tokens:u" },
      { ...gift, account: "voucher", currency: "CNY", amount: 500, cause: "invitee-voucher:u" },
    ],
  ],
])("gives a sign-up (invited: %s) its gifts, each with a cause of its own", (isInvited, gifts) => {
  expect(welcomeGifts({ id: "u", isInvited, currency: "CNY" })).toEqual(gifts);
});

it.each([
  ["email", "USD"],
  ["oauth", "USD"],
  ["phone", "CNY"],
  ["wechat", "CNY"],
] as const)("a user who signed up by %s has vouchers in %s", (way, currency) => {
  expect(currencyOfSignUp(way)).toBe(currency);
});

describe("settling", () => {
  it.each([
    ["takes the actual use where it is less than the amount held", { balance: 100, reserved: 60 }, 60, 20, 20],
    ["takes all of the amount held", { balance: 100, reserved: 60 }, 60, 60, 60],
    ["takes what is free besides it where the use is more", { balance: 100, reserved: 60 }, 60, 90, 90],
    ["leaves what other reservations hold", { balance: 100, reserved: 60 }, 40, 90, 80],
    ["takes nothing where nothing was used", { balance: 100, reserved: 60 }, 60, 0, 0],
    ["stops at the balance that a reversal left", { balance: 50, reserved: 80 }, 80, 80, 50],
    ["takes nothing from a balance below 0", { balance: -10, reserved: 80 }, 80, 80, 0],
    ["takes what is free where the reservation was already given back", { balance: 100, reserved: 60 }, 0, 50, 40],
  ])("%s", (_, account, held, used, taken) => {
    expect(amountToSettle(account, held, used)).toBe(taken);
  });
});
