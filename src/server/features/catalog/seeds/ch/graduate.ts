import type { Sample } from "../sample.ts";

export const graduate: readonly Sample[] = [
  {
    key: "ch-graduate-full-stack",
    lang: "ch",
    category: "graduate",
    template: "TemplateClassic",
    theme: "emerald",
    shows: ["TemplateClassic", "TemplateTimeline"],
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
        items: ["Java", "TypeScript", "React", "Rust", "Python", "MySQL", "Linux", "Git"],
      },
      {
        kind: "certificate",
        items: ["蓝桥杯全国二等奖", "CET-6 612 分"],
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
  {
    key: "ch-graduate-algorithm",
    lang: "ch",
    category: "graduate",
    template: "TemplateAcademic",
    theme: "plum",
    card: { name: "应届硕士 · 视觉算法", desc: "论文、比赛、实习写得克制，数据集和代码都有出处。" },
    basic: {
      title: "视觉算法工程师（2026 届硕士）",
      name: "任疏桐",
      location: "哈尔滨",
      cellphone: "183 0000 0000",
      email: "ren.shutong@example.com",
    },
    links: [
      ["主页", "https://shutong.example.com"],
      ["GitHub", "https://github.example.com/renshutong"],
    ],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "2026 届硕士，方向为工业缺陷检测。做过一年产线项目，知道样本少、光照变、师傅不信任是常态。期待加入愿意去现场的团队。",
          },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "控制科学与工程 硕士",
            sub: "哈尔滨工业大学",
            from: "2023-09",
            to: "2026-06",
            city: "哈尔滨",
            text: "综合成绩前 10%，一等学业奖学金两次；毕业论文研究少样本下的表面缺陷分割。",
          },
          {
            title: "自动化 本科",
            sub: "东北大学",
            from: "2019-09",
            to: "2023-06",
            city: "沈阳",
            text: "专业第 6 名（共 142 人），保送研究生。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "算法实习生",
            sub: "松江视觉",
            from: "2025-05",
            to: "2025-09",
            city: "长春",
            points: [
              "为轴承产线训练缺陷分割模型，漏检由 3.1% 降到 0.8%，误检不高于人工。",
              "用 TensorRT 部署到工控机，单张 18 ms，满足每分钟 200 件的节拍。",
              "跟班 15 天，与质检师傅一起重新定义 6 类缺陷的边界。",
            ],
          },
        ],
      },
      {
        kind: "custom",
        name: "论文与竞赛",
        columns: "one",
        items: [
          {
            title: "小样本缺陷分割的原型校正",
            sub: "第一作者 · 国际会议，2025",
            text: "在两个公开数据集上平均提升 3.4 个百分点，代码已公开。",
          },
          {
            title: "全国研究生人工智能创新大赛",
            sub: "二等奖 · 队长，2024",
            text: "四人队伍，完成冰面裂缝巡检小车，负责检测与标定。",
          },
        ],
      },
      { kind: "skills", items: ["Python", "PyTorch", "C++", "OpenCV", "TensorRT", "ROS", "相机标定", "Linux"] },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "英语", sub: "CET-6 571 分" },
        ],
      },
      {
        kind: "hobby",
        items: [
          { title: "速滑", sub: "校队" },
          { title: "模型火车", sub: "自己铺了 14 米轨道" },
        ],
      },
    ],
  },
  {
    key: "ch-graduate-product",
    lang: "ch",
    category: "graduate",
    template: "TemplateBanner",
    theme: "azure",
    card: { name: "应届生 · 产品助理", desc: "两段实习、一个校园小程序，写清自己做了哪一部分。" },
    basic: {
      title: "产品助理（2026 届）",
      name: "夏知秋",
      location: "天津",
      cellphone: "185 0000 0000",
      email: "xia.zhiqiu@example.com",
    },
    links: [["作品与文档", "https://zhiqiu.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          {
            text: "2026 届本科生，做过两段产品实习和一个有 6,000 人用的校园小程序。写文档短，跟进问题细，开会会做记录。",
          },
        ],
      },
      {
        kind: "education",
        items: [
          {
            title: "信息管理与信息系统 本科",
            sub: "天津大学",
            from: "2022-09",
            to: "2026-06",
            city: "天津",
            text: "GPA 3.7 / 4，辅修心理学；校级优秀学生干部。",
          },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "产品实习生",
            sub: "海河招聘",
            from: "2025-06",
            to: "2025-10",
            city: "天津",
            points: [
              "负责简历投递后的状态提示，访谈 17 位求职者，重写 9 条文案，“查看进度”的客服咨询减少 35%。",
              "整理 2,400 条差评并归为 12 类，其中 3 类进入当季规划。",
              "独立跟进 4 个需求从评审到上线，延期 0 次。",
            ],
          },
          {
            title: "运营实习生",
            sub: "五大道文旅",
            from: "2024-07",
            to: "2024-09",
            city: "天津",
            points: ["维护 40 条步行路线的介绍，实地核对后更正 63 处，导览收听完成率提升 18%。"],
          },
        ],
      },
      {
        kind: "project",
        columns: "one",
        items: [
          {
            title: "自习室还有座吗",
            sub: "校园小程序 · 发起人",
            from: "2023-10",
            to: "present",
            text: "三人开发，我负责需求、原型与推广；覆盖 5 栋楼 2,100 个座位，期末单日 3,800 人使用。",
          },
          {
            title: "食堂排队观察",
            sub: "课程项目",
            from: "2024-03",
            to: "2024-05",
            text: "蹲点 20 个中午，建议错开两个窗口，平均排队缩短 4 分钟，已被后勤采纳。",
          },
        ],
      },
      { kind: "skills", items: ["用户访谈", "Axure", "Figma", "SQL", "问卷设计", "Excel", "文档写作"] },
      { kind: "certificate", items: ["计算机二级", "普通话二级甲等"] },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "英语", sub: "CET-6 548 分" },
        ],
      },
    ],
  },
];
