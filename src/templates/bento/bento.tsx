import type { Design } from "../design.ts";
import { Standard } from "../parts/standard.tsx";
import css from "./bento.css?raw";
import publicCss from "./public.css?raw";
import reachCss from "./reach.css?raw";
import tilesCss from "./tiles.css?raw";

/** Every section is a tile on a tinted page, below a tile in the theme's deep tone. */
export const bento: Design = {
  componentName: "TemplateBento",
  name: "bento",
  title: { en: "Bento", ch: "便当" },
  description: {
    en: "Every section is a tile on a tinted page, and the profile a statement. Reordering feels like arranging a board.",
    ch: "每个模块是一格卡片，个人简介化作一句话宣言。调整顺序就像摆放便当。",
  },
  columns: "two",
  isPro: true,
  themes: ["emerald", "indigo", "rose", "ochre", "graphite"],
  defaults: {
    fontSize: 12.2,
    lineHeight: 1.5,
    sectionGap: 12,
    itemGap: 11,
    pageMargin: { block: 26, inline: 26 },
    cjk: { fontSize: 12, lineHeight: 1.7 },
  },
  fonts: { text: "figtree", display: "figtree", cjk: "sans" },
  hasIcons: true,
  showsPhoto: true,
  Component: Standard,
  Page: Ground,
  css: [css, reachCss, tilesCss, publicCss].join("\n"),
};

/** Draws the tint of each page. */
function Ground() {
  return <div className="rs-ground" />;
}
