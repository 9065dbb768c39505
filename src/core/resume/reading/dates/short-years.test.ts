import { describe, expect, it } from "vitest";
import type { FileLayout, TextRun } from "../layout-model.ts";
import { findDates } from "./date-ranges.ts";
import { withDatesTold } from "./file-dates.ts";
import { wholeYears } from "./short-years.ts";

const run = (text: string, x = 50, y = 50): TextRun => ({
  ...{ text, x, y, width: text.length * 5, size: 10, isBold: false, isItalic: false },
  ...{ color: "#000000", font: "" },
});
const file = (runs: TextRun[]): FileLayout => ({
  pages: [{ width: 595, height: 842, runs, rules: [], links: [], marks: [] }],
  hasParagraphs: false,
  hidden: [],
});
const read = (...texts: string[]) =>
  withDatesTold(file(texts.map((text, at) => run(text, 50, 50 + at * 20))), [wholeYears]).pages[0]?.runs.map(
    ({ text }) => text,
  );

describe("years of two digits", () => {
  it.each<[string[], string[]]>([
    [
      ["회사", "23.01 - 24.07 (1y 6m)", "16.03~23.02"],
      ["회사", "2023.01 - 2024.07 (1y 6m)", "2016.03~2023.02"],
    ],
    [
      ["회사 21.3 ~ 현재", "(25.01)", "24.11.17"],
      ["회사 2021.3 ~ 현재", "(2025.01)", "2024.11.17"],
    ],
    [
      ["Firma 09/18 – 08/21", "10/21 - heute"],
      ["Firma 09/2018 – 08/2021", "10/2021 - heute"],
    ],
    [
      ["Maps 9.3-10.2", "11/09 – 6/12", "09/07 – 10/09", "6/12 - Current"],
      ["Maps 9.3-10.2", "11/2009 – 6/2012", "09/2007 – 10/2009", "6/2012 - Current"],
    ],
    [
      ["公司(108.6~至今)", "98.6~101.9", "97.2~98.9"],
      ["公司(民國108.6~至今)", "民國98.6~民國101.9", "民國97.2~民國98.9"],
    ],
  ])("writes the years of %j out", (texts, whole) => {
    expect(read(...texts)).toEqual(whole);
  });

  it.each([
    [["Python 3.10 - 3.12", "Node 18.1 - 20.5"]],
    [["12.5 - 13.2 %", "10.1 - 11.4"]],
    [["from 24.05 - 19.03", "22.01 - 23.02"]],
    [["23.01 - 24.07"]],
  ])("leaves %j as it is", (texts) => {
    expect(read(...texts)).toEqual(texts);
  });

  it("joins pieces with a space between them", () => {
    const pieces = [run("11/", 50), run("09 ", 65), run("–", 83.5), run("6/12", 92), run("09/07 – heute", 50, 80)];
    expect(withDatesTold(file(pieces), [wholeYears]).pages[0]?.runs.map(({ text }) => text)).toEqual([
      "11/2009 –6/2012",
      "09/2007 – heute",
    ]);
  });

  it("joins a date that is written in pieces", () => {
    const pieces = [run("1", 50), run("05.6", 55), run("~", 75), run("107.7", 80), run("東吳大學", 50, 80)];
    expect(withDatesTold(file(pieces), [wholeYears]).pages[0]?.runs.map(({ text }) => text)).toEqual([
      "民國105.6~民國107.7",
      "東吳大學",
    ]);
  });
});

it.each([
  ["民國105.6~民國107.7", "2016-06", "2018-07"],
  ["23년 1월 ~ 24년 12월", "2023-01", "2024-12"],
  ["'23.01 ~ '24.07", "2023-01", "2024-07"],
])("reads %s", (text, start, end) => {
  expect(findDates(text)).toMatchObject([{ start, end }]);
});
