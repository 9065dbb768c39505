import type { Design, DesignProps } from "../design.ts";
import { Carded } from "../parts/carded.tsx";
import { photoOf } from "../parts/header.tsx";
import laterPages from "./later-pages.css?raw";
import publicCss from "./public.css?raw";
import reachCss from "./reach.css?raw";
import css from "./sidebar.css?raw";

/**
 * A solid column at the left edge of every page, with photo, contacts and the side sections in white on the theme's
 * deep tone.
 */
export const sidebar: Design = {
  componentName: "TemplateSidebar",
  name: "sidebar",
  title: { en: "Sidebar", ch: "侧栏" },
  description: {
    en: "A solid column of colour with your photo, contacts and skills; the work itself on white.",
    ch: "整列深色侧栏放照片、联系方式与技能，工作内容留在白色主栏。",
  },
  columns: "two",
  isPro: false,
  themes: ["navy", "emerald", "teal", "plum", "graphite"],
  defaults: {
    fontSize: 12,
    lineHeight: 1.58,
    sectionGap: 22,
    itemGap: 16,
    pageMargin: { block: 46, inline: 42 },
    cjk: { fontSize: 12.2, lineHeight: 1.75 },
  },
  fonts: { text: "inter", display: "inter", cjk: "sans" },
  hasIcons: true,
  showsPhoto: true,
  Component: Carded,
  Page: Column,
  css: [css, laterPages, reachCss, publicCss].join("\n"),
};

/** Draws the column, with a lighter block behind the photo on the first page. */
function Column({ resume, view }: DesignProps) {
  return <div className="rs-column">{photoOf(resume.data.basicInfo, view) && <div className="rs-column-head" />}</div>;
}
