import type { site as shape } from "../en/site.ts";
import type { Words } from "../words.ts";

export const site: Words<typeof shape> = {
  sandbox: {
    title: "发件箱",
    text: "本站不发送真实的邮件和短信。原本要发出的内容都在这里，最新的在最前。",
    to: "收件人 {{to}}",
    mail: "邮件",
    sms: "短信",
    code: "验证码",
    copyCode: "复制验证码",
    empty: "还没有发出任何内容",
    emptyText: "注册之后，验证码会出现在这里。",
    failedTitle: "发件箱加载失败",
    failedText: "内容都还在，请检查网络后重试。",
    filter: "只看 {{to}}",
    showAll: "查看全部",
  },
};
