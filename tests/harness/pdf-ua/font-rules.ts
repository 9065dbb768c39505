import { PDFRawStream } from "pdf-lib";
import type { Rule } from "./rules.ts";
import { dictAt, entry, nameAt } from "./tagged-file.ts";
import { isKnownKind, type UsedFont, usedFonts } from "./used-fonts.ts";

function eachFont(find: (font: UsedFont) => readonly unknown[] | boolean): Rule["find"] {
  return (file) =>
    usedFonts(file).flatMap((font) => {
      const found = find(font);
      const faults = typeof found === "boolean" ? Number(!found) : found.length;
      return faults > 0 ? [`${nameAt(font.dict, "BaseFont")}: ${faults}`] : [];
    });
}

const meanings = (font: UsedFont) => [...font.codes].map((code) => font.unicode?.get(code) ?? "?");

/** Fonts and what their characters mean. A code is the number of a glyph, since the encoding is Identity-H. */
export const fontRules = {
  "10-001": {
    title: "A character code cannot be mapped to Unicode",
    find: eachFont(({ codes, unicode }) => [...codes].filter((code) => !unicode?.get(code))),
  },
  "31-001 to 31-003, 31-006 to 31-008": {
    title: "The encoding of a font is not Identity-H, which alone needs no character collection and no map",
    find: eachFont(({ dict }) => nameAt(dict, "Encoding") === "Identity-H"),
  },
  "31-004": {
    title: "CIDToGIDMap is neither a stream nor Identity",
    find: eachFont(({ descendant }) => {
      const map = entry(descendant, "CIDToGIDMap");
      return map === undefined || map instanceof PDFRawStream || nameAt(descendant, "CIDToGIDMap") === "Identity";
    }),
  },
  "31-005": {
    title: "A font has no CIDToGIDMap",
    find: eachFont(({ descendant }) => entry(descendant, "CIDToGIDMap") !== undefined),
  },
  "31-009": {
    title: "A font that is used is not embedded",
    find: eachFont(({ program }) => program !== undefined),
  },
  "31-011": {
    title: "An embedded font does not contain all glyphs that are drawn",
    find: eachFont(({ program, codes }) => [...codes].filter((code) => program && code >= program.glyphs)),
  },
  "31-012 to 31-015": {
    title: "A font lists its characters, perhaps wrongly",
    find: eachFont(({ descendant }) => {
      const descriptor = dictAt(descendant, "FontDescriptor");
      return entry(descriptor, "CIDSet") === undefined && entry(descriptor, "CharSet") === undefined;
    }),
  },
  "31-016": {
    title: "The widths in the dictionary and in the embedded font differ",
    find: eachFont(({ program, codes, width }) =>
      [...codes].filter((code) => program && Math.abs(program.advance(code) - width(code)) > 1),
    ),
  },
  "31-017 to 31-026": {
    title: "A font is of another kind than Type 0 with TrueType outlines, whose rules these are",
    find: eachFont(isKnownKind),
  },
  "31-027": {
    title: "A font has no ToUnicode",
    find: eachFont(({ unicode }) => unicode !== undefined),
  },
  "31-028": {
    title: "ToUnicode leads to U+0000",
    find: eachFont((font) => meanings(font).filter((text) => text.includes("\u0000"))),
  },
  "31-029": {
    title: "ToUnicode leads to U+FEFF or U+FFFE",
    find: eachFont((font) => meanings(font).filter((text) => /[\ufeff\ufffe]/.test(text))),
  },
  "31-030": {
    title: "The .notdef glyph is drawn",
    find: eachFont(({ codes }) => !codes.has(0)),
  },
} satisfies Record<string, Rule>;
