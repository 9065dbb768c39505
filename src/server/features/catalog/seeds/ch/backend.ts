import type { Sample } from "../sample.ts";

export const backend: readonly Sample[] = [
  {
    key: "ch-backend-trade",
    lang: "ch",
    category: "backend",
    template: "TemplateModern",
    theme: "emerald",
    shows: ["TemplateModern", "TemplateCompact"],
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
  {
    key: "ch-backend-messaging",
    lang: "ch",
    category: "backend",
    template: "TemplateCompact",
    theme: "indigo",
    card: {
      name: "Go 后端工程师 · 即时通讯",
      desc: "长连接、消息必达、多端同步，三件事写透，适合三到五年经验的后端。",
    },
    basic: {
      title: "Go 后端工程师",
      name: "纪云舟",
      location: "厦门",
      cellphone: "150 0000 0000",
      email: "ji.yunzhou@example.com",
    },
    links: [["GitHub", "https://github.example.com/jiyunzhou"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "四年 Go 后端经验，一直在做消息相关的系统。关心弱网下的那一条消息：有没有到、到了几次、顺序对不对。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Go 后端工程师",
            sub: "鹭岛互联",
            from: "2022-08",
            to: "present",
            city: "厦门",
            points: [
              "负责即时通讯的长连接网关，单机承载连接由 6 万提升到 22 万，服务器由 48 台减到 16 台。",
              "重做消息存储与多端同步，换手机后首屏会话 1.2 秒可见，漏消息投诉由每月 70 余起降到 2 起。",
              "引入按会话递增的序号与补拉机制，消息乱序率由万分之 7 降到百万分之 3。",
              "编写断网、弱网、切网的自动化演练，每次发版前跑 140 个场景，一年内拦下 11 次回退。",
            ],
          },
          {
            title: "后端工程师",
            sub: "闽语客服云",
            from: "2021-07",
            to: "2022-07",
            city: "福州",
            points: [
              "开发在线客服的会话分配服务，日均 26 万次会话，访客平均等待由 41 秒降到 15 秒。",
              "把聊天记录检索从数据库模糊查询改为倒排索引，查询耗时由 3 秒降到 200 ms 以内。",
            ],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "seqbox",
            sub: "开源项目 · 作者",
            from: "2023-05",
            to: "present",
            text: "用于测试消息系统的小工具，能按剧本制造延迟、重复与丢包，GitHub 600+ 星标。",
          },
        ],
      },
      { kind: "skills", items: ["Go", "gRPC", "Kafka", "Redis", "TiDB", "Elasticsearch", "Docker", "网络编程"] },
      {
        kind: "education",
        items: [{ title: "软件工程 本科", sub: "福州大学", from: "2017-09", to: "2021-06", city: "福州" }],
      },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "闽南语", sub: "母语" },
          { title: "英语", sub: "CET-6" },
        ],
      },
    ],
  },
  {
    key: "ch-backend-architect",
    lang: "ch",
    category: "backend",
    template: "TemplateSwiss",
    theme: "brick",
    card: { name: "技术总监 · 供应链", desc: "十四年经验压成一页：带过的团队、停掉的系统、省下的钱。" },
    basic: {
      title: "技术总监",
      name: "贺兰亭",
      location: "苏州",
      cellphone: "151 0000 0000",
      email: "he.lanting@example.com",
    },
    links: [["lanting.example.com", "https://lanting.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "十四年研发经验，其中八年带团队。做过工厂、仓库和门店的系统，习惯先去现场站一天再画架构图。至今每周读两小时代码。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "技术总监",
            sub: "江南织造云",
            from: "2019-03",
            to: "present",
            city: "苏州",
            points: [
              "带 5 个小组共 46 人，年度研发预算 3,800 万元，连续四年偏差在 3% 以内。",
              "主导订单、排产、库存三套老系统合一，历时 20 个月，接入 320 家工厂，期间未停过一天工。",
              "交付周期由平均 34 天缩短到 9 天：把大版本拆成每周发布，需求评审限定一页纸。",
              "下线 17 个无人认领的系统，机房与授权费用每年减少 640 万元。",
              "培养 4 名技术组长，核心成员三年流失 2 人。",
            ],
          },
          {
            title: "架构师",
            sub: "木渎仓储科技",
            from: "2015-05",
            to: "2019-02",
            city: "苏州",
            points: ["设计多仓库存模型，支撑 90 个仓、日均 75 万单，超卖由每天 300 余单降到个位数。"],
          },
          {
            title: "Java 工程师",
            sub: "湖山软件",
            from: "2011-07",
            to: "2015-04",
            city: "无锡",
            points: ["开发纺织厂的生产执行系统，跟线 8 个月，现场部署 26 家。"],
          },
        ],
      },
      {
        kind: "skills",
        items: ["系统架构", "团队管理", "预算与采购", "Java", "PostgreSQL", "Kafka", "领域建模", "供应链"],
      },
      {
        kind: "education",
        items: [{ title: "计算机科学与技术 本科", sub: "苏州大学", from: "2007-09", to: "2011-06", city: "苏州" }],
      },
      { kind: "certificate", items: ["系统架构设计师（软考高级）", "PMP"] },
    ],
  },
];
