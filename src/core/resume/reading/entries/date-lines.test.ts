import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf } from "../page.fixture.ts";
import { withDatesJoined } from "./date-lines.ts";

const joined = (...lines: [string, string][]) =>
  withDatesJoined(
    layOut(pageOf(lines.map(([text, dates]) => [at(40, text), at(460, dates)].filter((one) => one.text !== "")))),
  ).map(({ text }) => text);

describe("a range that did not fit on its row", () => {
  it.each([
    ["12/2024 –", "02/2025"],
    ["Jan 2013 – Dec", "2015"],
    ["May", "2022 – Present"],
    ["September 2009 to", "May 2015"],
    ["03/2019 bis", "heute"],
    ["août 2016 -", "présent"],
    ["2014年10月～", "2017年5月"],
  ])("goes on in the next: %s / %s", (first, second) => {
    expect(joined(["Engineer, Acme", first], ["", second])).toEqual([`Engineer, Acme\t${first} ${second}`]);
  });

  it("goes on beside a text that does so as well", () => {
    expect(joined(["Courses: Maps, Rivers and all kinds of", "Aug 2023 – May"], ["Clouds", "2025"])).toEqual([
      "Courses: Maps, Rivers and all kinds of\tAug 2023 – May 2025",
      "Clouds",
    ]);
  });

  it("goes on at the left of a text that begins there", () => {
    const rows = [
      [at(40, "March 2019 to"), at(160, "Springfield")],
      [at(40, "May 2021"), at(160, "Built a shop that many people use.")],
    ];
    expect(withDatesJoined(layOut(pageOf(rows))).map(({ text }) => text)).toEqual([
      "March 2019 to May 2021\tSpringfield",
      "Built a shop that many people use.",
    ]);
  });

  it("may have its sign on a line of its own", () => {
    expect(joined(["会社", "2014年10月"], ["", "～"], ["", "2017年5月"])).toEqual(["会社\t2014年10月 ～ 2017年5月"]);
  });

  it.each([
    ["2019 – 2020", "2021"],
    ["Berlin", "02/2025"],
  ])("is none where it is whole, or no range: %s / %s", (first, second) => {
    expect(joined(["Engineer, Acme", first], ["", second])).toHaveLength(2);
  });
});
