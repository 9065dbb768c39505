import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compareNewestFirst,
  endsBeforeStart,
  firstMonth,
  formatDate,
  formatPicker,
  formatRange,
  lastMonth,
  parseDate,
  presentWord,
} from "./dates.ts";
import { languages } from "./schema.ts";

describe("a month on the page", () => {
  it.each([
    ["en", "Mar 2021", "2021", "03/2021", "Present"],
    ["ch", "2021.03", "2021", "2021/03", "至今"],
    ["es", "mar 2021", "2021", "03/2021", "Actualidad"],
    ["fr", "mars 2021", "2021", "03/2021", "aujourd’hui"],
    ["de", "03/2021", "2021", "03/2021", "heute"],
    ["ja", "2021年3月", "2021", "2021/03", "現在"],
    ["ko", "2021.03", "2021", "2021/03", "현재"],
    ["zh-tw", "2021.03", "2021", "2021/03", "至今"],
  ] as const)("is printed in %s in every format", (lang, own, year, numeric, present) => {
    expect(formatDate("2021-03", lang)).toBe(own);
    expect(formatDate("2021-03", lang, "year")).toBe(year);
    expect(formatDate("2021-03", lang, "numeric")).toBe(numeric);
    expect(formatDate("present", lang)).toBe(present);
  });

  it.each(languages)("is a year alone in %s where only the year is known", (lang) => {
    const bare = lang === "ja" ? "2021年" : "2021";
    expect(formatDate("2021", lang)).toBe(bare);
    expect(formatDate("2021", lang, "year")).toBe("2021");
    expect(formatDate("2021", lang, "numeric")).toBe("2021");
    expect(parseDate(bare)).toBe("2021");
  });

  it.each([
    ["2018", "2021", "language", "2018 – 2021"],
    ["2018", "2021-03", "language", "2018 – Mar 2021"],
    ["2021", "2021", "language", "2021"],
    ["2021", "present", "numeric", "2021 – Present"],
    ["2021-03", "present", "language", "Mar 2021 – Present"],
    ["2021-03", "2021-11", "language", "Mar 2021 – Nov 2021"],
    ["2021-03", "2021-11", "year", "2021"],
    ["2021-03", "2022-11", "year", "2021 – 2022"],
    ["2021-03", "", "language", "Mar 2021"],
    ["", "2021-03", "numeric", "03/2021"],
    ["", "", "language", ""],
  ] as const)("prints the range from %j to %j in the format %s", (start, end, format, expected) => {
    expect(formatRange(start, end, "en", format)).toBe(expected);
  });
});

describe("a picker", () => {
  it("shows the year first only in Chinese", () => {
    expect(formatPicker("2021-03", "ch")).toBe("2021/03");
    expect(formatPicker("2021-03", "en")).toBe("03/2021");
    expect(formatPicker("", "en")).toBe("");
    expect(formatPicker("present", "ch")).toBe("");
    expect(formatPicker("2021", "ch")).toBe("2021");
    expect(formatPicker("2021", "en")).toBe("2021");
  });
});

it.each([
  ["2021-03", "2021-02", true],
  ["2021-03", "2020-12", true],
  ["2021-03", "2021-03", false],
  ["2021-03", "2021-04", false],
  ["2021-03", "present", false],
  ["2021-03", "", false],
  ["", "2021-03", false],
  ["2021", "2020", true],
  ["2021", "2020-12", true],
  ["2021-05", "2020", true],
  ["2021", "2021", false],
  ["2021-05", "2021", false],
  ["2021", "2021-01", false],
])("from %j to %j ends before it begins: %j", (startDate, endDate, expected) => {
  expect(endsBeforeStart({ startDate, endDate })).toBe(expected);
});

it("sorts a year alone by its last month as an end, and by its first as a start", () => {
  const dated = (startDate: string, endDate: string) => ({ startDate, endDate });
  const sorted = [dated("2019", "2021"), dated("2018", "2021-11"), dated("2022", ""), dated("2020-03", "2021")];
  expect(sorted.toSorted(compareNewestFirst)).toEqual([sorted[2], sorted[3], sorted[0], sorted[1]]);
  expect([firstMonth("2021"), lastMonth("2021"), firstMonth("2021-03"), lastMonth("present")]).toEqual([
    "2021-01",
    "2021-12",
    "2021-03",
    "",
  ]);
});

describe("a typed month", () => {
  it.each([
    ["03/2021", "2021-03"],
    ["3/2021", "2021-03"],
    ["3.2021", "2021-03"],
    ["2021-3", "2021-03"],
    ["2021/03", "2021-03"],
    ["2021.03", "2021-03"],
    ["2021 03", "2021-03"],
    ["202103", "2021-03"],
    ["２０２１年３月", "2021-03"],
    ["2021年12月", "2021-12"],
    ["2021년 3월", "2021-03"],
    ["2021-03-15", "2021-03"],
    ["2021-03-15T10:00:00Z", "2021-03"],
    ["Mar 2021", "2021-03"],
    ["march 2021", "2021-03"],
    ["Sept. 2019", "2019-09"],
    ["septiembre de 2019", "2019-09"],
    ["août 2019", "2019-08"],
    ["juin 2019", "2019-06"],
    ["juillet 2019", "2019-07"],
    ["März 2019", "2019-03"],
    ["Dezember 2019", "2019-12"],
    ["2019 May", "2019-05"],
    ["present", "present"],
    ["至今", "present"],
    ["NOW", "present"],
    ["2021", "2021"],
    ["２０２１年", "2021"],
    ["2021년", "2021"],
    ["202", null],
    ["20210", null],
    ["0321", null],
    ["13/2021", null],
    ["00/2021", null],
    ["2021-13", null],
    ["soon", null],
    ["", null],
    ["1/2/2021", null],
  ])("%j is read as %j", (typed, expected) => {
    expect(parseDate(typed)).toBe(expected);
  });

  it("reads what we print, in every language and format that includes the month", () => {
    const month = fc.tuple(fc.integer({ min: 1900, max: 2099 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(
        month,
        fc.constantFrom(...languages),
        fc.constantFrom("language", "numeric"),
        ([year, at], lang, format) => {
          const stored = `${year}-${String(at).padStart(2, "0")}`;
          expect(parseDate(formatDate(stored, lang, format))).toBe(stored);
          expect(parseDate(formatPicker(stored, "ch"))).toBe(stored);
          expect(parseDate(formatPicker(stored, "en"))).toBe(stored);
        },
      ),
    );
    for (const lang of languages) expect(parseDate(presentWord(lang))).toBe("present");
  });
});
