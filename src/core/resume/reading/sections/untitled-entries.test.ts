import { describe, expect, it } from "vitest";
import { at, type PageLines, pageOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const title = (name: string) => [at(40, name, { size: 14, bold: true })];
const text = (said: string) => [at(40, said)];
const sectionsOf = (...lines: PageLines) =>
  readResume(pageOf([[at(40, "Jane Doe", { size: 24 })], text("jane@example.org"), ...lines]))
    .document.data.sections.filter(({ type }) => type !== "simple")
    .map(({ type, name, data }) => [type, name, ...data.map(({ title: first }) => first)]);

const jobs = [
  [at(40, "Acme – Data Engineer", { bold: true })],
  text("March 2021 – Present"),
  text("• Moved the warehouse of the bank."),
  [at(40, "Example Labs – Backend Developer", { bold: true })],
  text("January 2018 – February 2021"),
  text("• Wrote the service of payments."),
];

describe("jobs and schools without a title", () => {
  it("are found below the contacts", () => {
    expect(sectionsOf(null, ...jobs, null, title("Languages"), text("English"))).toEqual([
      ["empolyment", "Employment", "Data Engineer", "Backend Developer"],
      ["language", "Languages", "English"],
    ]);
  });

  it("are found below a profile, which keeps its text", () => {
    expect(sectionsOf(title("Profile"), text("I like clear services."), null, ...jobs)).toEqual([
      ["profile", "Profile", ""],
      ["empolyment", "Employment", "Data Engineer", "Backend Developer"],
    ]);
  });

  it("have the title that no table knows, where they stand right below it", () => {
    const known = [title("Education"), text("Example University, Bachelor of Science\t2014 – 2017")];
    expect(sectionsOf(title("Where I was"), ...jobs, ...known, title("Languages"), text("English"))[0]).toEqual([
      "empolyment",
      "Where I was",
      "Data Engineer",
      "Backend Developer",
    ]);
  });

  it("are a school below the skills", () => {
    const school = [text("Example University – Bachelor of Science"), text("April 2016 – June 2020")];
    expect(sectionsOf(title("Experience"), ...jobs, title("Skills"), text("Python, Go"), null, ...school)).toEqual([
      ["empolyment", "Experience", "Data Engineer", "Backend Developer"],
      ["skills", "Skills", "Python", "Go"],
      ["education", "Education", "Bachelor of Science"],
    ]);
  });

  it("stand before a title of theirs that has nothing below it", () => {
    const schools = [
      [at(40, "Bachelor of Science", { bold: true })],
      text("Example University\t|\t2016 – 2021"),
      [at(40, "High School Diploma", { bold: true })],
      text("Example High School\t|\t2014"),
    ];
    const titles = [title("Education"), title("Experience"), ...jobs];
    expect(sectionsOf(title("Profile"), text("I like clear services."), ...schools, ...titles).slice(0, 2)).toEqual([
      ["profile", "Profile", ""],
      ["education", "Education", "Bachelor of Science", "High School Diploma"],
    ]);
  });

  it("are none where a section has the jobs", () => {
    const side = [text("Example Club – Engineer"), text("March 2020 – May 2021")];
    const sections = sectionsOf(title("Experience"), ...jobs, title("Profile"), text("I sail."), ...side, ...side);
    expect(sections.map(([type]) => type)).toEqual(["empolyment", "profile"]);
  });
});

it("a title in capitals that is set like the text is one, where others stand out", () => {
  const plain = (name: string) => [at(40, name)];
  const sections = sectionsOf(
    title("Kurzprofil"),
    text("Flexibel und gewissenhaft."),
    plain("BERUFLICHE PRAXIS"),
    text("01/2020 – 03/2022   Vertriebsmitarbeiter"),
    text("Beispiel GmbH"),
    plain("AUSBILDUNG"),
    text("1996 – 1999   Maschineningenieur"),
    text("Fachhochschule Beispielstadt"),
  );
  expect(sections.map(([type, name]) => [type, name])).toEqual([
    ["profile", "Kurzprofil"],
    ["empolyment", "BERUFLICHE PRAXIS"],
    ["education", "AUSBILDUNG"],
  ]);
});
