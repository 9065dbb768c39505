import { describe, expect, it } from "vitest";
import type { TextRun } from "../layout-model.ts";
import { at, pageOf } from "../page.fixture.ts";
import { withoutTypesetting } from "./typesetting.ts";

const runsOf = (...cells: readonly Parameters<typeof at>[]): TextRun[] =>
  pageOf([cells.map((cell) => at(...cell))]).pages[0]?.runs ?? [];
const textsOf = (runs: readonly TextRun[]) => withoutTypesetting(runs).map(({ text }) => text);

describe("what typesetting makes of a text", () => {
  it("parts a text at the dots that lead to the right edge", () => {
    const [left, right] = withoutTypesetting(runsOf([50, `Acme Co.${". ".repeat(40)}Berlin`]));
    expect([left?.text, right?.text]).toEqual(["Acme Co.", "Berlin"]);
    expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(300);
    expect(textsOf(runsOf([50, "Shipped the shop ... and the bank"]))).toEqual(["Shipped the shop ... and the bank"]);
  });

  it.each([
    ["UNiVERSiTÉ DU QUÉBEC", "UNIVERSITÉ DU QUÉBEC"],
    ["CERTIfiCATIONS", "CERTIFICATIONS"],
    ["BACHELOR OF SCiENCE iN MATHS", "BACHELOR OF SCIENCE IN MATHS"],
    ["iOS and WiFi", "iOS and WiFi"],
  ])("%s is read as %s", (text, expected) => {
    expect(textsOf(runsOf([50, text]))).toEqual([expected]);
  });

  it("reads a text that is printed twice to look bold once, as a bold one", () => {
    const [heading] = runsOf([50, "학력사항"]);
    if (!heading) throw new Error("no runs");
    const read = withoutTypesetting([heading, { ...heading, x: 50.4 }, { ...heading, x: 220 }]);
    expect(read.map(({ x, isBold }) => [x, isBold])).toEqual([
      [50, true],
      [220, false],
    ]);
  });

  it("reads the first words of a text that are printed twice once", () => {
    const [bold, whole] = runsOf([50, "Webdesigner"], [50, "Webdesigner (part time)"]);
    if (!bold || !whole) throw new Error("no runs");
    const read = withoutTypesetting([bold, { ...whole, y: bold.y }]);
    expect(read.map(({ text, isBold }) => [text, isBold])).toEqual([
      ["Webdesigner", true],
      [" (part time)", false],
    ]);
  });

  it("joins the drawn accent of a capital with the letter below it", () => {
    const [word, accent] = runsOf([72, "Education"], [73, "´"]);
    if (!word || !accent) throw new Error("no runs");
    expect(textsOf([{ ...accent, y: word.y - 2.5 }, word])).toEqual(["Éducation"]);
  });

  it("knows the step to an accent from a space", () => {
    expect(textsOf(runsOf([72, "Comp ´"], [100, "etences"], [200, "D ´"], [210, "eveloppeur"]))).toEqual([
      "Comp´",
      "etences",
      "D´",
      "eveloppeur",
    ]);
    expect(textsOf(runsOf([72, "Montr´"], [100, "eal"], [200, "une ´"], [210, "ecole"], [300, "a ´"]))).toContain(
      "une ´",
    );
  });

  it("joins the raised end of an ordinal with its figure", () => {
    const [date, end, rest] = runsOf([72, "on January 4"], [132, "th", { size: 7 }], [140, ", 1997"]);
    if (!date || !end || !rest) throw new Error("no runs");
    expect(textsOf([date, { ...end, y: date.y - 4 }, rest])).toEqual(["on January 4th", ", 1997"]);
  });

  it("closes capitals that are driven apart, and keeps the words that a wider space parts", () => {
    expect(
      textsOf(runsOf([72, "A U S B I L D U N G  & K U R S E"], [300, "A B C"], [400, "C O R E  S K I L L S"])),
    ).toEqual(["AUSBILDUNG & KURSE", "A B C", "CORE SKILLS"]);
  });
});
