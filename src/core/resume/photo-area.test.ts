import fc from "fast-check";
import { expect, it } from "vitest";
import { areaOfPhoto, readArea, writeArea } from "./photo-area.ts";

it("reads every area that it writes, and writes only areas inside the picture", () => {
  const side = fc.double({ min: -50, max: 1100, noNaN: true });
  fc.assert(
    fc.property(fc.record({ x: side, y: side, width: side, height: side }), (area) => {
      const text = writeArea(area);
      const read = readArea(text);
      expect(read && writeArea(read)).toBe(text);
    }),
  );
});

it.each(["", "0-0-0-5", "0-0-1001-5", "600-0-500-10", "1-2-3", "1-2-3-4-5", "a-0-5-5", "1.5-0-5-5", "-1-0-5-5"])(
  "refuses %j",
  (text) => expect(readArea(text)).toBeNull(),
);

it("finds the area in the URL of a cropped photo alone", () => {
  const id = "0198c0de-0000-7000-8000-000000000000";
  expect(areaOfPhoto(`/files/avatars/${id}-10-20-500-700.webp`)).toEqual({ x: 10, y: 20, width: 500, height: 700 });
  expect(areaOfPhoto(`/files/avatars/${id}.webp`)).toBeNull();
  expect(areaOfPhoto("https://example.com/me.jpg")).toBeNull();
});
