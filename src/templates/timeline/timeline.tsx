import type { Design } from "../design.ts";
import { Standard } from "../parts/standard.tsx";
import css from "./timeline.css?raw";

/**
 * One column along a line that runs over every page. Sections and items are marked on it, with their dates to its left.
 */
export const timeline: Design = {
  componentName: "TemplateTimeline",
  name: "timeline",
  title: { en: "Timeline", ch: "时间轴" },
  description: {
    en: "Your career along one line, with the dates beside it. The shape of it reads at a glance.",
    ch: "一条时间轴贯穿全页，日期列在左侧，职业轨迹一眼看清。",
  },
  columns: "one",
  isPro: false,
  themes: ["cobalt", "emerald", "plum", "brick", "teal", "graphite"],
  defaults: {
    fontSize: 12.6,
    lineHeight: 1.5,
    sectionGap: 22,
    itemGap: 15,
    pageMargin: { block: 38, inline: 62 },
    cjk: { fontSize: 12.4, lineHeight: 1.72 },
  },
  fonts: { text: "figtree", display: "figtree", cjk: "sans" },
  hasIcons: true,
  showsPhoto: true,
  Component: Standard,
  Page: Line,
  css,
};

function Line() {
  return <div className="rs-line" />;
}
