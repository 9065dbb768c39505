import { describe, expect, it } from "vitest";
import { at, type PageLines, resumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";
import { isBareDegree } from "../terms/bare-degree.ts";
import { withoutPursuit } from "./bare-degrees.ts";

/** The studies of a section of these lines as "degree | school | start/end"; a line that is indented begins further right. */
const studiesIn = (...lines: (string | PageLines[number])[]) =>
  readResume(
    resumeOf(
      "Education",
      lines.map((line) =>
        typeof line === "string" ? [at(40 + (line.length - line.trimStart().length) * 6, line.trimStart())] : line,
      ),
    ),
  ).document.data.sections[0]?.data.map(
    ({ title, subTitle, startDate, endDate }) => `${title} | ${subTitle} | ${startDate}/${endDate}`,
  );

describe("studies of a list", () => {
  it.each([
    [
      "their school below them",
      [
        "• Bachelor of Arts in History",
        "  Lakeside University (2015)",
        "• Master of Arts in Maps",
        "  Rivers College (2017)",
      ],
      ["Bachelor of Arts in History | Lakeside University | /2015", "Master of Arts in Maps | Rivers College | /2017"],
    ],
    [
      "their school behind them, without dates",
      ["• B.A. in History – Lakeside University", "• M.A. in Maps – Rivers College"],
      ["B.A. in History | Lakeside University | /", "M.A. in Maps | Rivers College | /"],
    ],
    [
      "a sentence each",
      ["• Completed MCA from Lakeside University with 75% in 2013.", "• M.Sc. in Physics from Rivers College in 2010."],
      ["MCA | Lakeside University | /2013", "M.Sc. in Physics | Rivers College | /2010"],
    ],
  ])("have %s", (_, lines, expected) => {
    expect(studiesIn(...lines)).toEqual(expected);
  });

  it("stay text where most of it names neither a degree nor a school", () => {
    const read = studiesIn("• Course for leaders", "• How to speak in public", "• Riverside High School Diploma");
    expect(read).toEqual([" |  | /"]);
  });
});

describe("a list of studies", () => {
  it("may stand below a line that says the title once more", () => {
    const read = studiesIn(
      "Academic Background",
      "• B.A. in History, Lakeside University",
      "• M.A. in Maps, Rivers College",
    );
    expect(read).toEqual([" |  | /", "B.A. in History | Lakeside University | /", "M.A. in Maps | Rivers College | /"]);
  });
});

describe("a degree with its label", () => {
  it.each([
    ["Abschluss: Abitur 2014", "Abitur"],
    ["Abschluss: Abitur vorauss. Sommer 2014", "Abitur"],
    ["Abschluss: Abitur 2012", "Abitur 2012"],
  ])("has no year that the dates tell: %s", (line, degree) => {
    expect(studiesIn([at(40, "2008 – 2014"), at(200, "Lakeside Gymnasium")], [at(200, line)])?.[0]).toContain(
      `${degree} |`,
    );
  });
});

describe("a degree that names no subject", () => {
  it.each([
    ["– Studiengang: Maschinenbau", "Bachelor of Engineering, Maschinenbau"],
    ["Wirtschaftsinformatik (Aktuelle Durchschnittsnote: 1,1)", "Bachelor of Engineering, Wirtschaftsinformatik"],
    ["– Jahrgang: 2018", "Bachelor of Engineering"],
  ])("has that of the line below it: %s", (line, degree) => {
    expect(studiesIn("Hochschule Neudorf", "Bachelor of Engineering", line)?.[0]).toContain(
      `${degree} | Hochschule Neudorf |`,
    );
  });
});

describe("the head of studies", () => {
  it("has a line of its own for each, however full the first of them is", () => {
    expect(
      studiesIn(
        "B.S., Computer Engineering, Lakeside University, Springfield, IL, Dec 2018",
        "M.S., Computer Engineering, Lakeside University, Springfield, IL, May 2021",
      ),
    ).toEqual([
      "B.S., Computer Engineering | Lakeside University | /2018-12",
      "M.S., Computer Engineering | Lakeside University | /2021-05",
    ]);
  });

  it("ends with a line that says where and when", () => {
    const degree = "Bachelor of Information Technology (Major in Networks and Security)";
    expect(
      studiesIn([at(40, "Lakeside University", { bold: true })], degree, "Melbourne, Australia | Feb 2016 - Nov 2019"),
    ).toEqual([`${degree} | Lakeside University | 2016-02/2019-11`]);
  });

  it.each([
    ["Bachelor of Arts in Economics, cum laude", "Bachelor of Arts in Economics"],
    ["Bachelor of Science in Maps, Second Class Honours (Upper Division)", "Bachelor of Science in Maps"],
    ["MSc Data Science with Distinction", "MSc Data Science"],
    ["Completed 105 hours towards a Bachelor of Arts in Education", "Bachelor of Arts in Education"],
  ])("is read from %s", (text, degree) => {
    expect(studiesIn([at(40, "Lakeside University", { bold: true }), at(400, "2015 – 2019")], text)).toEqual([
      `${degree} | Lakeside University | 2015/2019`,
    ]);
  });

  it("has the profile of a degree behind it", () => {
    expect(
      studiesIn([at(40, "Lakeside University | M. Sc. Computing – Profile: Networks"), at(420, "2019 – 2021")]),
    ).toEqual(["M. Sc. Computing, Profile: Networks | Lakeside University | 2019/2021"]);
  });

  it("names the university, and not the college in it", () => {
    expect(
      studiesIn("LAKESIDE UNIVERSITY", "College of Engineering", "B.S. in Civil Engineering, Expected May 2024"),
    ).toEqual(["B.S. in Civil Engineering | LAKESIDE UNIVERSITY | /2024-05"]);
  });

  it("has the subject of a degree that names none on the line below it", () => {
    const [bold, right] = [{ bold: true }, 130];
    expect(
      studiesIn(
        [at(40, "PhD 2019", bold), at(right, "Lakeside University", bold)],
        [at(right, "Program in Neuroscience")],
        [at(right, "Advisor: Dr. John Roe")],
        [at(40, "BA 2013", bold), at(right, "Rivers College", bold)],
        [at(right, "Biology Major, Chemistry Minor")],
      ),
    ).toEqual([
      "PhD Program in Neuroscience | Lakeside University | /2019",
      "BA, Biology Major, Chemistry Minor | Rivers College | /2013",
    ]);
  });

  it("is a subject that no table of degrees has, before its school", () => {
    expect(studiesIn("Graphic Design, Lakeside College, 2014", "Game Design, Rivers College, 2016")).toEqual([
      "Graphic Design | Lakeside College | /2014",
      "Game Design | Rivers College | /2016",
    ]);
  });

  it("has labels", () => {
    expect(
      studiesIn(
        [at(40, "2016 – 2020", { bold: true })],
        "College: Riverside College",
        "Branch: Maps",
        "Degree: B.Tech",
      ),
    ).toEqual(["Maps B.Tech | Riverside College | 2016/2020"]);
  });

  it("knows Erasmus as the name of a university too", () => {
    expect(studiesIn("BSc Maps, Erasmus University Rotterdam, 2016 – 2019")).toEqual([
      "BSc Maps | Erasmus University Rotterdam | 2016/2019",
    ]);
  });
});

it("a degree without a subject is told from one with it", () => {
  const degrees = [
    "PhD",
    "B.Sc.",
    "Bachelor of Science (B.Sc.)",
    "Master's degree",
    "BSc Maps",
    "Master of Social Work",
    "Master 2",
    "Licence de géographie",
  ];
  expect(degrees.map(isBareDegree)).toEqual([true, true, true, true, false, false, true, false]);
});

it("what somebody does for a degree is none of it", () => {
  expect(withoutPursuit("Currently pursuing a Master of Science")).toEqual({
    degree: "Master of Science",
    pursuit: "Currently pursuing a",
  });
  expect(withoutPursuit("Working in Groups")).toBeNull();
});
