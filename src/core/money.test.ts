import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsOf, formatCents, formatCount, formatMoney } from "./money.ts";

it.each([
  [500, "ch", false, "¥5.00"],
  [500, "en", true, "$5"],
  [550, "en", true, "$5.50"],
  [126_000, "ch", false, "¥1,260.00"],
  [100_000_000, "en", true, "$1,000,000"],
  [5, "en", false, "$0.05"],
  [0, "ch", false, "¥0.00"],
  [-2000, "ch", false, "−¥20.00"],
] as const)("prints %i in the edition %s (short: %s) as %s", (cents, edition, short, text) => {
  expect(formatCents(cents, edition, short)).toBe(text);
});

it("prints every cent of any amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (cents) => {
      expect(Number(formatCents(cents, "en").replace(/\D/g, ""))).toBe(cents);
      expect(Number(formatCount(cents).replace(/\D/g, ""))).toBe(cents);
    }),
  );
});

describe("centsOf", () => {
  it.each([
    ["10", 1000],
    ["6.6", 660],
    [" 6.60 ", 660],
    ["0.01", 1],
    ["999999.99", 99_999_999],
  ])("reads %j", (text, cents) => expect(centsOf(text)).toBe(cents));

  it.each(["", "0", "0.00", "-1", "1.234", "1,5", "1e3", "10 USD", "1000000", "٣"])("refuses %j", (text) =>
    expect(centsOf(text)).toBeNull(),
  );
});

describe("formatMoney", () => {
  it("shows each currency by its own symbol", () => {
    expect([formatMoney(660, "CNY"), formatMoney(-1000, "USD"), formatMoney(500, "USD", true)]).toEqual([
      "¥6.60",
      "−$10.00",
      "$5",
    ]);
  });
});
