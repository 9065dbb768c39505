import type { legal as en } from "../en/legal.ts";
import type { Words } from "../words.ts";

export const legal: Words<typeof en> = {
  updated: "最近更新于 {{date}}",
  contents: "本页目录",
  failedTitle: "内容加载失败",
  failedText: "请检查网络后重试。",
};
