import type { review as en } from "../en/review.ts";
import type { Words } from "../words.ts";

export const review: Words<typeof en> = {
  title: "用户评价",
  text: "做完简历、投出去之后，大家怎么说。",
  write: "写评价",
  sample: "样例",
  samples: "以下为样例文字，由我们撰写；收到真实评价后会替换。",
  none: "还没有评价",
  noneText: "第一条留给你。",
  failedTitle: "评价加载失败",
  failedText: "请检查网络后重试。",
};
