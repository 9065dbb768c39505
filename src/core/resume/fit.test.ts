import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FitNumbers, fitFloors, fitOnePage, itemsToTrim } from "./fit.ts";

const start: FitNumbers = { sectionGap: 20, itemGap: 14, lineHeight: 1.54, fontSize: 12.6 };
const floors = fitFloors(start, "latin");

/** Measures a sheet with these counts of sections, items and lines. */
const sheet =
  ({ sections, items, lines }: { sections: number; items: number; lines: number }) =>
  (numbers: FitNumbers) => {
    const wrapped = lines * (numbers.fontSize / 12);
    const height =
      sections * numbers.sectionGap + items * numbers.itemGap + wrapped * numbers.fontSize * numbers.lineHeight;
    return Math.max(1, Math.ceil(height / 1000));
  };

const sheets = fc.record({
  sections: fc.integer({ min: 1, max: 12 }),
  items: fc.integer({ min: 1, max: 20 }),
  lines: fc.integer({ min: 20, max: 90 }),
});

describe("fitOnePage", () => {
  it("reports a page that already fits, and measures it once", async () => {
    let asked = 0;
    const fit = await fitOnePage(start, floors, () => {
      asked += 1;
      return 1;
    });
    expect(fit).toEqual({ kind: "already" });
    expect(asked).toBe(1);
  });

  it("reduces only the section spacing where that suffices, no further than needed", async () => {
    const fit = await fitOnePage(start, floors, ({ sectionGap }) => (sectionGap <= 16 ? 1 : 2));
    expect(fit).toEqual({ kind: "fitted", numbers: { ...start, sectionGap: 16 } });
  });

  it("reduces the line height before the text size", async () => {
    const fit = await fitOnePage(start, floors, ({ lineHeight }) => (lineHeight <= 1.4 ? 1 : 2));
    expect(fit).toMatchObject({ kind: "fitted", numbers: { lineHeight: 1.4, fontSize: start.fontSize } });
  });

  it("restores earlier numbers where the last step left room", async () => {
    // Only the size matters here: every other number returns to its original value.
    const fit = await fitOnePage(start, floors, ({ fontSize }) => (fontSize <= 12 ? 1 : 2));
    expect(fit).toEqual({ kind: "fitted", numbers: { ...start, fontSize: 12 } });
  });

  it("reports that it does not fit, and how many pages remain at the floors", async () => {
    const fit = await fitOnePage(start, floors, () => 3);
    expect(fit).toEqual({ kind: "tooLong", smallest: floors, pages: 3 });
  });

  it("fits whenever the floors fit, and then no number could be a step larger", async () => {
    await fc.assert(
      fc.asyncProperty(sheets, async (made) => {
        const measure = sheet(made);
        let asked = 0;
        const fit = await fitOnePage(start, floors, (numbers) => {
          asked += 1;
          return measure(numbers);
        });
        expect(asked).toBeLessThan(60);
        if (measure(start) === 1) {
          expect(fit.kind).toBe("already");
          return;
        }
        if (measure(floors) > 1) {
          expect(fit).toEqual({ kind: "tooLong", smallest: floors, pages: measure(floors) });
          return;
        }
        if (fit.kind !== "fitted") throw new Error(`${fit.kind}, although the floors fit`);
        expect(measure(fit.numbers)).toBe(1);
        for (const [key, step] of [
          ["sectionGap", 1],
          ["itemGap", 1],
          ["lineHeight", 0.02],
          ["fontSize", 0.1],
        ] as const) {
          expect(fit.numbers[key]).toBeGreaterThanOrEqual(floors[key]);
          expect(fit.numbers[key]).toBeLessThanOrEqual(start[key]);
          const larger = Math.min(start[key], fit.numbers[key] + step);
          if (larger > fit.numbers[key]) expect(measure({ ...fit.numbers, [key]: larger })).toBeGreaterThan(1);
        }
      }),
    );
  });
});

describe("fitFloors", () => {
  it("keeps numbers that are already below the floors", () => {
    const small: FitNumbers = { sectionGap: 4, itemGap: 2, lineHeight: 1.1, fontSize: 9 };
    expect(fitFloors(small, "latin")).toEqual(small);
  });
  it("keeps Chinese lines further apart", () => {
    expect(fitFloors({ ...start, lineHeight: 1.7 }, "cjk").lineHeight).toBeGreaterThan(floors.lineHeight);
  });
});

describe("itemsToTrim", () => {
  const items = [
    { section: "jobs", item: "a", column: 0, height: 100 },
    { section: "jobs", item: "b", column: 0, height: 300 },
    { section: "jobs", item: "c", column: 0, height: 200 },
    { section: "skills", item: "d", column: 1, height: 900 },
  ];
  it.each([
    { over: [250, 0], names: ["b"] },
    { over: [301, 0], names: ["b", "c"] },
    { over: [50, 20], names: ["d", "b"] },
    { over: [0, 0], names: [] },
    { over: [5000, 0], names: ["b", "c", "a"] },
  ])("names the largest items that cover an overflow of $over px", ({ over, names }) => {
    expect(itemsToTrim(items, over).map(({ item }) => item)).toEqual(names);
  });
});
