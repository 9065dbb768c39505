import type { Sample } from "../sample.ts";

export const data: readonly Sample[] = [
  {
    key: "ch-data-algorithm",
    lang: "ch",
    category: "data",
    template: "TemplateSplit",
    theme: "teal",
    shows: ["TemplateSplit", "TemplateAcademic"],
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
  {
    key: "ch-data-language-model",
    lang: "ch",
    category: "data",
    template: "TemplateAcademic",
    theme: "navy",
    card: { name: "自然语言处理算法工程师", desc: "从标注规范写到上线成本，论文、专利与业务各归其位。" },
    basic: {
      title: "自然语言处理算法工程师",
      name: "温如许",
      location: "合肥",
      cellphone: "156 0000 0000",
      email: "wen.ruxu@example.com",
    },
    links: [["论文与代码", "https://ruxu.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          { text: "五年自然语言处理经验，做过法律与政务文本。先把评测集做扎实再谈模型，上线的每个结论都能追到原文。" },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "算法工程师",
            sub: "徽墨法务科技",
            from: "2022-03",
            to: "present",
            city: "合肥",
            points: [
              "负责合同审查模型，覆盖 14 类合同、210 条规则，漏检率由 18% 降到 4.5%，法务复核时间减半。",
              "制定标注规范并管理 12 人标注组，两人一致率由 71% 提升到 93%。",
              "用小模型蒸馏与分段缓存，单份合同推理成本由 1.6 元降到 0.22 元。",
              "所有结论附原文出处，客户抽查 3,000 条，引用错误 5 条。",
            ],
          },
          {
            title: "自然语言处理工程师",
            sub: "清流政务云",
            from: "2020-07",
            to: "2022-02",
            city: "合肥",
            points: [
              "热线工单自动分派，准确率由 76% 提升到 91%，日均 8,000 单，派错退回减少六成。",
              "从 40 万条工单中发现积水、噪声等 23 类重复诉求，形成月报供 9 个区使用。",
            ],
          },
        ],
      },
      {
        kind: "custom",
        name: "论文与专利",
        columns: "one",
        items: [
          {
            title: "面向长合同的分段检索与证据对齐",
            sub: "第一作者 · 国内核心期刊，2023",
            text: "公开 1,200 份脱敏合同评测集，已有 6 个课题组使用。",
          },
          { title: "一种条款缺失的检测方法", sub: "第二发明人 · 发明专利，2024", text: "已用于合同审查产品的主流程。" },
        ],
      },
      { kind: "skills", items: ["Python", "PyTorch", "信息抽取", "检索增强", "模型蒸馏", "数据标注", "SQL", "Linux"] },
      {
        kind: "education",
        items: [
          { title: "计算机应用技术 硕士", sub: "安徽大学", from: "2017-09", to: "2020-06", city: "合肥" },
          { title: "信息与计算科学 本科", sub: "合肥工业大学", from: "2013-09", to: "2017-06", city: "合肥" },
        ],
      },
    ],
  },
  {
    key: "ch-data-analyst",
    lang: "ch",
    category: "data",
    template: "TemplateModern",
    theme: "azure",
    photo: "siqi",
    card: { name: "数据分析师 · 连锁零售", desc: "每一段都写清：谁要做什么决定，数据怎么说，最后怎么做的。" },
    basic: {
      title: "数据分析师",
      name: "罗思齐",
      location: "长沙",
      cellphone: "157 0000 0000",
      email: "luo.siqi@example.com",
    },
    links: [["分析笔记", "https://siqi.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [{ text: "四年零售数据分析经验。接需求时先问“看完准备做什么”，答不上来的需求会一起改到能答。" }],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "高级数据分析师",
            sub: "橘洲便利",
            from: "2023-02",
            to: "present",
            city: "长沙",
            points: [
              "分析 640 家门店的缺货记录，发现四成是陈列错位而非断供，整改后单店月销增加 1.1 万元。",
              "设计鲜食打折时点实验，覆盖 60 家店 8 周，报损率由 12.4% 降到 8.9%，毛利额提升 5%。",
              "把 70 张周报合并为 9 个看板，每个看板有负责人和到期日，取数需求减少一半。",
              "每月给店长讲一次课，累计 420 人次，从看懂一张折线图开始。",
              "搭建新店选址评分表，首年试用的 21 家店中 18 家达到预期。",
            ],
          },
          {
            title: "数据分析师",
            sub: "芙蓉出行",
            from: "2021-07",
            to: "2023-01",
            city: "长沙",
            points: [
              "建立司机流失预警，提前两周命中率 68%，回访后留存提升 4.2 个百分点。",
              "统一“完单率”等 26 个指标的口径，结束了三个部门三个数的局面。",
              "把高峰期供需热力图做成司机可读的一句话提示，空驶里程下降 6%。",
            ],
          },
          {
            title: "数据分析实习生",
            sub: "星沙物业",
            from: "2020-07",
            to: "2020-12",
            city: "长沙",
            points: ["清洗 9 万条报修记录，找出电梯故障的三个高发小区，推动提前检修，次月报修减少 28%。"],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "公交候车时间地图",
            sub: "个人项目",
            from: "2022-05",
            to: "2022-10",
            text: "用公开到站数据计算 1,100 个站的真实等待时间，被本地报纸引用。",
          },
        ],
      },
      { kind: "skills", items: ["SQL", "Python", "Hive", "Tableau", "A/B 实验", "回归分析", "Excel", "数据治理"] },
      {
        kind: "education",
        items: [{ title: "应用统计学 本科", sub: "湖南大学", from: "2017-09", to: "2021-06", city: "长沙" }],
      },
      { kind: "certificate", items: ["全国大学生市场调查大赛二等奖"] },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "英语", sub: "CET-6 534 分" },
        ],
      },
    ],
  },
];
