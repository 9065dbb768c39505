import { expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { withUnknownMarks, withUnnamedDashes } from "./unknown-marks.ts";

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

it.each([
  [["2017.03", "\0", "2020.02"], "2017.03-2020.02"],
  [["서울", "\0", "2020.02"], "서울\x002020.02"],
])("a sign without a name between two figures of a line is a dash: %j", (texts, read) => {
  const page = pageOf([texts.map((text, index) => at(40 + index * 50, text))]);
  expect(withUnnamedDashes(page.pages).flatMap(({ runs }) => runs.map(({ text }) => text).join(""))).toEqual([read]);
});
