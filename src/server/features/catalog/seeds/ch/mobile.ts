import type { Sample } from "../sample.ts";

export const mobile: readonly Sample[] = [
  {
    key: "ch-mobile-android",
    lang: "ch",
    category: "mobile",
    template: "TemplateSidebar",
    theme: "navy",
    shows: ["TemplateSidebar"],
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
        items: ["Kotlin", "Java", "Jetpack Compose", "NDK / C++", "OpenGL ES", "Gradle", "Perfetto", "Flutter"],
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
    key: "ch-mobile-ios",
    lang: "ch",
    category: "mobile",
    template: "TemplateClassic",
    theme: "graphite",
    card: { name: "iOS 工程师 · 医疗健康", desc: "离线可用、隐私合规、适老化，一栏到底的稳重版式。" },
    basic: {
      title: "iOS 高级工程师",
      name: "秦望舒",
      location: "上海",
      cellphone: "155 0000 0000",
      email: "qin.wangshu@example.com",
    },
    links: [["wangshu.example.com", "https://wangshu.example.com"]],
    sections: [
      {
        kind: "profile",
        items: [
          { text: "六年 iOS 经验，近四年做慢病管理。用户平均年龄 61 岁，所以我把字号、误触和断网看得比新特性重要。" },
        ],
      },
      {
        kind: "empolyment",
        items: [
          {
            title: "iOS 高级工程师",
            sub: "杏林随访",
            from: "2021-10",
            to: "present",
            city: "上海",
            points: [
              "主导患者端重构，商店评分由 3.4 提升到 4.8，月活 86 万，其中 60 岁以上占 54%。",
              "实现血糖仪、血压计等 13 款设备的蓝牙接入，连接成功率由 82% 提升到 98.5%。",
              "设计离线优先的记录与同步，地铁、地下室等场景漏记投诉归零。",
              "牵头隐私整改，敏感数据全部端上加密，一次通过第三方测评。",
              "适配最大字号与旁白，邀请 20 位老人每月试用，累计改进 76 处。",
            ],
          },
          {
            title: "iOS 工程师",
            sub: "弄堂生鲜",
            from: "2019-07",
            to: "2021-09",
            city: "上海",
            points: [
              "负责下单与支付页，支付成功率提升 2.3 个百分点，崩溃率降到万分之 3。",
              "将图片与列表模块抽成独立组件，被商家端、骑手端共用。",
            ],
          },
        ],
      },
      {
        kind: "education",
        items: [{ title: "生物医学工程 本科", sub: "上海理工大学", from: "2015-09", to: "2019-06", city: "上海" }],
      },
      {
        kind: "skills",
        items: ["Swift", "SwiftUI", "Combine", "Core Bluetooth", "HealthKit", "Instruments", "Fastlane", "无障碍"],
      },
      { kind: "certificate", items: ["健康医疗数据安全培训合格，2022"] },
      {
        kind: "language",
        items: [
          { title: "普通话", sub: "母语" },
          { title: "上海话", sub: "母语" },
          { title: "英语", sub: "CET-6" },
        ],
      },
    ],
  },
];
