import type { Sample } from "../sample.ts";

export const infrastructure: readonly Sample[] = [
  {
    key: "ch-sre",
    lang: "ch",
    category: "infrastructure",
    template: "TemplateBlueprint",
    theme: "cobalt",
    shows: ["TemplateBlueprint", "TemplateTerminal"],
    used: 430,
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
];
