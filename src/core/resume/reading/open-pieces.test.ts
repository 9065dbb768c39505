import { describe, expect, it } from "vitest";
import { at } from "./page.fixture.ts";
import { readEntries } from "./read-entries.fixture.ts";

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
