import type { templates as shape } from "../en/templates.ts";
import type { Words } from "../words.ts";

export const templates: Words<typeof shape> = {
  title: "简历模板",
  text: "{{count}} 套模板，每套五到六种配色，其中 {{free}} 套免费。随时更换模板，内容不变。",
  textAllFree: "{{count}} 套模板，每套五到六种配色。随时更换模板，内容不变。",
  notify: "第 1 步：新建简历，先选一个模板",
  filters: "筛选模板",
  tier: {
    label: "方案",
    all: "全部",
    free: "免费",
    premium: "会员",
    forAll: "所有人免费使用",
    forMembers: "会员专享",
  },
  layout: { label: "分栏", any: "不限分栏" },
  type: "字体",
  colour: "配色",
  anyColour: "不限配色",
  openIn: "以{{colour}}配色打开公开页",
  shown: "共 {{count}} 套模板，显示 {{shown}} 套",
  emptyTitle: "没有同时符合这些条件的模板",
  emptyText: "去掉一个条件，或者看看全部模板。",
  showAll: "查看全部模板",
  use: "使用模板",
  useThis: "使用这个模板",
  notFound: "没有找到这个模板",
  failedTitle: "模板加载失败",
  failedText: "请检查网络后重试。",
  examples: {
    title: "想先看看成品？",
    text: "按岗位整理的完整简历。复制一份，模板随时可换，再写上你自己的经历。",
    action: "看看示例",
  },
  upload: {
    title: "已经有简历了？",
    text: "上传 PDF 或 Word，先看看你的内容放进每个模板的样子，再决定用哪个。",
    action: "上传简历",
  },
};
