import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf } from "../page.fixture.ts";
import { withItemsJoined } from "./dated-items.ts";

const joined = (...lines: string[]) =>
  withItemsJoined(layOut(pageOf(lines.map((line) => [at(40, line)])))).map(({ text }) => text);

describe("a list of sentences that begin with their dates", () => {
  it("has each head on one line, and what it tells below", () => {
    expect(
      joined(
        "• (03/2010 – 09/2010) Ministry of Transport of the County of Men-",
        "dora. Building of maps and other things for those who look for",
        "buses.",
        "• (2007 – 2008) Assistant (cat. A). Lakeside University.",
      ),
    ).toEqual([
      "• (03/2010 – 09/2010) Ministry of Transport of the County of Mendora.",
      "• Building of maps and other things for those who look for buses.",
      "• (2007 – 2008) Assistant (cat. A). Lakeside University.",
    ]);
  });

  it("names who and what in two sentences, or in the beginning of a long one", () => {
    expect(
      joined(
        "• Postgrado: (2011) Doctor en Física. Universidad de Potsdam, Ale-",
        "mania. Director: Jane Doe.",
        "• 05/2017 – 09/2017: Internship at Acme in Springfield, writing an app for",
        "the control of an engine of a large ship on the way to Neudorf",
      ),
    ).toEqual([
      "• (2011) Doctor en Física. Universidad de Potsdam, Alemania.",
      "• Postgrado",
      "• Director: Jane Doe.",
      "• 05/2017 – 09/2017: Internship at Acme in Springfield",
      "• writing an app for the control of an engine of a large ship on the way to Neudorf",
    ]);
  });

  it("is none where the items stand on a line each", () => {
    const lines = ["• 2019 – 2021 Engineer, Acme", "• 2017 – 2019 Intern, Laxi"];
    expect(joined(...lines)).toEqual(lines);
  });
});
