import { technologyNamed } from "../technologies.ts";
import type { DraftLanguage } from "./draft-lines.ts";

/**
 * Products and methods by the names that they have in Chinese, which nobody there writes in Latin letters, and where they
 * are at home: what is used in China alone is no advice for an English resume, and what is used everywhere else none for
 * a Chinese one.
 */
const chinese: Readonly<Record<string, readonly [name: string, home: "china" | "abroad" | "everywhere"]>> = {
  Feishu: ["飞书", "china"],
  DingTalk: ["钉钉", "china"],
  WeCom: ["企业微信", "china"],
  WeChat: ["微信", "china"],
  "WeChat Official Accounts": ["微信公众号", "china"],
  "WeChat mini program": ["微信小程序", "china"],
  Douyin: ["抖音", "china"],
  Kuaishou: ["快手", "china"],
  Xiaohongshu: ["小红书", "china"],
  Bilibili: ["B 站", "china"],
  Weibo: ["微博", "china"],
  Zhihu: ["知乎", "china"],
  Taobao: ["淘宝", "china"],
  Tmall: ["天猫", "china"],
  "JD.com": ["京东", "china"],
  Pinduoduo: ["拼多多", "china"],
  "Ocean Engine": ["巨量引擎", "china"],
  "Tencent Ads": ["腾讯广告", "china"],
  "Baidu Ads": ["百度推广", "china"],
  "Sensors Data": ["神策", "china"],
  Umeng: ["友盟", "china"],
  Lanhu: ["蓝湖", "china"],
  JSDesign: ["即时设计", "china"],
  MasterGo: ["MasterGo", "china"],
  Xiumi: ["秀米", "china"],
  Zentao: ["禅道", "china"],
  TAPD: ["TAPD", "china"],
  Kingdee: ["金蝶", "china"],
  Yonyou: ["用友", "china"],
  Beisen: ["北森", "china"],
  Moka: ["Moka", "china"],
  "BOSS Zhipin": ["BOSS 直聘", "china"],
  Liepin: ["猎聘", "china"],
  FineBI: ["FineBI", "china"],
  FineReport: ["FineReport", "china"],
  WPS: ["WPS", "china"],
  Wind: ["万得", "china"],
  YouTube: ["YouTube", "abroad"],
  Instagram: ["Instagram", "abroad"],
  Mailchimp: ["Mailchimp", "abroad"],
  TikTok: ["TikTok", "abroad"],
  Slack: ["Slack", "abroad"],
  CapCut: ["剪映", "everywhere"],
  Canva: ["可画", "everywhere"],
  Qwen: ["通义千问", "everywhere"],
  HarmonyOS: ["鸿蒙", "everywhere"],
  "Alibaba Cloud": ["阿里云", "everywhere"],
  "Tencent Cloud": ["腾讯云", "everywhere"],
  "Huawei Cloud": ["华为云", "everywhere"],
  PaddlePaddle: ["飞桨", "everywhere"],
  "A/B testing": ["A/B 测试", "everywhere"],
  microservices: ["微服务", "everywhere"],
  "micro frontends": ["微前端", "everywhere"],
  "prompt engineering": ["提示词工程", "everywhere"],
  "chaos engineering": ["混沌工程", "everywhere"],
  "zero trust": ["零信任", "everywhere"],
  "Six Sigma": ["六西格玛", "everywhere"],
  Gantt: ["甘特图", "everywhere"],
  "Linux kernel": ["Linux 内核", "everywhere"],
  "Embedded Linux": ["嵌入式 Linux", "everywhere"],
};

/** Returns what a technology is called in a language. */
export function technologyIn(lang: DraftLanguage, name: string): string {
  return lang === "ch" ? (chinese[name]?.[0] ?? name) : name;
}

/** Returns those of some technologies that somebody who writes in this language would expect; all where that leaves none. */
export function usualIn(lang: DraftLanguage, names: readonly string[]): readonly string[] {
  const foreign = lang === "ch" ? "abroad" : "china";
  const usual = names.filter((name) => chinese[name]?.[1] !== foreign);
  return usual.length > 0 ? usual : names;
}

/** Returns the text with a capital at its start, but a name that is written without one as it is: "iOS", "dbt". */
export function asSentence(text: string): string {
  const isName =
    /^[a-z]+[A-Z]/.test(text) || technologyNamed(/^\S+/.exec(text)?.[0] ?? "")?.charAt(0) === text.charAt(0);
  return isName ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
