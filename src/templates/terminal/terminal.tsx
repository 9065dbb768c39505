import type { Design } from "../design.ts";
import photo from "./photo.css?raw";
import signs from "./signs.css?raw";
import css from "./terminal.css?raw";
import { TerminalSheet, TitleBar } from "./terminal-sheet.tsx";

/** A shell window as the header and mono type throughout; below it a normal resume that any program can read. */
export const terminal: Design = {
  componentName: "TemplateTerminal",
  name: "terminal",
  title: { en: "Terminal", ch: "终端" },
  description: {
    en: "A shell window for a header, contacts as flags, skills as lists. The joke stays on top; the rest reads like any resume.",
    ch: "页眉是一扇命令行窗口，联系方式写成参数，技能写成列表。玩笑只在页眉，正文机器照样读得懂。",
  },
  columns: "one",
  isPro: true,
  themes: ["emerald", "azure", "ochre", "plum", "graphite"],
  defaults: {
    fontSize: 11.1,
    lineHeight: 1.6,
    sectionGap: 17,
    itemGap: 10,
    pageMargin: { block: 46, inline: 46 },
    cjk: { fontSize: 11.7, lineHeight: 1.74 },
  },
  fonts: { text: "jetbrains-mono", display: "jetbrains-mono", cjk: "sans" },
  hasIcons: false,
  showsPhoto: false,
  Component: TerminalSheet,
  Page: TitleBar,
  css: [css, signs, photo].join("\n"),
};
