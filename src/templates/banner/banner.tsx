import type { Design } from "../design.ts";
import { Standard } from "../parts/standard.tsx";
import css from "./banner.css?raw";

/** Two columns under a band of colour from which the photo hangs, with a tinted icon tile before each title. */
export const banner: Design = {
  componentName: "TemplateBanner",
  name: "banner",
  title: { en: "Banner", ch: "横幅" },
  description: {
    en: "A band of colour with the photo hanging from it, and an icon for every section. The friendly one, for product, design and operations.",
    ch: "整幅色带配悬挂头像，每个模块都有图标。亲切醒目，适合产品、设计与运营。",
  },
  columns: "two",
  isPro: true,
  themes: ["indigo", "teal", "rose", "azure", "emerald", "graphite"],
  defaults: {
    fontSize: 12.8,
    lineHeight: 1.55,
    sectionGap: 25,
    itemGap: 15,
    pageMargin: { block: 46, inline: 46 },
    cjk: { fontSize: 12.5, lineHeight: 1.8 },
  },
  fonts: { text: "figtree", display: "figtree", cjk: "sans" },
  hasIcons: true,
  hasSectionIcons: true,
  showsPhoto: true,
  Component: Standard,
  Page: Strip,
  css,
};

/** Draws the edge of the band at the head of later pages. */
function Strip() {
  return <div className="rs-strip" />;
}
