import type { guides as en } from "../en/guides.ts";
import type { Words } from "../words.ts";

export const guides: Words<typeof en> = {
  title: "简历指南",
  text: "几篇短文，讲清楚怎样写出一份同行愿意信、机器读得懂的简历。",
  minutes: "约 {{count}} 分钟",
  updated: "{{date}} 更新",
  all: "全部指南",
  contents: "本文目录",
  next: "接着读",
  none: "还没有指南",
  noneText: "本站暂时没有这个语言的指南。",
  failedTitle: "指南加载失败",
  failedText: "请检查网络后重试。",
  closing: {
    title: "现在就写进简历",
    text: "从一份完整的示例开始逐行改成自己的，或者选一套模板，直接写你的内容。",
    examples: "看看示例",
    templates: "选择模板",
  },
};
