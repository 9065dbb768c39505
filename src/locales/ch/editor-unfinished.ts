import type { editorUnfinished as shape } from "../en/editor-unfinished.ts";
import type { Words } from "../words.ts";

/** 简历里还没填的数字和没确认的建议。 */
export const editorUnfinished: Words<typeof shape> = {
  label: "还没完成的地方",
  blanks_one: "{{count}} 处数字待填",
  blanks_other: "{{count}} 处数字待填",
  suggestions_one: "{{count}} 条建议待确认",
  suggestions_other: "{{count}} 条建议待确认",
  note: "不处理的话，会原样打印出来。",
  line: "“{{line}}”",
  next: "下一处",
  keep: "保留",
  remove: "删除",
  removed: "已删除这条建议",
  undo: "撤销",
  title: "这份简历还没写完",
  inPdf: "{{words}}，PDF 里会原样显示。",
  inPage: "{{words}}，公开页面上会原样显示。",
  anyway: "仍然下载",
  first: "去看第一处",
  untranslated: {
    label: "没有译出的文字",
    left_one: "{{count}} 处还没有翻译",
    left_other: "{{count}} 处还没有翻译",
    note: "这些文字在原处有标记，改过之后标记就会消失。",
    next: "下一处未翻译",
    keep: "不用翻译",
    keepAll: "都不用翻译",
    kept_one: "{{count}} 处保持原样",
    kept_other: "{{count}} 处保持原样",
  },
};
