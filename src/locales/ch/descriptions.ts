import type { descriptions as en } from "../en/descriptions.ts";
import type { Words } from "../words.ts";

export const descriptions: Words<typeof en> = {
  home: "边写边看真实页面的在线简历：14 套模板、8 种语言、所见即所得的分页、可公开分享的链接，以及机器读得懂的 PDF。",
  templates: "14 套简历模板，单栏与双栏，每套 5 到 6 种配色，支持 A4 与 Letter，中英文排版都讲究。",
  examples: "十个互联网岗位方向的完整简历示例，从后端到运营，每份设计各不相同。选一份，换成你自己的经历。",
  guides:
    "写给技术与互联网从业者的简历指南：怎样写结果、解析系统看到什么、一页还是两页、怎样写故障、英文简历、业余项目。",
  creator: "写下想应聘的职位和经历，助手就在真实的简历页面上写出初稿：不编造公司，也不编造数字。",
  upload:
    "上传 PDF、Word、领英数据包、JSON 或 Markdown 简历，转成可在线编辑的简历，换任何模板都行：内容不丢，还能对照原文件核对。",
  programs: "在校学生和开源贡献者可免费获得六个月会员，无需付款信息，到期自动结束。",
  pricing: "一次付费、不自动续费的会员方案：免费能做什么，会员多了什么，价格是多少。",
  developers: "墨页的 HTTP API、OpenAPI 文件、开放格式，以及如何自己部署。",
  referral: "邀请朋友用墨页做简历：对方注册得代金券，对方付费你得 20%。",
  review: "用墨页做过简历的人怎么说。",
  notFound: "页面不存在。",
};
