import type { ReactNode } from "react";
import type { DesignSettings, Language, LinkText, PhotoShape, ResumeDocument } from "#core/resume/schema.ts";
import type { SectionKind } from "#core/resume/sections.ts";
import type { FontId } from "./fonts.ts";
import type { ThemeName } from "./themes.ts";

/**
 * A resume design: a folder `src/templates/<name>/` with a component and a style sheet, and one line in `registry.ts`.
 * A design decides looks only; `parts/` draws sections, items, tags, contacts and rich text.
 */
export type Design = {
  /** The value of `config.templateName`, such as `TemplateModern`. */
  componentName: string;
  /** The name of the folder and of the class: `modern` gives `.rs-modern`. */
  name: string;
  title: { en: string; ch: string };
  description: { en: string; ch: string };
  columns: "one" | "two";
  isPro: boolean;
  /** The first is the design's default. */
  themes: readonly [ThemeName, ...ThemeName[]];
  /** The design's own numbers, which `config.design` of the user overrides. Lengths are in px at 96 dpi. */
  defaults: DesignNumbers & { cjk?: Partial<DesignNumbers> };
  /**
   * `mono` sets dates and labels (`--font-mono`); the user's choice of a family does not change it. `displayCjk` exists
   * where Chinese names and titles use the other kind of face (serif or sans) than the text, `large` (`--font-large`)
   * where the name has a face of its own.
   */
  fonts: {
    text: FontId;
    display: FontId;
    large?: FontId;
    mono?: FontId;
    cjk: "sans" | "serif";
    displayCjk?: "sans" | "serif";
  };
  /**
   * The kinds of sections whose paragraphs are justified. Their words are hyphenated in languages that do so
   * (hyphens/).
   */
  justifies?: readonly SectionKind[];
  /** Whether contacts carry icons, which the user may turn off, or words. */
  hasIcons: boolean;
  /** Whether the photo is shown unless the user says otherwise. Every design has a place for one (`photoIsShown`). */
  showsPhoto: boolean;
  /**
   * Whether section titles carry an icon of their kind (parts/section-icons.tsx). The user turns them off with the same
   * switch as `hasIcons`.
   */
  hasSectionIcons?: boolean;
  /** Draws the content of the sheet in reading order: header, main, side. */
  Component: (props: DesignProps) => ReactNode;
  /**
   * The page decoration: what is drawn on every page besides the text, such as a column to the edges, a frame, a tinted
   * background or a title block. It is rendered as the children of one `.rs-page`, a box as large as the paper
   * including its margins. That box is repeated on each page; on the public page there is one, as large as the sheet.
   * The children are positioned and lie behind the text. A child with the class `rs-front` lies over the text; it is
   * painted, and therefore read from a PDF, after the text.
   * - The number of the page is `<PageNumber />`, the number of pages is `<PageCount />` (parts/page-decoration.tsx).
   * - `.rs-page:first-child` is the first page, `.rs-page:last-child` the last, `.rs-public .rs-page` the only one on
   *   the web.
   * - It is hidden from screen readers and is not part of the PDF's structure. Draw letters that carry no meaning as
   *   shapes, because letters of a font end up in the PDF's text. Use no inline styles and no ids.
   * - It takes no room. Keep text off it by the margins (`defaults.pageMargin`), or inside a column by a padding with
   *   `box-decoration-break: clone`.
   * Anything that appears on the first page only needs no page decoration: a header reaches the paper's edges with
   * `margin: var(--bleed)` and a padding of its own (page-decoration.css).
   */
  Page?: (props: DesignProps) => ReactNode;
  css: string;
};

export type DesignNumbers = {
  fontSize: number;
  lineHeight: number;
  sectionGap: number;
  itemGap: number;
  /** `block` is the margin at the top and the bottom, `inline` at the left and the right. */
  pageMargin: { block: number; inline: number };
};

/** How a sheet is shown: printed, in the editor (pages with attributes that lead back to the fields), or on the web. */
export type SheetMode = "print" | "preview" | "public";

/**
 * What every part needs besides its own data. There is one object per sheet, and it is replaced only when something in
 * it changes.
 */
export type View = {
  lang: Language;
  mode: SheetMode;
  columns: "one" | "two";
  /** The user's choice. A design may replace the language's own format by `iso` (`2021-03`). */
  dateFormat: DesignSettings["dateFormat"] | "iso";
  hasIcons: boolean;
  hasSectionIcons: boolean;
  /** Whether a photo that exists is drawn. */
  hasPhoto: boolean;
  /** The user's choice; null for the design's own. */
  photoShape: PhotoShape | null;
  justifies: readonly SectionKind[];
  /** What is written of a link that says nothing else itself. */
  linkText: LinkText;
};

export type DesignProps = {
  resume: ResumeDocument;
  view: View;
};

const cjkLanguages: readonly Language[] = ["ch", "zh-tw", "ja", "ko"];

export function isCjk(lang: Language): boolean {
  return cjkLanguages.includes(lang);
}

/** The value of the `lang` attribute in markup. */
export const htmlLang: Record<Language, string> = {
  ch: "zh-CN",
  "zh-tw": "zh-TW",
  en: "en",
  es: "es",
  fr: "fr",
  de: "de",
  ja: "ja",
  ko: "ko",
};

/** Returns a design's numbers in a language, overridden by the user's settings. */
export function numbersOf(design: Pick<Design, "defaults">, lang: Language, settings: DesignSettings): DesignNumbers {
  const { cjk, ...latin } = design.defaults;
  const own = isCjk(lang) ? { ...latin, ...cjk } : latin;
  const margin = settings.pageMargin;
  return {
    fontSize: own.fontSize + (settings.fontSize ?? 0),
    lineHeight: settings.lineHeight ?? own.lineHeight,
    sectionGap: settings.sectionGap ?? own.sectionGap,
    itemGap: settings.itemGap ?? own.itemGap,
    // The user sets one number, for left and right; top and bottom keep the design's proportion to it.
    pageMargin:
      margin === null
        ? own.pageMargin
        : { block: Math.round((margin * own.pageMargin.block) / own.pageMargin.inline), inline: margin },
  };
}

/** Returns whether a design shows the photo, with the user's settings. */
export function photoIsShown({ showsPhoto }: Pick<Design, "showsPhoto">, { showPhoto }: DesignSettings): boolean {
  return showPhoto === "always" || (showPhoto && showsPhoto);
}

/** Returns the setting with which a design shows the photo or leaves it out: the default where that does it. */
export function photoSetting(
  { showsPhoto }: Pick<Design, "showsPhoto">,
  isShown: boolean,
): DesignSettings["showPhoto"] {
  if (isShown === showsPhoto) return true;
  return isShown ? "always" : false;
}
