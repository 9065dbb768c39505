import fc from "fast-check";
import { expect, it } from "vitest";
import { userBadge } from "./user-badge.ts";

it.each([
  [0, null, null],
  [100, null, null],
  [101, 400, null],
  [200, 400, null],
  [201, 500, null],
  [250, 500, null],
  [251, 500, 500],
  [300, 500, 500],
  [301, 600, 600],
  [1250, 1500, 1500],
  [1300, 1500, 1500],
])("after %i uses, shows %s in the header and %s on a card", (used, header, card) => {
  expect(userBadge(used, "header")).toBe(header);
  expect(userBadge(used, "cards")).toBe(card);
});

it("is a whole hundred, at least 200 and less than 300 above the uses, and the same in both places", () => {
  fc.assert(
    fc.property(fc.integer({ min: 251, max: 10_000_000 }), (used) => {
      const count = userBadge(used, "cards") ?? 0;
      expect(count % 100).toBe(0);
      expect(count - used).toBeGreaterThanOrEqual(200);
      expect(count - used).toBeLessThan(300);
      expect(userBadge(used, "header")).toBe(count);
    }),
  );
});
