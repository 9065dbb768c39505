import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { designs } from "./registry.ts";
import { contrast, findTheme, textContrast, themeNames, themes, themeVariables } from "./themes.ts";

/** Every text colour of a sheet, with the backgrounds that it may be placed on. */
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
  it("are the twelve, each listed once under its name", () => {
    expect(themes.map((theme) => theme.name)).toEqual([...themeNames]);
    expect(themeNames.map((name) => findTheme(name)?.name)).toEqual([...themeNames]);
    expect(findTheme("mauve")).toBeUndefined();
  });

  it.each(themes.flatMap((theme) => [false, true].map((dark) => ({ theme, dark, name: theme.name }))))(
    "$name (dark: $dark) is readable on every background",
    ({ theme, dark }) => {
      expect(worst(themeVariables(theme, { dark }))).toBeGreaterThanOrEqual(textContrast);
    },
  );

  it("make any colour of the user readable, light and dark", () => {
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

  it("leave a readable colour of the user unchanged", () => {
    const [theme] = themes;
    expect(theme && themeVariables(theme, { accent: "#1D4ED8" })["--th"]).toBe("#1D4ED8");
  });

  it("compute the contrasts that the visual language states", () => {
    expect(contrast("#047857", "#FFFFFF")).toBeCloseTo(5.48, 2);
    expect(contrast("#34D399", "#0C110F")).toBeCloseTo(9.91, 2);
  });

  it("are offered by each design without repeats", () => {
    for (const design of designs) expect(new Set(design.themes).size).toBe(design.themes.length);
  });
});
