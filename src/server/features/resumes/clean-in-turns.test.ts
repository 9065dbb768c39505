import fc from "fast-check";
import { expect, it } from "vitest";
import { cleanData } from "#core/resume/clean.ts";
import { section } from "#templates/fixtures/build.ts";
import { priya } from "#templates/fixtures/samples-en.ts";
import { cleanInTurns } from "./clean-in-turns.ts";

it("cleans as core does, whatever the sizes", async () => {
  const item = fc.record({
    title: fc.string(),
    description: fc
      .string({ maxLength: 40 })
      .chain((text) => fc.nat(900).map((times) => `<p>${text}</p>`.repeat(times))),
  });
  const sections = fc.array(fc.array(item, { maxLength: 8 }), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(sections, async (lists) => {
      const data = { ...priya.data, sections: lists.map((items) => section("project", "en", { items })) };
      expect(await cleanInTurns(data, [])).toEqual(cleanData(data, []));
    }),
    { numRuns: 40 },
  );
});

it("lets others run in between", async () => {
  const items = Array.from({ length: 10 }, () => ({ description: `<p>${"<em>a</em>".repeat(9_000)}</p>` }));
  let turns = 0;
  let isDone = false;
  const others = () => {
    turns += 1;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  await cleanInTurns({ ...priya.data, sections: [section("project", "en", { items })] }, []);
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(9);
});
