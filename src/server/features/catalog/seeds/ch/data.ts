import type { Sample } from "../sample.ts";

export const data: readonly Sample[] = [
  {
    key: "ch-data-algorithm",
    lang: "ch",
    category: "data",
    template: "TemplateSplit",
    theme: "teal",
    shows: ["TemplateSplit", "TemplateAcademic"],
    used: 1050,
    card: {
      name: "推荐算法工程师",
      desc: "从特征、模型到线上收益的闭环，论文与业务左右对开。",
    },
    basic: {
      title: "推荐算法工程师",
      name: "许清和",
      location: "深圳",
      cellphone: "136 0000 0000",
      email: "xu.qinghe@example.com",
    },
    links: [
      ["qinghe.example.com", "https://qinghe.example.com"],
      ["论文列表", "https://qinghe.example.com/papers"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "四年推荐算法经验，统计学背景。关心模型上线之后的事：数据有没有漂、实验有没有看对、业务同学听不听得懂。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "推荐算法工程师",
            sub: "松果阅读",
            from: "2022-07",
            to: "present",
            city: "深圳",
            points: [
              "负责首页推荐精排，上线多目标模型后人均阅读时长提升 11.3%，次日留存提升 1.8 个百分点。",
              "重构特征平台，特征从离线到上线由 10 天缩短为 1 天，线上线下不一致率低于 0.1%。",
              "通过蒸馏与批量推理，精排单次耗时由 46 ms 降到 13 ms，节省 GPU 成本四成。",
              "搭建实验看板与序贯检验工具，全年支撑 120 个实验，误判下线 3 起。",
            ],
          },
          {
            title: "数据挖掘工程师",
            sub: "云岭信用",
            from: "2021-04",
            to: "2022-06",
            city: "深圳",
            points: [
              "建设小微企业违约预测模型，KS 由 0.32 提升到 0.41，坏账率下降 17%。",
              "设计可解释的评分卡，向审批人员逐条说明理由，人工复核量减少一半。",
            ],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "面向冷启动图书的内容表征",
            sub: "第二作者 · 国际会议短文",
            from: "2023-02",
            to: "2023-09",
            text: "用章节摘要学习图书向量，新书首周曝光点击率提升 24%。",
          },
          {
            title: "城市骑行数据地图",
            sub: "个人项目",
            from: "2020-06",
            to: "2020-12",
            text: "处理 3 亿条公开骑行记录，展示深圳各时段潮汐流向，被本地媒体引用。",
          },
        ],
      },
      {
        kind: "skills",
        items: ["Python", "PyTorch", "SQL", "Spark", "Flink", "推荐系统", "因果推断", "A/B 实验"],
      },
      {
        kind: "education",
        items: [
          { title: "应用统计 硕士", sub: "中山大学", from: "2018-09", to: "2021-03", city: "广州" },
          { title: "统计学 本科", sub: "厦门大学", from: "2014-09", to: "2018-06", city: "厦门" },
        ],
      },
      { kind: "certificate", items: ["全国大学生数学建模竞赛一等奖"] },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "英语", sub: "雅思 7.0" },
        ],
      },
    ],
  },
];
