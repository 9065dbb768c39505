import type { editorCheck as shape } from "../en/editor-check.ts";
import type { Words } from "../words.ts";

/** Chinese has one form for any number. */
const same = (title: string, why: string) => ({ title_one: title, title_other: title, why });

export const editorCheck: Words<typeof shape> = {
  title: "检查",
  count_one: "{{count}} 处待检查",
  count_other: "{{count}} 处待检查",
  tabs: { label: "检查内容", findings: "待检查", text: "机器读到的文字" },
  none: "没有待检查的地方",
  noneText: "通读一遍，就可以投出去了。",
  all: "显示全部 {{count}} 处",
  mend: "改正",
  mended: "已改正：{{name}}",
  text: {
    about: "页面文字按 PDF 里的先后顺序排列，招聘系统解析简历时就是这样读的。项目符号和页码不在其中。",
    copy: "复制文字",
    copied: "已复制",
    none: "页面上还没有文字。",
  },
  severity: { error: "需要改正", warning: "再看一眼", hint: "可以写得更好" },
  pair: "{{quote}} 与 {{other}}",
  links: {
    title: "链接",
    about: "我们会不登录、逐个打开一次，看页面还在不在。",
    check: "检查链接",
    again: "重新检查",
    busy: "正在检查",
    answer_one: "链接可以打开",
    answer_other: "{{count}} 个链接都可以打开",
    dead: same("{{count}} 个链接已失效", "网站或页面已不存在。"),
    unknown: same("{{count}} 个链接无法确认", "对方响应太慢，或不让程序访问，请自己打开看一下。"),
  },
  rules: {
    nameMissing: same("没有写姓名", "姓名是别人最先找的内容。"),
    contactMissing: same("没有联系方式", "写上邮箱、电话或微信。"),
    emailMalformed: same("邮箱写得不对", "回信会寄不到。"),
    samplesLeft: same("还有 {{count}} 条样例", "换成自己的内容，或者删掉。"),
    linkEmpty: same("{{count}} 个链接没有网址", "没有网址就打不开。"),
    linkBroken: same("{{count}} 个链接打不开", "这不是别人能打开的网址。"),
    factEmpty: same("{{count}} 项信息没有填", "填好之前不会显示在简历上。"),
    endsBeforeItStarts: same("{{count}} 条的结束时间早于开始时间", "起止时间可能填反了。"),
    fieldsSwapped: same("{{count}} 条的学校与学历填反了", "学校和专业学历看起来互换了位置。"),
    datesOverlap: same("{{count}} 段工作时间重叠", "如果确实同时任职就没问题，面试官可能会问。"),
    datesMissing: same("{{count}} 条没有写时间", "没有时间的经历会被看作空窗期。"),
    entryEmpty: same("{{count}} 条是空的", "填上内容、隐藏或删除。"),
    entryTwice: same("{{count}} 条内容重复", "可能是复制后忘了修改。"),
    jobTitleMissing: same("姓名下面没有职位", "职位让人一眼看出你应聘什么，也用作文件名。"),
    withoutFigure: same("{{count}} 条没有数字", "多少、多快、多大规模？有数字才有说服力。"),
    bulletLong: same("{{count}} 条太长", "超过三行往往会被跳过，可以精简或拆成两条。"),
    bulletShort: same("{{count}} 条太短", "做了什么，结果怎样？"),
    profileLong: same("个人简介太长", "三四句就够，再长没人读。"),
    resumeLong: same("简历太长", "超过三页了，这一条占的篇幅最多。"),
    resumeShort: same("内容还太少", "不到半页。"),
  },
};
