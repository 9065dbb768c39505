import type { Design } from "../design.ts";
import { Standard } from "../parts/standard.tsx";
import css from "./classic.css?raw";

/** One serif column under a centred name, as a law firm or a bank expects it. */
export const classic: Design = {
  componentName: "TemplateClassic",
  name: "classic",
  title: { en: "Classic", ch: "经典" },
  description: {
    en: "One serif column with a centred name and ruled headings. Prints perfectly in black.",
    ch: "单栏衬线排版，姓名居中、标题带横线，黑白打印同样得体。",
  },
  columns: "one",
  isPro: false,
  themes: ["graphite", "navy", "emerald", "brick", "ochre"],
  defaults: {
    fontSize: 12.6,
    lineHeight: 1.5,
    sectionGap: 18,
    itemGap: 12,
    pageMargin: { block: 54, inline: 62 },
    cjk: { fontSize: 12.3, lineHeight: 1.7 },
  },
  fonts: { text: "source-serif-4", display: "source-serif-4", cjk: "serif" },
  hasIcons: false,
  showsPhoto: false,
  Component: Standard,
  css,
};
