import type { ItemField, SectionKind } from "./sections.ts";

/**
 * What the interface calls a kind and the fields of its items. `what` describes its content in a few words; `examples`
 * are shown in empty fields. A field without a label of its own has the general one ("Start", "City").
 */
export type SectionLabels = {
  name: string;
  what: string;
  title: string;
  subTitle: string;
  examples: Partial<Record<ItemField, string>>;
} & Partial<Record<Exclude<ItemField, "title" | "subTitle">, string>>;

/**
 * The words of every kind in both languages of the interface. The form, the history and the conflicts name fields by
 * this table, and a test reads every sample of the project through it: what a label says is what the field holds.
 */
export const sectionLabels: Readonly<Record<SectionKind, Record<"en" | "ch", SectionLabels>>> = {
  skills: {
    en: {
      name: "Skills",
      what: "Tools and languages, as tags",
      title: "Skill",
      subTitle: "Level",
      description: "Details",
      examples: { title: "TypeScript" },
    },
    ch: {
      name: "技能",
      what: "工具与语言，以标签显示",
      title: "技能",
      subTitle: "水平",
      description: "说明",
      examples: { title: "TypeScript" },
    },
  },
  education: {
    en: {
      name: "Education",
      what: "Degree, school, dates",
      title: "Degree and subject",
      subTitle: "School",
      examples: { title: "BSc Computer Science", subTitle: "Lakeside University", city: "Leeds" },
    },
    ch: {
      name: "教育经历",
      what: "专业与学历、学校、起止时间",
      title: "专业与学历",
      subTitle: "学校",
      startDate: "入学时间",
      endDate: "毕业时间",
      examples: { title: "软件工程 · 本科", subTitle: "东湖大学", city: "武汉" },
    },
  },
  // sic: the specification's spelling, in requests and in the database
  empolyment: {
    en: {
      name: "Employment",
      what: "Job, company, dates, what you did",
      title: "Job title",
      subTitle: "Company",
      examples: { title: "Software Engineer", subTitle: "Halyard Payments", city: "London" },
    },
    ch: {
      name: "工作经历",
      what: "职位、公司、起止时间、做了什么",
      title: "职位",
      subTitle: "公司",
      startDate: "入职时间",
      endDate: "离职时间",
      examples: { title: "前端工程师", subTitle: "云栈科技", city: "上海" },
    },
  },
  certificate: {
    en: {
      name: "Certificates",
      what: "Short entries, as tags",
      title: "Certificate",
      subTitle: "Issuer",
      startDate: "Date",
      endDate: "Valid until",
      examples: { title: "Certified Kubernetes Administrator", subTitle: "Linux Foundation" },
    },
    ch: {
      name: "证书",
      what: "简短条目，以标签显示",
      title: "证书",
      subTitle: "颁发机构",
      startDate: "获得时间",
      endDate: "有效期至",
      examples: { title: "系统架构设计师（软考高级）", subTitle: "人力资源和社会保障部" },
    },
  },
  profile: {
    en: {
      name: "Profile",
      what: "A few sentences about you",
      title: "Title",
      subTitle: "Subtitle",
      description: "About you",
      examples: {},
    },
    ch: {
      name: "个人简介",
      what: "几句话介绍自己",
      title: "标题",
      subTitle: "副标题",
      description: "简介",
      examples: {},
    },
  },
  language: {
    en: {
      name: "Languages",
      what: "Language and level",
      title: "Language",
      subTitle: "Level",
      examples: { title: "French", subTitle: "B2" },
    },
    ch: {
      name: "语言能力",
      what: "语种与水平",
      title: "语种",
      subTitle: "水平",
      examples: { title: "英语", subTitle: "CET-6，可作为工作语言" },
    },
  },
  project: {
    en: {
      name: "Projects",
      what: "Name, role, dates, result",
      title: "Project",
      subTitle: "Role",
      examples: { title: "slo-forge", subTitle: "Maintainer" },
    },
    ch: {
      name: "项目经历",
      what: "名称、角色、起止时间、成果",
      title: "项目",
      subTitle: "角色",
      examples: { title: "paper-grid", subTitle: "作者" },
    },
  },
  hobby: {
    en: {
      name: "Interests",
      what: "Short entries",
      title: "Interest",
      subTitle: "Detail",
      examples: { title: "Trail running" },
    },
    ch: { name: "兴趣爱好", what: "简短条目", title: "爱好", subTitle: "补充", examples: { title: "越野跑" } },
  },
  simple: {
    en: {
      name: "Simple list",
      what: "Title and description",
      title: "Title",
      subTitle: "Subtitle",
      examples: { title: "Availability" },
    },
    ch: {
      name: "简单列表",
      what: "标题与描述",
      title: "标题",
      subTitle: "副标题",
      examples: { title: "期望城市" },
    },
  },
  custom: {
    en: { name: "Custom", what: "Empty, yours to fill", title: "Title", subTitle: "Subtitle", examples: {} },
    ch: { name: "自定义", what: "空白模块，自由填写", title: "标题", subTitle: "副标题", examples: {} },
  },
};

/** Returns what a field of an item is called in its kind; undefined where the kind has no word of its own for it. */
export function fieldLabel(kind: SectionKind, field: string, locale: "en" | "ch"): string | undefined {
  const labels: Readonly<Record<string, unknown>> = sectionLabels[kind][locale];
  const label = Object.hasOwn(labels, field) && field !== "name" && field !== "what" ? labels[field] : undefined;
  return typeof label === "string" ? label : undefined;
}
