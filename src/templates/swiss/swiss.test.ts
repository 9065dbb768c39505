import { afterAll, beforeAll, expect, it } from "vitest";
import { openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { fixtures } from "../fixtures/registry.ts";
import { papers } from "../paging.ts";

let bench: SheetBench;
beforeAll(async () => {
  bench = await openSheetBench();
});
afterAll(() => bench.close());

const lefts = (selector: string) =>
  bench.page.evaluate(
    (query) => [
      ...new Set(Array.from(document.querySelectorAll(query), (one) => Math.round(one.getBoundingClientRect().left))),
    ],
    selector,
  );

it.each(["a4", "letter"] as const)("stands on a column of labels and three equal ones on %s", async (paper) => {
  const found = fixtures.find(({ name }) => name === "zhou")?.document;
  if (!found) throw new Error("no fixture");
  const { config } = found;
  const design = { ...config.design, paper };
  await bench.show({ ...found, config: { ...config, templateName: "TemplateSwiss", design } });
  const [label = 0] = await lefts(".rs-section-title");
  const [text = 0, ...more] = await lefts(".rs-item-title");
  const [facts = 0, ...others] = await lefts(".rs-item-facts");
  expect([more, others]).toEqual([[], []]);
  const column = (facts - text - 2 * 22) / 2;
  expect(Math.abs(facts + column - (papers[paper].width - 44))).toBeLessThanOrEqual(2);
  expect([text - label, column > 160]).toEqual([140, true]);
  // Contacts begin where text and facts do.
  expect((await lefts(".rs-contact")).toSorted((one, other) => one - other)).toEqual([text, facts]);
});
