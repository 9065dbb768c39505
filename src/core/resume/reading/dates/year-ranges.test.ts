import { expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { withDatesTold } from "./file-dates.ts";
import { yearsOfRanges } from "./year-ranges.ts";

const read = (...texts: string[]) =>
  withDatesTold(pageOf(texts.map((text) => [at(40, text)])), [yearsOfRanges]).pages[0]?.runs.map(({ text }) => text);

it.each([
  [
    ["2014-15 Clerk", "2016-17 Nurse", "2008-09 Teacher"],
    ["2014-2015 Clerk", "2016-2017 Nurse", "2008-2009 Teacher"],
  ],
  [
    ["2014-15 Clerk", "2016-17 Nurse", "2018-09 Teacher"],
    ["2014-15 Clerk", "2016-17 Nurse", "2018-09 Teacher"],
  ],
  [
    ["2008-09 Clerk", "2010-11 Nurse"],
    ["2008-09 Clerk", "2010-11 Nurse"],
  ],
])("tells years from months in %j by the ranges of the file", (texts, told) => {
  expect(read(...texts)).toEqual(told);
});
