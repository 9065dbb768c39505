import { describe, expect, it } from "vitest";
import { at } from "../page.fixture.ts";
import { readEntries } from "../read-entries.fixture.ts";

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

  it("leave a role with its dash whole, where companies stand above the roles and none stands above this one", () => {
    const under = (org: string, role: string, dates: string) => [
      [at(40, org, { bold: true })],
      [at(40, role), at(460, dates)],
      text,
    ];
    const entries = readEntries("work", [
      ...under("Lakeview Group", "Engineer", "2021 – 2023"),
      ...under("Seaview GmbH", "Software Developer", "2019 – 2021"),
      [at(40, "Software Developer Trainee – Riverside Program"), at(460, "2018 – 2019")],
      text,
    ]);
    expect(entries.map(({ title, subTitle }) => [title, subTitle])).toEqual([
      ["Engineer", "Lakeview Group"],
      ["Software Developer", "Seaview GmbH"],
      ["Software Developer Trainee – Riverside Program", ""],
    ]);
  });

  it("leave the department out of the role, where dashes part it from the role and the company on one line", () => {
    const entries = readEntries("work", [
      [at(40, "Lakeview Group – Software Engineer – Maps"), at(460, "2021 – 2023")],
      text,
      [at(40, "Seaview GmbH – Software Developer – Rivers"), at(460, "2019 – 2021")],
      text,
    ]);
    expect(entries.map(({ title, subTitle, rest }) => [title, subTitle, ...rest])).toEqual([
      ["Software Engineer", "Lakeview Group", "Maps"],
      ["Software Developer", "Seaview GmbH", "Rivers"],
    ]);
  });
});

it("goes on at the left edge below dates where a line of Chinese letters is full", () => {
  const name = "湖光学園附属情報技術研究所における利用者のための接続装置の設計と開発および評";
  const [entry] = readEntries("work", [
    [at(40, "2010年6月-2013年3月"), at(160, name)],
    [at(40, "価の補助員")],
    [at(40, "2014年7月-2015年3月"), at(160, "星空株式会社")],
  ]);
  expect(JSON.stringify(entry)).toContain("評価の補助員");
});
