import type { Sample } from "../sample.ts";

export const graduate: readonly Sample[] = [
  {
    key: "ch-graduate-full-stack",
    lang: "ch",
    category: "graduate",
    template: "TemplateClassic",
    theme: "emerald",
    shows: ["TemplateClassic", "TemplateTimeline"],
    used: 3020,
    photo: "tingxi",
    card: {
      name: "应届生 · 软件开发",
      desc: "没有正式工作也有东西可写：两段实习、一次开源合并、一门课的第一名。",
    },
    basic: {
      title: "软件开发工程师（2026 届）",
      name: "林听溪",
      location: "武汉",
      cellphone: "132 0000 0000",
      email: "lin.tingxi@example.com",
    },
    links: [
      ["tingxi.example.com", "https://tingxi.example.com"],
      ["GitHub", "https://github.example.com/lintingxi"],
    ],
    sections: [
      {
        kind: "education",
        items: [
          {
            title: "计算机科学与技术 本科",
            sub: "华中科技大学",
            from: "2022-09",
            to: "2026-06",
            city: "武汉",
            points: [
              "GPA 3.86 / 4，专业前 5%，两次获得国家奖学金。",
              "主修：数据库系统、编译原理、分布式系统、人机交互；担任操作系统课程助教。",
            ],
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "后端开发实习生",
            sub: "江城公交云",
            from: "2025-06",
            to: "2025-09",
            city: "武汉",
            points: [
              "开发线路公告发布系统，调度员发布一条公告由 12 分钟缩短到 2 分钟，实习结束后仍在使用。",
              "补充 130 个集成测试，定位一处隐藏两年的跨零点时刻表错误。",
            ],
          },
          {
            title: "前端开发实习生",
            sub: "青松诊所",
            from: "2024-07",
            to: "2024-08",
            city: "武汉",
            points: ["把纸质预约单改为网页，首月 68% 的患者在线预约；支持键盘操作与大字号。"],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "多光标撤销",
            sub: "合入某开源编辑器",
            from: "2025-10",
            to: "2026-01",
            text: "独立提案、设计并实现，共 1,400 行 TypeScript，经过 11 轮代码评审后合入主干。",
          },
          {
            title: "TinyKV 存储引擎",
            sub: "课程设计 · Rust",
            from: "2025-03",
            to: "2025-06",
            text: "实现 B+ 树、预写日志与崩溃恢复，在故障注入测试中获 42 组第一。",
          },
        ],
      },
      {
        kind: "skills",
        items: ["Java", "TypeScript", "React", "Rust", "Python", "MySQL", "Linux", "Git"],
      },
      {
        kind: "certificate",
        items: ["蓝桥杯全国二等奖", "CET-6 612 分"],
      },
      {
        kind: "hobby",
        items: [
          { title: "羽毛球", sub: "院队主力" },
          { title: "古琴", sub: "自学三年" },
        ],
      },
    ],
  },
];
