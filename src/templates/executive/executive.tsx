import type { Design, DesignProps } from "../design.ts";
import { Standard } from "../parts/standard.tsx";
import { useYears } from "../parts/years.ts";
import css from "./executive.css?raw";

function ExecutiveSheet({ resume, view }: DesignProps) {
  return <Standard resume={resume} view={useYears(view)} />;
}

/** A deep banner over one wide serif column, with gold accents in every theme and years instead of months. */
export const executive: Design = {
  componentName: "TemplateExecutive",
  name: "executive",
  title: { en: "Executive", ch: "高管" },
  description: {
    en: "A deep banner with a touch of gold over one calm serif column. Speaks in years, not in months.",
    ch: "深色横幅点缀金色，衬线单栏从容舒展，经历以年份呈现。",
  },
  columns: "one",
  isPro: true,
  themes: ["navy", "graphite", "emerald", "plum", "ochre"],
  defaults: {
    fontSize: 13.6,
    lineHeight: 1.45,
    sectionGap: 21,
    itemGap: 14,
    pageMargin: { block: 50, inline: 66 },
    cjk: { fontSize: 12.5, lineHeight: 1.68 },
  },
  fonts: { text: "newsreader", display: "newsreader", large: "newsreader-display", cjk: "serif" },
  hasIcons: false,
  showsPhoto: false,
  Component: ExecutiveSheet,
  css,
};
