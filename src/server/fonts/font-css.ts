import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "#server/root.ts";
import { type FontFamily, type FontId, findFont, fontFamilies, fontIds, marksOf } from "#templates/fonts.ts";
import { fontInstance, type InstanceOrder } from "./font-instances.ts";
import { postScriptName } from "./font-name.ts";
import { hasCharacter, partsOf, rangeOf, type Span, spansOf, without } from "./font-ranges.ts";
import { missingGlyphs } from "./missing-glyphs.ts";

/**
 * The fonts of sheets as they are served: the packages' own @font-face rules with our URLs and names, as WOFF2 only,
 * and with `font-display: block`, because a swap would move the page breaks. A public page has no page breaks; it shows
 * the reader's own Han characters, which are as wide as ours, until the fonts have loaded. Files are read from
 * node_modules, never copied.
 * A variable family is declared weight by weight: on the web all weights of a slice are one file, in print each is a
 * static font of its own. Rare slices come to the web in parts (font-instances.ts makes both). Web and print differ
 * only in how the same glyphs are distributed over files.
 */
export type FontUse = "web" | "print";

/** Returns the @font-face rules of the families, in order; their URLs are `/fonts/<family>/<file>`. */
export function fontFaceCss(ids: readonly FontId[] = fontIds, use: FontUse = "web"): string {
  return ids.map((id) => faceOf(id)[use]).join("\n");
}

/** Returns the URL of a family's rules. It changes with the package's version, so it may be cached for ever. */
export function fontCssUrl(id: FontId): string {
  return `/fonts/${id}.css?v=${faceOf(id).version}`;
}

/**
 * Returns the URL of the rules for text without page breaks: there text does not wait for the files of a CJK family.
 */
export function flowingFontCssUrl(id: FontId): string {
  return `${fontCssUrl(id)}${fontFamilies[id].role === "cjk" ? "&display=swap" : ""}`;
}

/** Returns the rules that `fontCssUrl` (block) or `flowingFontCssUrl` (swap) refers to. */
export function servedFontCss(id: FontId, display: "block" | "swap"): string {
  const css = fontFaceCss([id]);
  return display === "swap" ? css.replaceAll("font-display:block", "font-display:swap") : css;
}

/** Returns the version in the URLs of a family. */
export function fontVersion(id: FontId): string {
  return faceOf(id).version;
}

/**
 * Returns the URLs of a family's upright Latin letters in the weights nearest to these, without repeats. Nearly every
 * sheet shows them first, so a page can request them before its style sheets refer to them. Empty for families without
 * Latin.
 */
export function latinFiles(id: FontId, weights: readonly number[]): string[] {
  const rule = /font-style:normal;font-weight:(\d+);font-display:block;src:url\(([^)]+-latin-(?!ext)[^)]+)\)/g;
  const files = Array.from(faceOf(id).web.matchAll(rule), ([, weight = "", url = ""]) => ({ weight, url }));
  const nearest = (weight: number) =>
    files.toSorted((a, b) => Math.abs(Number(a.weight) - weight) - Math.abs(Number(b.weight) - weight))[0]?.url;
  return [...new Set(weights.map(nearest))].filter((url) => url !== undefined);
}

/**
 * Returns the font at a URL of `fontFaceCss`, WOFF2 or TrueType, or null. Only names that the rules themselves mention
 * are ever opened.
 */
export async function readFontFile(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const [, family = null, name = ""] = /^\/fonts\/([a-z0-9-]+)\/([a-z0-9@.-]+)(?:\?|$)/.exec(url) ?? [];
  const id = findFont(family);
  const source = id && faceOf(id).sources.get(name);
  if (!source) return null;
  const { sheet } = fontFamilies[id];
  const file = path.join(folderOf(fontFamilies[id]), sheet ? path.dirname(sheet) : "files", source.file);
  if (!source.made) return new Uint8Array(await readFile(file));
  const extension = path.extname(name);
  const kept = `${path.basename(name, extension)}-${faceOf(id).version}${extension}`;
  return fontInstance({ file, name: kept, ...source.made });
}

/**
 * The source of a URL: a file of the package, either unchanged (`made` is null) or the instance that is cut out of it.
 */
type Source = { file: string; made: Omit<InstanceOrder, "file" | "name"> | null };
type Face = Record<FontUse, string> & { version: string; sources: ReadonlyMap<string, Source> };
type Rule = { slice: string; style: string; weight: string; file: string; range: string };

/**
 * Part of every version. Raise it whenever other fonts are made of the same packages, or the rules name other files.
 */
const edition = 5;

const faces = new Map<FontId, Face>();
const folderOf = (family: FontFamily) => path.join(projectRoot, "node_modules", family.package);

function faceOf(id: FontId): Face {
  const known = faces.get(id);
  if (known) return known;
  const family = fontFamilies[id];
  const folder = folderOf(family);
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as { version: string };
  const version = `${manifest.version}.${edition}`;
  const rules = rulesOf(family, folder);
  const sources = new Map<string, Source>();
  const web = facesCss(id, rules, version, "web", sources);
  const print = facesCss(id, rules, version, "print", sources);
  const face = { web, print, version, sources };
  faces.set(id, face);
  return face;
}

/** Returns the rules of the package's style sheets for the wanted weights and slices. */
function rulesOf(family: FontFamily, folder: string): Rule[] {
  const axes = family.opticalSize === undefined ? "wght" : "opsz";
  const variable = [
    existsSync(path.join(folder, `${axes}.css`)) ? `${axes}.css` : "index.css",
    ...(family.italics.length > 0 ? [`${axes}-italic.css`] : []),
  ];
  const cut = [
    ...family.weights.map((weight) => `${weight}.css`),
    ...family.italics.map((weight) => `${weight}-italic.css`),
  ];
  const sheets = family.sheet ? [family.sheet] : family.isVariable ? variable : cut;
  return sheets
    .flatMap((name) => [
      ...readFileSync(path.join(folder, name), "utf8").matchAll(
        /(?:\/\* ([\w[\]-]+) \*\/\s*)?@font-face\s*\{([^}]*)\}/g,
      ),
    ])
    .map(([, slice = "", body = ""]) => {
      const value = (property: string) => new RegExp(`${property}:\\s*([^;]+)(?:;|$)`).exec(body)?.[1]?.trim() ?? "";
      const file = /url\("?\.\/(?:files\/)?([a-z0-9-]+\.woff2)"?\)/.exec(body)?.[1];
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

/**
 * The last of the numbered slices of a CJK family are needed by every text, so the web gets them whole. Only the very
 * last one is served without the basic Latin letters, which are a fifth of it.
 */
const commonSlices = 6;
/**
 * The other slices are mostly needed for one or two characters, and weigh 60 to 100 kB in Chinese, so the web gets them
 * in parts of at most this many characters.
 */
const mostInPart = 20;
/** The characters that no CJK family serves, because each is the fallback of a Latin one. */
const basicLatin: Span = [0x20, 0x7e];

const numberOf = ({ slice }: Rule) => Number(/^\[(\d+)\]$/.exec(slice)?.[1] ?? -1);

/** The part of a slice that is one file; `number` is null where the file is the whole slice. */
type Part = { range: readonly Span[]; number: number | null };

function facesCss(id: FontId, rules: readonly Rule[], version: string, use: FontUse, sources: Map<string, Source>) {
  const { family, role, isVariable, weights, italics, twins = [] } = fontFamilies[id];
  const unused: Span[] = [
    ...[...twins, ...missingGlyphs(id)].map((one): Span => [one, one]),
    ...(role === "cjk" ? [basicLatin] : []),
  ];
  const last = Math.max(...rules.map(numberOf));
  const marks = marksOf(id);
  const lines = rules.flatMap((rule) => {
    const range = without(spansOf(rule.range), unused);
    // The weights of a slice are adjacent: their long ranges are equal, which compresses well.
    return (isVariable ? (rule.style === "italic" ? italics : weights) : [rule.weight]).flatMap((weight) =>
      partsOfSlice(numberOf(rule), role === "cjk" && use === "web" ? last : null, range).map((part) => {
        const { name, made } = use === "web" ? webFile(id, rule, part) : printFile(id, rule, Number(weight));
        sources.set(name, { file: rule.file, made });
        const face = (called: string, characters: readonly Span[]) =>
          `@font-face{font-family:"${called}";font-style:${rule.style};font-weight:${weight};font-display:block;` +
          `src:url(/fonts/${id}/${name}?v=${version}) format("${name.endsWith("ttf") ? "truetype" : "woff2"}");` +
          `unicode-range:${rangeOf(characters)}}`;
        // A numbered slice is loaded for its Han characters anyway; the slice of Latin letters is not, so it serves no
        // marks.
        const own = rule.slice === "latin" ? [] : (marks?.characters ?? []);
        const spans = own.filter((mark) => hasCharacter(part.range, mark)).map((mark): Span => [mark, mark]);
        return `${face(family, part.range)}${marks && spans.length > 0 ? face(marks.family, spans) : ""}`;
      }),
    );
  });
  return lines.join("\n");
}

/**
 * Divides a slice into its files. `last` is the number of the family's last slice, or null where nothing is divided.
 */
function partsOfSlice(number: number, last: number | null, range: readonly Span[]): Part[] {
  const isCommon = last !== null && number > last - commonSlices;
  if (last === null || number < 0 || (isCommon && number < last)) return [{ range, number: null }];
  return partsOf(range, isCommon ? Number.POSITIVE_INFINITY : mostInPart).map((each, index, all) => ({
    range: each,
    number: all.length > 1 || isCommon ? index + 1 : null,
  }));
}

type Named = { name: string } & Pick<Source, "made">;

const whole = { weight: null, opticalSize: null, only: null, without: [], isHinted: true, called: null } as const;

/** Marks that are closed up, one of each slice that has any. */
const fullWidthMarks = Array.from("、。，．：；！？（）《》〈〉「」『』【】〔〕“”", (mark) => mark.codePointAt(0) ?? 0);

/** Whether a family closes up its own marks, which it must not where they are in several files (font-instances.ts). */
const hasOwnSpacing = (id: FontId) => fontFamilies[id].role === "cjk" && fontFamilies[id].generic === "serif";

function webFile(id: FontId, rule: Rule, part: Part): Named {
  // A font cut for large type is small enough to be one file for web and print.
  if (fontFamilies[id].opticalSize !== undefined) return printFile(id, rule, Number(fontFamilies[id].weights[0]));
  const { isHinted = false } = fontFamilies[id];
  const spacesMarks = hasOwnSpacing(id) && fullWidthMarks.some((mark) => hasCharacter(part.range, mark));
  if (part.number === null && !isHinted && !spacesMarks) return { name: rule.file, made: null };
  const only = part.number === null ? null : part.range;
  const made: Named["made"] = { ...whole, only, isHinted: !isHinted, form: "woff2" };
  return {
    name: rule.file.replace(/\.woff2$/, part.number === null ? "-plain.woff2" : `-p${part.number}.woff2`),
    made,
  };
}

function printFile(id: FontId, rule: Rule, weight: number): Named {
  const { family, isVariable, opticalSize = null, twins = [] } = fontFamilies[id];
  const hasTwins = twins.some((twin) => hasCharacter(spansOf(rule.range), twin));
  if (!isVariable && !hasTwins) return { name: rule.file, made: null };
  const form = opticalSize === null ? "truetype" : "woff2";
  const extension = form === "woff2" ? "woff2" : "ttf";
  return {
    name: rule.file.replace(/\.woff2$/, `@${weight}.${extension}`),
    made: {
      ...whole,
      weight: isVariable ? weight : null,
      opticalSize,
      without: twins,
      called: isVariable ? postScriptName(family, weight, rule.style === "italic") : null,
      form,
    },
  };
}
