import type { Design } from "../design.ts";
import { Standard } from "../parts/standard.tsx";
import css from "./compact.css?raw";

/** One dense column with the section titles in a margin. It fits ten years on one page. */
export const compact: Design = {
  componentName: "TemplateCompact",
  name: "compact",
  title: { en: "Compact", ch: "紧凑" },
  description: {
    en: "The densest of all: titles in the margin, one line per heading. Ten years fit on one page.",
    ch: "信息密度最高：标题置于左侧页边，每段经历一行题头，十年经历一页写完。",
  },
  columns: "one",
  isPro: false,
  themes: ["emerald", "azure", "indigo", "rose", "graphite"],
  defaults: {
    fontSize: 12.4,
    lineHeight: 1.54,
    sectionGap: 15,
    itemGap: 11,
    pageMargin: { block: 42, inline: 46 },
    cjk: { fontSize: 11.9, lineHeight: 1.66 },
  },
  fonts: { text: "ibm-plex-sans", display: "ibm-plex-sans", mono: "ibm-plex-mono", cjk: "sans" },
  hasIcons: true,
  showsPhoto: false,
  Component: Standard,
  css,
};
