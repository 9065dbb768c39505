import { describe, expect, it } from "vitest";
import { at, resumeOf } from "./page.fixture.ts";
import { readResume } from "./read-resume.ts";

const jobsIn = (lines: Parameters<typeof resumeOf>[1]) =>
  readResume(resumeOf("Experience", lines)).document.data.sections[0]?.data.map(
    ({ title, subTitle, city, startDate }) => [title, subTitle, city, startDate],
  );

const role = (name: string, dates: string, place: string) => [
  [at(40, name, { size: 11.5 })],
  [at(40, dates)],
  [at(40, place)],
  null,
  [at(40, "Measured all rivers of the region and wrote the report of each in a week.")],
];

describe("a company of several jobs", () => {
  it("is that of each role below it, which is set as the first role is", () => {
    expect(
      jobsIn([
        [at(40, "Lakeside Maps", { size: 13 })],
        ...role("Surveyor", "January 2021 - Present (1 year)", "Springford, Oregon, United States"),
        null,
        [at(40, "Rivershire Maps", { size: 13 })],
        [at(40, "7 years 3 months")],
        ...role("Senior Technician", "July 2018 - January 2021 (3 years)", "Springford, Oregon, United States"),
        null,
        ...role("Construction Worker", "October 2013 - June 2018 (5 years)", "Stonebrook, Oregon, United States"),
      ]),
    ).toEqual([
      ["Surveyor", "Lakeside Maps", "Springford, Oregon, United States", "2021-01"],
      ["Senior Technician", "Rivershire Maps", "Springford, Oregon, United States", "2018-07"],
      ["Construction Worker", "Rivershire Maps", "Stonebrook, Oregon, United States", "2013-10"],
    ]);
  });

  it("is not that of a job with a company of its own", () => {
    const bold = { bold: true };
    expect(
      jobsIn([
        [at(40, "Lakeside Maps Inc.", bold)],
        [at(40, "Surveyor"), at(420, "2020 – 2021")],
        [at(40, "• Measured all rivers of the region")],
        [at(40, "Rivershire Maps Inc.", bold)],
        [at(40, "Technician"), at(420, "2018 – 2020")],
        [at(40, "• Measured all lakes of the region")],
        [at(40, "Assistant"), at(420, "2016 – 2018")],
        [at(40, "• Measured all ponds of the region")],
      ])?.map(([, company]) => company),
    ).toEqual(["Lakeside Maps Inc.", "Rivershire Maps Inc.", "Rivershire Maps Inc."]);
  });
});
