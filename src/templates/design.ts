import type { ReactNode } from "react";
import type { Language, ResumeDocument } from "#core/resume/schema.ts";
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
  themes: readonly ThemeName[];
  /** The design's own numbers; the user's `config.design` goes over them. px at 96 dpi. */
  defaults: DesignNumbers & { cjk?: Partial<DesignNumbers> };
  fonts: { text: FontId; display: FontId; cjk: "sans" | "serif" };
  /** Draws what is inside the sheet, in reading order: header, main, side. */
  Component: (props: DesignProps) => ReactNode;
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

export type DesignProps = {
  resume: ResumeDocument;
  lang: Language;
};
