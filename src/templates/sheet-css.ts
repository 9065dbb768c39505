import baseCss from "./base.css?raw";
import type { Design } from "./design.ts";
import listsCss from "./lists.css?raw";
import furnitureCss from "./page-decoration.css?raw";
import { pagesCss } from "./paging.ts";
import publicCss from "./public.css?raw";
import typeCss from "./type.css?raw";

const made = new Map<string, string>();

/** The whole style sheet of a design, the same for editor, print and public page. Without @font-face and @page rules. */
export function sheetCss(design: Pick<Design, "name" | "css">): string {
  const known = made.get(design.name);
  if (known !== undefined) return known;
  const css = [baseCss, listsCss, typeCss, furnitureCss, pagesCss, publicCss, design.css].join("\n");
  made.set(design.name, css);
  return css;
}
