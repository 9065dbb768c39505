import { PDFArray, type PDFDict, PDFNumber, PDFRawStream } from "pdf-lib";
import { dataOf, dictAt, dictOf, entry, itemsOf, nameAt, numberAt, type TaggedFile } from "./tagged-file.ts";

/** A font with the character codes that the pages draw in it. */
export type UsedFont = {
  dict: PDFDict;
  /** The descendant of a Type 0 font, and its program; undefined where there is none. */
  descendant: PDFDict | undefined;
  program: TrueType | undefined;
  codes: Set<number>;
  /** What each code means; undefined without a ToUnicode map. */
  unicode: Map<number, string> | undefined;
  /** The advance of a code in thousandths, as the dictionary has it. */
  width(code: number): number;
};

type TrueType = { glyphs: number; advance(glyph: number): number };

const known = new WeakMap<TaggedFile, UsedFont[]>();

export function usedFonts(file: TaggedFile): UsedFont[] {
  const fonts = known.get(file) ?? readFonts(file);
  known.set(file, fonts);
  return fonts;
}

function readFonts({ pages }: TaggedFile): UsedFont[] {
  const found = new Map<PDFDict, UsedFont>();
  for (const { content, fonts } of pages) {
    for (const { font, codes } of content.drawn) {
      if (font === undefined) continue;
      const dict = fonts.get(font);
      if (!dict) throw new Error(`the page has no font ${font}`);
      const used = found.get(dict) ?? describe(dict);
      for (const code of codes ?? []) used.codes.add(code);
      found.set(dict, used);
    }
  }
  return [...found.values()];
}

function describe(dict: PDFDict): UsedFont {
  const descendant = dictOf(itemsOf(entry(dict, "DescendantFonts"))[0]);
  const file = entry(dictAt(descendant, "FontDescriptor"), "FontFile2");
  const toUnicode = entry(dict, "ToUnicode");
  const widths = widthsOf(entry(descendant, "W"));
  const others = numberAt(descendant, "DW") ?? 1000;
  return {
    dict,
    descendant,
    program: file instanceof PDFRawStream ? readTrueType(dataOf(file)) : undefined,
    codes: new Set(),
    unicode: toUnicode instanceof PDFRawStream ? readMap(dataOf(toUnicode).toString("latin1")) : undefined,
    width: (code) => widths.get(code) ?? others,
  };
}

/** Reads the widths of a CID font: `first [w w …]` and `first last w`. */
function widthsOf(value: unknown): Map<number, number> {
  const widths = new Map<number, number>();
  const items = value instanceof PDFArray ? itemsOf(value) : [];
  const number = (at: number) => {
    const item = items[at];
    return item instanceof PDFNumber ? item.asNumber() : Number.NaN;
  };
  for (let at = 0; at < items.length; ) {
    const list = items[at + 1];
    if (list instanceof PDFArray) {
      for (const [index, width] of itemsOf(list).entries()) {
        if (width instanceof PDFNumber) widths.set(number(at) + index, width.asNumber());
      }
      at += 2;
    } else {
      for (let code = number(at); code <= number(at + 1); code += 1) widths.set(code, number(at + 2));
      at += 3;
    }
  }
  return widths;
}

function readMap(cmap: string): Map<number, string> {
  const map = new Map<number, string>();
  const hex = (text = "") => Number.parseInt(text, 16);
  const text = (units = "") => String.fromCharCode(...(units.match(/.{4}/g) ?? []).map(hex));
  for (const [, rows = ""] of cmap.matchAll(/beginbfchar\s([\s\S]*?)endbfchar/g)) {
    for (const [, code, units] of rows.matchAll(/<(\w+)>\s*<(\w+)>/g)) map.set(hex(code), text(units));
  }
  for (const [, rows = ""] of cmap.matchAll(/beginbfrange\s([\s\S]*?)endbfrange/g)) {
    for (const [, first, last, units] of rows.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      for (let code = hex(first); code <= hex(last); code += 1) {
        const start = text(units);
        map.set(code, start.slice(0, -1) + String.fromCharCode(start.charCodeAt(start.length - 1) + code - hex(first)));
      }
    }
  }
  return map;
}

function readTrueType(file: Buffer): TrueType {
  const tables = new Map<string, Buffer>();
  for (let at = 12; at < 12 + 16 * file.readUInt16BE(4); at += 16) {
    const start = file.readUInt32BE(at + 8);
    tables.set(file.toString("latin1", at, at + 4), file.subarray(start, start + file.readUInt32BE(at + 12)));
  }
  const table = (name: string) => {
    const found = tables.get(name);
    if (!found) throw new Error(`the font has no table ${name}`);
    return found;
  };
  const unitsPerEm = table("head").readUInt16BE(18);
  const measured = table("hhea").readUInt16BE(34);
  return {
    glyphs: table("maxp").readUInt16BE(4),
    advance: (glyph) => (table("hmtx").readUInt16BE(4 * Math.min(glyph, measured - 1)) * 1000) / unitsPerEm,
  };
}

/** Whether a font is of the only kind that our files have and the rules judge. */
export const isKnownKind = ({ dict, descendant, program }: UsedFont): boolean =>
  nameAt(dict, "Subtype") === "Type0" &&
  nameAt(descendant, "Subtype") === "CIDFontType2" &&
  (program === undefined || entry(dictAt(descendant, "FontDescriptor"), "FontFile3") === undefined);
