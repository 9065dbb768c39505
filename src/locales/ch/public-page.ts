import type { publicPage as shape } from "../en/public-page.ts";
import type { Words } from "../words.ts";

export const publicPage: Words<typeof shape> = {
  actions: "这份简历的操作",
  download: "下载 PDF",
  share: "分享",
  shared: "链接已复制",
  copyByHand: "复制这个链接",
  toDark: "切换到深色",
  toLight: "切换到浅色",
  updated: "更新于 {{date}}",
  madeWith: "制作工具：",
  description: "{{name}}，{{title}}的简历。",
  descriptionNameOnly: "{{name}}的简历。",
  sample: {
    mark: "样例",
    text: "人物和公司均为虚构。",
    title: "{{name}}简历样例",
    useExample: "使用这份示例",
    useTemplate: "使用这个模板",
  },
  notFound: {
    title: "找不到这份简历",
    text: "网址可能有误，或者作者已将它设为私密。",
    home: "回到首页",
    examples: "看看示例",
  },
  linkEnded: {
    title: "这个链接打不开",
    text: "链接可能有误、已经过期，或者已被停用。请向发给你的人要一个新的链接。",
  },
  linkPassword: {
    title: "打开这份简历需要密码",
    text: "密码请向发给你链接的人询问。",
    label: "密码",
    open: "打开简历",
    wrong: "密码不对，请检查大小写后再试一次。",
    tooMany: "尝试次数太多，请等 {{minutes}} 分钟后再试。",
  },
};
