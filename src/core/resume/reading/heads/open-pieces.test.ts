import { describe, expect, it } from "vitest";
import { at } from "../page.fixture.ts";
import { readEntries } from "../read-entries.fixture.ts";

const jobs = (...lines: Parameters<typeof readEntries>[1]) =>
  readEntries("work", lines).map(({ title, subTitle }) => [title, subTitle]);

describe("a name that is not whole", () => {
  it("goes on in another style behind the word for a house", () => {
    expect(jobs([at(40, "Stagiaire, 2016 - 2017")], [at(40, "Groupe", { bold: true }), at(78, "Lacnord")])).toEqual([
      ["Stagiaire", "Groupe Lacnord"],
    ]);
  });

  it("goes on below it", () => {
    expect(
      jobs([at(40, "Ingeniero de desarrollo, Universidad"), at(300, "2016 - 2017")], [at(40, "tecnológica del Lago")]),
    ).toEqual([["Ingeniero de desarrollo", "Universidad tecnológica del Lago"]]);
  });

  it("is the role, for which there was no room behind a company", () => {
    expect(
      jobs(
        [at(40, "ACME GMBH", { bold: true }), at(88, " | SOFTWARE DEVELOPER")],
        [at(40, "ADMINISTRATOR")],
        [at(40, "2016 - 2017")],
      ),
    ).toEqual([["SOFTWARE DEVELOPER ADMINISTRATOR", "ACME GMBH"]]);
  });
});

describe("two roles of one text", () => {
  it("are one title beside the name of a company", () => {
    expect(jobs([at(40, "Developer • Designer • Lakeview Lab, 2016 - 2017")])).toEqual([
      ["Developer · Designer", "Lakeview Lab"],
    ]);
  });

  it("are one below it, with how somebody worked", () => {
    expect(jobs([at(40, "Lakeview Data, 2016 - 2017")], [at(40, "Software Tester – Freelancer")])).toEqual([
      ["Software Tester – Freelancer", "Lakeview Data"],
    ]);
  });

  it("have who gave it behind a comma", () => {
    expect(jobs([at(40, "Executive Engineer | Site Engineer, Al-Lake Building, 2016 - 2017")])).toEqual([
      ["Executive Engineer | Site Engineer", "Al-Lake Building"],
    ]);
  });
});

describe("two names that both look like a role", () => {
  it("are told by the order of the section", () => {
    expect(
      jobs(
        [at(40, "Acme GmbH | Developer | 2016 - 2017")],
        [at(40, "Lakeview Ltd. | Engineer | 2014 - 2015")],
        [at(40, "Stone Painter | Research Volunteer | 2012 - 2013")],
      ).at(-1),
    ).toEqual(["Research Volunteer", "Stone Painter"]);
  });
});

describe("who gave a job", () => {
  it.each([
    ["Journalist for Lakeview, 2016 - 2017", "Journalist", "Lakeview"],
    ["Translator, PLSP (SAP partner), 2016 - 2017", "Translator", "PLSP (SAP partner)"],
    ["Sales Associate at Hill Refill, Kleinau, 2016 - 2017", "Sales Associate", "Hill Refill"],
    ["Designer, Hill & Valley, Berlin, 2016 - 2017", "Designer", "Hill & Valley"],
    ["青空网络有限公司（A轮，300人） 产品经理 2016.01 - 2017.02", "产品经理", "青空网络有限公司"],
    ["LKEV, UMR LAKE, Statistician | Analyst | 2016 - 2017", "Statistician | Analyst", "LKEV, UMR LAKE"],
    ["Developer | Lakeview (start-up) | 2016 - 2017", "Developer", "Lakeview"],
  ])("is told in %j", (text, role, whom) => {
    expect(jobs([at(40, text)])).toEqual([[role, whom]]);
  });

  it("is not where somebody works from", () => {
    expect(jobs([at(40, "Ingeniero Cloud, Lago"), at(400, "Teletrabajo")], [at(40, "ene 2019 - feb 2020")])).toEqual([
      ["Ingeniero Cloud", "Lago"],
    ]);
  });

  it("stands before its town, which the head tells a second time", () => {
    expect(jobs([at(40, "Koch")], [at(40, "Hotel Krone, Kleinau | Kleinau | 05/1995 - 09/1997")])).toEqual([
      ["Koch", "Hotel Krone"],
    ]);
  });
});
