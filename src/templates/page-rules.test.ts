import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { createChromiumPrinter } from "#server/pages/chromium-printer.ts";
import { edited } from "#tests/core/arbitraries.ts";
import { checkPrint } from "#tests/harness/print-faults.ts";
import { familiesOf, openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { fixtures } from "./fixtures/registry.ts";
import { designs } from "./registry.ts";

/** Where a user begins a page and keeps an entry together, in every design: in the preview as in print. */
const named = (name: string): ResumeDocument => {
  const found = fixtures.find((fixture) => fixture.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return found.document;
};
const inDesign = (document: ResumeDocument, templateName: string): ResumeDocument => ({
  ...document,
  config: { ...document.config, templateName },
});

let bench: SheetBench;
const printer = createChromiumPrinter({
  path: process.env.CHROMIUM_PATH,
  pages: 1,
  timeout: 120_000,
  now: () => 0,
});
beforeAll(async () => {
  const sheets = ["everything", "tallItem"].map(named);
  bench = await openSheetBench(
    familiesOf(designs.flatMap(({ componentName }) => sheets.map((sheet) => inDesign(sheet, componentName)))),
  );
});
afterAll(async () => {
  await Promise.all([bench.close(), printer.close()]);
});

const page = (document: ResumeDocument, [section, item]: [number, number], field: "breakBefore" | "keepTogether") => {
  const at = document.data.sections[section];
  const itemId = at?.data[item]?.id;
  if (!at || !itemId) throw new Error("another fixture");
  return edited(document, { type: "item.page", sectionId: at.id, itemId, field, value: true });
};

/** For each place where a page begins: the page and what stands there, and the page of what precedes it. */
const breaks = () =>
  bench.page.evaluate(() => {
    const sheet = window.document.querySelector(".rs") as Element;
    const pages = Array.from(sheet.getClientRects());
    const pageOf = (box: DOMRect | undefined) =>
      box ? pages.findIndex((one) => box.left >= one.left - 1 && box.left < one.right && box.top < one.bottom) : -1;
    return Array.from(sheet.querySelectorAll(".rs-break"), (element) => {
      const before = element.previousElementSibling;
      return {
        before: pageOf(Array.from(before?.getClientRects() ?? []).at(-1)),
        page: pageOf(element.getClientRects()[0]),
      };
    });
  });

describe.each(designs)("$name", ({ componentName }) => {
  it("begins a page where the user says so, on paper too", { timeout: 120_000 }, async () => {
    const whole = inDesign(named("everything"), componentName);
    const sections = whole.data.sections;
    const of = (kind: string) => sections.findIndex(({ type }) => type === kind);
    // The title goes with the first entry, and the second of two that stand side by side leaves the first one behind.
    const places: [number, number][] = [
      [of("empolyment"), 0],
      [of("project"), 1],
      [sections.findIndex(({ name }) => name === "Skills in rows"), 1],
    ];
    const document = places.reduce((last, place) => page(last, place, "breakBefore"), whole);
    const { faults } = await checkPrint(bench, printer, "everything", document);
    expect(faults).toEqual([]);
    const found = await breaks();
    expect(found).toHaveLength(places.length);
    for (const { before, page: at } of found) expect(at).toBeGreaterThan(before);
  });
});

describe("an entry that is kept together", () => {
  const parts = () =>
    bench.page.evaluate(() =>
      Array.from(
        window.document.querySelectorAll(".rs-kind-empolyment .rs-item"),
        (item) => item.getClientRects().length,
      ),
    );

  it("stays on one page although it is large, and is divided where no page can hold it", async () => {
    const long = inDesign(named("tallItem"), "TemplateModern");
    const at = long.data.sections.findIndex(({ type }) => type === "empolyment");
    const lines = (count: number) => {
      const sections = long.data.sections.with(at, {
        ...long.data.sections[at],
        data: long.data.sections[at]?.data.map((item) => ({ ...item, description: "<p>A line.</p>".repeat(count) })),
      } as ResumeDocument["data"]["sections"][number]);
      return { ...long, data: { ...long.data, sections } };
    };
    // Two entries of more than half a page each: the second one would be divided.
    const half = lines(34);
    await bench.show(half, { mode: "preview" });
    expect(await parts()).toEqual([1, 2]);
    const kept = page(half, [at, 1], "keepTogether");
    expect((await checkPrint(bench, printer, "tallItem", kept)).faults).toEqual([]);
    expect(await parts()).toEqual([1, 1]);
    const endless = page(lines(120), [at, 1], "keepTogether");
    expect((await checkPrint(bench, printer, "tallItem", endless)).faults).toEqual([]);
    expect(Math.max(...(await parts()))).toBeGreaterThan(1);
  });
});
