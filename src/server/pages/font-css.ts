import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "#server/root.ts";
import { type FontFamily, type FontId, findFont, fontFamilies, fontIds, marksOf } from "#templates/fonts.ts";
import { fontInstance } from "./font-instances.ts";
import { postScriptName } from "./font-name.ts";

/**
 * The fonts of sheets as they are served: the packages' own @font-face rules with our addresses and names, woff2 only,
 * and `font-display: block`, because a swap would move the page breaks. Files are read from node_modules, never copied.
 * A variable family is declared weight by weight: on the web all weights of a slice are one file, in print each is a
 * static font of its own (font-instances.ts). Between the two nothing differs but the file's form.
 */
export type FontUse = "web" | "print";

/** @font-face rules of the families, in order; addresses are `/fonts/<family>/<file>`. */
export function fontFaceCss(ids: readonly FontId[] = fontIds, use: FontUse = "web"): string {
  return ids.map((id) => faceOf(id)[use]).join("\n");
}

/** Address of a family's rules: changes with the package's version, so it may be cached for ever. */
export function fontCssAddress(id: FontId): string {
  return `/fonts/${id}.css?v=${faceOf(id).version}`;
}

/** The version in the addresses of a family. */
export function fontVersion(id: FontId): string {
  return faceOf(id).version;
}

/**
 * The font at an address of `fontFaceCss`, WOFF2 or TrueType, or null. Only names that the rules themselves mention are
 * ever opened.
 */
export async function readFontFile(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const [, family, slice, made, weight] =
    /^\/fonts\/([a-z0-9-]+)\/([a-z0-9-]+)(?:\.woff2|(@(\d+)\.(?:ttf|woff2)))(?:\?|$)/.exec(address) ?? [];
  const id = findFont(family ?? null);
  if (!id || !faceOf(id).files.has(`${slice}${made ?? ".woff2"}`)) return null;
  const { isVariable, opticalSize = null, twins = [] } = fontFamilies[id];
  const file = path.join(folderOf(fontFamilies[id]), "files", `${slice}.woff2`);
  if (!made) return new Uint8Array(await readFile(file));
  const cut = opticalSize === null ? "" : `-${opticalSize}`;
  const name = `${slice}${cut}@${weight}-${faceOf(id).version}${path.extname(made)}`;
  const form = made.endsWith(".woff2") ? "woff2" : "truetype";
  const isItalic = slice?.endsWith("-italic") ?? false;
  return fontInstance({
    file,
    weight: isVariable ? Number(weight) : null,
    opticalSize,
    without: twins,
    called: isVariable ? postScriptName(fontFamilies[id].family, Number(weight), isItalic) : null,
    form,
    name,
  });
}

type Face = Record<FontUse, string> & { version: string; files: ReadonlySet<string> };
type Rule = { slice: string; style: string; weight: string; file: string; range: string };

const faces = new Map<FontId, Face>();
const folderOf = (family: FontFamily) => path.join(projectRoot, "node_modules", family.package);

function faceOf(id: FontId): Face {
  const known = faces.get(id);
  if (known) return known;
  const family = fontFamilies[id];
  const folder = folderOf(family);
  const { version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as { version: string };
  const rules = rulesOf(family, folder);
  const web = facesCss(id, rules, version, "web");
  const print = facesCss(id, rules, version, "print");
  const files = new Set(Array.from(`${web}${print}`.matchAll(/\/([^/?]+)\?v=/g), ([, file = ""]) => file));
  const face = { web, print, version, files };
  faces.set(id, face);
  return face;
}

/** The rules of the package's style sheets, those of the wanted weights and slices. */
function rulesOf(family: FontFamily, folder: string): Rule[] {
  const axes = family.opticalSize === undefined ? "wght" : "opsz";
  const sheets = family.isVariable
    ? [
        existsSync(path.join(folder, `${axes}.css`)) ? `${axes}.css` : "index.css",
        ...(family.italics.length > 0 ? [`${axes}-italic.css`] : []),
      ]
    : [...family.weights.map((weight) => `${weight}.css`), ...family.italics.map((weight) => `${weight}-italic.css`)];
  return sheets
    .flatMap((name) => [
      ...readFileSync(path.join(folder, name), "utf8").matchAll(/\/\* ([^*]+?) \*\/\s*@font-face\s*\{([^}]*)\}/g),
    ])
    .map(([, slice = "", body = ""]) => {
      const value = (property: string) => new RegExp(`${property}:\\s*([^;]+);`).exec(body)?.[1]?.trim() ?? "";
      const file = /url\(\.\/files\/([a-z0-9-]+\.woff2)\)/.exec(body)?.[1];
      if (!file) throw new Error(`${family.package}: a face without woff2`);
      // "noto-sans-sc-[4]-wght-normal" is slice "[4]" of its package.
      const name = slice
        .slice(path.basename(family.package).length + 1)
        .replace(/-(wght|opsz|\d+)-(normal|italic)$/, "");
      return {
        slice: name,
        style: value("font-style"),
        weight: value("font-weight"),
        file,
        range: value("unicode-range"),
      };
    })
    .filter(({ slice }) => !family.slices || family.slices.includes(slice));
}

function facesCss(id: FontId, rules: readonly Rule[], version: string, use: FontUse): string {
  const { family, isVariable, opticalSize, weights, italics, twins = [] } = fontFamilies[id];
  // A cut for large type is small enough to be one file for both.
  const isCut = opticalSize !== undefined;
  const form = isCut ? "woff2" : "ttf";
  const marks = marksOf(id);
  const lines = rules.flatMap((rule) => {
    const spans = rule.range.split(",").map(spanOf);
    const has = (character: number) => spans.some(([first, last]) => first <= character && character <= last);
    const range = spans.flatMap((span) => without(span, twins)).map(rangeOf);
    // A numbered slice is there for its Han characters already; the one of Latin letters is not.
    const own = rule.slice === "latin" ? [] : (marks?.characters.filter(has) ?? []);
    const isMade = isCut || (use === "print" && (isVariable || twins.some(has)));
    // The weights of a slice stand together: their long ranges are the same, which is what compression likes.
    return (isVariable ? (rule.style === "italic" ? italics : weights) : [rule.weight]).flatMap((weight) => {
      const file = isMade ? rule.file.replace(/\.woff2$/, `@${weight}.${form}`) : rule.file;
      const face = (name: string, characters: readonly string[]) =>
        `@font-face{font-family:"${name}";font-style:${rule.style};font-weight:${weight};font-display:block;` +
        `src:url(/fonts/${id}/${file}?v=${version}) format("${file.endsWith("ttf") ? "truetype" : "woff2"}");` +
        `unicode-range:${characters.join(",")}}`;
      return [
        face(family, range),
        ...(marks && own.length > 0
          ? [
              face(
                marks.family,
                own.map((mark) => rangeOf([mark, mark])),
              ),
            ]
          : []),
      ];
    });
  });
  return lines.join("\n");
}

type Span = readonly [first: number, last: number];

/** `U+4e07-4e0a` as its two ends. */
function spanOf(range: string): Span {
  const [from = "", to] = range.trim().replace(/^U\+/i, "").split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)];
}

function rangeOf([first, last]: Span): string {
  return `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ""}`;
}

/** What is left of a span. */
function without(span: Span, characters: readonly number[]): Span[] {
  return characters.reduce<Span[]>(
    (spans, character) =>
      spans.flatMap(([first, last]): Span[] => {
        if (character < first || character > last) return [[first, last]];
        const around: Span[] = [
          [first, character - 1],
          [character + 1, last],
        ];
        return around.filter(([from, to]) => from <= to);
      }),
    [span],
  );
}
