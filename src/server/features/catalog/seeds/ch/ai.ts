import type { Sample } from "../sample.ts";

/** What the assistant drafts from a job title and a line or two of history: one page each, plain and easy to change. */
export const ai: readonly Sample[] = [
  {
    key: "ch-ai-product-manager",
    lang: "ch",
    category: "product",
    template: "TemplateModern",
    theme: "plum",
    isAi: true,
    card: { name: "产品经理", desc: "只给了岗位和两段经历：先写结果，再写方法，一页写完。" },
    basic: {
      title: "产品经理",
      name: "闵若溪",
      location: "杭州",
      cellphone: "186 0000 0000",
      email: "min.ruoxi@example.com",
    },
    links: [["作品集", "https://minruoxi.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "五年产品经理经验，做过预约与排班类 SaaS。习惯从客服工单和访谈里找问题，小步上线，用数据决定去留。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "产品经理 · 预约平台",
            sub: "泊岸科技",
            from: "2021-06",
            to: "present",
            city: "杭州",
            points: [
              "把下单流程由 7 步减到 4 步，登录后置，预约完成率由 58% 提升到 73%。",
              "带领 1 名设计师和 5 名研发，两周一个迭代，每次上线都写明要影响的指标。",
              "下线 3 个使用率不足 2% 的设置页，相关工单减少 41%。",
            ],
          },
          {
            title: "产品助理",
            sub: "青杏健康",
            from: "2019-07",
            to: "2021-05",
            city: "宁波",
            points: [
              "走访 26 家诊所前台，按她们的纸质登记本重做候诊列表，培训时间由半天缩短到 40 分钟。",
              "上线就诊短信提醒，爽约率由 13% 降到 8%。",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "套餐与定价梳理",
            sub: "负责人",
            from: "2023-02",
            to: "2023-06",
            text: "将 4 档套餐合并为 2 档，对 600 家新客户做对照测试，客单价提升 12%，咨询量减半。",
          },
        ],
      },
      { kind: "skills", items: ["需求访谈", "原型设计", "SQL", "A/B 测试", "Axure", "Figma", "项目管理"] },
      {
        kind: "education",
        items: [{ title: "信息管理 本科", sub: "浙东大学", from: "2015-09", to: "2019-06", city: "宁波" }],
      },
      { kind: "certificate", items: ["CET-6", "PMP"] },
    ],
  },
  {
    key: "ch-ai-frontend-engineer",
    lang: "ch",
    category: "frontend",
    template: "TemplateSidebar",
    theme: "navy",
    isAi: true,
    card: { name: "前端工程师", desc: "性能、无障碍与测试，每条都留好数字的位置，换成你的就行。" },
    basic: {
      title: "前端工程师",
      name: "顾西洲",
      location: "成都",
      cellphone: "187 0000 0000",
      email: "gu.xizhou@example.com",
    },
    links: [["GitHub", "https://github.example.com/guxizhou"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "四年前端经验，主力 TypeScript 与 React。关注旧手机上的首屏速度和键盘可用性，代码写完要让下一个人敢改。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "前端工程师",
            sub: "云账簿",
            from: "2022-03",
            to: "present",
            city: "成都",
            points: [
              "拆分首屏资源，体积由 1.3 MB 降到 360 KB，首屏可交互时间由 4.8 秒降到 1.7 秒。",
              "把 40 多处复制的表单收敛为一套组件，附单元测试，三个团队共用。",
              "在合并流程中加入无障碍检查，结算页达到 WCAG 2.2 AA。",
            ],
          },
          {
            title: "前端开发",
            sub: "锦里互动",
            from: "2020-07",
            to: "2022-02",
            city: "成都",
            points: [
              "交付 16 个展馆与活动站点，内容由客户自行维护。",
              "引入截图比对测试，发布后的样式问题由每月 9 个降到 1 个。",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "tabtrap-cn",
            sub: "开源项目 · 作者",
            from: "2022-09",
            to: "present",
            text: "2 KB 的弹窗焦点管理库，关闭后把焦点还给原处，在三款读屏软件上验证。",
          },
        ],
      },
      { kind: "skills", items: ["TypeScript", "React", "CSS", "Vite", "Node.js", "Playwright", "性能优化", "无障碍"] },
      {
        kind: "education",
        items: [{ title: "软件工程 本科", sub: "蜀中理工大学", from: "2016-09", to: "2020-06", city: "成都" }],
      },
      { kind: "certificate", items: ["CET-6"] },
    ],
  },
  {
    key: "ch-ai-data-analyst",
    lang: "ch",
    category: "data",
    template: "TemplateCompact",
    theme: "emerald",
    isAi: true,
    card: { name: "数据分析师", desc: "不罗列报表，只写回答了什么问题、改变了什么决定。" },
    basic: {
      title: "数据分析师",
      name: "穆清妍",
      location: "广州",
      cellphone: "188 0000 0000",
      email: "mu.qingyan@example.com",
    },
    links: [["作品集", "https://muqingyan.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "四年数据分析经验，做过能源和生鲜零售。SQL 写得让别人看得懂，图表不靠图例，结论会说明有多大把握。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "数据分析师",
            sub: "珠江智慧能源",
            from: "2022-06",
            to: "present",
            city: "广州",
            points: [
              "搭建 21 万块智能电表的异常看板，故障发现由平均 3 周缩短到 2 天。",
              "论证一项补贴大多会发给本就留存的用户，预算改投 8000 名流失边缘用户，次月留存提升 9 个百分点。",
              "把 60 多张手工表迁移为带测试和说明的 dbt 模型，每张表都有负责人。",
            ],
          },
          {
            title: "初级数据分析师",
            sub: "鲜到家超市",
            from: "2020-07",
            to: "2022-05",
            city: "佛山",
            points: [
              "预测 900 种生鲜的日销量，试点门店损耗率由 11% 降到 7.6%。",
              "自动化月度经营报告，制作时间由 4 天缩短到半天。",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "公交又晚点",
            sub: "个人项目",
            from: "2023-01",
            to: "2023-04",
            text: "用一年的公开到站数据，画出哪些线路在哪里、几点最容易晚点，被本地媒体引用。",
          },
        ],
      },
      { kind: "skills", items: ["SQL", "Python", "dbt", "Hive", "Power BI", "统计推断", "实验设计"] },
      {
        kind: "education",
        items: [{ title: "统计学 本科", sub: "岭海大学", from: "2016-09", to: "2020-06", city: "广州" }],
      },
      { kind: "certificate", items: ["CET-6", "数据分析师（中级）"] },
    ],
  },
  {
    key: "ch-ai-operations-engineer",
    lang: "ch",
    category: "infrastructure",
    template: "TemplateTimeline",
    theme: "cobalt",
    isAi: true,
    card: { name: "运维工程师", desc: "发布、成本与值班，沿时间线讲清楚每一步的变化。" },
    basic: {
      title: "运维工程师",
      name: "屈远山",
      location: "武汉",
      cellphone: "189 0000 0000",
      email: "qu.yuanshan@example.com",
    },
    links: [["GitHub", "https://github.example.com/quyuanshan"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "六年运维经验，从机房到容器平台。目标是让安全的发布方式也是最省事的方式，让账单和值班电话都安静。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "运维工程师",
            sub: "江汉通联",
            from: "2020-08",
            to: "present",
            city: "武汉",
            points: [
              "发布频率由两周一次提升到日均 11 次，失败自动回滚，变更失败率由 12% 降到 3%。",
              "140 台服务器全部用 Terraform 描述，演练中 47 分钟重建一个可用区。",
              "夜间缩容并公开各团队预算，云成本下降 31%。",
            ],
          },
          {
            title: "系统管理员",
            sub: "楚云托管",
            from: "2018-07",
            to: "2020-07",
            city: "武汉",
            points: [
              "把 300 个客户站点迁移到容器，客户侧零停机。",
              "重写告警规则，夜间告警由 90 条降到 6 条，留下的都需要马上处理。",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "临时预览环境",
            sub: "发起人",
            from: "2022-02",
            to: "2022-09",
            text: "每个合并请求 4 分钟内得到一套独立可访问的完整环境，评审提前一天开始，闲置环境夜间自动回收。",
          },
        ],
      },
      { kind: "skills", items: ["Kubernetes", "Terraform", "Linux", "Prometheus", "GitLab CI", "Go", "Shell"] },
      {
        kind: "education",
        items: [{ title: "网络工程 本科", sub: "荆楚理工大学", from: "2014-09", to: "2018-06", city: "武汉" }],
      },
      { kind: "certificate", items: ["CKA", "软考 · 系统架构设计师"] },
    ],
  },
  {
    key: "ch-ai-interaction-designer",
    lang: "ch",
    category: "design",
    template: "TemplateClassic",
    theme: "graphite",
    isAi: true,
    card: { name: "交互设计师", desc: "调研、原型和上线之后的变化，用安静的衬线字体写成一页。" },
    basic: {
      title: "交互设计师",
      name: "蓝疏影",
      location: "南京",
      cellphone: "173 0000 0000",
      email: "lan.shuying@example.com",
    },
    links: [["作品集", "https://lanshuying.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "五年交互设计经验，做过银行与公共交通。先去找卡住的人，用可以点的原型说话，一直跟到数据出来。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "交互设计师",
            sub: "江宁互助银行",
            from: "2021-09",
            to: "present",
            city: "南京",
            points: [
              "重做线上开户，问题由 31 个减到 14 个，完成率由 52% 提升到 71%。",
              "每次发布前邀请 6 位用户测试，其中两位使用读屏或放大功能。",
              "维护四个团队共用的 38 个组件，每个都写明什么时候不该用。",
            ],
          },
          {
            title: "用户体验设计师",
            sub: "轨迹数字",
            from: "2019-07",
            to: "2021-08",
            city: "苏州",
            points: [
              "调整地铁售票机的提问顺序，购票时间中位数由 95 秒降到 48 秒。",
              "在 12 个车站蹲点一个月，整理出 20 条观察，成为次年改版依据。",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "通知信改写",
            sub: "自发项目",
            from: "2023-01",
            to: "2023-05",
            text: "与客服一起改写引发来电最多的 11 封通知信，一个季度内相关来电减少 44%。",
          },
        ],
      },
      { kind: "skills", items: ["用户研究", "可用性测试", "Figma", "交互原型", "设计系统", "HTML 与 CSS"] },
      {
        kind: "education",
        items: [{ title: "工业设计 本科", sub: "金陵艺术学院", from: "2015-09", to: "2019-06", city: "南京" }],
      },
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
    key: "ch-ai-mobile-developer",
    lang: "ch",
    category: "mobile",
    template: "TemplateSplit",
    theme: "brick",
    isAi: true,
    card: { name: "移动端开发工程师", desc: "一页写清两个平台：崩溃率、包体积和应用商店评分。" },
    basic: {
      title: "移动端开发工程师",
      name: "谈星野",
      location: "青岛",
      cellphone: "175 0000 0000",
      email: "tan.xingye@example.com",
    },
    links: [["GitHub", "https://github.example.com/tanxingye"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "五年移动端经验，Android 与 iOS 都做过。在意点击后的第一秒，也在意用了四年的手机。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "移动端开发工程师",
            sub: "望潮气象",
            from: "2021-10",
            to: "present",
            city: "青岛",
            points: [
              "用 Kotlin Multiplatform 重写潮汐天气应用，两套代码合为一套，共享率 64%。",
              "无崩溃会话率由 98.1% 提升到 99.8%，商店评分由 3.6 升到 4.7。",
              "让 2100 个海滩的地图离线可用，总大小 38 MB。",
            ],
          },
          {
            title: "Android 开发工程师",
            sub: "码上收银",
            from: "2019-07",
            to: "2021-09",
            city: "济南",
            points: [
              "开发 6000 家门店使用的小票与退款模块，退款操作由 5 步减到 2 步。",
              "最低配设备的冷启动由 3.1 秒缩短到 1.2 秒。",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "静音排班",
            sub: "个人应用",
            from: "2022-03",
            to: "present",
            text: "按排班自动静音的日历，不需要账号和网络，累计安装 1.2 万次。",
          },
        ],
      },
      { kind: "skills", items: ["Kotlin", "Swift", "Jetpack Compose", "SwiftUI", "SQLite", "Gradle"] },
      {
        kind: "education",
        items: [{ title: "计算机科学与技术 本科", sub: "齐鲁海洋大学", from: "2015-09", to: "2019-06", city: "青岛" }],
      },
      { kind: "certificate", items: ["CET-4"] },
    ],
  },
  {
    key: "ch-ai-machine-learning",
    lang: "ch",
    category: "data",
    template: "TemplateAcademic",
    theme: "brick",
    isAi: true,
    card: { name: "机器学习工程师", desc: "模型、数据与评测，排得像论文一样安静。" },
    basic: {
      title: "机器学习工程师",
      name: "卓怀瑾",
      location: "合肥",
      cellphone: "199 0000 0000",
      email: "zhuo.huaijin@example.com",
    },
    links: [["GitHub", "https://github.example.com/zhuohuaijin"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "四年搜索与文本分类的上线经验。先定评测，再看错例，最后选够用的最小模型。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "机器学习工程师",
            sub: "案牍智能",
            from: "2022-04",
            to: "present",
            city: "合肥",
            points: [
              "为 320 万份法律文书建立语义检索，前三条命中率由 54% 提升到 81%。",
              "把排序模型蒸馏到十分之一大小，普通服务器上响应由 640 ms 降到 90 ms。",
              "建立 1800 条人工判定的评测集，任何改动都要先过评测。",
            ],
          },
          {
            title: "算法工程师",
            sub: "信匣实验室",
            from: "2020-07",
            to: "2022-03",
            city: "合肥",
            points: [
              "每天为 4 万封客户来信自动分类，准确率 94%，拿不准的转人工。",
              "在训练数据中找出 6% 的错误标注，并写成工具持续拦截。",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "错例周报",
            sub: "发起人",
            from: "2022-10",
            to: "present",
            text: "每周人工阅读 100 条错例并归类，三个月内把最常见的五类错误降低一半，做法被另外两个组沿用。",
          },
        ],
      },
      { kind: "skills", items: ["Python", "PyTorch", "Transformers", "Elasticsearch", "模型评测", "ONNX"] },
      {
        kind: "education",
        items: [
          {
            title: "计算语言学 硕士",
            sub: "江淮大学",
            from: "2017-09",
            to: "2020-06",
            city: "合肥",
            text: "论文研究合同文本中的复述识别。",
          },
        ],
      },
      { kind: "certificate", items: ["CET-6"] },
    ],
  },
];
