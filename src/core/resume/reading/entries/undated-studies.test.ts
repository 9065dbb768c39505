import { describe, expect, it } from "vitest";
import { at, resumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const studiesIn = (lines: Parameters<typeof resumeOf>[1]) =>
  readResume(resumeOf("Education", lines)).document.data.sections[0]?.data.map(({ title, subTitle, endDate }) => [
    title,
    subTitle,
    endDate,
  ]);

describe("studies without dates among others that have some", () => {
  it("begin where a line is set like the head of another one", () => {
    expect(
      studiesIn([
        [at(40, "Lakeside University", { bold: true }), at(440, "2012 – 2015")],
        [at(40, "Bachelor of Science in Maps")],
        [at(40, "Riverside College", { bold: true })],
        [at(40, "Diploma in Rivers")],
        [at(40, "Pond University", { bold: true }), at(440, "2005 – 2009")],
        [at(40, "Bachelor of Arts")],
      ]),
    ).toEqual([
      ["Bachelor of Science in Maps", "Lakeside University", "2015"],
      ["Diploma in Rivers", "Riverside College", ""],
      ["Bachelor of Arts", "Pond University", "2009"],
    ]);
  });

  it("may stand above the first dates, whose degree is the line above them", () => {
    expect(
      studiesIn([
        [at(40, "Diploma in Rivers", { bold: true })],
        [at(40, "Options in many waters that flow from the mountains")],
        [at(40, "and in those that do not")],
        [at(40, "Bachelor of Maps", { bold: true })],
        [at(40, "2021 – present")],
        [at(40, "Lakeside University")],
      ]),
    ).toEqual([
      ["Diploma in Rivers", "", ""],
      ["Bachelor of Maps", "Lakeside University", "present"],
    ]);
  });
});

it("studies without any dates begin each with a bold degree, however long their lines are", () => {
  const study = (degree: string, school: string) => [
    at(40, degree, { bold: true }),
    at(40 + degree.length * 5, ` ${school}`),
  ];
  expect(
    studiesIn([
      study("Master of Business Administration (MBA)", "Lakeside University, Springfield, IL"),
      study("Master of Science (MS) in Computer Systems", "City University of Riverside, Springfield, IL"),
      study("Bachelor of Science (BS) in Electrical Engineering", "Pond University, Springfield, IL"),
    ])?.map(([, school]) => school),
  ).toEqual(["Lakeside University", "City University of Riverside", "Pond University"]);
});

it("studies without any dates or style begin each with the line above a school", () => {
  expect(
    studiesIn([
      [at(40, "Computer Science Student")],
      [at(40, "University of Lakeside")],
      [at(40, "High School Diploma – Summa Cum Laude")],
      [at(40, "Riverside High School")],
    ])?.map(([title, subTitle]) => [title, subTitle]),
  ).toEqual([
    ["Computer Science Student", "University of Lakeside"],
    ["High School Diploma", "Riverside High School"],
  ]);
});

it.each([
  ["MSc in Maps (Thesis Area: Rivers of the North)", "MSc in Maps"],
  ["MSc Maps, concentration in Rivers", "MSc Maps, concentration in Rivers"],
  ["Double major in Maps (BS), Rivers and Lakes (BA).", "Double major in Maps (BS), Rivers and Lakes (BA)"],
])("%s below a school is told as %s", (line, degree) => {
  const study = studiesIn([[at(40, "Lakeside University – Springfield, IL"), at(440, "2012 – 2015")], [at(40, line)]]);
  expect(study?.[0]).toEqual([degree, "Lakeside University", "2015"]);
});

it("studies without any dates may stand centred below each other", () => {
  const centred = (text: string, bold = false) => [at(200 - text.length * 2.5, text, { bold })];
  expect(
    studiesIn([
      centred("MBA in Maps", true),
      centred("Lakeside University, Springfield, CA"),
      centred("Bachelor of Science in Business Administration, Minor in Rivers", true),
      centred("Riverside State University, Springfield, CA"),
    ])?.map(([, subTitle]) => subTitle),
  ).toEqual(["Lakeside University", "Riverside State University"]);
});

describe("the name of a school or a degree that did not fit on its line", () => {
  it.each<[string, Parameters<typeof resumeOf>[1], (string | undefined)[][]]>([
    [
      "goes on where its quotation is open",
      [
        [at(40, "2015 – 2022"), at(160, "Technical College “Northern")],
        [at(150, "Lakes of Erie”, Springfield")],
        [at(150, "Degree: Bachelor of Maps")],
      ],
      [["Bachelor of Maps", "Technical College “Northern Lakes of Erie”", "2022"]],
    ],
    [
      "goes on behind a small word, however the rest is set",
      [
        [at(40, "Université de "), at(105, "Rouen", { italic: true })],
        [at(40, "Licence de Physique")],
        [at(40, "1988")],
      ],
      [["Licence de Physique", "Université de Rouen", "1988"]],
    ],
  ])("%s", (_, lines, expected) => {
    expect(studiesIn(lines)).toEqual(expected);
  });
});
