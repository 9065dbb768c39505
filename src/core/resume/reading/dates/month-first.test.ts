import { expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { withDatesTold } from "./file-dates.ts";
import { monthsFirst } from "./month-first.ts";

const read = (...texts: string[]) =>
  withDatesTold(pageOf(texts.map((text) => [at(40, text)])), [monthsFirst]).pages[0]?.runs.map(({ text }) => text);

it.each([
  [
    ["08/15/07-05/24/12", "03/04/2012 – 05/06/2013", "born 03/04/1980"],
    ["2007/08/15-2012/05/24", "2012/03/04 – 2013/05/06", "born 03/04/1980"],
  ],
  [
    ["03/04/2012 – 05/06/2013", "15/06/2013 – present"],
    ["03/04/2012 – 05/06/2013", "15/06/2013 – present"],
  ],
])("reads the months of %j where the ranges tell which figure they are", (texts, told) => {
  expect(read(...texts)).toEqual(told);
});
