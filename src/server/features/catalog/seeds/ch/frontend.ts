import type { Sample } from "../sample.ts";

export const frontend: readonly Sample[] = [
  {
    key: "ch-frontend-platform",
    lang: "ch",
    category: "frontend",
    template: "TemplateBento",
    theme: "indigo",
    shows: ["TemplateBento"],
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
  {
    key: "ch-frontend-junior",
    lang: "ch",
    category: "frontend",
    template: "TemplateTimeline",
    theme: "teal",
    card: { name: "初级前端工程师 · 转行", desc: "学建筑、画过三年施工图，转行一年半的真实记录，不夸大也不遮掩。" },
    basic: {
      title: "前端工程师",
      name: "苏见微",
      location: "长沙",
      cellphone: "152 0000 0000",
      email: "su.jianwei@example.com",
    },
    links: [
      ["作品与笔记", "https://jianwei.example.com"],
      ["GitHub", "https://github.example.com/sujianwei"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "建筑学出身，画了三年施工图后转做前端。对尺寸、对齐和图纸会审都有耐心，遇到问题先写最小复现再请教同事。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "前端工程师",
            sub: "湘里家装",
            from: "2024-11",
            to: "present",
            city: "长沙",
            points: [
              "负责报价单编辑器，设计师出一份报价由 50 分钟缩短到 18 分钟，已服务 230 家门店。",
              "用虚拟列表重写材料库，1.2 万条数据滚动不掉帧，首次打开由 5 秒降到 1.1 秒。",
              "补写 90 个单元测试，金额计算类线上问题由每月 4 起降到 0。",
              "整理表单组件的用法文档，被其他两个小组采用。",
            ],
          },
          {
            title: "前端实习生",
            sub: "岳麓数字",
            from: "2024-05",
            to: "2024-10",
            city: "长沙",
            points: [
              "完成展馆预约小程序的前端，国庆期间 7 天预约 3.6 万人次。",
              "适配老年模式，字号放大到两倍时不遮挡、不换错行。",
            ],
          },
          {
            title: "助理建筑师",
            sub: "楚天设计院",
            from: "2021-07",
            to: "2024-03",
            city: "武汉",
            points: ["参与 6 所学校的施工图，用脚本自动核对门窗表，每个项目省下约两天。"],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "户型尺",
            sub: "个人作品",
            from: "2024-01",
            to: "2024-04",
            text: "上传户型图后按比例量尺寸，全部在浏览器里完成，累计使用 4,000 余次。",
          },
        ],
      },
      { kind: "skills", items: ["TypeScript", "Vue", "CSS", "Vite", "Canvas", "Vitest", "微信小程序", "Git"] },
      {
        kind: "education",
        items: [{ title: "建筑学 本科", sub: "武汉理工大学", from: "2016-09", to: "2021-06", city: "武汉" }],
      },
    ],
  },
  {
    key: "ch-frontend-visualization",
    lang: "ch",
    category: "frontend",
    template: "TemplateTerminal",
    theme: "azure",
    card: { name: "可视化前端工程师", desc: "大屏、地图、三维场景，重点写帧率与数据口径，而不是特效。" },
    basic: {
      title: "可视化前端工程师",
      name: "程一苇",
      location: "南京",
      cellphone: "153 0000 0000",
      email: "cheng.yiwei@example.com",
    },
    links: [["案例", "https://yiwei.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "七年前端经验，后五年专做数据可视化。做图之前先问数据怎么来的、谁看、看完做什么；能用一张表说清的不做三维。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "资深前端工程师",
            sub: "长河水务科技",
            from: "2021-04",
            to: "present",
            city: "南京",
            points: [
              "负责防汛调度平台的地图与图表，覆盖 11 个地市、2,600 个测站，汛期 4,000 人同时在线。",
              "用 WebGL 重写水位渲染，两万个点位由每秒 14 帧提升到 55 帧，普通办公电脑可用。",
              "建立统一的图表规范与组件 32 个，新专题页开发由 8 天缩短到 3 天。",
              "为值班员设计夜间配色与色弱方案，误读警戒等级的反馈由每季度 9 次降到 0。",
            ],
          },
          {
            title: "前端工程师",
            sub: "云锦数据",
            from: "2018-07",
            to: "2021-03",
            city: "南京",
            points: [
              "开发自助报表的拖拽画布，客户自建报表 1.8 万张，定制需求减少六成。",
              "实现 10 万行透视表的前端计算，切换维度 300 ms 内完成。",
            ],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "一江春水",
            sub: "个人项目",
            from: "2020-02",
            to: "2020-11",
            text: "用二十年公开水文数据画出长江的涨落，获省数据可视化比赛二等奖。",
          },
        ],
      },
      { kind: "skills", items: ["TypeScript", "React", "D3", "Three.js", "WebGL", "MapLibre", "ECharts", "数据建模"] },
      {
        kind: "education",
        items: [{ title: "地理信息科学 本科", sub: "南京师范大学", from: "2014-09", to: "2018-06", city: "南京" }],
      },
      {
        kind: "hobby",
        items: [
          { title: "手绘地图", sub: "画过 12 座老城" },
          { title: "长跑", sub: "全马 3 小时 41 分" },
        ],
      },
    ],
  },
];
