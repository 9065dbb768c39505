import { describe, expect, it } from "vitest";
import { contrast, findTheme, textContrast, themes, themeVariables } from "../themes.ts";
import { banner } from "./banner.tsx";

/** The band carries white text in the theme's own colour by day, in its deep tone at night. */
describe("Banner's band", () => {
  it.each(banner.themes)("can be read in %s", (name) => {
    const theme = findTheme(name) ?? themes[0];
    if (!theme) return;
    const day = themeVariables(theme);
    const night = themeVariables(theme, { dark: true });
    expect(contrast(day["--th-on"] ?? "", day["--th"] ?? "")).toBeGreaterThanOrEqual(textContrast);
    expect(contrast(night["--th-on"] ?? "", night["--th-deep"] ?? "")).toBeGreaterThanOrEqual(textContrast);
  });

  it("can be read in any colour of the user's", () => {
    for (const accent of ["#ffff00", "#00ffcc", "#ff0000", "#cccccc"]) {
      const [theme] = themes;
      const variables: Record<string, string> = theme ? themeVariables(theme, { accent }) : {};
      expect(contrast(variables["--th-on"] ?? "", variables["--th"] ?? "")).toBeGreaterThanOrEqual(textContrast);
    }
  });
});
