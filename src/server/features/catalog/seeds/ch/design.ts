import type { Sample } from "../sample.ts";

export const design: readonly Sample[] = [
  {
    key: "ch-design-product",
    lang: "ch",
    category: "design",
    template: "TemplateBanner",
    theme: "rose",
    shows: ["TemplateBanner", "TemplateEditorial"],
    photo: "weiyang",
    card: {
      name: "产品设计师 · 工具类",
      desc: "不堆砌作品图，用现场研究和前后对比证明设计的价值。",
    },
    basic: {
      title: "高级产品设计师",
      name: "叶未央",
      location: "广州",
      cellphone: "134 0000 0000",
      email: "hi@yeweiyang.example.com",
    },
    links: [
      ["作品集", "https://yeweiyang.example.com"],
      ["随笔", "https://yeweiyang.example.com/notes"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "五年工具类产品设计经验，用户多是没空盯着屏幕的人：分拣员、司机、店长。先去现场，再画草图，最后留下一套系统而不是一堆页面。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "高级产品设计师",
            sub: "百川物流",
            from: "2021-06",
            to: "present",
            city: "广州",
            points: [
              "重新设计分拣手持端，适配手套操作与两米可读距离，错分率下降 41%，新人培训由两天缩短到半天。",
              "在 7 个仓库跟班 28 次，沉淀研究档案库，两年内被查阅 1,300 余次。",
              "与两名工程师共建设计系统，56 个组件、一套令牌同时用于 Web、Android 和标签打印。",
              "把 12 张报表合并为一个异常看板，主管日均打开 60 次。",
            ],
          },
          {
            title: "交互设计师",
            sub: "同桌拼车",
            from: "2019-07",
            to: "2021-05",
            city: "深圳",
            points: [
              "负责司机端从草图到 5 万日活的全过程，人均接单效率提升 9%。",
              "推行每周五位司机的可用性测试，首季度即改变两项重点规划。",
            ],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "老字号招牌字库",
            sub: "个人项目",
            from: "2020-03",
            to: "present",
            text: "走访岭南 80 家老店，拍摄并数字化 460 个手写招牌字，在社区图书馆办过两次小展。",
          },
          {
            title: "菜市场导视改造",
            sub: "社区公益 · 主设计",
            from: "2022-04",
            to: "2022-10",
            text: "为 52 个摊位设计三语导视，用回收木板制作，保安被问路的次数减少一半，入选城市微更新案例。",
          },
        ],
      },
      {
        kind: "skills",
        items: ["交互设计", "用户研究", "Figma", "设计系统", "原型与动效", "数据可视化", "HTML / CSS"],
      },
      {
        kind: "education",
        items: [{ title: "工业设计 本科", sub: "广州美术学院", from: "2015-09", to: "2019-06", city: "广州" }],
      },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "粤语", sub: "母语" },
          { title: "英语", sub: "CET-6" },
        ],
      },
    ],
  },
  {
    key: "ch-design-brand",
    lang: "ch",
    category: "design",
    template: "TemplateEditorial",
    theme: "ochre",
    card: { name: "品牌与视觉设计师", desc: "从字体到包装到界面，一套视觉如何真正落到店里和手机上。" },
    basic: {
      title: "品牌视觉设计师",
      name: "白鹿鸣",
      location: "成都",
      cellphone: "166 0000 0000",
      email: "hi@bailuming.example.com",
    },
    links: [["作品集", "https://bailuming.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "六年品牌与视觉设计经验，写过字、画过包装、也做过界面。判断一套视觉好不好，看它印在最小的那张标签上还认不认得。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "资深视觉设计师",
            sub: "巷子茶事",
            from: "2022-01",
            to: "present",
            city: "成都",
            points: [
              "主导品牌焕新，覆盖 210 家门店、46 款包装与点单小程序，无提示认知度由 19% 提升到 37%。",
              "把包装印色由 9 种减到 4 种，单杯物料成本下降 0.11 元，全年节省 160 万元。",
              "制定 72 页视觉手册，外包返工率由 30% 降到 8%。",
              "与前端共建 40 个组件，新活动页由 4 天缩短到 1 天。",
            ],
          },
          {
            title: "视觉设计师",
            sub: "竹里文化",
            from: "2019-07",
            to: "2021-12",
            city: "成都",
            points: [
              "为 14 家博物馆做展览主视觉与文创，单品最高售出 3.2 万件。",
              "设计一套川剧表情，累计下载 88 万次。",
            ],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "锦里体",
            sub: "个人字体",
            from: "2020-09",
            to: "2023-06",
            text: "以老茶馆水牌为本，手写 3,500 字后数字化，已授权 40 余家小店使用。",
          },
          {
            title: "消失的招贴",
            sub: "小展 · 策展",
            from: "2023-10",
            to: "2023-11",
            text: "展出 96 张八十年代电影手绘海报，21 天观众 5,400 人。",
          },
        ],
      },
      { kind: "skills", items: ["品牌设计", "字体设计", "包装", "Illustrator", "Figma", "插画", "印刷工艺"] },
      {
        kind: "education",
        items: [{ title: "视觉传达设计 本科", sub: "四川美术学院", from: "2015-09", to: "2019-06", city: "重庆" }],
      },
      {
        kind: "hobby",
        items: [
          { title: "书法", sub: "临帖十一年" },
          { title: "徒步", sub: "走过 9 条茶马古道支线" },
        ],
      },
    ],
  },
];
