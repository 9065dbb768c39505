import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settle, squareOf } from "./picture.ts";

describe("the square of a crop", () => {
  it.each([
    [
      { width: 400, height: 300 },
      { x: 0.5, y: 0.5, zoom: 1 },
      { x: 50, y: 0, side: 300 },
    ],
    [
      { width: 400, height: 300 },
      { x: 0, y: 0, zoom: 1 },
      { x: 0, y: 0, side: 300 },
    ],
    [
      { width: 400, height: 300 },
      { x: 1, y: 1, zoom: 2 },
      { x: 250, y: 150, side: 150 },
    ],
    [
      { width: 100, height: 100 },
      { x: 0.5, y: 0.5, zoom: 0.2 },
      { x: 0, y: 0, side: 100 },
    ],
  ])("of %j at %j is %j", (size, crop, square) => {
    expect(squareOf(size, crop)).toEqual(square);
  });

  it("stays inside the picture, and settling moves nothing that is seen", () => {
    const length = fc.integer({ min: 1, max: 20_000 });
    const share = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(
        length,
        length,
        share,
        share,
        fc.double({ min: 1, max: 4, noNaN: true }),
        (width, height, x, y, zoom) => {
          const size = { width, height };
          const square = squareOf(size, { x, y, zoom });
          expect(square.x).toBeGreaterThanOrEqual(0);
          expect(square.y).toBeGreaterThanOrEqual(0);
          expect(square.x + square.side).toBeLessThanOrEqual(width + 1e-6);
          expect(square.y + square.side).toBeLessThanOrEqual(height + 1e-6);
          const settled = squareOf(size, settle(size, { x, y, zoom }));
          expect(settled.x).toBeCloseTo(square.x, 4);
          expect(settled.y).toBeCloseTo(square.y, 4);
        },
      ),
    );
  });
});
