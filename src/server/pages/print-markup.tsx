import { renderToStaticMarkup } from "react-dom/server";
import type { ResumeDocument } from "#core/resume/schema.ts";
import { isPlainLatin, sheetFonts } from "#server/fonts/sheet-fonts.ts";
import { htmlLang } from "#templates/design.ts";
import type { FontId } from "#templates/fonts.ts";
import { type Hyphens, hyphensOf } from "#templates/hyphens/hyphens.ts";
import { pageRule, papers } from "#templates/paging.ts";
import { designOf } from "#templates/registry.ts";
import { Sheet } from "#templates/sheet.tsx";
import { sheetCss } from "#templates/sheet-css.ts";

export type PrintMarkup = {
  html: string;
  css: string;
  /** The families that it may be set in. */
  fonts: readonly FontId[];
  /** Whether the Latin families have every character of it. */
  isPlain: boolean;
  /** A BCP 47 tag. */
  lang: string;
  title: string;
  /** Where the words of its justified lines may be divided; null where there are none. */
  hyphens: Hyphens | null;
  /** px at 96 dpi. */
  paper: { width: number; height: number };
};

/** What is put into the renderer's page to print or shoot a resume. */
export async function printMarkup(document: ResumeDocument): Promise<PrintMarkup> {
  const { templateName, lang, design } = document.config;
  const sheet = renderToStaticMarkup(<Sheet document={document} mode="print" />);
  return {
    html: `<div class="rs-pages rs-pages-${design.paper}">${sheet}</div>`,
    css: `${pageRule(design.paper)}\nhtml, body { margin: 0; background: #fff }\n${sheetCss(designOf(templateName))}`,
    fonts: sheetFonts(document),
    isPlain: isPlainLatin(document),
    lang: htmlLang[lang],
    title: pdfTitle(document),
    hyphens: await hyphensOf(document),
    paper: papers[design.paper],
  };
}

/** "Priya Raman, Staff Engineer"; the resume's own name where both are empty. */
export function pdfTitle({ name, data, config }: ResumeDocument): string {
  const comma = config.lang === "ch" || config.lang === "zh-tw" || config.lang === "ja" ? "，" : ", ";
  return [data.basicInfo.name, data.basicInfo.title].filter(Boolean).join(comma) || name;
}
