import { describe, expect, it } from "vitest";
import { at, type pageOf, resumeOf } from "../page.fixture.ts";
import { readResume } from "../read-resume.ts";

const studies = (...lines: Parameters<typeof pageOf>[0]) =>
  readResume(resumeOf("Education", lines))
    .document.data.sections.filter(({ type }) => type === "education")
    .flatMap(({ data }) => data.map(({ title, subTitle }) => [title, subTitle]));

describe("the name of a school", () => {
  it("goes on behind a dash with what kind of school it is, and the degree stands below both", () => {
    expect(
      studies(
        [
          at(40, "Riverside Institute of Technology –", { bold: true }),
          at(230, "Grande École"),
          at(450, "2014 – 2017"),
        ],
        [at(40, "Master in Physics")],
      ),
    ).toEqual([["Master in Physics", "Riverside Institute of Technology – Grande École"]]);
  });

  it("goes on behind a dash with what is taught at a German one", () => {
    expect(
      studies(
        [at(40, "Hochschule Neudorf – Technik und Wirtschaft"), at(450, "2014 – 2017")],
        [at(40, "Studium (Physik)")],
      ),
    ).toEqual([["Studium (Physik)", "Hochschule Neudorf – Technik und Wirtschaft"]]);
  });

  it("is parted from the degree at a slash", () => {
    expect(
      studies([at(40, "Riverside University/Bachelor of Engineering", { bold: true })], [at(40, "2014 – 2017")]),
    ).toEqual([["Bachelor of Engineering", "Riverside University"]]);
  });

  it("may stand below the degree and what that was about", () => {
    expect(
      studies(
        [at(40, "Diploma of Higher Studies"), at(450, "2016")],
        [at(40, "Mathematics of Computing")],
        [at(40, "Riverside College, Montréal")],
        [at(40, "Bachelor of Engineering"), at(450, "2014")],
        [at(40, "Mechanics of Bridges")],
        [at(40, "Lakeside College, Montréal")],
      ).map(([, school]) => school),
    ).toEqual(["Riverside College", "Lakeside College"]);
  });
});
