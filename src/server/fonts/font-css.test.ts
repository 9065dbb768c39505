import { Blob, Face, Font, Variation } from "harfbuzzjs";
import { describe, expect, it } from "vitest";
import decompress from "woff2-encoder/decompress";
import { type FontId, fontFamilies, fontIds } from "#templates/fonts.ts";
import { fontCssUrl, fontFaceCss, latinFiles, readFontFile } from "./font-css.ts";

type Rule = { family: string; weight: string; style: string; url: string; ranges: [number, number][] };

function rules(id: FontId, use: "web" | "print"): Rule[] {
  return fontFaceCss([id], use)
    .split("\n")
    .flatMap((line) => line.split("@font-face").filter((rule) => rule !== ""))
    .map((rule) => {
      const found = (pattern: RegExp) => pattern.exec(rule)?.[1] ?? "";
      return {
        family: found(/font-family:"([^"]+)"/),
        weight: found(/font-weight:([^;]+)/),
        style: found(/font-style:([^;]+)/),
        url: found(/url\(([^)]+)\)/),
        ranges: found(/unicode-range:([^}]+)/)
          .split(",")
          .map((range) => {
            const [first = "", last = first] = range.replace("U+", "").split("-");
            return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
          }),
      };
    });
}

/** Returns which characters each face has, over all files that it is divided into. */
function coverage(all: readonly Rule[]): Map<string, number[]> {
  const faces = new Map<string, Set<number>>();
  for (const { family, style, weight, ranges } of all) {
    const name = `${family} ${style} ${weight}`;
    const known = faces.get(name) ?? new Set();
    faces.set(name, known);
    for (const [first, last] of ranges) for (let one = first; one <= last; one += 1) known.add(one);
  }
  return new Map([...faces].map(([name, characters]) => [name, [...characters].sort((a, b) => a - b)]));
}

/** Returns the file of the package from which the font of a rule is made. */
const sliceOf = ({ url }: Rule) => url.replace(/(-p\d+|-plain|@\d+)?\.\w+\?.*$/, "");

const covers = ({ ranges }: Rule, character: number) =>
  ranges.some(([first, last]) => first <= character && character <= last);

async function open(url: string): Promise<Face> {
  const bytes = await readFontFile(url);
  if (!bytes) throw new Error(`nothing at ${url}`);
  const font = url.includes(".ttf") ? bytes : await decompress(bytes);
  return new Face(new Blob(font.slice().buffer));
}

const variable = (face: Face) => ["fvar", "gvar", "HVAR"].filter((table) => face.referenceTable(table)?.length);

describe("the rules of the fonts", () => {
  it.each(fontIds)("%s: declared as the table says, the same for web and print", (id) => {
    const { family, weights, italics } = fontFamilies[id];
    const web = rules(id, "web");
    const print = rules(id, "print");
    expect(coverage(print)).toEqual(coverage(web));
    const own = web.filter((rule) => rule.family === family);
    const of = (style: string) => [
      ...new Set(own.filter((rule) => rule.style === style).map((rule) => Number(rule.weight))),
    ];
    expect(of("normal").sort()).toEqual([...weights].sort());
    expect(of("italic").sort()).toEqual([...italics].sort());
    expect(fontCssUrl(id)).toMatch(new RegExp(`^/fonts/${id}\\.css\\?v=\\d`));
    for (const { url } of web) expect(url).toMatch(/^\/fonts\/[a-z0-9-]+\/[a-z0-9-]+(@380|-p\d+)?\.woff2\?v=[\d.]+$/);
  });

  it("give print static fonts of the requested weight", async () => {
    for (const id of ["noto-sans-sc", "noto-serif-kr", "roboto", "noto-emoji", "noto-sans-hebrew"] as const) {
      const [web] = rules(id, "web");
      const [print] = rules(id, "print");
      expect(variable(await open(web?.url ?? ""))).toContain("fvar");
      expect(variable(await open(print?.url ?? ""))).toEqual([]);
    }
    const [regular, bold] = await Promise.all(
      ["400", "700"].map(async (weight) => {
        const rule = rules("noto-sans-sc", "print").find((one) => one.weight === weight && covers(one, 0x4e00));
        const face = await open(rule?.url ?? "");
        const glyph = new Font(face).nominalGlyph(0x4e00) ?? 0;
        return new Font(face).glyphToPath(glyph);
      }),
    );
    expect(regular).not.toBe(bold);
    const heavy = rules("noto-sans-sc", "print").find((one) => one.weight === "900");
    expect((await open(heavy?.url ?? "")).getName(6, "en")).toBe("NotoSansSC-Black");
    const slanted = rules("roboto", "print").find((one) => one.style === "italic");
    expect((await open(slanted?.url ?? "")).getName(6, "en")).toBe("Roboto-Italic");
    expect(regular?.length).toBeGreaterThan(10);
  });

  it("cut a face for large type that is smaller than its source and static for the web too", async () => {
    const [web, print] = [rules("newsreader-display", "web"), rules("newsreader-display", "print")];
    expect(print).toEqual(web);
    const latin = web.find((rule) => covers(rule, 0x41))?.url ?? "";
    expect((await readFontFile(latin))?.length).toBeLessThan(60_000);
    const [large, text] = [await open(latin), await open(rules("newsreader", "web").at(-1)?.url ?? "")];
    expect(variable(large)).toEqual([]);
    const outline = (face: Face) => new Font(face).glyphToPath(new Font(face).nominalGlyph(0x61) ?? 0);
    expect(outline(large).length).toBeGreaterThan(10);
    expect(outline(large)).not.toBe(outline(text));
  });

  it("set every line on the web as in print", async () => {
    for (const id of ["noto-sans-jp", "noto-serif-sc", "open-sans", "nunito-sans"] as const) {
      const picked = rules(id, "web")
        .filter((rule) => rule.weight !== "400")
        .slice(-3);
      for (const rule of picked) {
        const print = rules(id, "print").find((one) => one.weight === rule.weight && sliceOf(one) === sliceOf(rule));
        const web = new Font(await open(rule.url));
        web.setVariations([new Variation("wght", Number(rule.weight))]);
        const made = new Font(await open(print?.url ?? ""));
        for (const [first, last] of rule.ranges) {
          for (let character = first; character <= Math.min(last, first + 300); character += 1) {
            const [one, other] = [web.nominalGlyph(character), made.nominalGlyph(character)];
            expect(other === undefined).toBe(one === undefined);
            if (one !== undefined && other !== undefined) {
              expect(made.glyphHAdvance(other), `${id} ${character.toString(16)}`).toBe(web.glyphHAdvance(one));
            }
          }
        }
      }
    }
  });

  it("divide a rare slice for the web into parts with all its characters and weights", async () => {
    const web = rules("noto-serif-sc", "web").filter(({ weight }) => weight === "700");
    const parts = web.filter(({ url }) => /-105-wght-normal-p\d/.test(url));
    expect(parts.length).toBe(10);
    const [whole] = rules("noto-serif-sc", "print").filter(({ weight, url }) => weight === "700" && /-105-/.test(url));
    expect(coverage(parts)).toEqual(coverage(whole ? [whole] : []));
    const original = new Font(await open(whole?.url ?? ""));
    for (const { url, ranges } of parts) {
      expect((await readFontFile(url))?.length).toBeLessThan(27_000);
      const face = await open(url);
      expect(variable(face)).toEqual(["fvar", "gvar", "HVAR"]);
      const font = new Font(face);
      font.setVariations([new Variation("wght", 700)]);
      const characters = [...coverage([{ ...(parts[0] as Rule), ranges }]).values()].flat();
      const has = (of: Font) => characters.filter((one) => of.nominalGlyph(one) !== undefined);
      expect(has(font)).toEqual(has(original));
      expect([...face.collectUnicodes()].filter((one) => !characters.includes(one))).toEqual([]);
      const [first = 0] = characters;
      const box = (of: Font) => of.glyphExtents(of.nominalGlyph(first) ?? 0);
      expect(box(font)).toEqual(box(original));
    }
  });

  it("take no Latin letter from a CJK family", () => {
    for (const id of ["noto-sans-sc", "noto-sans-tc", "noto-serif-jp", "noto-serif-kr"] as const) {
      for (const use of ["web", "print"] as const) {
        expect(rules(id, use).filter((rule) => covers(rule, 0x41) || covers(rule, 0x20))).toEqual([]);
        expect(rules(id, use).some((rule) => covers(rule, 0x4e00) && rule.weight === "700")).toBe(true);
      }
    }
  });

  /** A PDF names a glyph by the first character that has it. */
  it("have no glyph of a usual character that a PDF would name by another", async () => {
    const usual = [
      ...Array.from({ length: 0x180 - 0xa1 }, (_, index) => 0xa1 + index),
      ...[0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x20ac, 0x2122, 0x2192, 0x2212],
      ...[0x3001, 0x3002, 0x300c, 0x300d, 0x30fb, 0x30fc, 0xff08, 0xff0c, 0x5de5, 0x4e00, 0x5973, 0xb144],
    ].filter((character) => character !== 0xad);
    const mistaken: string[] = [];
    for (const id of fontIds) {
      for (const rule of rules(id, "print").filter(({ weight, style }) => weight === "400" && style === "normal")) {
        const wanted = usual.filter((character) => covers(rule, character));
        if (wanted.length === 0) continue;
        const face = await open(rule.url);
        const font = new Font(face);
        const first = new Map<number, number>();
        for (const character of [...face.collectUnicodes()].sort((a, b) => a - b)) {
          const glyph = font.nominalGlyph(character);
          if (glyph !== undefined && !first.has(glyph)) first.set(glyph, character);
        }
        for (const character of wanted) {
          const glyph = font.nominalGlyph(character);
          const name = glyph === undefined ? character : first.get(glyph);
          if (name !== character)
            mistaken.push(`${id}: ${String.fromCodePoint(character)} is read as ${name?.toString(16)}`);
        }
      }
    }
    expect(mistaken).toEqual([]);
  });

  it.each([
    "/fonts/noto-sans-sc/noto-sans-sc-4-wght-normal@401.ttf",
    "/fonts/geist/geist-latin-400-normal@400.ttf",
    "/fonts/geist/geist-latin-123-normal.woff2",
    "/fonts/geist/../../package.json",
    "/fonts/react/index.js",
    "/elsewhere",
  ])("open no file that no rule names: %s", async (url) => {
    expect(await readFontFile(url)).toBeNull();
  });
});

describe("the files of Latin letters", () => {
  const latin = fontIds.filter((id) => fontFamilies[id].role === "latin");
  it.each(latin)("%s has them for text and for names, and they are upright letters", async (id) => {
    const files = latinFiles(id, [400, 700]);
    expect(files.length).toBeGreaterThan(0);
    for (const url of files) {
      const rule = rules(id, "web").find((one) => one.url === url);
      expect(rule?.style).toBe("normal");
      expect(rule?.ranges.some(([first, last]) => first <= 0x41 && last >= 0x7a)).toBe(true);
      expect(await readFontFile(url)).not.toBeNull();
    }
  });
});
