import type { Sample } from "../sample.ts";

export const product: readonly Sample[] = [
  {
    key: "ch-product-b-end",
    lang: "ch",
    category: "product",
    template: "TemplateExecutive",
    theme: "graphite",
    shows: ["TemplateExecutive", "TemplateSwiss"],
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
  {
    key: "ch-product-consumer",
    lang: "ch",
    category: "product",
    template: "TemplateEditorial",
    theme: "emerald",
    card: { name: "C 端产品经理 · 社区", desc: "增长写留存，也写代价；做成的和停掉的各占一半。" },
    basic: {
      title: "产品经理",
      name: "江照晚",
      location: "杭州",
      cellphone: "158 0000 0000",
      email: "jiang.zhaowan@example.com",
      wechat: "zhaowan-example",
    },
    links: [["产品笔记", "https://zhaowan.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "四年社区产品经验，编辑出身。相信好的社区靠规矩和耐心，不靠推送。每周读两百条用户反馈，自己回其中二十条。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "产品经理",
            sub: "半亩园艺",
            from: "2022-04",
            to: "present",
            city: "杭州",
            points: [
              "负责园艺社区的提问与回答，三年内月活由 31 万增长到 142 万，求助帖 24 小时内得到回答的比例由 47% 提升到 83%。",
              "访谈 38 位老用户后上线“养护日历”，30 日留存提升 6.1 个百分点。",
              "把每日推送由 5 条减到 1 条，卸载率下降三成，打开次数基本不变。",
              "停掉上线 4 个月的短视频频道：时长涨了，提问少了 22%，与目标相反。",
            ],
          },
          {
            title: "内容产品经理",
            sub: "拾穗读书",
            from: "2020-07",
            to: "2022-03",
            city: "杭州",
            points: [
              "设计书评的举报与申诉流程，人工审核量减少 45%，误删申诉 6 小时内处理。",
              "搭建作者后台，入驻作者由 300 人增加到 2,900 人。",
            ],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "阳台种菜指南",
            sub: "个人专栏",
            from: "2021-03",
            to: "present",
            text: "连载 64 篇，订阅 1.9 万人，读者寄来过 7 种番茄种子。",
          },
        ],
      },
      { kind: "skills", items: ["用户访谈", "社区规则", "数据分析", "SQL", "Figma", "内容审核", "A/B 实验"] },
      {
        kind: "education",
        items: [{ title: "编辑出版学 本科", sub: "浙江传媒学院", from: "2016-09", to: "2020-06", city: "杭州" }],
      },
    ],
  },
  {
    key: "ch-product-director",
    lang: "ch",
    category: "product",
    template: "TemplateSwiss",
    theme: "cobalt",
    card: { name: "产品总监 · 智能硬件", desc: "软硬件一起管：成本、良率、退货率和口碑都在一页里。" },
    basic: {
      title: "产品总监",
      name: "陶一然",
      location: "深圳",
      cellphone: "159 0000 0000",
      email: "tao.yiran@example.com",
    },
    links: [["yiran.example.com", "https://yiran.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [{ text: "十二年产品经验，做过门锁、净水器和扫地机。硬件不能热修复，所以我更看重开模之前的那三个月。" }],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "产品总监",
            sub: "安栖智能",
            from: "2019-08",
            to: "present",
            city: "深圳",
            points: [
              "负责智能门锁产品线，带 9 名产品经理与 3 名用户研究员，年销量由 18 万把增长到 95 万把，营收 6.4 亿元。",
              "退货率由 6.8% 降到 2.1%：跟装 120 户后重做安装流程，单次上门由 70 分钟缩短到 35 分钟。",
              "推动电池、锁体、面板三个平台通用化，物料由 1,460 种减到 610 种，单把成本下降 47 元。",
              "主动召回一批 3,200 把存在低温隐患的产品，22 天完成，次月复购未受影响。",
            ],
          },
          {
            title: "高级产品经理",
            sub: "清渠净水",
            from: "2015-03",
            to: "2019-07",
            city: "佛山",
            points: [
              "主导滤芯订阅服务，续订率 78%，服务收入占比由 4% 提升到 31%。",
              "参与起草团体标准一项，负责用水量与更换提示部分。",
            ],
          },
          {
            title: "硬件产品经理",
            sub: "南头科技",
            from: "2013-07",
            to: "2015-02",
            city: "深圳",
            points: ["跟线扫地机两代产品，从手板到量产各一次。"],
          },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "机械设计制造及其自动化 本科",
            sub: "哈尔滨工业大学",
            from: "2009-09",
            to: "2013-06",
            city: "哈尔滨",
          },
        ],
      },
      { kind: "skills", items: ["产品规划", "成本管理", "供应链协同", "用户研究", "定价", "质量管理", "团队建设"] },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "粤语", sub: "流利" },
          { title: "英语", sub: "可主持会议" },
        ],
      },
    ],
  },
];
