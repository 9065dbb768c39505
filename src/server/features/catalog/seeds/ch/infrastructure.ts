import type { Sample } from "../sample.ts";

export const infrastructure: readonly Sample[] = [
  {
    key: "ch-sre",
    lang: "ch",
    category: "infrastructure",
    template: "TemplateBlueprint",
    theme: "cobalt",
    shows: ["TemplateBlueprint", "TemplateTerminal"],
    card: {
      name: "SRE 工程师 · 稳定性",
      desc: "可用性、成本、值班体验三本账，适合运维转 SRE 的同学参考。",
    },
    basic: {
      title: "SRE 工程师",
      name: "周牧野",
      location: "北京",
      cellphone: "133 0000 0000",
      email: "zhou.muye@example.com",
    },
    links: [
      ["muye.example.com", "https://muye.example.com"],
      ["GitHub", "https://github.example.com/zhoumuye"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "八年基础设施经验，从机房布线做到云上平台。信奉朴素的技术、写得清楚的复盘，以及所有人都能睡个好觉。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "SRE 专家",
            sub: "听澜音频",
            from: "2020-09",
            to: "present",
            city: "北京",
            points: [
              "对 1,100 万日活平台的稳定性负责，可用性由 99.8% 提升到 99.98%，以用户侧拨测为准。",
              "在 18 个团队落地错误预算，非工作时间告警由每月 52 次降到 7 次。",
              "主导 310 个服务跨地域迁移，全程降级时长合计 13 分钟，无数据丢失。",
              "按流量曲线自动伸缩，年度云成本下降 2,100 万元（26%）。",
            ],
          },
          {
            title: "运维开发工程师",
            sub: "北溟网络",
            from: "2017-06",
            to: "2020-08",
            city: "北京",
            points: [
              "用镜像与 Terraform 替换手工装机，1,200 台服务器配置漂移清零。",
              "自建监控采集链路，600 万时间线仅用 4 台机器，告警平均延迟 8 秒。",
              "编写应急响应手册并组织季度演练，平均恢复时间由 55 分钟降到 14 分钟。",
            ],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "quiet-oncall",
            sub: "开源项目 · 发起人",
            from: "2021-03",
            to: "present",
            text: "按根因聚合告警、按人排班降噪，30 余位贡献者，GitHub 2,100+ 星标。",
          },
          {
            title: "故障演练日",
            sub: "公司级活动 · 负责人",
            from: "2022-05",
            to: "present",
            text: "每季度在真实流量上注入故障，先后暴露 23 处单点与 9 份过期预案，全部在当季修复并复测。",
          },
        ],
      },
      {
        kind: "skills",
        items: ["Kubernetes", "Linux", "Go", "Terraform", "Prometheus", "Envoy", "MySQL", "网络", "故障指挥"],
      },
      {
        kind: "education",
        items: [{ title: "网络工程 本科", sub: "北京交通大学", from: "2013-09", to: "2017-06", city: "北京" }],
      },
      { kind: "certificate", items: ["CKA", "CISSP"] },
      {
        kind: "hobby",
        items: [
          { title: "越野跑", sub: "完成 3 次百公里" },
          { title: "无线电", sub: "业余电台执照" },
        ],
      },
    ],
  },
  {
    key: "ch-security-engineer",
    lang: "ch",
    category: "infrastructure",
    template: "TemplateTerminal",
    theme: "plum",
    card: { name: "安全工程师 · 甲方", desc: "不罗列漏洞数量，写清楚少了哪一类问题、响应快了多少。" },
    basic: {
      title: "应用安全工程师",
      name: "燕昭宁",
      location: "西安",
      cellphone: "176 0000 0000",
      email: "yan.zhaoning@example.com",
    },
    links: [["技术文章", "https://yanzhaoning.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [{ text: "六年甲方安全经验，开发转安全。比起每周报一个漏洞，更愿意花一个月让一类漏洞不再出现。" }],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "应用安全工程师",
            sub: "长安票务",
            from: "2021-06",
            to: "present",
            city: "西安",
            points: [
              "三人小组支撑 120 个应用、260 名研发，年度渗透测试高危由 23 个降到 3 个。",
              "推动统一的参数化查询与输出编码组件，26 个月内未再出现注入与存储型跨站。",
              "建立依赖升级流水线，高危组件修复由平均 19 天缩短到 36 小时。",
              "识别并拦截抢票脚本，黄牛订单占比由 11% 降到 1.7%，误伤申诉日均不足 5 起。",
              "牵头等保三级测评，连续三年一次通过。",
            ],
          },
          {
            title: "安全工程师",
            sub: "秦岭支付",
            from: "2018-07",
            to: "2021-05",
            city: "西安",
            points: [
              "梳理 340 个接口的权限，修复越权 58 处，沉淀为代码评审清单。",
              "组织钓鱼演练 8 次，中招率由 17% 降到 2%。",
            ],
          },
          {
            title: "Java 开发工程师",
            sub: "渭水软件",
            from: "2016-07",
            to: "2018-06",
            city: "西安",
            points: ["开发会员与优惠券模块，期间开始负责公司的第一份安全规范。"],
          },
        ],
      },
      {
        kind: "skills",
        items: ["代码审计", "威胁建模", "Java", "Go", "Python", "Kubernetes 安全", "应急响应", "风控"],
      },
      {
        kind: "education",
        items: [{ title: "信息安全 本科", sub: "西安电子科技大学", from: "2012-09", to: "2016-06", city: "西安" }],
      },
      { kind: "certificate", items: ["CISP", "OSCP"] },
    ],
  },
  {
    key: "ch-database-engineer",
    lang: "ch",
    category: "infrastructure",
    template: "TemplateCompact",
    theme: "graphite",
    card: { name: "数据库工程师", desc: "备份、迁移、慢查询三本账，每一次割接都写明回退方案。" },
    basic: {
      title: "数据库工程师",
      name: "石敬岩",
      location: "济南",
      cellphone: "177 0000 0000",
      email: "shi.jingyan@example.com",
    },
    links: [["jingyan.example.com", "https://jingyan.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [{ text: "九年数据库经验，管过最小的库 2 GB，最大的 80 TB。信条是没有恢复过的备份不算备份。" }],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "高级数据库工程师",
            sub: "泉城医保云",
            from: "2020-03",
            to: "present",
            city: "济南",
            points: [
              "负责全省结算数据库，日均 620 万笔，连续 40 个月无计划外中断。",
              "主导从 Oracle 迁移到 PostgreSQL，31 个库、46 TB，分 14 个周末割接，两次按预案回退，数据零丢失。",
              "每月抽取一份备份做完整恢复，恢复时间由 9 小时缩短到 70 分钟。",
              "治理慢查询 1,900 条，结算高峰 CPU 由 88% 降到 41%，推迟扩容两年，节省约 300 万元。",
              "编写面向研发的建表规范与自动审核，上线前拦截问题语句每月约 120 条。",
            ],
          },
          {
            title: "数据库管理员",
            sub: "岱岳物流",
            from: "2016-07",
            to: "2020-02",
            city: "泰安",
            points: [
              "管理 60 个 MySQL 实例，搭建主从切换工具，故障切换由 20 分钟降到 25 秒。",
              "把运单表按月分区，历史查询由 12 秒降到 0.8 秒。",
            ],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "restore-drill",
            sub: "开源项目 · 作者",
            from: "2021-08",
            to: "present",
            text: "自动恢复备份、抽样比对并出报告，被 4 家医院信息科采用。",
          },
        ],
      },
      {
        kind: "skills",
        items: ["PostgreSQL", "MySQL", "Oracle", "SQL 优化", "备份与恢复", "Linux", "Python", "高可用"],
      },
      {
        kind: "education",
        items: [
          { title: "信息管理与信息系统 本科", sub: "山东财经大学", from: "2012-09", to: "2016-06", city: "济南" },
        ],
      },
      { kind: "certificate", items: ["数据库系统工程师（软考中级）", "PGCE"] },
    ],
  },
];
