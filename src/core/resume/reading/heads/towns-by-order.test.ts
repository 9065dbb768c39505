import { describe, expect, it } from "vitest";
import { at } from "../page.fixture.ts";
import { readEntries } from "../read-entries.fixture.ts";

const jobsAt = (...towns: string[]) =>
  readEntries(
    "work",
    towns.flatMap((town, index) => [
      [at(40, `201${index} – 201${index + 1} | Insite - ${town}`, { bold: true })],
      [at(40, "Vendeuse")],
      [at(40, "• Did many things for the people of this town.")],
    ]),
  ).map(({ subTitle, city }) => [subTitle, city]);

describe("a town that no table knows", () => {
  it("stands where most entries of a section have theirs", () => {
    expect(jobsAt("Paris", "Lyon", "Beaulieu")).toEqual([
      ["Insite", "Paris"],
      ["Insite", "Lyon"],
      ["Insite", "Beaulieu"],
    ]);
  });

  it("is none where nothing of the kind stands there", () => {
    expect(jobsAt("Beaulieu", "Maisonnette").map(([, city]) => city)).toEqual(["", ""]);
  });

  it("stands behind a comma, where a dash or another head says so", () => {
    const job = (whom: string, role: string, years: string) => [
      [at(40, whom, { bold: true }), at(440, years)],
      [at(40, role)],
      [at(40, "• Did many things for the people of this town.")],
    ];
    expect(
      readEntries("work", [
        ...job("Stone & Water, Paris", "Engineer", "2018 – 2020"),
        ...job("Insite, Beaulieu", "Consultant", "2015 – 2018"),
        ...job("Tradewinds, Maisonnette - France", "Developer", "2012 – 2015"),
      ]).map(({ subTitle, city }) => [subTitle, city.split(" ")[0]]),
    ).toEqual([
      ["Stone & Water", "Paris"],
      ["Insite", "Beaulieu"],
      ["Tradewinds", "Maisonnette"],
    ]);
  });
});
