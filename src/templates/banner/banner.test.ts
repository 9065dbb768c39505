import { describe, expect, it } from "vitest";
import { contrast, findTheme, textContrast, themes, themeVariables } from "../themes.ts";
import { banner } from "./banner.tsx";

/** The band carries white text, on the theme's own colour in light mode and on its deep tone in dark mode. */
describe("Banner's band", () => {
  it.each(banner.themes)("is readable in %s", (name) => {
    const theme = findTheme(name) ?? themes[0];
    if (!theme) return;
    const day = themeVariables(theme);
    const night = themeVariables(theme, { dark: true });
    expect(contrast(day["--th-on"] ?? "", day["--th"] ?? "")).toBeGreaterThanOrEqual(textContrast);
    expect(contrast(night["--th-on"] ?? "", night["--th-deep"] ?? "")).toBeGreaterThanOrEqual(textContrast);
  });

  it("is readable in any colour of the user", () => {
    for (const accent of ["#ffff00", "#00ffcc", "#ff0000", "#cccccc"]) {
      const [theme] = themes;
      const variables: Record<string, string> = theme ? themeVariables(theme, { accent }) : {};
      expect(contrast(variables["--th-on"] ?? "", variables["--th"] ?? "")).toBeGreaterThanOrEqual(textContrast);
    }
  });
});
