import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { bodyOf } from "../lines/title-look.ts";
import { at, pageOf, resumeOf } from "../page.fixture.ts";
import { readEntries } from "../read-entries.fixture.ts";
import { readResume } from "../read-resume.ts";
import { splitEntries } from "./entries.ts";

const text = [at(60, "• words about what was done, which are long enough to be set over most of a line of it")];
const bold = { bold: true, size: 12 };

const datesOf = (lines: Parameters<typeof pageOf>[0]) => {
  const read = layOut(pageOf(lines));
  return splitEntries(read, bodyOf(read)).map(({ range }) => `${range?.start}/${range?.end}`);
};

describe("dates within the time of an entry", () => {
  it("are those of a part of it, where they are set smaller", () => {
    expect(
      datesOf([
        [at(40, "Laxi", bold), at(440, "2015 – 2020")],
        [at(40, "Project of the large robot"), at(440, "2017 – 2018")],
        text,
        [at(40, "Acme", bold), at(440, "2012 – 2015")],
        [at(40, "Project of the small robot"), at(440, "2012 – 2013")],
        text,
      ]),
    ).toEqual(["2015/2020", "2012/2015"]);
  });

  it("are those of what was reached in it, to the right of the dates", () => {
    const rows: Parameters<typeof pageOf>[0] = [
      [at(40, "September 2014 – April 2022"), at(300, "Studium der Physik an der TU Neudorf")],
      [at(300, "Abschluss: M.Sc. 2022")],
      [at(300, "B.Sc. 2019")],
      [at(40, "August 2012 – Juni 2014"), at(300, "Gymnasium Neudorf")],
      [at(300, "Abschluss: Abitur 2014")],
    ];
    expect(datesOf(rows)).toEqual(["2014-09/2022-04", "2012-08/2014-06"]);
    const studies = readResume(resumeOf("Ausbildung", rows)).document.data.sections[0]?.data;
    expect(studies?.[0]).toMatchObject({ title: "Studium der Physik, M.Sc.", subTitle: "TU Neudorf" });
  });

  it("may be a day on a line of its own, below the name of a part", () => {
    expect(
      datesOf([
        [at(40, "Laxi", bold), at(440, "2015 – 2020")],
        [at(52, "Project of the large robot", { bold: true })],
        [at(52, "2017", { size: 8 })],
        text,
        [at(52, "Project of the small robot", { bold: true })],
        [at(52, "2018 – 2019", { size: 8 })],
        text,
      ]),
    ).toEqual(["2015/2020"]);
  });

  it("are those of a note in brackets to the right of the dates", () => {
    expect(
      datesOf([
        [at(40, "2019 – 2020"), at(150, "Sales trainee, Acme")],
        [at(150, "(besides worked at Laxi 09.2019 - 03.2020)")],
        [at(40, "2017 – 2018"), at(150, "Sales clerk, Laxi")],
      ]),
    ).toEqual(["2019/2020", "2017/2018"]);
  });

  it("are those of a term to the right of the head of the studies", () => {
    expect(
      datesOf([
        [at(40, "2022"), at(150, "Master of Arts, Lakeside University")],
        [at(150, "Summer 2022")],
        [at(190, "History of Lakes")],
        [at(40, "2018"), at(150, "Bachelor of Arts, Lakeside University")],
      ]),
    ).toEqual(["2022/", "2018/"]);
  });

  it("are those of a job of its own, where it has a role or the same look", () => {
    const entries = (second: string, style: typeof bold | { size: number }) =>
      datesOf([
        [at(40, "Laxi", bold), at(440, "2015 – 2020")],
        [at(40, second, style), at(440, "2017 – 2018")],
        text,
        text,
      ]);
    expect(entries("Engineer", { size: 10 })).toEqual(["2015/2020", "2017/2018"]);
    expect(entries("Acme", bold)).toEqual(["2015/2020", "2017/2018"]);
  });
});

describe("a role in Spanish", () => {
  it("is none of a company, though its last word may end the name of one", () => {
    expect(
      readEntries("work", [
        [at(40, "Ingeniero de software", bold), at(240, "Laxi", bold), at(440, "2015 – 2020")],
        text,
      ])[0],
    ).toMatchObject({ title: "Ingeniero de software", subTitle: "Laxi" });
  });
});
