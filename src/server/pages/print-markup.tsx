import { renderToStaticMarkup } from "react-dom/server";
import type { ResumeDocument } from "#core/resume/schema.ts";
import type { DocumentMetadata, SheetMarkup } from "#server/adapters/renderer/port.ts";
import { isPlainLatin, sheetFonts } from "#server/fonts/sheet-fonts.ts";
import { htmlLang } from "#templates/design.ts";
import { hyphensOf } from "#templates/hyphens/hyphens.ts";
import { pageRule, papers } from "#templates/paging.ts";
import { designOf } from "#templates/registry.ts";
import { Sheet } from "#templates/sheet.tsx";
import { sheetCss } from "#templates/sheet-css.ts";

/**
 * Returns a resume as markup for the renderer: the same markup that the preview and the public page show, in its
 * printed form.
 */
export async function printMarkup(document: ResumeDocument): Promise<SheetMarkup> {
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

/** Returns the metadata of a PDF: title, author, profession as its subject, visible skills as keywords. */
export function printMetadata(document: ResumeDocument): DocumentMetadata {
  const { basicInfo, sections } = document.data;
  const skills = sections.filter(({ type, isHidden }) => type === "skills" && !isHidden).flatMap(({ data }) => data);
  return {
    title: pdfTitle(document),
    author: basicInfo.name,
    subject: basicInfo.title,
    keywords: skills.filter(({ title, isHidden }) => !isHidden && title).map(({ title }) => title),
  };
}

/** Returns a title such as "Priya Raman, Staff Engineer", or the resume's own name where both parts are empty. */
function pdfTitle({ name, data, config }: ResumeDocument): string {
  const comma = config.lang === "ch" || config.lang === "zh-tw" || config.lang === "ja" ? "，" : ", ";
  return [data.basicInfo.name, data.basicInfo.title].filter(Boolean).join(comma) || name;
}
