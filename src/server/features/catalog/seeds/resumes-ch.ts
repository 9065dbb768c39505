import type { Sample } from "./sample.ts";

/** The Chinese edition's samples. All people and employers are fictional. */
export const chineseSamples: readonly Sample[] = [
  {
    key: "ch-backend-trade",
    lang: "ch",
    category: "backend",
    template: "TemplateModern",
    theme: "emerald",
    alsoShows: ["TemplateCompact"],
    photo: "zhiyuan",
    card: {
      name: "后端工程师 · 交易与支付",
      desc: "从下单到对账的完整链路，每一条都用数字说话，一页写完七年。",
    },
    basic: {
      title: "高级后端工程师",
      name: "沈知远",
      location: "上海",
      cellphone: "138 0000 0000",
      email: "shen.zhiyuan@example.com",
    },
    links: [
      ["zhiyuan.example.com", "https://zhiyuan.example.com"],
      ["GitHub", "https://github.example.com/shenzhiyuan"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "七年后端经验，主攻交易与支付。习惯先把账算清楚再写代码，偏爱能在一页纸上讲明白的系统。最近两年负责资金核心的重构，上线至今零资损。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "高级后端工程师",
            sub: "青禾生鲜",
            from: "2021-04",
            to: "present",
            city: "上海",
            points: [
              "主导交易核心从单体拆分为 6 个服务，大促峰值从每秒 3,200 单提升到 1.4 万单，全程不停机迁移。",
              "设计复式记账的资金账本，每晚自动与 5 家支付渠道对账，差异单从每周 200 余笔降到 5 笔以内。",
              "下单接口 P99 从 620 ms 降到 140 ms：去掉两次跨机房调用，把热点库存改为分段扣减。",
              "带 6 人小组，推动设计评审和故障复盘成为团队惯例，线上 P1 故障由全年 9 次降为 1 次。",
            ],
          },
          {
            title: "后端工程师",
            sub: "云笺科技",
            from: "2018-07",
            to: "2021-03",
            city: "杭州",
            points: [
              "负责电子发票开具服务，日均 180 万张，开票耗时从 8 秒缩短到 1.2 秒。",
              "搭建统一的幂等与重试组件，被 14 个业务接入，重复扣款投诉归零。",
              "将定时任务迁移到自研调度平台，支持分片与失败补偿，凌晨人工值守从两人减为零。",
            ],
          },
          {
            title: "Java 开发实习生",
            sub: "柏舟软件",
            from: "2017-07",
            to: "2018-01",
            city: "南京",
            points: ["参与仓储系统的库存盘点模块，独立完成差异报表，至今仍在使用。"],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "ledger-lite",
            sub: "开源项目 · 作者",
            from: "2022-06",
            to: "present",
            text: "两千行以内的复式记账库，所有不变量都有属性测试；GitHub 900+ 星标，三家公司用于生产。",
          },
          {
            title: "对账小助手",
            sub: "内部平台 · 发起人",
            from: "2023-02",
            to: "2023-12",
            text: "把对账能力做成服务开放给 5 个兄弟团队，上报流水后一分钟内定位差异，财务月结提前两天完成。",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          { title: "Java" },
          { title: "Go" },
          { title: "Spring Boot" },
          { title: "MySQL" },
          { title: "PostgreSQL" },
          { title: "Redis" },
          { title: "RocketMQ" },
          { title: "分布式事务" },
          { title: "Kubernetes" },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "软件工程 本科",
            sub: "东南大学",
            from: "2014-09",
            to: "2018-06",
            city: "南京",
            text: "专业前 8%，ACM 省赛银牌。",
          },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "英语", sub: "CET-6 586 分" },
        ],
      },
    ],
  },
  {
    key: "ch-frontend-platform",
    lang: "ch",
    category: "frontend",
    template: "TemplateBento",
    theme: "indigo",
    photo: "yuan",
    card: {
      name: "前端工程师 · 组件库与性能",
      desc: "组件库、首屏性能、工程化三条线，适合三到六年经验的前端。",
    },
    basic: {
      title: "资深前端工程师",
      name: "陆予安",
      location: "杭州",
      cellphone: "139 0000 0000",
      email: "lu.yuan@example.com",
    },
    links: [
      ["yuan.example.com", "https://yuan.example.com"],
      ["GitHub", "https://github.example.com/luyuan"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "六年前端经验，做过中后台、也做过 C 端大促。相信好的组件库是让同事少写代码，好的性能是在四年前的手机上也顺滑。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "资深前端工程师",
            sub: "拾光旅行",
            from: "2021-08",
            to: "present",
            city: "杭州",
            points: [
              "负责 68 个组件的设计系统，覆盖 9 条业务线、85% 的页面，新页面平均开发周期由 5 天缩短到 2 天。",
              "主导酒店详情页性能专项：首屏 LCP P75 由 3.9 秒降到 1.7 秒，预订转化率提升 6.4%。",
              "落地可视化回归测试，2,000 余张截图 8 分钟跑完，样式类线上问题下降 70%。",
              "推动无障碍改造，读屏用户可独立完成预订，获公司年度产品体验奖。",
            ],
          },
          {
            title: "前端工程师",
            sub: "木棉教育",
            from: "2019-03",
            to: "2021-07",
            city: "广州",
            points: [
              "从零搭建直播课互动课件，支持 3,000 人同时在线答题，端到端延迟低于 300 ms。",
              "将 40 万行历史代码渐进迁移到 TypeScript，线上脚本报错率由 1.8% 降到 0.2%。",
              "开发内部脚手架与发布平台，发布耗时从 25 分钟缩短到 4 分钟。",
            ],
          },
          {
            title: "Web 开发工程师",
            sub: "鹿鸣网络",
            from: "2018-07",
            to: "2019-02",
            city: "广州",
            points: ["独立交付 5 个营销活动与 2 个后台系统，沉淀出团队的第一套活动模板。"],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "hanzi-spacing",
            sub: "开源项目 · 作者",
            from: "2020-11",
            to: "present",
            text: "按排版规范自动处理中西文间距，不改动原文本，可复制可搜索；npm 周下载 6,000+。",
          },
          {
            title: "小屏优先：我们如何砍掉一半首屏",
            sub: "技术分享 · 三次大会",
            from: "2023-04",
            to: "2024-05",
            text: "复盘详情页性能专项：先量化、再取舍，最后用预算机制守住成果。演讲稿被两家技术社区转载。",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          { title: "TypeScript" },
          { title: "React" },
          { title: "Vue" },
          { title: "Node.js" },
          { title: "Vite" },
          { title: "性能优化" },
          { title: "Playwright" },
          { title: "无障碍" },
        ],
      },
      {
        kind: "education",
        items: [{ title: "计算机科学与技术 本科", sub: "华南理工大学", from: "2014-09", to: "2018-06", city: "广州" }],
      },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "粤语", sub: "流利" },
          { title: "英语", sub: "CET-6" },
        ],
      },
    ],
  },
  {
    key: "ch-mobile-android",
    lang: "ch",
    category: "mobile",
    template: "TemplateSidebar",
    theme: "navy",
    photo: "beichen",
    card: {
      name: "Android 工程师 · 出行",
      desc: "启动、卡顿、崩溃三项治理的前后对比，左侧栏一眼看到联系方式。",
    },
    basic: {
      title: "Android 高级工程师",
      name: "顾北辰",
      location: "北京",
      cellphone: "137 0000 0000",
      email: "gu.beichen@example.com",
    },
    links: [["beichen.example.com", "https://beichen.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "五年 Android 开发经验，专注性能与稳定性。做过千万日活的出行应用，也给低端机抠过每一兆内存。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "Android 高级工程师",
            sub: "行云出行",
            from: "2022-03",
            to: "present",
            city: "北京",
            points: [
              "负责乘客端性能治理：冷启动从 2.6 秒降到 0.9 秒，低端机帧率达标率由 71% 提升到 96%。",
              "建立崩溃归因与分级机制，崩溃率由万分之 18 降到万分之 1.6，连续三个季度达标。",
              "设计地图图层的增量渲染方案，行程页内存峰值下降 38%，后台存活时长翻倍。",
              "推动组件化拆分 32 个模块，全量编译由 14 分钟缩短到 5 分钟。",
            ],
          },
          {
            title: "Android 工程师",
            sub: "橙果短视频",
            from: "2020-07",
            to: "2022-02",
            city: "北京",
            points: [
              "实现拍摄页的实时滤镜与美颜管线，OpenGL 渲染耗时单帧低于 9 ms。",
              "优化播放器预加载策略，首帧时间由 480 ms 降到 210 ms，人均播放时长提升 5.1%。",
              "编写灰度发布与热修复 SDK，覆盖 6 个应用。",
            ],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "掌上水文",
            sub: "个人作品",
            from: "2021-05",
            to: "present",
            text: "离线查看江河水位与预警的小应用，安装包 4 MB，无账号、无追踪，累计下载 7 万次。",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          { title: "Kotlin" },
          { title: "Java" },
          { title: "Jetpack Compose" },
          { title: "NDK / C++" },
          { title: "OpenGL ES" },
          { title: "Gradle" },
          { title: "Perfetto" },
          { title: "Flutter" },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "电子信息工程 硕士",
            sub: "北京邮电大学",
            from: "2017-09",
            to: "2020-06",
            city: "北京",
          },
          { title: "通信工程 本科", sub: "西安电子科技大学", from: "2013-09", to: "2017-06", city: "西安" },
        ],
      },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "英语", sub: "CET-6，可阅读英文文档与源码" },
        ],
      },
    ],
  },
  {
    key: "ch-data-algorithm",
    lang: "ch",
    category: "data",
    template: "TemplateSplit",
    theme: "teal",
    alsoShows: ["TemplateAcademic"],
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
        items: [
          { title: "Python" },
          { title: "PyTorch" },
          { title: "SQL" },
          { title: "Spark" },
          { title: "Flink" },
          { title: "推荐系统" },
          { title: "因果推断" },
          { title: "A/B 实验" },
        ],
      },
      {
        kind: "education",
        items: [
          { title: "应用统计 硕士", sub: "中山大学", from: "2018-09", to: "2021-03", city: "广州" },
          { title: "统计学 本科", sub: "厦门大学", from: "2014-09", to: "2018-06", city: "厦门" },
        ],
      },
      { kind: "certificate", items: [{ title: "全国大学生数学建模竞赛一等奖" }] },
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
    key: "ch-product-b-end",
    lang: "ch",
    category: "product",
    template: "TemplateExecutive",
    theme: "graphite",
    alsoShows: ["TemplateSwiss"],
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
        items: [
          { title: "用户访谈" },
          { title: "需求分析" },
          { title: "商业化定价" },
          { title: "SQL" },
          { title: "Axure" },
          { title: "Figma" },
          { title: "数据分析" },
          { title: "项目管理" },
        ],
      },
      { kind: "certificate", items: [{ title: "中级会计师" }, { title: "PMP" }] },
    ],
  },
  {
    key: "ch-design-product",
    lang: "ch",
    category: "design",
    template: "TemplateBanner",
    theme: "rose",
    alsoShows: ["TemplateEditorial"],
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
        items: [
          { title: "交互设计" },
          { title: "用户研究" },
          { title: "Figma" },
          { title: "设计系统" },
          { title: "原型与动效" },
          { title: "数据可视化" },
          { title: "HTML / CSS" },
        ],
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
    key: "ch-sre",
    lang: "ch",
    category: "infrastructure",
    template: "TemplateBlueprint",
    theme: "cobalt",
    alsoShows: ["TemplateTerminal"],
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
        items: [
          { title: "Kubernetes" },
          { title: "Linux" },
          { title: "Go" },
          { title: "Terraform" },
          { title: "Prometheus" },
          { title: "Envoy" },
          { title: "MySQL" },
          { title: "网络" },
          { title: "故障指挥" },
        ],
      },
      {
        kind: "education",
        items: [{ title: "网络工程 本科", sub: "北京交通大学", from: "2013-09", to: "2017-06", city: "北京" }],
      },
      { kind: "certificate", items: [{ title: "CKA" }, { title: "CISSP" }] },
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
    key: "ch-graduate-full-stack",
    lang: "ch",
    category: "graduate",
    template: "TemplateClassic",
    theme: "emerald",
    alsoShows: ["TemplateTimeline"],
    photo: "tingxi",
    card: {
      name: "应届生 · 软件开发",
      desc: "没有正式工作也有东西可写：两段实习、一次开源合并、一门课的第一名。",
    },
    basic: {
      title: "软件开发工程师（2026 届）",
      name: "林听溪",
      location: "武汉",
      cellphone: "132 0000 0000",
      email: "lin.tingxi@example.com",
    },
    links: [
      ["tingxi.example.com", "https://tingxi.example.com"],
      ["GitHub", "https://github.example.com/lintingxi"],
    ],
    sections: [
      {
        kind: "education",
        items: [
          {
            title: "计算机科学与技术 本科",
            sub: "华中科技大学",
            from: "2022-09",
            to: "2026-06",
            city: "武汉",
            points: [
              "GPA 3.86 / 4，专业前 5%，两次获得国家奖学金。",
              "主修：数据库系统、编译原理、分布式系统、人机交互；担任操作系统课程助教。",
            ],
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "后端开发实习生",
            sub: "江城公交云",
            from: "2025-06",
            to: "2025-09",
            city: "武汉",
            points: [
              "开发线路公告发布系统，调度员发布一条公告由 12 分钟缩短到 2 分钟，实习结束后仍在使用。",
              "补充 130 个集成测试，定位一处隐藏两年的跨零点时刻表错误。",
            ],
          },
          {
            title: "前端开发实习生",
            sub: "青松诊所",
            from: "2024-07",
            to: "2024-08",
            city: "武汉",
            points: ["把纸质预约单改为网页，首月 68% 的患者在线预约；支持键盘操作与大字号。"],
          },
        ],
      },
      {
        kind: "project",
        items: [
          {
            title: "多光标撤销",
            sub: "合入某开源编辑器",
            from: "2025-10",
            to: "2026-01",
            text: "独立提案、设计并实现，共 1,400 行 TypeScript，经过 11 轮代码评审后合入主干。",
          },
          {
            title: "TinyKV 存储引擎",
            sub: "课程设计 · Rust",
            from: "2025-03",
            to: "2025-06",
            text: "实现 B+ 树、预写日志与崩溃恢复，在故障注入测试中获 42 组第一。",
          },
        ],
      },
      {
        kind: "skills",
        items: [
          { title: "Java" },
          { title: "TypeScript" },
          { title: "React" },
          { title: "Rust" },
          { title: "Python" },
          { title: "MySQL" },
          { title: "Linux" },
          { title: "Git" },
        ],
      },
      {
        kind: "certificate",
        items: [{ title: "蓝桥杯全国二等奖" }, { title: "CET-6 612 分" }],
      },
      {
        kind: "hobby",
        items: [
          { title: "羽毛球", sub: "院队主力" },
          { title: "古琴", sub: "自学三年" },
        ],
      },
    ],
  },
];
