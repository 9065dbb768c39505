import { describe, expect, it } from "vitest";
import { partTails } from "./name-tails.ts";

const parted = (names: readonly (readonly [name: string, city?: string])[]) => {
  const fields = names.map(([subTitle, city = ""]) => ({ subTitle, city, rest: [] as string[] }));
  partTails(fields, "work");
  return fields.map(({ subTitle, city, rest }) => [subTitle, city, ...rest]);
};

describe("what stands behind the name of a company", () => {
  it("is its town, known or not, where most names of the section end so", () => {
    expect(parted([["Lakeview (Kleinau)"], ["Seaview (Unterdorfen)"], ["Insite"]])).toEqual([
      ["Lakeview", "Kleinau"],
      ["Seaview", "Unterdorfen"],
      ["Insite", ""],
    ]);
  });

  it("belongs to the name, where one name alone has it", () => {
    expect(parted([["Lakeview (Kleinau)"], ["Seaview"], ["Insite"]])[0]).toEqual(["Lakeview (Kleinau)", ""]);
  });

  it("is no part of it, where it is the place that is told beside it", () => {
    expect(parted([["Hotel Krone, Kleinau", "Kleinau"]])).toEqual([["Hotel Krone", "Kleinau"]]);
  });

  it.each([
    ["Ministère des Lacs - Bureau des cartes", "Ministère des Lacs", "Bureau des cartes"],
    [
      "Lac Public, Cartes et Rivières, département des bords",
      "Lac Public, Cartes et Rivières",
      "département des bords",
    ],
    ["Acme GmbH, Abteilung Einkauf", "Acme GmbH", "Abteilung Einkauf"],
    ["Lakeview, Service Partners", "Lakeview, Service Partners", undefined],
  ])("is a part of it, told below: %s", (text, name, part) => {
    expect(parted([[text]])).toEqual([part === undefined ? [name, ""] : [name, "", part]]);
  });

  it("is a list of tools, with the team before it", () => {
    expect(parted([["Lakeview, Applied Maps Team, Python, PyTorch"]])).toEqual([
      ["Lakeview", "", "Applied Maps Team, Python, PyTorch"],
    ]);
    expect(parted([["Lakeview, Applied Maps Team"]])).toEqual([["Lakeview, Applied Maps Team", ""]]);
  });
});

it("parts the faculty before a university from its name", () => {
  const fields = [{ subTitle: "Faculty of Maps, Lakeside University", city: "", rest: [] as string[] }];
  partTails(fields, "education");
  expect(fields).toEqual([{ subTitle: "Lakeside University", city: "", rest: ["Faculty of Maps"] }]);
});
