import type { Sample } from "../sample.ts";

export const frontend: readonly Sample[] = [
  {
    key: "ch-frontend-platform",
    lang: "ch",
    category: "frontend",
    template: "TemplateBento",
    theme: "indigo",
    shows: ["TemplateBento"],
    used: 1360,
    photo: "yuan",
    card: {
      name: "前端工程师 · 组件库与性能",
      desc: "组件库、首屏性能、工程化三条线，适合三到六年经验的前端。",
    },
    basic: {
      title: "资深前端工程师",
      name: "陆予安",
      location: "杭州",
      cellphone: "139 0000 0000",
      email: "lu.yuan@example.com",
    },
    links: [
      ["yuan.example.com", "https://yuan.example.com"],
      ["GitHub", "https://github.example.com/luyuan"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "六年前端经验，做过中后台、也做过 C 端大促。相信好的组件库是让同事少写代码，好的性能是在四年前的手机上也顺滑。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "资深前端工程师",
            sub: "拾光旅行",
            from: "2021-08",
            to: "present",
            city: "杭州",
            points: [
              "负责 68 个组件的设计系统，覆盖 9 条业务线、85% 的页面，新页面平均开发周期由 5 天缩短到 2 天。",
              "主导酒店详情页性能专项：首屏 LCP P75 由 3.9 秒降到 1.7 秒，预订转化率提升 6.4%。",
              "落地可视化回归测试，2,000 余张截图 8 分钟跑完，样式类线上问题下降 70%。",
              "推动无障碍改造，读屏用户可独立完成预订，获公司年度产品体验奖。",
            ],
          },
          {
            title: "前端工程师",
            sub: "木棉教育",
            from: "2019-03",
            to: "2021-07",
            city: "广州",
            points: [
              "从零搭建直播课互动课件，支持 3,000 人同时在线答题，端到端延迟低于 300 ms。",
              "将 40 万行历史代码渐进迁移到 TypeScript，线上脚本报错率由 1.8% 降到 0.2%。",
              "开发内部脚手架与发布平台，发布耗时从 25 分钟缩短到 4 分钟。",
            ],
          },
          {
            title: "Web 开发工程师",
            sub: "鹿鸣网络",
            from: "2018-07",
            to: "2019-02",
            city: "广州",
            points: ["独立交付 5 个营销活动与 2 个后台系统，沉淀出团队的第一套活动模板。"],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "hanzi-spacing",
            sub: "开源项目 · 作者",
            from: "2020-11",
            to: "present",
            text: "按排版规范自动处理中西文间距，不改动原文本，可复制可搜索；npm 周下载 6,000+。",
          },
          {
            title: "小屏优先：我们如何砍掉一半首屏",
            sub: "技术分享 · 三次大会",
            from: "2023-04",
            to: "2024-05",
            text: "复盘详情页性能专项：先量化、再取舍，最后用预算机制守住成果。演讲稿被两家技术社区转载。",
          },
        ],
      },
      {
        kind: "skills",
        items: ["TypeScript", "React", "Vue", "Node.js", "Vite", "性能优化", "Playwright", "无障碍"],
      },
      {
        kind: "education",
        items: [{ title: "计算机科学与技术 本科", sub: "华南理工大学", from: "2014-09", to: "2018-06", city: "广州" }],
      },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "粤语", sub: "流利" },
          { title: "英语", sub: "CET-6" },
        ],
      },
    ],
  },
];
