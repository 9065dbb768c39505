import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "#locales/words.ts";
import { projectRoot } from "#server/root.ts";
import lengths from "./videos/lengths.json";
import { tourParts, videoOf } from "./videos.ts";

/** What `npm run videos` made, and what the first page says about it. */
const folder = path.join(projectRoot, "src/web/features/home/tour/videos");
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".webm"))
  .map((file) => file.slice(0, -".webm".length));

it("every video belongs to a part that has one in each edition", () => {
  const there = tourParts.filter((part) => names.includes(`${part}-en`));
  expect(names.toSorted()).toEqual(there.flatMap((part) => locales.map((locale) => `${part}-${locale}`)).toSorted());
  expect(Object.keys(lengths)).toEqual(names.toSorted());
  for (const part of there) for (const locale of locales) expect(videoOf(part, locale)).not.toBeNull();
});

describe.each(names)("%s", (name) => {
  it("is small enough for a first page", () => {
    expect(statSync(path.join(folder, `${name}.webm`)).size).toBeLessThanOrEqual(700_000);
    expect(statSync(path.join(folder, `${name}.webp`)).size).toBeLessThanOrEqual(60_000);
  });

  it("has captions from its first second to its last", () => {
    const text = readFileSync(path.join(folder, `${name}.vtt`), "utf8");
    const times = [...text.matchAll(/(\d\d):(\d\d\.\d{3})/g)].map(
      ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
    );
    expect(times.length).toBeGreaterThanOrEqual(4);
    expect(times[0]).toBeLessThan(1);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeCloseTo(lengths[name as keyof typeof lengths], 0);
  });
});
