import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FitNumbers, fitFloors, fitMeasures, fitOnePage, itemsToTrim } from "./fit.ts";
import { pageBreaks } from "./page-breaks.ts";
import type { Section } from "./schema.ts";
import { emptyItem, sectionRules } from "./sections.ts";

const start: FitNumbers = { pageMargin: 46, sectionGap: 20, itemGap: 14, lineHeight: 1.54, fontSize: 12.6 };
const floors = fitFloors(start, "latin");
const sectionOf = (type: Section["type"]): Section => ({
  id: type,
  name: type,
  type,
  data: [],
  isCreated: false,
  ...sectionRules[type],
  isHidden: false,
  styles: {},
});

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

  it("reduces every number by the same share, no further than needed", async () => {
    const fit = await fitOnePage(start, floors, ({ sectionGap }) => (sectionGap <= 16 ? 1 : 2));
    expect(fit).toEqual({
      kind: "fitted",
      numbers: { pageMargin: 42, sectionGap: 16, itemGap: 11, lineHeight: 1.44, fontSize: 12.2 },
    });
  });

  it("leaves a number alone that is below its floor already", async () => {
    const fit = await fitOnePage({ ...start, itemGap: 3 }, { ...floors, itemGap: 3 }, ({ fontSize }) =>
      fontSize <= 12 ? 1 : 2,
    );
    expect(fit).toMatchObject({ kind: "fitted", numbers: { itemGap: 3, fontSize: 12 } });
  });

  it("reports that it does not fit, and how many pages remain at the floors", async () => {
    const fit = await fitOnePage(start, floors, () => 3);
    expect(fit).toEqual({ kind: "tooLong", smallest: floors, pages: 3 });
  });

  it("fits whenever the floors fit, and then keeps every number between them and the start", async () => {
    await fc.assert(
      fc.asyncProperty(sheets, async (made) => {
        const measure = sheet(made);
        let asked = 0;
        const fit = await fitOnePage(start, floors, (numbers) => {
          asked += 1;
          return measure(numbers);
        });
        expect(asked).toBeLessThan(12);
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
        for (const key of fitMeasures) {
          expect(fit.numbers[key]).toBeGreaterThanOrEqual(floors[key]);
          expect(fit.numbers[key]).toBeLessThanOrEqual(start[key]);
        }
        // All of them have given something, as far as their digits can tell.
        const shares = fitMeasures.map((key) => (start[key] - fit.numbers[key]) / (start[key] - floors[key]));
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(0.2);
      }),
    );
  });
});

describe("fitFloors", () => {
  it("keeps numbers that are already below the floors", () => {
    const small: FitNumbers = { pageMargin: 20, sectionGap: 4, itemGap: 2, lineHeight: 1.1, fontSize: 9 };
    expect(fitFloors(small, "latin")).toEqual(small);
  });
  it("keeps Chinese lines further apart", () => {
    expect(fitFloors({ ...start, lineHeight: 1.7 }, "cjk").lineHeight).toBeGreaterThan(floors.lineHeight);
  });
});

describe("itemsToTrim", () => {
  const section = (type: Section["type"], entries: [id: string, startDate: string, endDate: string][]): Section => ({
    ...sectionOf(type),
    id: type,
    data: entries.map(([id, startDate, endDate]) => ({ ...emptyItem, styles: {}, id, startDate, endDate })),
  });
  const at = (section: string, item: string, height: number, column = 0) => ({ section, item, column, height });
  const jobs = section("empolyment", [
    ["now", "2021-01", "present"],
    ["recent", "2018-01", "2020-12"],
    ["old", "2004-01", "2006-12"],
  ]);
  const skills = section("skills", [["undated", "", ""]]);
  const items = [
    at("empolyment", "now", 900),
    at("empolyment", "recent", 250),
    at("empolyment", "old", 100),
    at("skills", "undated", 900, 1),
  ];
  const names = (over: number[], sections: Section[]) => itemsToTrim(items, over, sections).map(({ item }) => item);

  it.each([
    { over: [80, 0], expected: ["old"] },
    { over: [240, 0], expected: ["old", "recent"] },
    { over: [50, 20], expected: ["undated", "old"] },
    { over: [0, 0], expected: [] },
  ])("names the oldest and longest that cover an overflow of $over px", ({ over, expected }) => {
    expect(names(over, [jobs, skills])).toEqual(expected);
  });

  it("never names the present job, nor the last one where none goes on", () => {
    expect(names([5000, 0], [jobs, skills])).toEqual(["old", "recent"]);
    const over = {
      ...jobs,
      data: jobs.data.map((job) => ({ ...job, endDate: job.endDate.replace("present", "2023") })),
    };
    expect(names([5000, 0], [over, skills])).toEqual(["old", "recent"]);
  });
});

describe("pageBreaks", () => {
  it("are the entries that are shown and begin a page", () => {
    const broken = { ...emptyItem, styles: {}, id: "a", breakBefore: true };
    const jobs: Section = {
      ...sectionOf("empolyment"),
      id: "s",
      data: [broken, { ...broken, id: "b", isHidden: true }],
    };
    expect(pageBreaks([jobs, { ...jobs, id: "t", isHidden: true }])).toEqual([{ section: "s", item: "a" }]);
  });
});
