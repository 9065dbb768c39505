import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultDesign, languages } from "#core/resume/schema.ts";
import { type FontFamily, fontFamilies, fontIdsOf, fontStack, fontsOf, selectableFonts } from "./fonts.ts";
import { designs } from "./registry.ts";

const folder = (family: FontFamily) => join(process.cwd(), "node_modules", family.package);

describe("the fonts of sheets", () => {
  it.each(Object.entries(fontFamilies))("%s is there in every weight, static and under its name", (_id, family) => {
    const sheets = [
      ...family.weights.map((weight) => `${weight}.css`),
      ...family.italics.map((weight) => `${weight}-italic.css`),
    ];
    for (const name of sheets) {
      expect(existsSync(join(folder(family), name)), `${family.package}/${name}`).toBe(true);
      const css = readFileSync(join(folder(family), name), "utf8");
      expect(css).toContain(`font-family: '${family.family}'`);
      expect(css).not.toMatch(/font-weight: \d+ \d+/);
    }
    expect(readFileSync(join(folder(family), "LICENSE"), "utf8")).toMatch(/SIL OPEN FONT LICENSE/i);
  });

  it("gives Latin languages Latin families alone, Chinese its pair", () => {
    for (const design of designs) {
      for (const lang of languages) {
        const ids = fontIdsOf(design, lang, defaultDesign);
        const han = ids.filter((id) => fontFamilies[id].script === "cjk");
        expect(han.length).toBe(["en", "es", "fr", "de"].includes(lang) ? 0 : 1);
        expect(new Set(ids).size).toBe(ids.length);
      }
      const chinese = fontsOf(design, "ch", defaultDesign).cjk;
      expect(chinese).toBe(design.fonts.cjk === "serif" ? "noto-serif-sc" : "noto-sans-sc");
    }
  });

  it("lets the user's family take the place of both, with a CJK family of its kind", () => {
    const [modern] = designs;
    const settings = { ...defaultDesign, fontFamily: "source-serif-4" };
    expect(fontsOf(modern, "ch", settings)).toEqual({
      text: "source-serif-4",
      display: "source-serif-4",
      cjk: "noto-serif-sc",
    });
    expect(fontsOf(modern, "ch", { fontFamily: "Comic Sans" }).text).toBe(modern.fonts.text);
    expect(selectableFonts).not.toContain("noto-sans-sc");
  });

  it("ends every stack in a generic family and names each family once", () => {
    expect(fontStack("geist", "noto-sans-sc")).toBe('"Geist", "Noto Sans SC", "Noto Serif SC", sans-serif');
    expect(fontStack("source-serif-4", null)).toBe('"Source Serif 4", "Noto Serif SC", "Noto Sans SC", serif');
  });
});
