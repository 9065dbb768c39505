import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type PhotoShape, photoShapes, type ResumeDocument } from "#core/resume/schema.ts";
import { isFull } from "#tests/harness/print-set.ts";
import { familiesOf, openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { fixtures } from "./fixtures/registry.ts";
import { designs } from "./registry.ts";

/** The photo in every design: its shapes, and pictures of odd proportions. */
const named = (name: string): ResumeDocument => {
  const found = fixtures.find((fixture) => fixture.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return found.document;
};
const { everything, lin } = { everything: named("everything"), lin: named("lin") };

type Wishes = { photoShape?: PhotoShape | null; avatar?: string };
function sheet(document: ResumeDocument, templateName: string, { photoShape = null, avatar }: Wishes = {}) {
  const { config, data } = document;
  const basicInfo = avatar === undefined ? data.basicInfo : { ...data.basicInfo, avatar };
  const design = { ...config.design, showPhoto: "always" as const, photoShape };
  return { ...document, data: { ...data, basicInfo }, config: { ...config, templateName, design } };
}

/** A photo of this size in px, as the printer embeds it. */
async function picture(width: number, height: number): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#047857" } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString("base64")}`;
}

let bench: SheetBench;
beforeAll(async () => {
  bench = await openSheetBench([]);
});
afterAll(() => bench.close());
const declare = (templateName: string) =>
  bench.declare(familiesOf([everything, lin].map((one) => sheet(one, templateName))));

/** The box of the photo on the sheet, and each text that lies in it. */
const photo = () =>
  bench.page.evaluate(() => {
    const image = window.document.querySelector(".rs-photo") as Element;
    const box = image.getBoundingClientRect();
    const paper = (window.document.querySelector(".rs") as Element).getBoundingClientRect();
    const style = getComputedStyle(image);
    const side = box.width - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.borderLeftWidth);
    const radius = style.borderTopLeftRadius;
    const corner = radius.endsWith("%") ? Number.parseFloat(radius) / 100 : Number.parseFloat(radius) / side;
    const covered: string[] = [];
    const walker = window.document.createTreeWalker(window.document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = window.document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const across = Math.min(line.right, box.right) - Math.max(line.left, box.left);
        const down = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
        if (across > 0.5 && down > 0.5) covered.push(node.textContent ?? "");
      }
    }
    return {
      size: { width: box.width, height: box.height },
      corner,
      fit: style.objectFit,
      covered,
      isOnPaper: box.left >= paper.left && box.right <= paper.right && box.top >= paper.top,
    };
  });

it.each(designs)("has every shape in $name", async ({ componentName }) => {
  await declare(componentName);
  for (const [mode, width] of [
    ["print", 900],
    ["public", 900],
    ["public", 390],
  ] as const) {
    await bench.page.setViewportSize({ width, height: 1200 });
    for (const shape of photoShapes) {
      await bench.show(sheet(everything, componentName, { photoShape: shape }), { mode });
      const { size, corner, covered, isOnPaper } = await photo();
      expect([mode, width, shape, covered, isOnPaper]).toEqual([mode, width, shape, [], true]);
      expect(size.width).toBeGreaterThan(40);
      expect(size.width / size.height).toBeCloseTo(shape === "inch" ? 295 / 413 : 1, 1);
      if (shape === "circle") expect(corner).toBe(0.5);
      if (shape === "square" || shape === "inch") expect(corner).toBe(0);
    }
  }
});

it.each(designs)("shows a photo of any proportions in the same place in $name", async ({ componentName }) => {
  await declare(componentName);
  const odd = await Promise.all([picture(1600, 60), picture(50, 1800), picture(3, 2)]);
  for (const [turn, document] of [everything, lin].entries()) {
    for (const [next, mode] of (["print", "public"] as const).entries()) {
      await bench.show(sheet(document, componentName), { mode });
      const usual = await photo();
      expect(usual).toMatchObject({ fit: "cover", covered: [], isOnPaper: true });
      // Each picture comes with each document and in each mode; all three together with `--all`.
      for (const avatar of odd.filter((_, index) => isFull || (index + turn + next) % 2 === 0)) {
        await bench.show(sheet(document, componentName, { avatar }), { mode });
        expect(await photo()).toEqual(usual);
      }
    }
  }
});
