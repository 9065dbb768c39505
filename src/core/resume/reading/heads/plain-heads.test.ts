import { describe, expect, it } from "vitest";
import { at, pageOf, resumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const built = [at(50, "• Built a thing that many people used for a long time")];
const heading = (text: string) => [at(40, text, { size: 14, bold: true })];

/** The titles, names and texts of the section that holds these lines. */
function readSection(name: string, lines: Parameters<typeof pageOf>[0]) {
  const { sections } = readResume(resumeOf(name, lines)).document.data;
  const data = sections.find((section) => section.name === name)?.data ?? [];
  return data.map(({ title, subTitle, city }) => [title, subTitle, city]);
}

/** What is read of the lines below the name. */
function readHeader(lines: Parameters<typeof pageOf>[0]) {
  return readResume(
    pageOf([
      [at(40, "Jane Doe", { size: 24 })],
      ...lines,
      heading("Work Experience"),
      [at(40, "Web Developer"), at(440, "2018 – 2020")],
      [at(40, "Acme GmbH")],
      built,
      heading("Languages"),
      [at(40, "English")],
    ]),
  ).document.data;
}

describe("heads of entries", () => {
  it("may end with the stop of an abbreviation", () => {
    expect(
      readSection("Experience", [
        [at(40, "Software Developer"), at(440, "April 2015 – May 2016")],
        [at(40, "Wendigo Inc.")],
        built,
        [at(40, "Software Developer"), at(440, "Sep. 2013 – Dec. 2014")],
        [at(40, "Tradewinds, Vancouver, BC.")],
        built,
      ]),
    ).toEqual([
      ["Software Developer", "Wendigo Inc.", ""],
      ["Software Developer", "Tradewinds", "Vancouver, BC"],
    ]);
  });

  it("may have a place behind a small word, and name nothing but who gave the job", () => {
    expect(
      readSection("Experience", [
        [at(40, "2021 – 2022", { size: 8 })],
        [at(40, "Web Designer")],
        [at(40, "Larkin Rental at Springfield, IL")],
        built,
        [at(40, "2018 – 2020", { size: 8 })],
        [at(40, "Developer")],
        [at(40, "Westreach at Remote")],
        built,
      ]),
    ).toEqual([
      ["Web Designer", "Larkin Rental", "Springfield, IL"],
      ["Developer", "Westreach", "Remote"],
    ]);
    const alone = (name: string) => readSection("Experience", [[at(40, `${name} | 2015 – 2020`)], built])[0];
    expect(alone("L.MAP WAVES")).toEqual(["", "L.MAP WAVES", ""]);
    expect(alone("Atención al cliente")).toEqual(["Atención al cliente", "", ""]);
  });

  it("may tell behind their dates how it ended, and part their names with two slashes", () => {
    expect(
      readSection("Experience", [
        [at(40, "Acme Software // Springfield, IL")],
        [at(40, "Developer")],
        [at(40, "2021 – 2022")],
        built,
        [at(40, "Lakeside Software // Springfield, IL")],
        [at(40, "Lead Developer")],
        [at(40, "2019 – 2020 (company sold)")],
        built,
      ]),
    ).toEqual([
      ["Developer", "Acme Software", "Springfield, IL"],
      ["Lead Developer", "Lakeside Software", "Springfield, IL"],
    ]);
  });

  it("may name who gave a job before a colon, above dates alone, and what was worked with below them", () => {
    const job = (head: string, dates: string, isItalic: boolean) => [
      [at(40, head, { italic: isItalic })],
      [at(40, dates, { bold: true })],
      [at(40, "Kotlin | Postgres | Kafka | Team Leadership", { italic: true })],
      built,
    ];
    expect(
      readSection("Experience", [
        ...job("Larkin Group: Senior Backend Developer", "Oct 2021 – Present", true),
        ...job("Westreach: Technical Lead", "May 2019 – Oct 2021", false),
      ]),
    ).toEqual([
      ["Senior Backend Developer", "Larkin Group", ""],
      ["Technical Lead", "Westreach", ""],
    ]);
  });

  it("keep the department behind a role where another line names the company", () => {
    expect(
      readSection("Experience", [
        [at(40, "Larkin Research Institute", { bold: true }), at(440, "Jun 2015 – Sep 2015")],
        [at(40, "Intern, Machine Learning Group", { italic: true })],
        built,
      ]),
    ).toEqual([["Intern, Machine Learning Group", "Larkin Research Institute", ""]]);
  });

  it("keep what a degree goes on with in another style", () => {
    expect(
      readSection("Education", [
        [at(40, "Rivers University - School of Engineering", { bold: true }), at(440, "2021 – 2025")],
        [at(40, "Bachelor of Science", { bold: true }), at(136, " in Computer Engineering", { italic: true })],
      ]),
    ).toEqual([["Bachelor of Science in Computer Engineering", "Rivers University - School of Engineering", ""]]);
  });
});

describe("the person", () => {
  it("lives in a street that is named in short, or in towns before a known land", () => {
    expect(readHeader([[at(40, "12-345 Queen St E. Springfield")]]).basicInfo.location).toBe(
      "12-345 Queen St E. Springfield",
    );
    expect(readHeader([[at(40, "Auroville, Pradesh North, India")]]).basicInfo.location).toBe(
      "Auroville, Pradesh North, India",
    );
  });

  it("is a citizen, which is no place", () => {
    const { basicInfo } = readHeader([[at(40, "US Citizen | 732-555-0199 | jane@example.org")]]);
    expect([basicInfo.location, basicInfo.cellphone]).toEqual(["", "732-555-0199"]);
  });

  it("has a number whose parts bullets stand between, and an address of a network with a gap", () => {
    const { basicInfo, links } = readHeader([
      [at(40, "jane@example.org • (925) • 555 • 0142")],
      [at(40, "github.com/ janedoe1")],
    ]);
    expect(basicInfo.cellphone).toBe("(925) 555 0142");
    expect(links.map(({ src }) => src)).toEqual(["https://github.com/janedoe1"]);
  });

  it("may tell in brackets how it is called", () => {
    const page = pageOf([
      [at(40, "Weiyu(Perry) Chen", { size: 16 })],
      [at(40, "jane@example.org")],
      heading("Languages"),
      [at(40, "English")],
    ]);
    expect(readResume(page).document.data.basicInfo.name).toBe("Weiyu(Perry) Chen");
  });
});
