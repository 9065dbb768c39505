import type { DesignSettings, Language } from "#core/resume/schema.ts";
import type { Design } from "./design.ts";

/**
 * The families a sheet may be set in, all static files of @fontsource packages (never variable ones: they print as
 * Type 3 fonts, four times the size). Whoever needs files reads `<package>/<weight>.css` and `<weight>-italic.css`;
 * this file only says which.
 */
export type FontFamily = {
  /** The CSS family, exactly as the package's style sheets declare it. */
  family: string;
  package: string;
  generic: "sans-serif" | "serif" | "monospace";
  script: "latin" | "cjk";
  weights: readonly number[];
  /** Weights that also come in italics. */
  italics: readonly number[];
  license: "OFL-1.1";
};

const sans = (family: string, name: string, weights: readonly number[], italics: readonly number[] = []) =>
  ({
    family,
    package: `@fontsource/${name}`,
    generic: "sans-serif",
    script: "latin",
    weights,
    italics,
    license: "OFL-1.1",
  }) as const satisfies FontFamily;

const cjk = (family: string, name: string, generic: "sans-serif" | "serif") =>
  ({
    family,
    package: `@fontsource/${name}`,
    generic,
    script: "cjk",
    weights: [400, 700],
    italics: [],
    license: "OFL-1.1",
  }) as const satisfies FontFamily;

export const fontFamilies = {
  geist: sans("Geist", "geist", [400, 500, 600, 700], [400, 700]),
  "schibsted-grotesk": sans("Schibsted Grotesk", "schibsted-grotesk", [400, 600, 700], [400]),
  "source-serif-4": {
    ...sans("Source Serif 4", "source-serif-4", [400, 500, 600, 700], [400, 600, 700]),
    generic: "serif",
  },
  inter: sans("Inter", "inter", [400, 500, 600, 700, 800], [400]),
  "source-sans-3": sans("Source Sans 3", "source-sans-3", [400, 600, 700, 800], [400, 700]),
  "ibm-plex-sans": sans("IBM Plex Sans", "ibm-plex-sans", [400, 500, 600, 700], [400, 700]),
  "eb-garamond": {
    ...sans("EB Garamond", "eb-garamond", [400, 500, 600, 700], [400, 600, 700]),
    generic: "serif",
  },
  "ibm-plex-mono": { ...sans("IBM Plex Mono", "ibm-plex-mono", [400, 500, 600, 700], [400]), generic: "monospace" },
  newsreader: { ...sans("Newsreader", "newsreader", [300, 400, 500, 600, 700], [400, 700]), generic: "serif" },
  figtree: sans("Figtree", "figtree", [400, 500, 600, 700, 800], [400, 700]),
  "jetbrains-mono": {
    ...sans("JetBrains Mono", "jetbrains-mono", [400, 500, 700, 800], [400, 700]),
    generic: "monospace",
  },
  // The black weight is for names in large type.
  "noto-sans-sc": { ...cjk("Noto Sans SC", "noto-sans-sc", "sans-serif"), weights: [400, 700, 900] },
  "noto-serif-sc": cjk("Noto Serif SC", "noto-serif-sc", "serif"),
} as const satisfies Record<string, FontFamily>;

export type FontId = keyof typeof fontFamilies;

export const fontIds = Object.keys(fontFamilies) as readonly FontId[];

export function findFont(id: string | null): FontId | undefined {
  return fontIds.find((known) => known === id);
}

/** What a user may choose in `config.design.fontFamily`: the Latin families; the CJK one follows the language. */
export const selectableFonts: readonly FontId[] = fontIds.filter((id) => fontFamilies[id].script === "latin");

/**
 * The CJK pair of a language. A language that is written in Latin has none. Those whose own packages are not bundled
 * borrow the simplified one, which has the Han and kana but regional shapes; Hangul falls through to the system.
 */
const cjkOf: Record<Language, { sans: FontId; serif: FontId } | null> = {
  ch: { sans: "noto-sans-sc", serif: "noto-serif-sc" },
  "zh-tw": { sans: "noto-sans-sc", serif: "noto-serif-sc" },
  ja: { sans: "noto-sans-sc", serif: "noto-serif-sc" },
  ko: { sans: "noto-sans-sc", serif: "noto-serif-sc" },
  en: null,
  es: null,
  fr: null,
  de: null,
};

type FontSettings = Pick<DesignSettings, "fontFamily">;

/** `mono` is there in designs that set dates or labels in it. */
export type SheetFonts = { text: FontId; display: FontId; mono?: FontId | undefined; cjk: FontId | null };

/** The families of a design in a language; the user's own choice takes the place of the design's Latin ones. */
export function fontsOf(design: Pick<Design, "fonts">, lang: Language, settings: FontSettings): SheetFonts {
  const chosen = findFont(settings.fontFamily);
  const text = chosen ?? design.fonts.text;
  const style = chosen ? (fontFamilies[chosen].generic === "serif" ? "serif" : "sans") : design.fonts.cjk;
  return { text, display: chosen ?? design.fonts.display, mono: design.fonts.mono, cjk: cjkOf[lang]?.[style] ?? null };
}

/** Every family whose faces a page with this sheet must offer, without repeats: text, display, mono, CJK. */
export function fontIdsOf(design: Pick<Design, "fonts">, lang: Language, settings: FontSettings): FontId[] {
  const { text, display, mono, cjk: han } = fontsOf(design, lang, settings);
  return [...new Set([text, display, ...(mono ? [mono] : []), ...(han ? [han] : [])])];
}

/**
 * A CSS font-family list. The CJK families stand behind in every language, so that a Chinese name in an English resume
 * is set by the same rules wherever their faces are offered; a face that no character needs is never loaded.
 */
export function fontStack(id: FontId, han: FontId | null): string {
  const { family, generic } = fontFamilies[id];
  const serif = generic === "serif";
  const first: FontId = han ?? (serif ? "noto-serif-sc" : "noto-sans-sc");
  const other: FontId = first === "noto-serif-sc" ? "noto-sans-sc" : "noto-serif-sc";
  const names = [family, fontFamilies[first].family, fontFamilies[other].family].map((name) => `"${name}"`);
  return [...new Set(names), generic].join(", ");
}
