import { expect, it } from "vitest";
import { at, pageOf } from "./page.fixture.ts";
import { readResume } from "./read-resume.ts";

it("a company in capitals above its role and dates is no title where titles differ by their capitals alone", () => {
  const empty = null;
  const job = (company: string, role: string, dates: string) => [
    [at(40, company)],
    [at(40, role)],
    [at(40, dates)],
    [at(50, "• Built a thing that many people used for a long time")],
    empty,
  ];
  const { document } = readResume(
    pageOf([
      [at(40, "Jane Doe")],
      [at(40, "jane@example.org")],
      empty,
      [at(40, "PROFESSIONAL EXPERIENCE")],
      ...job("Riverside Systems", "Software Engineer", "March 2020 – Present"),
      ...job("ACQ", "Junior Engineer", "March 2018 – March 2020"),
      ...job("Lakeside Systems", "Assistant", "March 2016 – March 2018"),
      [at(40, "LANGUAGES")],
      [at(40, "English")],
    ]),
  );
  expect(document.data.sections.map(({ name }) => name)).toEqual(["PROFESSIONAL EXPERIENCE", "LANGUAGES"]);
  expect(document.data.sections[0]?.data.map(({ title, subTitle }) => [title, subTitle])).toEqual([
    ["Software Engineer", "Riverside Systems"],
    ["Junior Engineer", "ACQ"],
    ["Assistant", "Lakeside Systems"],
  ]);
});

it("a school right below a title that is whole by itself is no title, though it is set like one", () => {
  const bold = { bold: true };
  const study = (school: string, degree: string, dates: string) => [
    [at(40, school, bold), at(480, dates)],
    [at(40, degree)],
  ];
  const { document } = readResume(
    pageOf([
      [at(40, "Jane Doe", { size: 20 })],
      [at(40, "jane@example.org")],
      null,
      null,
      [at(40, "Education", bold)],
      [at(40, "Hollow Creek", bold)],
      [at(40, "Bachelor of Arts, 2010 – 2013")],
      [at(40, "Stony Brae", bold)],
      [at(40, "Master of Arts, 2013 – 2015")],
      null,
      null,
      [at(40, "Experience", bold)],
      ...study("Riverside Systems", "Software Engineer", "2015 – 2020"),
      null,
      null,
      [at(40, "Skills", bold)],
      [at(40, "Java, Go")],
    ]),
  );
  expect(document.data.sections.map(({ name }) => name)).toEqual(["Education", "Experience", "Skills"]);
});
