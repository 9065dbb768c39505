import type { legal as en } from "../en/legal.ts";
import type { Words } from "../words.ts";

export const legal: Words<typeof en> = {
  updated: "最近更新于 {{date}}",
  contents: "本页目录",
  failedTitle: "内容没有加载出来",
  failedText: "内容没有送达，不影响你的任何数据。",
};
