import { describe, expect, it } from "vitest";
import { findDates } from "../dates/date-ranges.ts";
import { at, resumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { isStudyNote } from "./study-notes.ts";

const studiesIn = (lines: Parameters<typeof resumeOf>[1]) =>
  readResume(resumeOf("Education", lines)).document.data.sections[0]?.data.map(
    ({ title, subTitle, startDate, endDate }) => [title, subTitle, startDate, endDate],
  );

describe("what is told below a school", () => {
  it.each([
    ["GPA: 3.8", true],
    ["Major GPA: 3.85/4.00", true],
    ["Dean's List, Fall 2018", true],
    ["Matriculated 2020", true],
    ["Graduated Magna Cum Laude", true],
    ["Thesis: “The rivers of a valley”", true],
    ["Dean’s Scholar", true],
    ["First Class Degree, Dean’s List", true],
    ["Minor: Rivers", true],
    ["Note (Fachhochschulreife): 2,1", true],
    ["Abschlussnote: 1,7", true],
    ["Abschluss mit „Gut“", true],
    ["Notendruck und Satz", false],
    ["Honours degree in Physics", false],
    ["Thesis student, Riverside Laboratory", false],
  ])("%s is a note: %s", (text, expected) => {
    expect(isStudyNote(text)).toBe(expected);
  });

  it("neither begins an entry nor parts a degree from its school", () => {
    expect(
      studiesIn([
        [at(40, "Lakeside University, Springfield, IL"), at(420, "Expected May 2021")],
        [at(40, "Deans List, Fall 2017, Fall 2018")],
        [at(40, "Bachelor of Science in Economics", { bold: true })],
      ]),
    ).toEqual([["Bachelor of Science in Economics", "Lakeside University", "", "2021-05"]]);
    expect(
      studiesIn([[at(40, "2015 - 2020"), at(160, "Lakeside Secondary School")], [at(40, "Matriculated 2020")]]),
    ).toEqual([["", "Lakeside Secondary School", "2015", "2020"]]);
  });

  it("has dates behind the short name of a school, which ends no sentence", () => {
    expect(studiesIn([[at(40, "Diploma of Maps — I.S.L.A. (2018)")]])).toEqual([
      ["Diploma of Maps", "I.S.L.A.", "", "2018"],
    ]);
  });

  it("may be what was studied, behind its label", () => {
    expect(
      studiesIn([
        [at(40, "Riverside College, Springfield, IL. Expected graduation May 2021.")],
        [at(40, "Majors: Mathematics and Physics")],
      ]),
    ).toEqual([["Mathematics and Physics", "Riverside College", "", "2021-05"]]);
    expect(
      studiesIn([
        [at(40, "Bachelor of Science in Business")],
        [at(40, "Lakeside University, 2011 – 2015")],
        [at(40, "Major: Economics")],
      ]),
    ).toEqual([["Bachelor of Science in Business, Economics", "Lakeside University", "2011", "2015"]]);
  });

  it("is a narrower subject, which is what was studied where the degree names none", () => {
    const school = "Lakeside University, 2011 – 2015";
    expect(
      studiesIn([[at(40, "Bachelor of Science")], [at(40, school)], [at(40, "Concentration: Marine Biology")]]),
    ).toEqual([["Bachelor of Science, Marine Biology", "Lakeside University", "2011", "2015"]]);
    expect(
      studiesIn([[at(40, "Licence en biologie")], [at(40, school)], [at(40, "Concentration : rivières")]]),
    ).toEqual([["Licence en biologie", "Lakeside University", "2011", "2015"]]);
  });

  it("is how well it went, behind a sign on the line of the degree", () => {
    expect(
      studiesIn([
        [at(40, "Lakeside University"), at(420, "2011 – 2015")],
        [at(40, "BSc Rivers | Dean’s Scholar | 3.9 GPA")],
      ]),
    ).toEqual([["BSc Rivers", "Lakeside University", "2011", "2015"]]);
  });

  it("is how well it went, in brackets behind the degree", () => {
    expect(
      studiesIn([[at(40, "MSc (distinction) Computing, Riverside University, UK"), at(440, "2014 – 2019")]]),
    ).toEqual([["MSc Computing", "Riverside University", "2014", "2019"]]);
  });

  it.each([
    "Licence de maps – mention très bien",
    "Licence de maps (mention assez-bien)",
    'Licence de maps, obtenue avec la mention "Bien"',
    "Licence de maps Mention Bien",
    "Licence de maps, major de promotion",
  ])("is how well it went, as it is said in French: %s", (degree) => {
    expect(studiesIn([[at(40, `${degree}, Université de Nantes`), at(440, "2014 – 2019")]])).toEqual([
      ["Licence de maps", "Université de Nantes", "2014", "2019"],
    ]);
  });

  it("is no subject behind the word that mentions it", () => {
    expect(studiesIn([[at(40, "Licence mention informatique, Université de Nantes"), at(440, "2014 – 2019")]])).toEqual(
      [["Licence mention informatique", "Université de Nantes", "2014", "2019"]],
    );
  });

  it("is a subject between a degree and its school", () => {
    expect(
      studiesIn([[at(40, "2019 – 2020"), at(160, "Master, Life of Lakes, Riverside University, Springfield, IL")]]),
    ).toEqual([["Master, Life of Lakes", "Riverside University", "2019", "2020"]]);
  });

  it("has the words that announce the end of studies beside their day", () => {
    expect(findDates("Springfield. Expected graduation: May 2021")).toMatchObject([{ start: "2021-05", from: 13 }]);
    expect(findDates("Class of 2019")).toMatchObject([{ start: "2019", from: 0 }]);
  });
});
