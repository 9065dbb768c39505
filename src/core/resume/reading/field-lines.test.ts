import { describe, expect, it } from "vitest";
import { at } from "./page.fixture.ts";
import { readEntries } from "./read-entries.fixture.ts";

const text = [at(60, "words about what was done, which are long enough to be set over most of a line of it")];

describe("the two lines of the heads of a section", () => {
  const job = (title: string, org: string, dates: string) => [
    [at(40, title, { bold: true })],
    [at(40, `${org} · ${dates}`, { color: "#aa8800" })],
    text,
  ];
  it("name the same in all of them, where nothing else tells what they are", () => {
    const entries = readEntries("work", [
      ...job("GIS Consultant", "United Rivers", "2021 – 2023"),
      ...job("Engineer · Business Development", "Lakeside España", "2019 – 2021"),
      ...job("Keeper of Maps", "Jeffapp", "2016 – 2019"),
    ]);
    expect(entries.map(({ title, subTitle }) => [title, subTitle])).toEqual([
      ["GIS Consultant", "United Rivers"],
      ["Engineer · Business Development", "Lakeside España"],
      ["Keeper of Maps", "Jeffapp"],
    ]);
  });

  it("do not, where most first lines name both and nothing below names anybody", () => {
    const entries = readEntries("work", [
      ...job("Engineer, Lakeview", "Built an app for maps", "2021 – 2023"),
      ...job("Intern, Seaview", "Wrote many pages", "2019 – 2021"),
    ]);
    expect(entries.map(({ title, subTitle }) => [title, subTitle])).toEqual([
      ["Engineer", "Lakeview"],
      ["Intern", "Seaview"],
    ]);
  });
});
