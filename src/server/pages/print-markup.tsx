import { renderToStaticMarkup } from "react-dom/server";
import type { Language, ResumeDocument } from "#core/resume/schema.ts";
import type { DescribeLink, DocumentMetadata, SheetMarkup } from "#server/adapters/renderer/port.ts";
import { isPlainLatin, sheetFonts } from "#server/fonts/sheet-fonts.ts";
import { htmlLang } from "#templates/design.ts";
import { hyphensOf } from "#templates/hyphens/hyphens.ts";
import { pageRule, papers } from "#templates/paging.ts";
import { shortUrl } from "#templates/parts/hrefs.ts";
import { wordsOf } from "#templates/parts/words.ts";
import { designOf } from "#templates/registry.ts";
import { Sheet } from "#templates/sheet.tsx";
import { sheetCss } from "#templates/sheet-css.ts";

/**
 * Returns a resume as markup for the renderer: the same markup that the preview and the public page show, in its
 * printed form.
 */
export async function printMarkup(document: ResumeDocument): Promise<SheetMarkup> {
  const { templateName, lang, design } = document.config;
  // A control character is in no font. Stored documents hold none; of others it would be printed as a box.
  const sheet = renderToStaticMarkup(<Sheet document={document} mode="print" />).replace(controls, "");
  return {
    // Most resumes take one page, which costs a fifth of the layout that several pages cost (templates/paging.ts).
    html: `<div class="rs-pages rs-pages-${design.paper}" data-one="">${sheet}</div>`,
    css: `${pageRule(design.paper)}\nhtml, body { margin: 0; background: #fff }\n${sheetCss(designOf(templateName))}`,
    fonts: sheetFonts(document),
    isPlain: isPlainLatin(document),
    lang: htmlLang[lang],
    title: pdfTitle(document),
    hyphens: await hyphensOf(document),
    paper: papers[design.paper],
  };
}

const controls = /(?![\t\n])\p{Cc}/gu;

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

/** Returns what a link of the PDF leads to, in a language: "Email ada@example.com". */
export function linkDescriptions(lang: Language): DescribeLink {
  const { linkTo } = wordsOf(lang);
  return (url) => {
    const scheme = /^(mailto|tel):/i.exec(url)?.[1]?.toLowerCase();
    const kind = scheme === "mailto" ? "email" : scheme === "tel" ? "phone" : "page";
    const target = [...decoded(shortUrl(kind === "email" ? url.replace(/\?.*$/s, "") : url))];
    return linkTo[kind](
      target.length > longestTarget ? `${target.slice(0, longestTarget).join("")}…` : target.join(""),
    );
  };
}

/** In characters: it is read aloud, and nobody listens to more of a URL. */
const longestTarget = 80;

/** A URL reads better without percent signs; one with an incomplete escape stays as it is. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Returns a title such as "Priya Raman, Staff Engineer", or the resume's own name where both parts are empty. */
function pdfTitle({ name, data, config }: ResumeDocument): string {
  const comma = config.lang === "ch" || config.lang === "zh-tw" || config.lang === "ja" ? "，" : ", ";
  return [data.basicInfo.name, data.basicInfo.title].filter(Boolean).join(comma) || name;
}
