import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultDesign, languages } from "#core/resume/schema.ts";
import { type FontFamily, fontFamilies, fontIdsOf, fontStack, fontsOf, marksOf, selectableFonts } from "./fonts.ts";
import { designs } from "./registry.ts";

const folder = (family: FontFamily) => join(process.cwd(), "node_modules", family.package);

/** A package that is not from Fontsource repeats the notices of its fonts in its style sheet. */
const licence = (family: FontFamily) => readFileSync(join(folder(family), family.sheet ?? "LICENSE"), "utf8");

describe("the fonts of sheets", () => {
  it.each(Object.entries(fontFamilies))("%s is installed in every weight and under a free licence", (_id, family) => {
    if (family.isVariable) {
      const css = readFileSync(join(folder(family), family.sheet ?? "index.css"), "utf8");
      const [low = 0, high = 0] = /font-weight: ?(\d+) (\d+)/.exec(css)?.slice(1).map(Number) ?? [];
      for (const weight of family.weights) expect(low <= weight && weight <= high, `${weight}`).toBe(true);
      if (family.italics.length > 0) expect(existsSync(join(folder(family), "wght-italic.css"))).toBe(true);
    } else {
      const sheets = [...family.weights.map(String), ...family.italics.map((weight) => `${weight}-italic`)];
      for (const name of sheets) {
        const css = readFileSync(join(folder(family), `${name}.css`), "utf8");
        expect(css).toContain(`font-family: '${family.family}'`);
        expect(css).not.toMatch(/font-weight: \d+ \d+/);
      }
    }
    expect(licence(family)).toMatch(/SIL OPEN FONT LICENSE,? Version 1\.1/i);
  });

  it("are listed with the notices of every family", () => {
    const notices = readFileSync("NOTICES.md", "utf8");
    for (const family of Object.values(fontFamilies)) {
      const line = notices.split("\n").find((row) => row.startsWith(`| ${family.family} |`));
      expect(line, family.family).toContain(`| ${family.package} |`);
      // The first line of a licence names the holder and then repeats the notice for every file.
      const [, named] = /CopyrightNotice (.+)/.exec(licence(family)) ?? [];
      const [holder = ""] = named ? [named] : licence(family).split(/\n|\s\S+\.ttf:/);
      expect(line, family.family).toContain(`| ${holder.trim()} |`);
    }
  });

  it("gives each CJK language the families of its region, and Latin languages none", () => {
    const regions = { ch: "sc", "zh-tw": "tc", ja: "jp", ko: "kr", en: null, es: null, fr: null, de: null };
    for (const design of designs) {
      for (const lang of languages) {
        const ids = fontIdsOf(design, lang, defaultDesign);
        const han = ids.filter((id) => fontFamilies[id].role === "cjk");
        const styles = new Set([design.fonts.cjk, design.fonts.displayCjk ?? design.fonts.cjk]);
        expect(han).toEqual(regions[lang] === null ? [] : [...styles].map((style) => `noto-${style}-${regions[lang]}`));
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  });

  it("offers the further families that the text needs, and no others", () => {
    const [modern] = designs;
    const extra = (lang: (typeof languages)[number], text: string) => {
      const own = fontIdsOf(modern, lang, defaultDesign);
      return fontIdsOf(modern, lang, defaultDesign, text).filter((id) => !own.includes(id));
    };
    expect(extra("en", "Plain — “text”, naïve, 100 % © ™ 3 × 5 → 7")).toEqual([]);
    expect(extra("en", "林知远")).toEqual(["noto-sans-sc"]);
    expect(extra("en", "山田さん")).toEqual(["noto-sans-jp", "noto-sans-sc"]);
    expect(extra("de", "김민준")).toEqual(["noto-sans-kr"]);
    expect(extra("ch", "김민준さん")).toEqual(["noto-sans-kr"]);
    expect(extra("ko", "한국어 漢字 かな")).toEqual([]);
    expect(extra("fr", "Ελλάς")).toEqual(["noto-sans"]);
    expect(extra("en", "محمد")).toEqual(["ibm-plex-sans-arabic"]);
    expect(extra("en", "נועה")).toEqual(["noto-sans-hebrew"]);
    expect(extra("en", "สมชาย")).toEqual(["noto-sans-thai"]);
    expect(extra("en", "🚀")).toEqual(["noto-emoji"]);
  });

  it("replaces text and display family by the user's choice, with a CJK family of the same kind", () => {
    const [modern] = designs;
    const settings = { ...defaultDesign, fontFamily: "source-serif-4" };
    expect(fontsOf(modern, "ch", settings)).toMatchObject({
      text: "source-serif-4",
      display: "source-serif-4",
      cjk: "noto-serif-sc",
      displayCjk: "noto-serif-sc",
    });
    for (const unknown of ["Comic Sans", "noto-sans-sc", "noto-emoji", "constructor", ""]) {
      expect(fontsOf(modern, "ch", { fontFamily: unknown }).text).toBe(modern.fonts.text);
    }
    expect(selectableFonts.length).toBeGreaterThanOrEqual(20);
    expect(selectableFonts.filter((id) => fontFamilies[id].role !== "latin")).toEqual([]);
  });

  it("puts the marks and the face of the region first, then the other regions, and a generic family last", () => {
    const stack = (id: Parameters<typeof fontStack>[0], han: Parameters<typeof fontStack>[1]) =>
      fontStack(id, han).split(", ");
    expect(stack("geist", "noto-sans-sc").slice(0, 7)).toEqual([
      '"Noto Sans SC Marks"',
      '"Geist"',
      '"Noto Sans"',
      '"Noto Sans SC"',
      '"Noto Sans TC"',
      '"Noto Sans JP"',
      '"Noto Sans KR"',
    ]);
    expect(stack("source-serif-4", "noto-serif-jp")[3]).toBe('"Noto Serif JP"');
    expect(stack("source-serif-4", null).slice(0, 3)).toEqual(['"Source Serif 4"', '"Noto Sans"', '"Noto Serif SC"']);
    expect(stack("source-serif-4", null).at(-1)).toBe("serif");
    expect(stack("jetbrains-mono", "noto-sans-kr").at(-1)).toBe("monospace");
    // Korean sets its quotes and dashes as Latin languages do.
    expect(marksOf("noto-sans-kr")).toBeNull();
    for (const id of selectableFonts) expect(new Set(stack(id, null)).size).toBe(stack(id, null).length);
  });
});
