import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { fitsOneFile, partsOf, sitemapIndex } from "./sitemap.ts";

const { most } = limits.sitemap;

describe("a sitemap", () => {
  it.each([
    [0, 0, true],
    [30, most - 30, true],
    [30, most - 29, false],
    [0, most, true],
    [0, most + 1, false],
    [1, most, false],
  ])("of %i pages and %i resumes fits one file: %s", (pages, resumes, isOne) => {
    expect(fitsOneFile(pages, resumes, most)).toBe(isOne);
  });

  it.each([
    [0, []],
    [1, [{ number: 1, first: 0, count: 1 }]],
    [most, [{ number: 1, first: 0, count: most }]],
    [
      most + 1,
      [
        { number: 1, first: 0, count: most },
        { number: 2, first: most, count: 1 },
      ],
    ],
    [2 * most - 1, [1, 2].map((number) => ({ number, first: (number - 1) * most, count: most + 1 - number }))],
    [2 * most, [1, 2].map((number) => ({ number, first: (number - 1) * most, count: most }))],
  ])("of %i resumes is split into files", (resumes, parts) => {
    expect(partsOf(resumes, most)).toEqual(parts);
  });

  it("lists each resume once and in order, and none of its files is too long", () => {
    const size = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(fc.nat({ max: 500 }), size, (resumes, longest) => {
        const parts = partsOf(resumes, longest);
        const named = parts.flatMap(({ first, count }) => Array.from({ length: count }, (_, at) => first + at));
        expect(named).toEqual(Array.from({ length: resumes }, (_, at) => at));
        expect(parts.map(({ number }) => number)).toEqual(parts.map((_, at) => at + 1));
        for (const { count } of parts) expect(count >= 1 && count <= longest).toBe(true);
      }),
    );
  });

  it("in several files has an index of the pages' file and every part", () => {
    const index = sitemapIndex("https://a.example", most + 1, most);
    const listed = [...index.matchAll(/<sitemap><loc>([^<]+)<\/loc><\/sitemap>/g)].map(([, file]) => file);
    expect(listed).toEqual(["pages", "1", "2"].map((name) => `https://a.example/sitemap-${name}.xml`));
  });
});
