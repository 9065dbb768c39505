import { expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf } from "../page.fixture.ts";
import { markHeadings } from "./headings.ts";

const green = { bold: true, color: "#194319" };
const titlesIn = (lines: Parameters<typeof pageOf>[0]) =>
  markHeadings(layOut(pageOf(lines))).flatMap(({ heading }) => (heading ? [heading.name] : []));

it("a title that its text follows on the same line is one by its style", () => {
  expect(
    titlesIn([
      [at(40, "Jane Doe", { size: 24 })],
      [at(40, "jane@example.org")],
      null,
      [at(40, "EDUCATION", green), at(88, "Hollow Creek College, Springford, NY")],
      [at(90, "Bachelor of Arts in Communication, 2015")],
      [at(40, "EXPERIENCE", green), at(90, ": Vice President", { bold: true })],
      [at(90, "Riverside Press, 2013 – 2014")],
      [at(40, "SKILLS", green)],
      [at(40, "Planning and writing")],
    ]),
  ).toEqual(["EDUCATION", "EXPERIENCE", "SKILLS"]);
});

it("a title in two colours is whole", () => {
  expect(
    titlesIn([
      [at(40, "Jane Doe", { size: 24 })],
      [at(40, "jane@example.org")],
      null,
      [at(40, "WORK EXPERIENCE", green), at(117, "SUMMARY", { bold: true })],
      [at(40, "Developer, Riverside Press, 2013 – 2014")],
      [at(40, "EDUCATION", green)],
      [at(40, "Hollow Creek College, 2010")],
    ]),
  ).toEqual(["WORK EXPERIENCE SUMMARY", "EDUCATION"]);
});
