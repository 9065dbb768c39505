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
});
