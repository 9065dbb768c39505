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
