import type { ReactNode } from "react";
import type { DesignSettings, Language, ResumeDocument } from "#core/resume/schema.ts";
import type { SectionKind } from "#core/resume/sections.ts";
import type { FontId } from "./fonts.ts";
import type { ThemeName } from "./themes.ts";

/**
 * A resume design: a folder `src/templates/<name>/` with its component and its style sheet, and one line in
 * `registry.ts`. It decides looks only; sections, items, tags, contacts and rich text are drawn by `parts/`.
 */
export type Design = {
  /** As in `config.templateName`: `TemplateModern`. */
  componentName: string;
  /** Folder and class name: `modern` gives `.rs-modern`. */
  name: string;
  title: { en: string; ch: string };
  description: { en: string; ch: string };
  columns: "one" | "two";
  isPro: boolean;
  /** The first is the design's default. */
  themes: readonly [ThemeName, ...ThemeName[]];
  /** The design's own numbers; the user's `config.design` goes over them. px at 96 dpi. */
  defaults: DesignNumbers & { cjk?: Partial<DesignNumbers> };
  /**
   * `mono` is for dates and labels (`--font-mono`); a user's own choice of family does not touch it. `displayCjk` is
   * there where Chinese names and titles are set in the other kind than the text, `large` (`--font-large`) where the
   * name has a face of its own.
   */
  fonts: {
    text: FontId;
    display: FontId;
    large?: FontId;
    mono?: FontId;
    cjk: "sans" | "serif";
    displayCjk?: "sans" | "serif";
  };
  /** Sections whose paragraphs are justified, with words divided where the language does that (hyphens/). */
  justifies?: readonly SectionKind[];
  /** Contacts carry icons (the user may still turn them off) or words. */
  hasIcons: boolean;
  hasPhoto: boolean;
  /** Section titles carry an icon of their kind (parts/section-icons.tsx); the same switch of the user's turns them off. */
  hasSectionIcons?: boolean;
  /** Draws what is inside the sheet, in reading order: header, main, side. */
  Component: (props: DesignProps) => ReactNode;
  /**
   * What stands on every page beside the text: a column to the edges, a frame, a tinted ground, a title block. Drawn as
   * the children of one `.rs-page`, a box as large as the paper, margins included, which is repeated on each page and is
   * the whole sheet on the public page. Its children are positioned and lie behind the text; give one the class
   * `rs-front` to lay it over the text, painted (and so read from a PDF) after it.
   * - The number of the page is `<PageNumber />`, how many there are is `<PageCount />` (parts/furniture.tsx).
   * - `.rs-page:first-child` is the first page, `.rs-page:last-child` the last, `.rs-public .rs-page` the web's only one.
   * - It is hidden from screen readers and is no part of the PDF's structure. Draw letters that mean nothing as shapes:
   *   letters of a font end up in the PDF's text. No inline styles, no ids.
   * - It takes no room. Keep text off it by the margins (`defaults.pageMargin`), or in a column by a padding with
   *   `box-decoration-break: clone`.
   * What stands on the first page alone needs no furniture: a header takes its place at the paper's edges with
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
  /** Top and bottom, then left and right. */
  pageMargin: { block: number; inline: number };
};

/** How a sheet is shown: printed, in the editor (pages, with marks that lead back to the fields), or on the web. */
export type SheetMode = "print" | "preview" | "public";

/** What every part needs to know beside its own data. One object a sheet, the same as long as nothing in it changes. */
export type View = {
  lang: Language;
  mode: SheetMode;
  columns: "one" | "two";
  /** The user's choice; a design may put `iso` (`2021-03`) in the place of the language's own way. */
  dateFormat: DesignSettings["dateFormat"] | "iso";
  hasIcons: boolean;
  hasSectionIcons: boolean;
  hasPhoto: boolean;
  justifies: readonly SectionKind[];
};

export type DesignProps = {
  resume: ResumeDocument;
  view: View;
};

const cjkLanguages: readonly Language[] = ["ch", "zh-tw", "ja", "ko"];

export function isCjk(lang: Language): boolean {
  return cjkLanguages.includes(lang);
}

/** The value of `lang` in markup. */
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

/** A design's numbers in a language, with the user's settings over them. */
export function numbersOf(design: Pick<Design, "defaults">, lang: Language, settings: DesignSettings): DesignNumbers {
  const { cjk, ...latin } = design.defaults;
  const own = isCjk(lang) ? { ...latin, ...cjk } : latin;
  const margin = settings.pageMargin;
  return {
    fontSize: own.fontSize + (settings.fontSize ?? 0),
    lineHeight: settings.lineHeight ?? own.lineHeight,
    sectionGap: settings.sectionGap ?? own.sectionGap,
    itemGap: settings.itemGap ?? own.itemGap,
    // The user sets one number, left and right; top and bottom keep the design's proportion to it.
    pageMargin:
      margin === null
        ? own.pageMargin
        : { block: Math.round((margin * own.pageMargin.block) / own.pageMargin.inline), inline: margin },
  };
}
