import type { Design } from "../design.ts";
import { Standard } from "../parts/standard.tsx";
import css from "./modern.css?raw";

/** Two columns, with a bar and a hairline before each section and one tinted panel that runs down the whole page. */
export const modern: Design = {
  componentName: "TemplateModern",
  name: "modern",
  title: { en: "Modern", ch: "现代" },
  description: {
    en: "A clear main column beside one tinted panel. Reads well at a glance, on paper and on a phone.",
    ch: "清晰的主栏配一块浅色侧栏，屏幕与纸面都好读。",
  },
  columns: "two",
  isPro: false,
  themes: ["emerald", "azure", "indigo", "plum", "brick", "graphite"],
  defaults: {
    fontSize: 12,
    lineHeight: 1.54,
    sectionGap: 20,
    itemGap: 14,
    pageMargin: { block: 46, inline: 46 },
    cjk: { lineHeight: 1.72 },
  },
  fonts: { text: "geist", display: "schibsted-grotesk", cjk: "sans" },
  hasIcons: true,
  showsPhoto: true,
  Component: Standard,
  css,
};
