import type { Sample } from "../sample.ts";

export const product: readonly Sample[] = [
  {
    key: "ch-product-b-end",
    lang: "ch",
    category: "product",
    template: "TemplateExecutive",
    theme: "graphite",
    shows: ["TemplateExecutive", "TemplateSwiss"],
    used: 1580,
    card: {
      name: "B 端产品经理",
      desc: "讲清楚问题、取舍与结果，HR 四十秒就能看完的产品简历。",
    },
    basic: {
      title: "高级产品经理",
      name: "宋时雨",
      location: "成都",
      cellphone: "135 0000 0000",
      email: "song.shiyu@example.com",
      wechat: "shiyu-example",
    },
    links: [["shiyu.example.com", "https://shiyu.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "六年 B 端产品经验，财务出身，做过会计也做过实施。每周固定拜访三家客户，文档写得短，敢于砍掉没人用的功能。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "高级产品经理",
            sub: "账小满",
            from: "2021-05",
            to: "present",
            city: "成都",
            points: [
              "负责费用报销产品线，两年内付费客户由 800 家增长到 4,600 家，年度经常性收入 5,200 万元，续费率 91%。",
              "访谈 42 家企业后把核心问题从“填单慢”改写为“退单多”，上线智能校验后退单率由 23% 降到 7%。",
              "下线使用率低于 3% 的 5 个模块，客户流失无变化，客服工单减少 18%。",
              "与 2 名设计、11 名研发协作，建立“指标、代价、止损日期”三段式立项文档。",
            ],
          },
          {
            title: "产品经理",
            sub: "连山协同",
            from: "2018-08",
            to: "2021-04",
            city: "重庆",
            points: [
              "从零到一上线门店排班产品，覆盖 260 家连锁门店，店长排班时间由 3 小时降到 25 分钟。",
              "推动定价由按门店改为按人数，客单价提升 34%，净收入留存率 112%。",
            ],
          },
          {
            title: "成本会计",
            sub: "川禾食品",
            from: "2016-07",
            to: "2018-07",
            city: "成都",
            points: ["负责三家工厂的成本核算，用脚本替代手工报表，月结由 6 天缩短到 2 天。"],
          },
        ],
      },
      {
        kind: "education",
        items: [{ title: "会计学 本科", sub: "西南财经大学", from: "2012-09", to: "2016-06", city: "成都" }],
      },
      {
        kind: "skills",
        items: ["用户访谈", "需求分析", "商业化定价", "SQL", "Axure", "Figma", "数据分析", "项目管理"],
      },
      { kind: "certificate", items: ["中级会计师", "PMP"] },
    ],
  },
];
