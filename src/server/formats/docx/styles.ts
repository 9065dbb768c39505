import type { ResumeDocument } from "#core/resume/schema.ts";
import { type DesignNumbers, isCjk, numbersOf } from "#templates/design.ts";
import { findFont, fontFamilies } from "#templates/fonts.ts";
import { designOf } from "#templates/registry.ts";
import { findTheme, themes, themeVariables } from "#templates/themes.ts";

/** A face by its names: for letters, and for Chinese, Japanese and Korean signs. */
export type Face = { ascii: string; hAnsi: string; cs: string; eastAsia: string };

/** How the document is set in Word: what of the design a word processor can do. Lengths are in twentieths of a point. */
export type Look = {
  text: Face;
  display: Face;
  /** In half points. */
  size: number;
  /** In 240ths of a line. */
  line: number;
  sectionGap: number;
  itemGap: number;
  margin: { block: number; inline: number };
  paper: { width: number; height: number };
  accent: string;
  ink: string;
  ink2: string;
  rule: string;
  /** Whether the second column exists, and whether names and contacts are centred. */
  columns: "one" | "two";
  isCentred: boolean;
};

/** Word has no pixels: 96 of them are an inch, which has 1440 twentieths of a point. */
const twips = (px: number) => Math.round(px * 15);

const papers = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } };

/** Faces that Windows, macOS and WPS have, where a reader has not installed the open ones. */
const eastAsia = {
  ch: { sans: "Microsoft YaHei", serif: "SimSun" },
  "zh-tw": { sans: "Microsoft JhengHei", serif: "PMingLiU" },
  ja: { sans: "Yu Gothic", serif: "Yu Mincho" },
  ko: { sans: "Malgun Gothic", serif: "Batang" },
};

export function lookOf({ config }: ResumeDocument): Look {
  const { lang, design: settings } = config;
  const design = designOf(config.templateName);
  const numbers: DesignNumbers = numbersOf(design, lang, settings);
  const theme = findTheme(config.templateTheme) ?? findTheme(design.themes[0]) ?? themes[0];
  if (!theme) throw new Error("There is no theme");
  const colours = themeVariables(theme, { accent: settings.accent });
  const colour = (name: `--${string}`) => (colours[name] ?? "#000000").slice(1);
  const chosen = findFont(settings.fontFamily);
  const east = eastAsia[lang === "zh-tw" || lang === "ja" || lang === "ko" ? lang : "ch"];
  const face = (id: keyof typeof fontFamilies, kind: "sans" | "serif"): Face => {
    const { family, role } = fontFamilies[id];
    const ascii = role === "cjk" ? (kind === "serif" ? "Georgia" : "Calibri") : family;
    return { ascii, hAnsi: ascii, cs: ascii, eastAsia: east[kind] };
  };
  return {
    text: face(chosen ?? design.fonts.text, design.fonts.cjk),
    display: face(chosen ?? design.fonts.display, design.fonts.displayCjk ?? design.fonts.cjk),
    size: Math.round(numbers.fontSize * 0.75 * 2),
    // Chinese faces are higher than their size by themselves, and Word multiplies that.
    line: Math.round(240 * (isCjk(lang) ? numbers.lineHeight * 0.8 : numbers.lineHeight * 0.86)),
    sectionGap: twips(numbers.sectionGap),
    itemGap: twips(numbers.itemGap),
    margin: { block: twips(numbers.pageMargin.block), inline: twips(numbers.pageMargin.inline) },
    paper: papers[settings.paper],
    accent: colour("--th"),
    ink: colour("--ink"),
    ink2: colour("--ink2"),
    rule: colour("--th-line"),
    columns: settings.columns ?? design.columns,
    isCentred: design.name === "classic" || design.name === "academic",
  };
}
