import { expect, it } from "vitest";
import { drawnPlace, rowsOf } from "./word-rows.ts";

const style = { size: 10, isBold: false, isItalic: false, color: "#000000" };
const page = {
  width: 595,
  height: 200,
  runs: [
    { ...style, text: "Grace Hopper", x: 50, y: 60, width: 60 },
    { ...style, text: "a".repeat(300), x: 50, y: 80, width: 495 },
    { ...style, text: "Left", x: 50, y: 100, width: 20 },
    { ...style, text: "Right", x: 300, y: 100, width: 25 },
  ],
};

it("wraps a paragraph that was read as one line, and moves down what stands below it", () => {
  const { rows, height } = rowsOf(page);
  expect(rows.map(({ lines }) => lines)).toEqual([1, 4, 1]);
  expect(rows.map(({ groups }) => groups.length)).toEqual([1, 1, 2]);
  expect(height).toBeCloseTo(200 + 3 * 13.5);
  expect((rows[2]?.top ?? 0) - (rows[1]?.top ?? 0)).toBeCloseTo(20 + 3 * 13.5);
});

it("marks the whole of a wrapped paragraph, and one cell of a row", () => {
  const { rows } = rowsOf(page);
  const at = (x: number, y: number, width: number) => drawnPlace(rows, { page: 0, x, y: y - 9.5, width, height: 13 });
  expect(at(120, 80, 40)).toMatchObject({ x: 50, width: 495, y: 70, height: 54 });
  expect(at(300, 100, 25)).toMatchObject({ x: 300, width: 25, y: 90 + 3 * 13.5 });
});
