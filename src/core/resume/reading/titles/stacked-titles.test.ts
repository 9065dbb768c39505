import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf } from "../page.fixture.ts";
import { markHeadings } from "./headings.ts";

const big = { size: 14, bold: true };
const titlesIn = (lines: Parameters<typeof pageOf>[0]) =>
  markHeadings(layOut(pageOf(lines))).flatMap(({ heading }) => (heading ? [heading.name] : []));

describe("a title on two lines", () => {
  it("is one, where both are titles elsewhere and nothing stands between them", () => {
    expect(
      titlesIn([
        [at(40, "LANGUES", big)],
        [at(40, "Anglais et espagnol, lus et parlés")],
        [at(40, "SAVOIR FAIRE", big)],
        [at(40, "INFORMATIQUE", big)],
        [at(40, "Tableurs et bases de données de toutes sortes")],
      ]),
    ).toEqual(["LANGUES", "SAVOIR FAIRE INFORMATIQUE"]);
  });

  it("stands beside its text, among lines that each entry has", () => {
    const bold = { size: 12, bold: true };
    const text = [1, 2, 3].map(() => [at(134, "Built a thing that many people used for a long time, and kept it up")]);
    const job = (dates: string, name: string) => [
      [at(466, dates, { size: 12 })],
      [at(116, name, bold)],
      [at(116, "Responsibilities:", { size: 12 })],
      ...text,
      null,
    ];
    expect(
      titlesIn([
        [at(30, "Jane Doe", { size: 16 })],
        [at(30, "jane@example.org", { size: 12 })],
        null,
        [at(34, "SKILLS", bold), at(159, "Languages: Java, Go, Python", { size: 12 })],
        [at(159, "Experience with: tests, builds, reviews of all sorts", { size: 12 })],
        null,
        [at(25, "WORK", bold), at(466, "10/2021 – 12/2022", { size: 12 })],
        [at(25, "EXPERIENCE", bold), at(116, "Engineer, Riverside Press, Springford", bold)],
        [at(116, "Responsibilities:", { size: 12 })],
        ...text,
        null,
        ...job("01/2021 – 10/2021", "Developer, Hollow Creek, Springford"),
        ...job("01/2020 – 10/2020", "Assistant, Stony Brae, Springford"),
        [at(34, "EDUCATION", bold), at(466, "2014 – 2018", { size: 12 })],
        [at(135, "Bachelor of Science in Mathematics", bold)],
      ]),
    ).toEqual(["SKILLS", "WORK EXPERIENCE", "EDUCATION"]);
  });
});
