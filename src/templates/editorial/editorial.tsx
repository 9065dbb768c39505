import type { Design, DesignProps } from "../design.ts";
import { Carded } from "../parts/carded.tsx";
import { useYears } from "../parts/years.ts";
import css from "./editorial.css?raw";
import publicCss from "./public.css?raw";
import reachCss from "./reach.css?raw";

/** A magazine page: a large light serif over a small sans, the profile as a quote, and years instead of months. */
export const editorial: Design = {
  componentName: "TemplateEditorial",
  name: "editorial",
  title: { en: "Editorial", ch: "杂志" },
  description: {
    en: "Set like a magazine: a large serif name, the profile as a quote, photo and facts in a narrow column.",
    ch: "杂志式排版：大号衬线姓名，简介如引言，照片与要点收在窄栏。",
  },
  columns: "two",
  isPro: true,
  themes: ["brick", "emerald", "navy", "ochre", "graphite"],
  defaults: {
    fontSize: 12.3,
    lineHeight: 1.57,
    sectionGap: 23,
    itemGap: 13,
    pageMargin: { block: 48, inline: 50 },
    cjk: { fontSize: 11.9, lineHeight: 1.74 },
  },
  fonts: { text: "geist", display: "newsreader", large: "newsreader-display", cjk: "sans", displayCjk: "serif" },
  hasIcons: false,
  showsPhoto: true,
  Component: EditorialSheet,
  css: [css, reachCss, publicCss].join("\n"),
};

function EditorialSheet({ resume, view }: DesignProps) {
  return <Carded resume={resume} view={useYears(view)} />;
}
