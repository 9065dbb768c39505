import { afterAll, beforeAll, expect, it } from "vitest";
import { type PhotoShape, photoShapes, type ResumeDocument } from "#core/resume/schema.ts";
import { familiesOf, openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { fixtures } from "./fixtures/registry.ts";
import { designs } from "./registry.ts";

/** The shape of the photo in every design that shows one. */
const shown = designs.filter(({ hasPhoto }) => hasPhoto);
const everything = fixtures.find(({ name }) => name === "everything")?.document;
const sheet = (templateName: string, photoShape: PhotoShape | null): ResumeDocument => {
  if (!everything) throw new Error("no fixture");
  const { config } = everything;
  return { ...everything, config: { ...config, templateName, design: { ...config.design, photoShape } } };
};

let bench: SheetBench;
beforeAll(async () => {
  bench = await openSheetBench(familiesOf(shown.map(({ componentName }) => sheet(componentName, null))));
});
afterAll(() => bench.close());

const photo = () =>
  bench.page.evaluate(() => {
    const image = window.document.querySelector(".rs-photo") as Element;
    const { width, height } = image.getBoundingClientRect();
    const radius = getComputedStyle(image).borderTopLeftRadius;
    const corner = radius.endsWith("%") ? Number.parseFloat(radius) / 100 : Number.parseFloat(radius) / width;
    return { width, height, corner };
  });

it.each(shown)("$name", async ({ componentName }) => {
  for (const mode of ["print", "public"] as const) {
    await bench.show(sheet(componentName, null), { mode });
    const own = await photo();
    for (const shape of photoShapes) {
      await bench.show(sheet(componentName, shape), { mode });
      const { width, height, corner } = await photo();
      // It never needs more room than the design gave it.
      expect([mode, shape, width <= own.width + 0.1, height <= own.height + 0.1]).toEqual([mode, shape, true, true]);
      expect(width / height).toBeCloseTo(shape === "inch" ? 295 / 413 : 1, 2);
      if (shape === "circle") expect(corner).toBe(0.5);
      if (shape === "square" || shape === "inch") expect(corner).toBe(0);
    }
  }
});
