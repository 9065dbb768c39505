import { expect, test } from "vitest";
import { scoresOf } from "./classify.ts";
import { namesEnglishHouse } from "./english-names.ts";

test.each([
  ["Lakeside Bakery", true],
  ["Hill & Sons", true],
  ["Bank of Springfield", true],
  ["Stone Creek Public Schools", true],
  ["Target", true],
  ["Head of Construction", false],
  ["Sales & Logistics", false],
  ["learning to bake pizza", false],
])("%s names who employs people: %s", (piece, isHouse) => {
  expect(namesEnglishHouse(piece, piece.toLowerCase())).toBe(isHouse);
});

test.each(["Pipefitter", "Mail Carrier", "Youth Corper", "Deputy Headteacher", "Office Boy"])(
  "%s is a role",
  (text) => {
    expect(scoresOf(text).role).toBeGreaterThan(1.2);
  },
);

test.each(["10+2", "WASSCE", "National Certificate of Education", "B.Pharm", "BSHRM", "Ed.D."])(
  "%s is a degree",
  (text) => {
    expect(scoresOf(text).degree).toBeGreaterThan(1.2);
  },
);

test("letters inside of a longer Latin word beside wide ones are no word", () => {
  expect(scoresOf("QDJ큐브").role).toBe(0);
});
