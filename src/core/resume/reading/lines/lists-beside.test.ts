import { describe, expect, it } from "vitest";
import { at, pageOf } from "../page.fixture.ts";
import { layOut } from "./columns.ts";
import { withListsBeside } from "./lists-beside.ts";
import { paragraphsOf } from "./paragraphs.ts";

const read = (lines: Parameters<typeof pageOf>[0]) =>
  paragraphsOf(withListsBeside(layOut(pageOf(lines)))).map(({ text }) => text);

describe("two lists that stand beside each other", () => {
  it("are read one below the other, each item with what it goes on with", () => {
    expect(
      read([
        [at(40, "• Drew the maps"), at(200, "• Sold the maps of all lakes")],
        [at(205, "and rivers")],
        [at(40, "• Printed them"), at(200, "• Wrote about them")],
        [at(40, "• A long text that goes on where the other list begins")],
      ]),
    ).toEqual([
      "Drew the maps",
      "Printed them",
      "Sold the maps of all lakes and rivers",
      "Wrote about them",
      "A long text that goes on where the other list begins",
    ]);
  });

  it("are none where the second text of a row has no mark", () => {
    expect(read([[at(40, "• Drew the maps"), at(200, "2019")]])).toEqual(["Drew the maps 2019"]);
  });
});
