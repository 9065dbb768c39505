import baseCss from "./base.css?raw";
import breaksCss from "./breaks.css?raw";
import type { Design } from "./design.ts";
import fitCss from "./fit.css?raw";
import laterPagesCss from "./later-pages.css?raw";
import listsCss from "./lists.css?raw";
import pageDecorationCss from "./page-decoration.css?raw";
import { pagesCss } from "./paging.ts";
import photoCss from "./photo.css?raw";
import publicCss from "./public.css?raw";
import typeCss from "./type.css?raw";

const made = new Map<string, string>();

/**
 * Returns the whole style sheet of a design, the same for editor, print and public page. It contains no @font-face and
 * no @page rules.
 */
export function sheetCss(design: Pick<Design, "name" | "css">): string {
  const known = made.get(design.name);
  if (known !== undefined) return known;
  const parts = [
    baseCss,
    fitCss,
    photoCss,
    listsCss,
    breaksCss,
    typeCss,
    pageDecorationCss,
    laterPagesCss,
    pagesCss,
    publicCss,
  ];
  const css = [...parts, design.css].join("\n");
  made.set(design.name, css);
  return css;
}
