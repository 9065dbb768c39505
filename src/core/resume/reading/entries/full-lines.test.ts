import { describe, expect, it } from "vitest";
import { layOut } from "../lines/columns.ts";
import { at, pageOf } from "../page.fixture.ts";
import { withFullLinesJoined } from "./full-lines.ts";

const textsOf = (lines: Parameters<typeof pageOf>[0]) =>
  withFullLinesJoined(layOut(pageOf([[at(40, "wide ".repeat(17))], null, ...lines])))
    .map(({ text }) => text)
    .slice(1);

const x = (text: string) => [at(40, text)];
const list = x("• Wrote about maps.");

describe("a head that is wider than its column", () => {
  const upper = "Institute of the Maps of Rivers and Lakes, University of Lakeside | Assistant of the";
  it.each([
    [
      "in bars, with its dates below",
      [x(upper), x("Department of Riverside | 2019 – 2021"), list],
      0,
      `${upper} Department of Riverside | 2019 – 2021`,
    ],
    [
      "whose dates are parted",
      [x("Lakeside College of Maps | Bachelor of the Maps of Rivers and Lakes | March 2017 – May"), x("2021"), list],
      0,
      "Lakeside College of Maps | Bachelor of the Maps of Rivers and Lakes | March 2017 – May 2021",
    ],
    [
      "beside its dates",
      [
        [at(40, "Assistant of the Institute of the Maps of Rivers, Lakes"), at(340, "2019 – 2021")],
        x("and Seas"),
        list,
      ],
      0,
      "Assistant of the Institute of the Maps of Rivers, Lakes and Seas\t2019 – 2021",
    ],
    [
      "that had room for the next word",
      [x("Institute of Maps"), x("Department of Riverside | 2019 – 2021"), list],
      0,
      "Institute of Maps",
    ],
    ["in another style", [[at(40, upper, { bold: true })], x("Riverside | 2019 – 2021"), list], 0, upper],
    [
      "where it begins with its dates",
      [x(`2019 – 2021 ${upper.slice(0, 76)}`), x("of Lakeside"), list],
      0,
      `2019 – 2021 ${upper.slice(0, 76)} of Lakeside`,
    ],
  ])("%s", (_, lines, index, expected) => {
    expect(textsOf(lines)[index]).toBe(expected);
  });
});
