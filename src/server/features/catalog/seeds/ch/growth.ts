import type { Sample } from "../sample.ts";

export const growth: readonly Sample[] = [
  {
    key: "ch-growth-member",
    lang: "ch",
    category: "growth",
    template: "TemplateBento",
    theme: "rose",
    photo: "anran",
    card: { name: "用户运营 · 会员", desc: "留存、复购、打扰度一起看，每个动作都有对照组。" },
    basic: {
      title: "用户运营经理",
      name: "梁安然",
      location: "广州",
      cellphone: "181 0000 0000",
      email: "liang.anran@example.com",
      wechat: "anran-example",
    },
    links: [["运营手记", "https://anran.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "五年会员运营经验，做过母婴和鲜花。少发一条短信也算成绩；所有活动都留一成用户不参加，用来回答“到底有没有用”。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "用户运营经理",
            sub: "花期订阅",
            from: "2022-06",
            to: "present",
            city: "广州",
            points: [
              "负责 48 万付费会员，12 个月留存由 41% 提升到 55%，短信发送量同时减少 38%。",
              "通过对照组发现满减券对老会员无效，停发后每年节省 290 万元，复购率未变。",
              "重做退订流程：三步减为一步并提供“暂停配送”，投诉减少七成，每 8 人有 1 人改为暂停。",
              "搭建 26 个自动化触达场景，管理 2 名运营与年度预算 900 万元。",
              "规定每人每周最多两条触达，跨部门执行，全年破例 1 次。",
            ],
          },
          {
            title: "用户运营",
            sub: "小满母婴",
            from: "2020-07",
            to: "2022-05",
            city: "广州",
            points: [
              "从零建立 130 个妈妈群，月均复购高出普通用户 2.4 倍，群内投诉 2 小时内处理。",
              "整理 300 条常见育儿问答，由医生审定，客服重复咨询减少 40%。",
              "设计“以旧换新”活动，回收童车 6,200 辆，带来新客 1.1 万人。",
            ],
          },
          {
            title: "运营实习生",
            sub: "荔湾书局",
            from: "2019-07",
            to: "2019-12",
            city: "广州",
            points: ["维护 12 个读书群，策划旧书交换 5 场，到场 900 余人。"],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "退订之后",
            sub: "行业分享",
            from: "2024-04",
            to: "2024-04",
            text: "讲为什么把退订按钮放大，现场 200 人，文稿被 30 多个公众号转载。",
          },
        ],
      },
      { kind: "skills", items: ["会员体系", "用户分层", "A/B 实验", "SQL", "活动策划", "文案", "社群运营"] },
      {
        kind: "education",
        items: [{ title: "市场营销 本科", sub: "暨南大学", from: "2016-09", to: "2020-06", city: "广州" }],
      },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "粤语", sub: "母语" },
          { title: "英语", sub: "CET-4" },
        ],
      },
    ],
  },
  {
    key: "ch-growth-content",
    lang: "ch",
    category: "growth",
    template: "TemplateTimeline",
    theme: "brick",
    card: { name: "内容运营 · 科普", desc: "写过、剪过、也核查过：用来源和更正率证明内容靠得住。" },
    basic: {
      title: "内容运营主编",
      name: "萧闻笛",
      location: "北京",
      cellphone: "182 0000 0000",
      email: "xiao.wendi@example.com",
    },
    links: [["代表作", "https://wendi.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [{ text: "八年内容经验，记者出身。标题可以不惊人，事实不能出错；每篇稿子都留来源，错了就公开更正。" }],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "内容主编",
            sub: "地理课代表",
            from: "2020-09",
            to: "present",
            city: "北京",
            points: [
              "带 6 人团队，四年发布 1,150 篇图文与 320 条视频，全网关注由 26 万增长到 410 万。",
              "建立两人核查制度，更正率由 2.3% 降到 0.2%，被 11 所中学选作课外读物。",
              "策划“一条河的三十天”，团队沿河走 900 公里，总播放 7,400 万次，带动书籍售出 5.8 万册。",
              "商业合作改为先审事实再谈排期，拒单三成，单价提升 60%。",
            ],
          },
          {
            title: "编辑",
            sub: "晓窗科学周刊",
            from: "2017-07",
            to: "2020-08",
            city: "北京",
            points: [
              "采写长报道 46 篇，一篇关于地下水的报道获行业年度奖。",
              "把纸刊内容改写为适合手机的版本，公众号读者由 4 万增加到 35 万。",
            ],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "错题本",
            sub: "个人栏目",
            from: "2019-01",
            to: "present",
            text: "收集并解释课本插图里的常见误会，已写 210 条，读者投稿过半。",
          },
        ],
      },
      { kind: "skills", items: ["选题策划", "采访写作", "事实核查", "视频脚本", "Premiere", "数据分析", "团队管理"] },
      {
        kind: "education",
        items: [{ title: "新闻学 本科", sub: "中国人民大学", from: "2013-09", to: "2017-06", city: "北京" }],
      },
      {
        kind: "hobby",
        items: [
          { title: "登山", sub: "业余领队" },
          { title: "观鸟", sub: "记录 312 种" },
        ],
      },
    ],
  },
];
