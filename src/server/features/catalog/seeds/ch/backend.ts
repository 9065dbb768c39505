import type { Sample } from "../sample.ts";

export const backend: readonly Sample[] = [
  {
    key: "ch-backend-trade",
    lang: "ch",
    category: "backend",
    template: "TemplateModern",
    theme: "emerald",
    shows: ["TemplateModern", "TemplateCompact"],
    used: 2140,
    photo: "zhiyuan",
    card: {
      name: "后端工程师 · 交易与支付",
      desc: "从下单到对账的完整链路，每一条都用数字说话，一页写完七年。",
    },
    basic: {
      title: "高级后端工程师",
      name: "沈知远",
      location: "上海",
      cellphone: "138 0000 0000",
      email: "shen.zhiyuan@example.com",
    },
    links: [
      ["zhiyuan.example.com", "https://zhiyuan.example.com"],
      ["GitHub", "https://github.example.com/shenzhiyuan"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "七年后端经验，主攻交易与支付。习惯先把账算清楚再写代码，偏爱能在一页纸上讲明白的系统。最近两年负责资金核心的重构，上线至今零资损。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "高级后端工程师",
            sub: "青禾生鲜",
            from: "2021-04",
            to: "present",
            city: "上海",
            points: [
              "主导交易核心从单体拆分为 6 个服务，大促峰值从每秒 3,200 单提升到 1.4 万单，全程不停机迁移。",
              "设计复式记账的资金账本，每晚自动与 5 家支付渠道对账，差异单从每周 200 余笔降到 5 笔以内。",
              "下单接口 P99 从 620 ms 降到 140 ms：去掉两次跨机房调用，把热点库存改为分段扣减。",
              "带 6 人小组，推动设计评审和故障复盘成为团队惯例，线上 P1 故障由全年 9 次降为 1 次。",
            ],
          },
          {
            title: "后端工程师",
            sub: "云笺科技",
            from: "2018-07",
            to: "2021-03",
            city: "杭州",
            points: [
              "负责电子发票开具服务，日均 180 万张，开票耗时从 8 秒缩短到 1.2 秒。",
              "搭建统一的幂等与重试组件，被 14 个业务接入，重复扣款投诉归零。",
              "将定时任务迁移到自研调度平台，支持分片与失败补偿，凌晨人工值守从两人减为零。",
            ],
          },
          {
            title: "Java 开发实习生",
            sub: "柏舟软件",
            from: "2017-07",
            to: "2018-01",
            city: "南京",
            points: ["参与仓储系统的库存盘点模块，独立完成差异报表，至今仍在使用。"],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "ledger-lite",
            sub: "开源项目 · 作者",
            from: "2022-06",
            to: "present",
            text: "两千行以内的复式记账库，所有不变量都有属性测试；GitHub 900+ 星标，三家公司用于生产。",
          },
          {
            title: "对账小助手",
            sub: "内部平台 · 发起人",
            from: "2023-02",
            to: "2023-12",
            text: "把对账能力做成服务开放给 5 个兄弟团队，上报流水后一分钟内定位差异，财务月结提前两天完成。",
          },
        ],
      },
      {
        kind: "skills",
        items: ["Java", "Go", "Spring Boot", "MySQL", "PostgreSQL", "Redis", "RocketMQ", "分布式事务", "Kubernetes"],
      },
      {
        kind: "education",
        items: [
          {
            title: "软件工程 本科",
            sub: "东南大学",
            from: "2014-09",
            to: "2018-06",
            city: "南京",
            text: "专业前 8%，ACM 省赛银牌。",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "英语", sub: "CET-6 586 分" },
        ],
      },
    ],
  },
];
