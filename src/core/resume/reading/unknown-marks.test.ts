import { expect, it } from "vitest";
import { at, pageOf } from "./page.fixture.ts";
import { withUnknownMarks } from "./unknown-marks.ts";

const marked = (texts: readonly string[]) =>
  withUnknownMarks(pageOf(texts.map((text) => [at(40, text)])).pages).flatMap(({ runs }) =>
    runs.map(({ text }) => text),
  );

it.each([
  [
    ["{ Built a cache", "{ Sold it", "{ Left"],
    ["• Built a cache", "• Sold it", "• Left"],
  ],
  [
    ["ª Anwendungen", "ª Analysen", "ª Entwürfe"],
    ["• Anwendungen", "• Analysen", "• Entwürfe"],
  ],
  [
    ["{ Built a cache", "{ Sold it"],
    ["{ Built a cache", "{ Sold it"],
  ],
  [
    ["{ a: 1 }", "{ b: 2 }", "{ c: 3 }", "x = {}", "y = {}"],
    ["{ a: 1 }", "{ b: 2 }", "{ c: 3 }", "x = {}", "y = {}"],
  ],
])("an unknown sign before several texts and nowhere else is the mark of a list: %j", (texts, read) => {
  expect(marked(texts)).toEqual(read);
});
