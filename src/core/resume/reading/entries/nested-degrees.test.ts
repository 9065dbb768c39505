import { describe, expect, it } from "vitest";
import { at, resumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const studiesIn = (lines: Parameters<typeof resumeOf>[1]) =>
  readResume(resumeOf("Education", lines)).document.data.sections[0]?.data.map(({ title, subTitle, city, endDate }) => [
    title,
    subTitle,
    city,
    endDate,
  ]);

describe("several degrees of one school", () => {
  it("are entries of their own, each with its day", () => {
    expect(
      studiesIn([
        [at(40, "LAKESIDE UNIVERSITY; COLLEGE STATION, TX", { bold: true })],
        [at(50, "• Master of Science, Computer Engineering, 2015")],
        [at(60, "• Thesis: A network of small computers")],
        [at(50, "• Bachelor of Science, Computer Engineering, 2007")],
        [at(40, "RIVERSIDE UNIVERSITY; GERMANY — 2005-2006", { bold: true })],
        [at(50, "• Courses of many kinds that were taught in another language")],
      ]),
    ).toEqual([
      ["Master of Science, Computer Engineering", "LAKESIDE UNIVERSITY", "COLLEGE STATION, TX", "2015"],
      ["Bachelor of Science, Computer Engineering", "LAKESIDE UNIVERSITY", "COLLEGE STATION, TX", "2007"],
      ["", "RIVERSIDE UNIVERSITY", "GERMANY", "2006"],
    ]);
  });

  it("may have its name above the first of them alone", () => {
    expect(
      studiesIn([
        [at(40, "Lakeside University", { bold: true }), at(440, "2010 – 2011")],
        [at(40, "Master of Maps", { italic: true })],
        [at(50, "• Courses of many kinds")],
        [at(40, "Bachelor of Maps", { italic: true }), at(440, "2007 – 2010")],
        [at(50, "• Courses of other kinds")],
      ])?.map((entry) => [entry[0], entry[1], entry[3]]),
    ).toEqual([
      ["Master of Maps", "Lakeside University", "2011"],
      ["Bachelor of Maps", "Lakeside University", "2010"],
    ]);
  });

  it("may stand below each other, the second one set as the first is", () => {
    expect(
      studiesIn([
        [at(40, "Lakeside University", { bold: true }), at(440, "Expected May 2021")],
        [at(40, "Bachelor of Science in Engineering")],
        [at(40, "2nd Bachelor of Science in Mathematics")],
        [at(40, "GPA: 3.8")],
      ])?.map((entry) => [entry[0], entry[1], entry[3]]),
    ).toEqual([
      ["Bachelor of Science in Engineering", "Lakeside University", "2021-05"],
      ["2nd Bachelor of Science in Mathematics", "Lakeside University", "2021-05"],
    ]);
  });

  it("may be told with the year of each between bars", () => {
    expect(
      studiesIn([
        [at(40, "Bachelor of Computer Applications")],
        [at(40, "Lakeside Degree College, Springfield | 2021 – 2024 | CGPA : 7.7")],
        [at(40, "Pre-University Course – Science")],
        [at(40, "Riverside Science College, Springfield | 2019 – 2021 | Percentage : 75%")],
        [at(40, "Secondary School Certificate")],
        [at(40, "Government High School, Springfield | 2019 | Percentage : 85%")],
      ])?.map((entry) => entry[1]),
    ).toEqual(["Lakeside Degree College", "Riverside Science College", "Government High School"]);
  });

  it("are none of what is only told about it", () => {
    expect(
      studiesIn([
        [at(40, "Lakeside University", { bold: true }), at(440, "2012 – 2015")],
        [at(50, "• Minor in Physics")],
        [at(50, "• Graduated with honors")],
      ])?.length,
    ).toBe(1);
  });
});
