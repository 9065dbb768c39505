import { expect, it } from "vitest";
import { at } from "../page.fixture.ts";
import { readEntries } from "../read-entries.fixture.ts";

it.each<[string, string, string[]]>([
  ["a town that no table knows", "Lakeside Gymnasium, Hinterwaldau", ["", "Lakeside Gymnasium", "Hinterwaldau"]],
  ["a subject is none", "Lakeside University, Informatics", ["Informatics", "Lakeside University", ""]],
  ["a part of the school is none", "Lakeside University - Main Campus", ["", "Lakeside University - Main Campus", ""]],
  ["a campus of a state is none", "University of Wisconsin – Ashford", ["", "University of Wisconsin – Ashford", ""]],
  [
    "a campus and its part",
    "University of Texas - Ashford (Extension)",
    ["", "University of Texas - Ashford (Extension)", ""],
  ],
])("behind a school: %s", (_, text, expected) => {
  const [entry] = readEntries("education", [[at(40, text), at(420, "2011 – 2013")]]);
  expect([entry?.title, entry?.subTitle, entry?.city]).toEqual(expected);
});
