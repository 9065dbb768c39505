import type { Sample } from "../sample.ts";

export const quality: readonly Sample[] = [
  {
    key: "ch-quality-automation",
    lang: "ch",
    category: "quality",
    template: "TemplateSidebar",
    theme: "teal",
    photo: "haoran",
    card: { name: "测试开发工程师", desc: "用例变少、跑得更快、红了就是真问题，自动化测试该有的样子。" },
    basic: {
      title: "测试开发工程师",
      name: "方浩然",
      location: "杭州",
      cellphone: "178 0000 0000",
      email: "fang.haoran@example.com",
    },
    links: [["GitHub", "https://github.example.com/fanghaoran"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "五年测试开发经验。删掉的用例比写的多，留下的每一条都拦过真问题；愿意坐在研发旁边，把缺陷挡在提交之前。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "高级测试开发工程师",
            sub: "钱江收银",
            from: "2022-05",
            to: "present",
            city: "杭州",
            points: [
              "重构收银系统自动化，用例由 5,200 条精简到 1,900 条，全量执行由 6 小时缩短到 28 分钟。",
              "误报率由 15% 降到 0.4%，流水线恢复为合并的硬性门槛。",
              "搭建 36 台真机与打印机、扫码枪组成的实验台，覆盖 9 成门店机型。",
              "对账逻辑引入属性测试，首月发现 12 个金额舍入问题，其中 2 个已存在三年。",
            ],
          },
          {
            title: "测试工程师",
            sub: "西溪票据",
            from: "2020-07",
            to: "2022-04",
            city: "杭州",
            points: [
              "负责开票接口测试，编写 800 条接口用例，漏到线上的缺陷由每季度 21 个降到 6 个。",
              "用脚本生成 300 种税率组合的测试数据，替代手工造数。",
            ],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "录一遍",
            sub: "内部工具 · 作者",
            from: "2023-03",
            to: "2023-09",
            text: "把手工操作录成可读的步骤，测试与研发各 40 余人在用，缺陷退回率下降一半。",
          },
        ],
      },
      {
        kind: "skills",
        items: ["Python", "Java", "Playwright", "Appium", "JMeter", "接口测试", "Jenkins", "用例设计"],
      },
      {
        kind: "education",
        items: [{ title: "软件工程 本科", sub: "杭州电子科技大学", from: "2016-09", to: "2020-06", city: "杭州" }],
      },
      { kind: "certificate", items: ["软件评测师（软考中级）"] },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "英语", sub: "CET-6" },
        ],
      },
    ],
  },
  {
    key: "ch-quality-manager",
    lang: "ch",
    category: "quality",
    template: "TemplateSplit",
    theme: "moss",
    card: { name: "测试经理 · 车载", desc: "台架、实车、法规三条线，带队十五人，左边写事，右边写人。" },
    basic: {
      title: "测试经理",
      name: "闻人朔",
      location: "重庆",
      cellphone: "180 0000 0000",
      email: "wenren.shuo@example.com",
    },
    links: [["wenren.example.com", "https://wenren.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "十一年测试经验，后六年在车载。软件会跟着车跑十年，所以我关心第三年的那次升级，也关心零下三十度的那次启动。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "测试经理",
            sub: "渝驰座舱",
            from: "2020-04",
            to: "present",
            city: "重庆",
            points: [
              "带 15 人负责座舱系统验证，支撑 4 款车型量产，累计交付 62 万辆。",
              "建成 18 套自动化台架，夜间无人执行，回归由 12 天缩短到 3 天。",
              "组织高寒、高原、高温路试 9 次，行程 11 万公里，提前发现量产前致命问题 7 个。",
              "建立远程升级的分批与回退规程，三年 26 次升级，回退 1 次，无一辆趴窝。",
              "每千辆故障数由 14.2 降到 3.6，售后索赔减少 870 万元。",
            ],
          },
          {
            title: "高级测试工程师",
            sub: "山城导航",
            from: "2015-07",
            to: "2020-03",
            city: "重庆",
            points: [
              "负责离线地图与语音测试，采集 22 种方言口音语料 6,000 条。",
              "编写功耗与发热专项方案，成为部门标准。",
            ],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "口音测试集",
            sub: "部门共建 · 发起人",
            from: "2018-03",
            to: "present",
            text: "收集重庆、贵州、云南等地的车内口音录音，已有 6,000 条，供三个供应商统一验收。",
          },
          {
            title: "升级演练手册",
            sub: "公司标准 · 主笔",
            from: "2022-01",
            to: "2022-09",
            text: "规定灰度比例、停止条件与回退时限，被四条产品线采用。",
          },
        ],
      },
      { kind: "skills", items: ["测试管理", "CANoe", "Python", "硬件在环", "功能安全", "缺陷分析", "供应商管理"] },
      {
        kind: "education",
        items: [{ title: "车辆工程 本科", sub: "重庆理工大学", from: "2011-09", to: "2015-06", city: "重庆" }],
      },
      { kind: "certificate", items: ["ISO 26262 功能安全工程师", "ISTQB 高级"] },
      {
        kind: "hobby",
        items: [
          { title: "摄影", sub: "拍嘉陵江大桥十年" },
          { title: "象棋", sub: "业余五级" },
        ],
      },
    ],
  },
];
