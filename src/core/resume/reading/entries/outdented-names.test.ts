import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, type PageLines, pageOf, resumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { entriesBelowNames } from "./outdented-names.ts";

const itemsOf = (title: string, lines: PageLines) =>
  readResume(resumeOf(title, lines)).document.data.sections[0]?.data.map((item) => [
    item.title ?? "",
    item.subTitle ?? "",
    item.startDate ?? "",
    item.endDate ?? "",
  ]);
const dated = (text: string, dates: string) => [at(56, text), at(400, dates)];

describe("names that hang out to the left", () => {
  it("are the company of each job below them", () => {
    const jobs = [
      [at(40, "Lakeside University", { bold: true })],
      dated("Teaching Assistant", "2019 – 2021"),
      [at(62, "• Led review sessions.")],
      dated("Engineer Fellow", "2017 – 2019"),
      [at(62, "• Assisted the dean.")],
      [at(40, "Northfield High School")],
      dated("Mathematics Teacher", "2015 – 2017"),
    ];
    expect(itemsOf("Experience", jobs)).toEqual([
      ["Teaching Assistant", "Lakeside University", "2019", "2021"],
      ["Engineer Fellow", "Lakeside University", "2017", "2019"],
      ["Mathematics Teacher", "Northfield High School", "2015", "2017"],
    ]);
  });

  it("are the school of each degree below it", () => {
    const studies = [
      [at(40, "Lakeside University")],
      [at(56, "M.S., Industrial Engineering, August 2025")],
      [at(56, "B.S., Industrial Engineering, May 2013")],
    ];
    expect(itemsOf("Education", studies)?.map(([degree, school]) => [degree, school])).toEqual([
      ["M.S., Industrial Engineering", "Lakeside University"],
      ["B.S., Industrial Engineering", "Lakeside University"],
    ]);
  });

  it("are none where a line with dates stands as far to the left", () => {
    const jobs = (...beside: PageLines[number][]) =>
      entriesBelowNames(
        layOut(
          pageOf([
            [at(40, "Lakeside University"), ...(beside[0] ?? [])],
            dated("Teaching Assistant", "2019 – 2021"),
            dated("Engineer Fellow", "2017 – 2019"),
          ]),
        ),
        false,
      );
    expect(jobs()).toHaveLength(2);
    expect(jobs([at(400, "2015 – 2021")])).toBeNull();
  });
});
