import { describe, expect, it } from "vitest";
import { isLatinName, nameBeforeRole } from "./latin-name.ts";

describe("a name in Latin letters", () => {
  it.each(["Jane Doe", "JANE DOE", "jane doe", "María de la Cruz", "Ludwig van Beethoven", "Jane (JJ) Doe"])(
    "may be %s",
    (text) => {
      expect(isLatinName(text)).toBe(true);
    },
  );

  it.each([
    "Testing Library)",
    "Currently in Dublin",
    "How to reach me",
    "JavaScript",
    "Adept at improving",
    "Acme (Kiel",
  ])("is not %s", (text) => {
    expect(isLatinName(text)).toBe(false);
  });

  it.each([
    ["Jane Doe Software Engineer", "Jane Doe"],
    ["Jane Ann Doe Data Scientist", "Jane Ann Doe"],
    ["Jane Doe (Web Developer)", "Jane Doe"],
    ["Jane Doe – Product Manager", "Jane Doe"],
    ["Jane Doe", "Jane Doe"],
    ["Jane van der Berg", "Jane van der Berg"],
  ])("in “%s” is %s", (text, name) => {
    expect(nameBeforeRole(text)).toBe(name);
  });
});
