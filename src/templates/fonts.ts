import type { DesignSettings, Language } from "#core/resume/schema.ts";
import type { Design } from "./design.ts";

/**
 * The families that a sheet may be set in: which files exist (packages of @fontsource), and which families are the
 * fallbacks of which. Nothing here reads a file; the server serves them (`server/fonts/font-css.ts`).
 *
 * Print never gets a variable font: Chromium prints it as a Type 3 font, which is four times the size and has a poorer
 * text layer. The families of `@fontsource-variable` are used because eight static CJK packages weigh 640 MB and these
 * 50 MB; for print the server cuts static fonts out of them, one per weight.
 */
export type FontFamily = {
  /** The name of the CSS family. */
  family: string;
  package: string;
  generic: "sans-serif" | "serif" | "monospace";
  /**
   * The family's purpose. `fallback` families are never chosen, they only follow others in a stack; `large` ones are
   * not chosen either, they set names.
   */
  role: "latin" | "large" | "cjk" | "fallback";
  weights: readonly number[];
  /** The weights that also exist in italics. */
  italics: readonly number[];
  /** Whether one file holds every weight. */
  isVariable: boolean;
  /**
   * The value of the `opsz` axis at which the font is cut, for the web too. Such a face is drawn for large type only.
   */
  opticalSize?: number;
  /** The package's style sheet, where it is not one of Fontsource's. Its font files are in the same folder. */
  sheet?: string;
  /** The only slices of the package that are used, by the names in its style sheet. */
  slices?: readonly string[];
  /**
   * Characters that share the glyph of a more common character. A PDF would name the glyph by them (ʼ for every ’), so
   * the family is used without them.
   */
  twins?: readonly number[];
  /**
   * Whether the files carry hints, which make up a fifth of them and serve only the screens of the year 2000. The web
   * gets the files without.
   */
  isHinted?: boolean;
  license: "OFL-1.1";
};

type Weights = readonly number[];
const family = (name: string, from: string, more: Partial<FontFamily> = {}): FontFamily => ({
  family: name,
  package: from,
  generic: "sans-serif",
  role: "latin",
  weights: [400, 600, 700],
  italics: [400],
  isVariable: from.startsWith("@fontsource-variable/"),
  license: "OFL-1.1",
  ...more,
});

const sans = (name: string, from: string, weights: Weights, italics: Weights = []) =>
  family(name, `@fontsource/${from}`, { weights, italics });
const serif = (name: string, from: string, weights: Weights, italics: Weights = []) =>
  family(name, `@fontsource/${from}`, { weights, italics, generic: "serif" });
const mono = (name: string, from: string, weights: Weights, italics: Weights = []) =>
  family(name, `@fontsource/${from}`, { weights, italics, generic: "monospace" });
/** Families that the user may choose; no design is built on them. */
const choice = (name: string, from: string, generic: FontFamily["generic"] = "sans-serif") =>
  family(name, `@fontsource-variable/${from}`, { generic, italics: from === "manrope" ? [] : [400] });
/** The weights include black, for names in large type. */
const cjk = (name: string, from: string, generic: "sans-serif" | "serif", twins: readonly number[] = []) =>
  family(name, `@fontsource-variable/${from}`, {
    generic,
    role: "cjk",
    weights: generic === "serif" ? [400, 700] : [400, 700, 900],
    italics: [],
    twins,
  });
const fallback = (name: string, from: string, slices?: readonly string[]) =>
  family(name, `@fontsource-variable/${from}`, {
    role: "fallback",
    weights: [400, 700],
    italics: [],
    ...(slices && { slices }),
  });

const table = {
  geist: sans("Geist", "geist", [400, 500, 600, 700], [400, 700]),
  inter: { ...sans("Inter", "inter", [400, 500, 600, 700, 800], [400]), twins: [0x2bc] },
  "schibsted-grotesk": sans("Schibsted Grotesk", "schibsted-grotesk", [400, 600, 700], [400]),
  "source-sans-3": sans("Source Sans 3", "source-sans-3", [400, 600, 700, 800], [400, 700]),
  "ibm-plex-sans": { ...sans("IBM Plex Sans", "ibm-plex-sans", [400, 500, 600, 700], [400, 700]), isHinted: true },
  figtree: sans("Figtree", "figtree", [400, 500, 600, 700, 800], [400, 700]),
  lato: sans("Lato", "lato", [400, 700], [400]),
  roboto: choice("Roboto", "roboto"),
  "open-sans": choice("Open Sans", "open-sans"),
  "work-sans": choice("Work Sans", "work-sans"),
  manrope: choice("Manrope", "manrope"),
  "nunito-sans": choice("Nunito Sans", "nunito-sans"),
  "source-serif-4": {
    ...serif("Source Serif 4", "source-serif-4", [400, 500, 600, 700], [400, 600, 700]),
    twins: [0x2bb, 0x2bc],
  },
  newsreader: serif("Newsreader", "newsreader", [300, 400, 500, 600, 700], [400, 700]),
  "newsreader-display": family("Newsreader Display", "@fontsource-variable/newsreader", {
    generic: "serif",
    role: "large",
    weights: [380],
    italics: [],
    opticalSize: 72,
  }),
  "eb-garamond": serif("EB Garamond", "eb-garamond", [400, 500, 600, 700], [400, 600, 700]),
  lora: serif("Lora", "lora", [400, 600, 700], [400]),
  "crimson-pro": choice("Crimson Pro", "crimson-pro", "serif"),
  "pt-serif": serif("PT Serif", "pt-serif", [400, 700], [400]),
  "jetbrains-mono": mono("JetBrains Mono", "jetbrains-mono", [400, 500, 700, 800], [400, 700]),
  "ibm-plex-mono": { ...mono("IBM Plex Mono", "ibm-plex-mono", [400, 500, 600, 700], [400]), isHinted: true },
  // The middle dot and the bullet of every sheet come from its Latin family.
  "noto-sans-sc": cjk("Noto Sans SC", "noto-sans-sc", "sans-serif", [0xb7, 0x2022, 0x2027]),
  "noto-sans-tc": cjk("Noto Sans TC", "noto-sans-tc", "sans-serif", [0xb7, 0x2022, 0x2027]),
  "noto-sans-jp": cjk("Noto Sans JP", "noto-sans-jp", "sans-serif", [0x2bb, 0x2027]),
  "noto-sans-kr": cjk("Noto Sans KR", "noto-sans-kr", "sans-serif", [0x2bb]),
  "noto-serif-sc": cjk("Noto Serif SC", "noto-serif-sc", "serif"),
  "noto-serif-tc": cjk("Noto Serif TC", "noto-serif-tc", "serif"),
  "noto-serif-jp": cjk("Noto Serif JP", "noto-serif-jp", "serif", [0x2bb]),
  "noto-serif-kr": cjk("Noto Serif KR", "noto-serif-kr", "serif", [0x2bb]),
  // The basic Latin slice is left out, so that dashes, quotes and the like come from the families after it.
  "noto-sans": fallback("Noto Sans", "noto-sans", [
    "cyrillic",
    "cyrillic-ext",
    "greek",
    "greek-ext",
    "vietnamese",
    "latin-ext",
    "devanagari",
  ]),
  // IBM Plex has a whole glyph for each letter. Noto composes its letters of strokes and dots, and a PDF reader
  // extracts those.
  "ibm-plex-sans-arabic": family("IBM Plex Sans Arabic", "@fontsource/ibm-plex-sans-arabic", {
    role: "fallback",
    weights: [400, 700],
    italics: [],
    slices: ["arabic"],
  }),
  // Source Han Serif of mainland China with all of its 31 thousand characters. It supplies those that no other family
  // has, mostly in names.
  "rare-han": family("Rare Han", "@chinese-fonts/syst", {
    generic: "serif",
    role: "fallback",
    weights: [400, 700, 900],
    italics: [],
    isVariable: true,
    sheet: "dist/SourceHanSerifCN/result.css",
  }),
  "noto-sans-hebrew": fallback("Noto Sans Hebrew", "noto-sans-hebrew", ["hebrew"]),
  "noto-sans-thai": fallback("Noto Sans Thai", "noto-sans-thai", ["thai"]),
  // The monochrome version is used because a colour font prints as pictures or as Type 3, and its text is lost.
  "noto-emoji": fallback("Noto Emoji", "noto-emoji"),
};

export type FontId = keyof typeof table;

export const fontFamilies: Record<FontId, FontFamily> = table;

export const fontIds = Object.keys(fontFamilies) as readonly FontId[];

export function findFont(id: string | null): FontId | undefined {
  return fontIds.find((known) => known === id);
}

/**
 * The families that a user may choose in `config.design.fontFamily`: the Latin ones. The CJK family follows the
 * language.
 */
export const selectableFonts: readonly FontId[] = fontIds.filter((id) => fontFamilies[id].role === "latin");

/** The regional Han forms of a language: its own face first, then those that are most likely to have what it lacks. */
type Region = "sc" | "tc" | "jp" | "kr";
const regionsOf: Record<Language, readonly [Region, ...Region[]]> = {
  ch: ["sc", "tc", "jp", "kr"],
  "zh-tw": ["tc", "sc", "jp", "kr"],
  ja: ["jp", "tc", "sc", "kr"],
  ko: ["kr", "tc", "jp", "sc"],
  en: ["sc", "tc", "jp", "kr"],
  es: ["sc", "tc", "jp", "kr"],
  fr: ["sc", "tc", "jp", "kr"],
  de: ["sc", "tc", "jp", "kr"],
};
const cjkLanguages: readonly Language[] = ["ch", "zh-tw", "ja", "ko"];

type FontSettings = Pick<DesignSettings, "fontFamily">;

/**
 * `mono` exists in designs that set dates or labels in it. The CJK families are null in a language that is written in
 * Latin letters.
 */
export type SheetFonts = {
  text: FontId;
  display: FontId;
  /** The family of the name; most often the same as `display`. */
  large: FontId;
  mono?: FontId | undefined;
  cjk: FontId | null;
  /** The CJK fallback of `display`; most often the same as `cjk`. */
  displayCjk: FontId | null;
};

/** Returns the families of a design in a language; the user's choice replaces the design's Latin ones. */
export function fontsOf(design: Pick<Design, "fonts">, lang: Language, settings: FontSettings): SheetFonts {
  const chosen = selectableFonts.find((id) => id === settings.fontFamily);
  const own = chosen && (fontFamilies[chosen].generic === "serif" ? "serif" : "sans");
  const han = (style: "sans" | "serif"): FontId | null =>
    cjkLanguages.includes(lang) ? `noto-${own ?? style}-${regionsOf[lang][0]}` : null;
  return {
    text: chosen ?? design.fonts.text,
    display: chosen ?? design.fonts.display,
    large: chosen ?? design.fonts.large ?? design.fonts.display,
    mono: design.fonts.mono,
    cjk: han(design.fonts.cjk),
    displayCjk: han(design.fonts.displayCjk ?? design.fonts.cjk),
  };
}

/**
 * Scripts that the families of a sheet may lack, and the family that has each. Emoji that are shown as text by default
 * need none.
 */
const foreign: readonly { script: RegExp; id: (style: "sans" | "serif") => FontId }[] = [
  { script: /[\p{sc=Hiragana}\p{sc=Katakana}]/u, id: (style) => `noto-${style}-jp` },
  { script: /\p{sc=Hangul}/u, id: (style) => `noto-${style}-kr` },
  { script: /[\p{sc=Han}\u3000-\u303f\uff00-\uffef]/u, id: (style) => `noto-${style}-sc` },
  {
    script: /[\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Devanagari}\u0100-\u024f\u1e00-\u1eff\u20a0-\u20ff]/u,
    id: () => "noto-sans",
  },
  { script: /\p{sc=Arabic}/u, id: () => "ibm-plex-sans-arabic" },
  { script: /\p{sc=Hebrew}/u, id: () => "noto-sans-hebrew" },
  { script: /\p{sc=Thai}/u, id: () => "noto-sans-thai" },
  { script: /\p{Emoji_Presentation}|\ufe0f/u, id: () => "noto-emoji" },
];

/**
 * Returns every family whose faces a page with this sheet must offer, without repeats: text, display, mono, CJK, and
 * those that the characters of `text` (all texts of the resume) need in addition. The style sheets of CJK families are
 * long, so a page offers only the families that it needs. Rare characters may need a further fallback; `sheetFonts` of
 * the server adds it.
 */
export function fontIdsOf(design: Pick<Design, "fonts">, lang: Language, settings: FontSettings, text = ""): FontId[] {
  const { text: main, display, large, mono: fixed, cjk: han, displayCjk } = fontsOf(design, lang, settings);
  const style = (han ? fontFamilies[han].generic : fontFamilies[main].generic) === "serif" ? "serif" : "sans";
  // Every CJK family has Han and kana; only the Korean one has Hangul.
  const needed = foreign
    .filter(({ script }) => script.test(text))
    .map(({ id }) => id(style))
    .filter((id) => !(han && fontFamilies[id].role === "cjk" && !id.endsWith("-kr")));
  const all = [main, display, large, fixed, han, displayCjk, ...needed];
  return [...new Set(all.filter((id) => id !== undefined && id !== null))];
}

/**
 * Returns the marks that Latin and CJK families both have but that belong to the CJK family between Han characters:
 * full-width quotes, a dash that joins the next one, dots at half height. They are first in the stack, as a family of
 * these marks alone.
 */
export function marksOf(id: FontId): { family: string; characters: readonly number[] } | null {
  const region = fontFamilies[id].role === "cjk" ? id.slice(-2) : "";
  const dashAndDots = [0x2014, 0x2026];
  const characters = { sc: [...dashAndDots, 0x201c, 0x201d], tc: dashAndDots, jp: dashAndDots }[region];
  return characters ? { family: `${fontFamilies[id].family} Marks`, characters } : null;
}

/**
 * Returns the family, then its fallbacks. In every language the other CJK families are among them, for rare characters
 * of names, so that a Chinese name in an English resume follows the same rules. A face that no character needs is never
 * loaded.
 */
export function fallbacksOf(id: FontId, han: FontId | null): FontId[] {
  const style = (han ? fontFamilies[han].generic : fontFamilies[id].generic) === "serif" ? "serif" : "sans";
  const other = style === "serif" ? "sans" : "serif";
  const lang = han ? (cjkLanguages.find((known) => regionsOf[known][0] === han.slice(-2)) ?? "ch") : "en";
  return [
    id,
    "noto-sans",
    ...regionsOf[lang].map((region): FontId => `noto-${style}-${region}`),
    ...regionsOf[lang].map((region): FontId => `noto-${other}-${region}`),
    "rare-han",
    "ibm-plex-sans-arabic",
    "noto-sans-hebrew",
    "noto-sans-thai",
    "noto-emoji",
  ];
}

/** Returns a CSS font-family list of a family and all its fallbacks. */
export function fontStack(id: FontId, han: FontId | null): string {
  const marks = han ? marksOf(han) : null;
  const names = [...(marks ? [marks.family] : []), ...fallbacksOf(id, han).map((each) => fontFamilies[each].family)];
  return [...names.map((name) => `"${name}"`), fontFamilies[id].generic].join(", ");
}
