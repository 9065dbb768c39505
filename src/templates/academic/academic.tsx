import type { Design } from "../design.ts";
import { Standard } from "../parts/standard.tsx";
import css from "./academic.css?raw";

/** One Garamond column with hanging dates and numbered references. */
export const academic: Design = {
  componentName: "TemplateAcademic",
  name: "academic",
  title: { en: "Academic", ch: "学术" },
  description: {
    en: "Hanging dates, numbered references and old-style type, as set by a careful typesetter.",
    ch: "悬挂日期、编号文献与传统衬线字体，像一篇精心排印的论文。",
  },
  columns: "one",
  isPro: false,
  themes: ["graphite", "navy", "emerald", "brick", "plum"],
  defaults: {
    fontSize: 14.6,
    lineHeight: 1.36,
    sectionGap: 16,
    itemGap: 8,
    pageMargin: { block: 54, inline: 66 },
    cjk: { fontSize: 12.6, lineHeight: 1.66 },
  },
  fonts: { text: "eb-garamond", display: "eb-garamond", cjk: "serif" },
  justifies: ["profile"],
  hasIcons: false,
  showsPhoto: false,
  Component: Standard,
  css,
};
