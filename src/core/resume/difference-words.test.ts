import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#tests/core/arbitraries.ts";
import { type DifferenceRow, differenceRows } from "./difference-words.ts";

/** Rows as text, such as `-a [b] c`, with the marked words in brackets. */
const written = (rows: readonly DifferenceRow[]) =>
  rows.map(({ sign, pieces }) => sign + pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join(""));

describe("differenceRows", () => {
  it.each([
    ["Built a tool", "Built a fast tool", ["-Built a tool", "+Built a [fast ]tool"]],
    ["from 840 ms to 200 ms", "from 840 ms to 190 ms", ["-from 840 ms to [200] ms", "+from 840 ms to [190] ms"]],
    ["负责支付系统", "负责订单系统", ["-负责[支付]系统", "+负责[订单]系统"]],
    ["", "New", ["+New"]],
    ["Old", "", ["-Old"]],
    ["One\nTwo\nThree", "One\n2\nThree", ["-Two", "+2"]],
    ["One\nTwo", "Two", ["-One"]],
    ["apples", "oranges", ["-apples", "+oranges"]],
    ["same", "same", []],
  ])("shows the change from %j to %j", (before, after, rows) => {
    expect(written(differenceRows(before, after))).toEqual(rows);
  });

  it("shows lines unchanged, whatever they contain", () => {
    const lines = fc.array(
      anyText.filter((text) => text !== "" && !text.includes("\n")),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const rows = differenceRows(before.join("\n"), after.join("\n"));
        const textOf = (row: DifferenceRow) => row.pieces.map(({ text }) => text).join("");
        const [gone, come] = (["-", "+"] as const).map((sign) => rows.filter((row) => row.sign === sign).map(textOf));
        // What remains of either side without its rows is the same on both.
        const rest = (all: readonly string[], rowsOf: readonly string[]) => {
          const left = [...all];
          let from = 0;
          for (const row of rowsOf) {
            const at = left.indexOf(row, from);
            expect(at).toBeGreaterThanOrEqual(0);
            left.splice(at, 1);
            from = 0;
          }
          return left.toSorted();
        };
        expect(rest(before, gone ?? [])).toEqual(rest(after, come ?? []));
        for (const row of rows) expect(row.pieces.every(({ text }) => text !== "")).toBe(true);
      }),
    );
  });

  it("has no rows exactly where the texts are the same", () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        expect(differenceRows(before, before)).toEqual([]);
        if (before.replaceAll("\n", "") !== after.replaceAll("\n", "")) {
          expect(differenceRows(before, after).length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it("handles a text of 100,000 characters", () => {
    const long = (word: string) => Array.from({ length: 14_000 }, (_, index) => `${word}${index % 7}`).join(" ");
    expect(differenceRows(long("red"), long("blue"))).toHaveLength(2);
  });
});
