import fc from "fast-check";
import { expect, it } from "vitest";
import { formatCents, formatCount } from "./money.ts";

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
