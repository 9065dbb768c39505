import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { bodyOf } from "../lines/title-look.ts";
import { at, pageOf } from "../page.fixture.ts";
import { readEntries } from "../read-entries.fixture.ts";
import { splitEntries } from "./entries.ts";

/** The first line, the dates and the number of lines of text of each entry. */
function entriesIn(lines: Parameters<typeof pageOf>[0], isEducation = false) {
  const read = layOut(pageOf(lines));
  return splitEntries(read, bodyOf(read), isEducation).map(({ head, body, range }) => [
    head[0]?.text ?? "",
    range?.start ?? "",
    range?.end ?? "",
    body.length,
  ]);
}

const bold = { bold: true };
const text = "words about what was done, which are long enough to be set over most of a line";

describe("the dates of an entry", () => {
  it("may be the first of the list below its name", () => {
    const entry = (name: string, dates: string) => [
      [at(40, name, { ...bold, size: 12 })],
      [at(40, `· ${dates}`)],
      [at(40, `· ${text}`)],
    ];
    expect(
      entriesIn([...entry("Nurse, Lakeside", "March 2019 – May 2021"), ...entry("Cook, Riverside", "2016 – 2018")]),
    ).toEqual([
      ["Nurse, Lakeside", "2019-03", "2021-05", 1],
      ["Cook, Riverside", "2016", "2018", 1],
    ]);
  });

  it("may stand below a head that takes two lines and ends in another style than it begins", () => {
    const school = (name: string, dates: string) => [
      [at(40, name, { size: 11 }), at(40 + name.length * 5.5, " — 2 semesters, Degree", { size: 11, italic: true })],
      [at(40, "GPA 3.8", { size: 11, italic: true })],
      [at(40, dates, { size: 8 })],
    ];
    expect(
      entriesIn(
        [
          ...school("Lakeside College, at the lake of Springfield", "2018 – 2021"),
          ...school("Riverside School, at the edge of Springfield", "2016 – 2018"),
        ],
        true,
      ).map(([name, start]) => [String(name).slice(0, 16), start]),
    ).toEqual([
      ["Lakeside College", "2018"],
      ["Riverside School", "2016"],
    ]);
  });

  it("stand below one more line than the first ones, and how it ended may be told behind them", () => {
    const italic = { italic: true };
    expect(
      entriesIn([
        [at(40, "Lakeside", italic)],
        [at(40, "March 2021 – September 2022")],
        [at(40, "Senior Developer")],
        [at(40, text)],
        [at(40, "Riverside", italic)],
        [at(40, "Senior Developer")],
        [at(40, "October 2019 – April 2020 (company sold)")],
        [at(40, text)],
      ]).map(([name, start]) => [name, start]),
    ).toEqual([
      ["Lakeside", "2021-03"],
      ["Riverside", "2019-10"],
    ]);
  });

  it("have a label, and one more line above them than the first ones have", () => {
    const school = (name: string, ...below: string[]) => [
      [at(40, name, { ...bold, size: 12 })],
      ...below.map((one) => [at(40, one)]),
    ];
    const year = (at2: string) => [at(40, "Marks – 76%"), at(200, `Year of passing- ${at2}`)];
    expect(
      entriesIn(
        [
          ...school("Matriculation | Lakeside School"),
          year("2017"),
          ...school("Diploma | Riverside Polytechnic"),
          year("2020."),
          ...school("Bachelor of Maps | Hillside College", "Branch: Rivers"),
          year("2023."),
        ],
        true,
      ).map(([name, start]) => [name, start]),
    ).toEqual([
      ["Matriculation | Lakeside School", "2017"],
      ["Diploma | Riverside Polytechnic", "2020"],
      ["Bachelor of Maps | Hillside College", "2023"],
    ]);
  });

  it("lead a head that ends with a full stop", () => {
    expect(
      entriesIn([
        [at(40, "2017 – 2019 Engineer, Acme, Springfield.")],
        [at(100, `• ${text}`)],
        [at(40, "2014 Internship, Lakeside, Springfield.")],
        [at(100, `• ${text}`)],
      ]).map(([, start]) => start),
    ).toEqual(["2017", "2014"]);
  });
});

describe("the first line of an entry", () => {
  it("is none above its dates where the first dates stand above all and look otherwise", () => {
    expect(
      entriesIn([
        [at(440, "1986.9 - 1988.10")],
        [at(40, "青空株式会社", bold)],
        [at(440, "1988.11 - 1990.3")],
        [at(40, "大地株式会社", bold)],
        [at(40, "营业"), at(440, "1990.4 - 1996.9")],
        [at(40, "湖畔株式会社", bold)],
        [at(50, "• 长长的一段文字讲述了在这家公司里做过的事情以及它们的结果如何")],
      ]).map(([first, start]) => [first, start]),
    ).toEqual([
      ["1986.9 - 1988.10", "1986-09"],
      ["1988.11 - 1990.3", "1988-11"],
      ["营业\t1990.4 - 1996.9", "1990-04"],
    ]);
  });

  it("stands below the list of the one before, however many lines the first one has", () => {
    const list = [at(50, "• 长长的一段文字讲述了在这家公司里做过的事情以及它们的结果如何")];
    expect(
      entriesIn([
        [at(40, "青空科技有限公司")],
        [at(40, "2016.9 - 2018.10")],
        list,
        [at(40, "软件工程师")],
        [at(40, "大地科技有限公司")],
        [at(40, "2014.9 - 2016.8")],
        list,
      ]).map(([first, start]) => [first, start]),
    ).toEqual([
      ["青空科技有限公司", "2016-09"],
      ["软件工程师", "2014-09"],
    ]);
  });
});

describe("an entry without dates", () => {
  const entry = (title: string, place: string) => [[at(40, title, bold)], [at(40, place, { color: "#aa8800" })]];
  it("is told by the look of its two lines, where others have dates", () => {
    expect(
      entriesIn([
        ...entry("Master of Maps", "Lakeside · 2020 – 2021"),
        [at(40, text)],
        ...entry("Analyst of Rivers", "Riverside Institute"),
        ...entry("Bachelor of Maps", "Lakeside · 2014 – 2019"),
      ]),
    ).toEqual([
      ["Master of Maps", "2020", "2021", 1],
      ["Analyst of Rivers", "", "", 0],
      ["Bachelor of Maps", "2014", "2019", 0],
    ]);
  });

  it("is a school and what was reached there, where nothing has a style", () => {
    const lines = [
      [at(40, "Lakeside University"), at(400, "Springfield, PA")],
      [at(40, "B.S. Information Technology")],
      [at(40, "Riverside College"), at(400, "Springfield, PA")],
      [at(40, "Associate Degree")],
    ];
    expect(entriesIn(lines, true)).toHaveLength(2);
    expect(entriesIn(lines, false)).toHaveLength(1);
  });
});

describe("the head of an entry", () => {
  it("goes on below a long line that left no room for the next word", () => {
    const long = "Master of Science in Civil Engineering and Surveying, Riverside Hochschule";
    expect(
      entriesIn([
        [at(40, long, { ...bold, size: 12 })],
        [at(40, "Springfield, Springfield", { ...bold, size: 12 })],
        [at(40, "2019 – 2021")],
        [at(40, `• ${text}`)],
        [at(40, `• ${text}`)],
      ])[0]?.[0],
    ).toBe(`${long} Springfield, Springfield`);
  });

  it("goes on below the name, where dates and a place left no room beside it", () => {
    expect(
      entriesIn([
        [at(40, "Master of Rivers and Lakes", bold), at(300, "2019 – 2021"), at(420, "Paris, France")],
        [at(40, "in the valleys", bold)],
        [at(40, "Lakeside University")],
      ])[0]?.[0],
    ).toBe("Master of Rivers and Lakes in the valleys\t2019 – 2021\tParis, France");
  });

  it("does not take a line that goes on below", () => {
    expect(
      entriesIn([
        [at(40, "2019 – 2021"), at(160, "Acme")],
        [at(160, "Scanning and sorting of papers,")],
        [at(160, "plans of houses")],
      ])[0]?.[3],
    ).toBe(1);
  });
});

describe("the head of an entry in a narrow column", () => {
  it("goes on below its dates in small letters, or behind a word that lacks another", () => {
    const [one, two] = entriesIn(
      [
        [at(40, "10/2011 - 07/2013", bold)],
        [at(40, "Technische Fachschule für Elektronik")],
        [at(40, "und Informatik Neudorf")],
        [at(40, "10/2008 - 07/2011", bold)],
        [at(40, "Informatikstudium an der")],
        [at(40, "Hochschule Seeblick")],
      ],
      true,
    ).map(([, , , lines]) => lines);
    expect([one, two]).toEqual([0, 0]);
    const read = readEntries("education", [
      [at(40, "10/2011 - 07/2013", bold)],
      [at(40, "Onlinekurse bei Lakeview")],
      [at(40, "und Seeview")],
      [at(40, "10/2008 - 07/2011", bold)],
      [at(40, "Informatikstudium an der")],
      [at(40, "Hochschule Seeblick")],
    ]);
    expect(read.map(({ title, subTitle }) => [title, subTitle])).toEqual([
      ["Onlinekurse", "Lakeview und Seeview"],
      ["Informatikstudium", "Hochschule Seeblick"],
    ]);
  });

  it("may have one date alone where it is set as those with two are", () => {
    const job = (head: string) => [
      [at(40, head, { bold: true })],
      [at(50, "• Built a thing that many people used for a long time, and then built another one of its kind")],
    ];
    const entries = readEntries("work", [
      ...job("ENGINEER, ACME GROUP — 2015 - 2018"),
      ...job("ENGINEER, LAXI GROUP — 2010 - 2014"),
      ...job("RESEARCH ASSISTANT, RIVERSIDE LABORATORY — 2009"),
    ]);
    expect(entries.map(({ subTitle }) => subTitle)).toEqual(["ACME GROUP", "LAXI GROUP", "RIVERSIDE LABORATORY"]);
  });
});
