import type { Design } from "../design.ts";
import { Standard } from "../parts/standard.tsx";
import publicCss from "./public.css?raw";
import css from "./swiss.css?raw";

/** One column on a grid of labels, content and facts; black rules and one block of colour, no ornaments. */
export const swiss: Design = {
  componentName: "TemplateSwiss",
  name: "swiss",
  title: { en: "Swiss", ch: "瑞士" },
  description: {
    en: "A strict grid under a very large name: black rules, one block of colour, nothing else.",
    ch: "严格的网格与特大号姓名，黑色横线配一方色块，别无装饰。",
  },
  columns: "one",
  isPro: true,
  themes: ["brick", "cobalt", "emerald", "ochre", "graphite"],
  defaults: {
    fontSize: 11.6,
    lineHeight: 1.55,
    sectionGap: 11,
    itemGap: 9,
    pageMargin: { block: 48, inline: 44 },
    cjk: { fontSize: 12, lineHeight: 1.74 },
  },
  fonts: { text: "inter", display: "inter", cjk: "sans" },
  hasIcons: false,
  showsPhoto: false,
  Component: Standard,
  Page: Corner,
  css: `${css}\n${publicCss}`,
};

/** Draws the bar of colour at the head of later pages. */
function Corner() {
  return <div className="rs-corner" />;
}
