import { afterAll, beforeAll, expect, it } from "vitest";
import type { Language } from "#core/resume/schema.ts";
import { openSheetBench, type SheetBench } from "#tests/harness/sheets.ts";
import { resume, section, text } from "../fixtures/build.ts";

let bench: SheetBench;
beforeAll(async () => {
  bench = await openSheetBench();
});
afterAll(() => bench.close());

const sentences = {
  en: "Replaced a hand-run release with a pipeline that proves each step, and wrote down why. ",
  ch: "负责核心链路的重构与治理，把发布、监控、回滚做成一条可验证的流水线，并沉淀为团队共用的规范。",
};

/** Returns the size of the quote's type and the share of the page that it takes. */
async function quoteOf(lang: Language & keyof typeof sentences, count: number) {
  const profile = section("profile", lang, { items: [{ description: text(sentences[lang].repeat(count)) }] });
  await bench.show(
    resume({ name: "Quote", lang, templateName: "TemplateEditorial", basicInfo: { name: "Ann" }, sections: [profile] }),
  );
  return bench.page.evaluate(() => {
    const quote = document.querySelector(".rs-kind-profile .rs-text") as Element;
    return {
      size: Number.parseFloat(getComputedStyle(quote).fontSize),
      share: quote.getBoundingClientRect().height / 1123,
    };
  });
}

it.each([
  ["en", [1, 2, 5, 8]],
  ["ch", [1, 2, 4, 7]],
] as const)("sets a longer quote smaller, so that it never takes a fifth of the page: %s", async (lang, counts) => {
  const quotes: { size: number; share: number }[] = [];
  for (const count of counts) quotes.push(await quoteOf(lang, count));
  const sizes = quotes.map(({ size }) => size);
  expect(new Set(sizes).size).toBe(4);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  for (const { share } of quotes) expect(share).toBeLessThan(0.2);
});
