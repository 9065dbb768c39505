import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { designs } from "./registry.ts";
import { contrast, findTheme, textContrast, themeNames, themes, themeVariables } from "./themes.ts";

/** Every text colour of a sheet, and what it may stand on. */
const pairs = [
  ["--ink", "--paper"],
  ["--ink2", "--paper"],
  ["--ink3", "--paper"],
  ["--th", "--paper"],
  ["--ink", "--th-tint"],
  ["--ink2", "--th-tint"],
  ["--ink3", "--th-tint"],
  ["--th", "--th-tint"],
  ["--th-ink", "--paper"],
  ["--th-ink", "--th-tint"],
  ["--th-ink", "--th-tint2"],
  ["--th-on", "--th-deep"],
] as const;

const worst = (variables: Record<string, string>) =>
  Math.min(...pairs.map(([text, ground]) => contrast(variables[text] ?? "", variables[ground] ?? "")));

describe("themes", () => {
  it("are the twelve, each once and by its name", () => {
    expect(themes.map((theme) => theme.name)).toEqual([...themeNames]);
    expect(themeNames.map((name) => findTheme(name)?.name)).toEqual([...themeNames]);
    expect(findTheme("mauve")).toBeUndefined();
  });

  it.each(themes.flatMap((theme) => [false, true].map((dark) => ({ theme, dark, name: theme.name }))))(
    "$name (dark: $dark) can be read wherever it stands",
    ({ theme, dark }) => {
      expect(worst(themeVariables(theme, { dark }))).toBeGreaterThanOrEqual(textContrast);
    },
  );

  it("makes any colour of the user's readable, light and dark", () => {
    const [theme] = themes;
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(hex, fc.boolean(), (accent, dark) => {
        const variables: Record<string, string> = theme ? themeVariables(theme, { accent, dark }) : {};
        for (const ground of ["--paper", "--th-tint"])
          expect(contrast(variables["--th"] ?? "", variables[ground] ?? "")).toBeGreaterThanOrEqual(textContrast);
        expect(contrast(variables["--th-on"] ?? "", variables["--th-deep"] ?? "")).toBeGreaterThanOrEqual(textContrast);
      }),
    );
  });

  it("leaves a readable colour of the user's as it is", () => {
    const [theme] = themes;
    expect(theme && themeVariables(theme, { accent: "#1D4ED8" })["--th"]).toBe("#1D4ED8");
  });

  it("knows the measured contrasts of the visual language", () => {
    expect(contrast("#047857", "#FFFFFF")).toBeCloseTo(5.48, 2);
    expect(contrast("#34D399", "#0C110F")).toBeCloseTo(9.91, 2);
  });

  it("offers each design's themes without repeats", () => {
    for (const design of designs) expect(new Set(design.themes).size).toBe(design.themes.length);
  });
});
