import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, type PageLines, pageOf } from "../page.fixture.ts";
import { joinCells } from "./wrapped-cells.ts";

/** The texts of the lines, those of one row parted by a bar. */
const joined = (lines: PageLines, isEducation = true) =>
  joinCells(layOut(pageOf(lines)), isEducation).map(({ text }) => text.replaceAll("\t", " | "));

/** What shows how far the column reaches. */
const ruler = [at(40, "x".repeat(28), { bold: true })];

describe("heads in a narrow column", () => {
  const cases: [what: string, lines: string[], expected: string[]][] = [
    [
      "go on where the next word had no room",
      ["Technische Hochschule", "Wolfenbrunn", "Diplom Maschinenbau"],
      ["Technische Hochschule Wolfenbrunn", "Diplom Maschinenbau"],
    ],
    [
      "are parted where one tells what and the other where",
      ["Master in Environmental", "Engineering", "University of Nowhereshire"],
      ["Master in Environmental Engineering", "University of Nowhereshire"],
    ],
    ["end where a word had room", ["Acme", "Surveyor"], ["Acme", "Surveyor"]],
    ["of Chinese letters join without a space", ["计算机应用技术与软件工程学", "士"], ["计算机应用技术与软件工程学士"]],
  ];
  it.each(cases)("%s", (_, lines, expected) => {
    expect(joined([ruler, ...lines.map((text) => [at(40, text)])]).slice(1)).toEqual(expected);
  });

  it("are not those of a list", () => {
    const list = ["• Built a thing that many", "people used", "for a long time"];
    expect(joined([ruler, ...list.map((text, row) => [at(row > 0 ? 48 : 40, text)])]).slice(1)).toEqual(list);
  });
});

describe("the cells of a row", () => {
  it("go on each by itself", () => {
    expect(
      joined([
        [at(40, "2013 –"), at(110, "Technische Hochschule"), at(240, "Diplom"), at(300, "1,3")],
        [at(110, "Wolfenbrunn"), at(240, "Maschinenbau")],
      ]),
    ).toEqual(["2013 – | Technische Hochschule Wolfenbrunn | Diplom Maschinenbau | 1,3"]);
    expect(
      joined([
        [at(40, "Diplôme d’ingénieur, génie"), at(190, "2013 – 2017")],
        [at(40, "logiciel")],
        [at(40, "Université de Nullepart")],
      ]),
    ).toEqual(["Diplôme d’ingénieur, génie logiciel | 2013 – 2017", "Université de Nullepart"]);
  });

  it("are told from a range of dates close behind them, at the right edge", () => {
    expect(joined([[at(40, "Promotion"), at(94, "10/2008–09/2012")], [at(40, "zur Dr.")]])).toEqual([
      "Promotion zur Dr. | 10/2008–09/2012",
    ]);
  });

  it("are others below dates of their own, and where each has one below it in a row without dates", () => {
    const rows = (dates: string[]) =>
      ["Lakeside Institute", "Pond Academy"].map((name, row) => [
        at(40, name),
        at(135, "Certificate"),
        at(220, dates[row] ?? ""),
      ]);
    expect(joined(rows(["2010 – 2012", "2012 – 2013"]))).toHaveLength(2);
    expect(
      joined(["湖边大学", "湖边大学"].map((name) => [at(40, name), at(140, "测控技术学士"), at(210, "优")])),
    ).toHaveLength(2);
  });
});
