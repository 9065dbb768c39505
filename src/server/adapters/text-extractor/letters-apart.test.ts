import { expect, test } from "vitest";
import { lettersClosed } from "./letters-apart.ts";

test.each([
  ["words that are drawn letter by letter", "Acme Online Voting", "O n l i n e V o t i n g", "Online Voting"],
  [
    "an address has no space",
    "Mail jane.doe@example.com",
    "j a n e . d o e @ e x a m p l e . c o m",
    "jane.doe@example.com",
  ],
  ["a number", "+ 49 170", "+ 4 9 1 7 0", "+ 49 170"],
  ["a year that is said twice", "2014 Acme 2014 - 2017", "2 0 1 4 - 2 0 1 7", "2014 - 2017"],
  ["spaces that the file itself draws", "O n l i n e", "O n l i n e", "O n l i n e"],
  ["a text that is not apart", "Online Voting", "Online Voting", "Online Voting"],
  ["letters that are listed in another order", "gnitoV", "V o t i n g", "V o t i n g"],
  [
    "words whose ends the file does not draw",
    "Responsiblefordesignandresearch",
    [..."Responsiblefordesignandresearch"].join(" "),
    [..."Responsiblefordesignandresearch"].join(" "),
  ],
])("%s", (_, drawn, text, wanted) => {
  expect(lettersClosed(drawn)(text)).toBe(wanted);
});

test("a text that comes twice is looked for where the last one ended", () => {
  const closed = lettersClosed("Data base Database");
  expect([closed("D a t a b a s e"), closed("D a t a b a s e")]).toEqual(["Data base", "Database"]);
});
