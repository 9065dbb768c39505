import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Template } from "#contract/catalog.ts";
import { coloursOf, countWith, filterTemplates, layouts, readFilters, tiers } from "./template-filters.ts";

const names = ["emerald", "plum", "navy", "ochre"];
const template = (isPro: boolean, columns: Template["columns"], colours: readonly string[]): Template => ({
  _id: `${isPro}-${columns}-${colours.join()}`,
  componentName: "TemplateX",
  name: "x",
  title: "X",
  desc: "",
  coverImage: "",
  publicLink: "",
  isPro,
  columns,
  themes: colours.map((name) => ({ name, display: name, hex: "#000000" })),
  sort: 0,
  used: 0,
});
const templates = fc.array(
  fc
    .tuple(fc.boolean(), fc.constantFrom(...layouts), fc.subarray(names, { minLength: 1 }))
    .map((of) => template(...of)),
);
const filters = fc.record({
  tier: fc.constantFrom(...tiers, null),
  columns: fc.constantFrom(...layouts, null),
  colour: fc.constantFrom(...names, null),
});
const nothing = { tier: null, columns: null, colour: null };

describe("filters of the gallery", () => {
  it("show the templates that match every filter, in the gallery's order", () => {
    fc.assert(
      fc.property(templates, filters, (all, overrides) => {
        const shown = filterTemplates(all, overrides);
        expect(all.filter((one) => shown.includes(one))).toEqual(shown);
        for (const one of all) {
          const fits =
            (overrides.tier === null || one.isPro === (overrides.tier === "premium")) &&
            (overrides.columns === null || one.columns === overrides.columns) &&
            (overrides.colour === null || one.themes.map(({ name }) => name).includes(overrides.colour));
          expect(shown.includes(one)).toBe(fits);
        }
      }),
    );
  });

  it("count what a choice would show: free plus premium is the total", () => {
    fc.assert(
      fc.property(templates, filters, (all, overrides) => {
        const sum = tiers.reduce((total, tier) => total + countWith(all, overrides, { tier }), 0);
        expect(sum).toBe(countWith(all, overrides, { tier: null }));
      }),
    );
  });

  it("offer every colour once", () => {
    fc.assert(
      fc.property(templates, (all) => {
        const offered = coloursOf(all).map(({ name }) => name);
        expect(offered.toSorted()).toEqual(
          [...new Set(all.flatMap((one) => one.themes.map(({ name }) => name)))].sort(),
        );
      }),
    );
  });

  it.each([
    ["tier=free&columns=two&colour=plum", { tier: "free", columns: "two", colour: "plum" }],
    ["tier=gold&columns=three&colour=beige", nothing],
    ["tier=%3Cscript%3E&colour=__proto__&columns=constructor", nothing],
    [`colour=${"x".repeat(10_000)}`, nothing],
    ["", nothing],
  ])("are read from %j", (query, expected) => {
    const all = [template(false, "two", ["plum", "emerald"])];
    expect(readFilters(new URLSearchParams(query), all)).toEqual(expected);
  });
});
