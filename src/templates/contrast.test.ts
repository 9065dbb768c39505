import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleDocument } from "#tests/core/arbitraries.ts";
import { openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { fixtures } from "./fixtures/registry.ts";
import { designs } from "./registry.ts";
import { contrast, textContrast } from "./themes.ts";

/** Compares every text of every design, in all its themes, light and dark, with what the browser paints behind it. */
let bench: SheetBench;
beforeAll(async () => {
  // Only colours are checked, so no fonts are loaded.
  bench = await openSheetBench([]);
});
afterAll(() => bench.close());

const cases = designs.flatMap((design) =>
  design.themes.flatMap((theme) => [false, true].map((dark) => ({ design, name: design.name, theme, dark }))),
);

describe("every text has enough contrast", () => {
  it.each(cases)("in $name, $theme (dark: $dark)", async ({ design, theme, dark }) => {
    const document = fixtures.find(({ name }) => name === "everything")?.document;
    if (!document) throw new Error("no fixture");
    const config = { ...document.config, templateName: design.componentName };
    await bench.show({ ...document, config }, { mode: dark ? "public" : "print", theme, dark });
    const pairs = await bench.page.evaluate(paintedPairs);
    expect(pairs.length).toBeGreaterThan(3);
    const poor = pairs.filter(({ text, ground }) => contrast(text, ground) < textContrast);
    expect(poor).toEqual([]);
  });
});

it.each(designs)("every ghost has enough contrast in $name", async ({ componentName, themes: [theme] }) => {
  const blank = sampleDocument();
  await bench.show({ ...blank, config: { ...blank.config, templateName: componentName } }, { mode: "preview", theme });
  const pairs = await bench.page.evaluate(paintedPairs);
  expect(pairs.filter(({ text, ground }) => contrast(text, ground) < textContrast)).toEqual([]);
});

/** Runs in the page. Returns each pair of a text colour and the nearest background behind it once. */
function paintedPairs(): { text: string; ground: string; example: string }[] {
  const sheet = document.querySelector(".rs") as HTMLElement;
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  /** Returns #rrggbb, or null where the colour is not opaque. */
  const hex = (colour: string) => {
    if (!context) return null;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    if (alpha < 255) return null;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  };
  const decoration = Array.from(sheet.querySelectorAll(".rs-page *")).reverse();
  const holds = (box: DOMRect, point: { x: number; y: number }) =>
    point.x > box.left && point.x < box.right && point.y > box.top && point.y < box.bottom;
  const groundOf = (element: Element, point: { x: number; y: number }) => {
    for (let at: Element | null = element; at && at !== sheet; at = at.parentElement) {
      const ground = hex(getComputedStyle(at).backgroundColor);
      if (ground) return ground;
      // A band may be an element's ::before. It has a box of its own where it is positioned from the upper edge.
      const before = getComputedStyle(at, "::before");
      const band = hex(before.backgroundColor);
      const bottom = at.getBoundingClientRect().top + Number.parseFloat(before.height);
      if (band && Number.parseFloat(before.width) > 99 && point.y < bottom) return band;
    }
    for (const piece of decoration) {
      if (!holds(piece.getBoundingClientRect(), point)) continue;
      const ground = hex(getComputedStyle(piece).backgroundColor);
      if (ground) return ground;
    }
    return hex(getComputedStyle(sheet).backgroundColor);
  };
  const pairs = new Map<string, { text: string; ground: string; example: string }>();
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    const box = range.getClientRects()[0];
    const element = node.parentElement;
    if (!box || box.width === 0 || !element) continue;
    const text = hex(getComputedStyle(element).color) ?? "#808080";
    const ground = groundOf(element, { x: box.left + box.width / 2, y: box.top + box.height / 2 }) ?? "#808080";
    const key = `${text} ${ground}`;
    if (!pairs.has(key)) pairs.set(key, { text, ground, example: `${element.className}: ${node.textContent}` });
  }
  return [...pairs.values()];
}
