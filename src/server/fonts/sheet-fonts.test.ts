import { readFile } from "node:fs/promises";
import { Blob, Face } from "harfbuzzjs";
import { describe, expect, it } from "vitest";
import decompress from "woff2-encoder/decompress";
import type { Language } from "#core/resume/schema.ts";
import { resume } from "#templates/fixtures/build.ts";
import { type FontId, fontFamilies, fontIds, selectableFonts } from "#templates/fonts.ts";
import { fontFaceCss } from "./font-css.ts";
import { hasCharacter, spansOf } from "./font-ranges.ts";
import { latinMarks, sheetFonts } from "./sheet-fonts.ts";

const named = (lang: Language, name: string) =>
  sheetFonts(resume({ name: "Fonts", lang, basicInfo: { name }, templateName: "TemplateModern" }));

/** Returns the rules of the regular face: which file of the package has which characters. */
function regularOf(id: FontId): { file: string; range: string }[] {
  const { family, package: folder, weights, sheet } = fontFamilies[id];
  const pattern =
    /font-family:"([^"]+)";font-style:normal;font-weight:(\d+)[^}]*url\(\/fonts\/[^/]+\/([^@.?]+)[^}]*unicode-range:([^}]+)/g;
  return Array.from(fontFaceCss([id], "print").matchAll(pattern))
    .filter(([, name, weight]) => name === family && weight === String(weights[0]))
    .map(([, , , stem = "", range = ""]) => ({
      file: `node_modules/${folder}/${sheet ? "dist/SourceHanSerifCN" : "files"}/${stem}.woff2`,
      range,
    }));
}

const charactersOf = async (file: string) =>
  new Set(new Face(new Blob((await decompress(await readFile(file))).slice().buffer)).collectUnicodes());

describe("the families of a sheet", () => {
  it("are those of its design and language where they have every character", () => {
    expect(named("en", "Zoë O’Neil – Ōno")).toEqual(["geist", "schibsted-grotesk", "noto-sans"]);
    expect(named("ch", "林知远“，”")).toEqual(["geist", "schibsted-grotesk", "noto-sans-sc"]);
  });

  it.each([
    ["zh-tw", "林知远", ["noto-sans-sc"]],
    ["ch", "王𠮷", ["noto-sans-jp"]],
    ["ja", "赟", ["noto-sans-sc"]],
    ["ch", "㛃䶮𬀩", ["rare-han"]],
    ["de", "赵堃", []],
    ["en", "★", ["noto-sans-sc"]],
  ] as const)("include the first fallback that has a rarer character: %s %s", (lang, name, more) => {
    const usual = named(lang, lang === "de" ? "林" : lang === "en" ? "Ann" : "山");
    expect(named(lang, name).filter((id) => !usual.includes(id))).toEqual(more);
  });

  it("set a rarer character in the weight of its line", () => {
    const faces = fontFaceCss(["rare-han"], "print").matchAll(/font-weight:(\d+)[^}]*unicode-range:([^}]+)/g);
    const yan = "\u4DAE".codePointAt(0) ?? 0;
    const weights = [...faces].flatMap(([, weight, range = ""]) =>
      spansOf(range).some(([first, last]) => first <= yan && yan <= last) ? [weight] : [],
    );
    expect([...new Set(weights)]).toEqual(["400", "700", "900"]);
  });

  it("declare no Han, kana or Hangul that their fonts lack", async () => {
    const broken: string[] = [];
    for (const id of fontIds.filter((each) => fontFamilies[each].role === "cjk" || each === "rare-han")) {
      for (const { file, range } of regularOf(id)) {
        const has = await charactersOf(file);
        for (const [first, last] of spansOf(range)) {
          for (let one = first; one <= last; one += 1) {
            const character = String.fromCodePoint(one);
            if (/[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(character) && !has.has(one))
              broken.push(`${id} ${character}`);
          }
        }
      }
    }
    expect(broken).toEqual([]);
  }, 120_000);

  it("have every mark of latinMarks in each Latin family", async () => {
    for (const id of selectableFonts) {
      const rules = regularOf(id);
      for (const mark of latinMarks) {
        const point = mark.codePointAt(0) ?? 0;
        const found = rules.find(({ range }) => hasCharacter(spansOf(range), point));
        expect(found && (await charactersOf(found.file)).has(point), `${id} ${mark}`).toBe(true);
      }
    }
  });
});
