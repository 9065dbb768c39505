/** The kinds of work that examples are grouped by, in the order they are shown. `key` never changes once published. */
export const categories = [
  {
    key: "backend",
    en: { name: "Backend", desc: "Services, APIs, databases and the money that flows through them" },
    ch: { name: "后端开发", desc: "服务、接口、数据库，以及从中流过的每一笔交易" },
  },
  {
    key: "frontend",
    en: { name: "Frontend", desc: "Interfaces, design systems and web performance" },
    ch: { name: "前端开发", desc: "界面、组件库与网页性能" },
  },
  {
    key: "mobile",
    en: { name: "Mobile", desc: "iOS, Android and cross-platform apps" },
    ch: { name: "移动开发", desc: "iOS、Android 与跨端应用" },
  },
  {
    key: "data",
    en: { name: "Data and machine learning", desc: "Pipelines, analysis, models in production" },
    ch: { name: "数据与算法", desc: "数据平台、分析与上线的模型" },
  },
  {
    key: "product",
    en: { name: "Product management", desc: "Finding the problem, shipping the answer, measuring it" },
    ch: { name: "产品经理", desc: "找到问题、交付方案、衡量结果" },
  },
  {
    key: "design",
    en: { name: "Design", desc: "Product design, interaction and research" },
    ch: { name: "设计", desc: "产品设计、交互与用户研究" },
  },
  {
    key: "infrastructure",
    en: { name: "Infrastructure and security", desc: "Reliability, platforms, networks and keeping others out" },
    ch: { name: "运维与安全", desc: "稳定性、平台工程、网络与安全" },
  },
  {
    key: "quality",
    en: { name: "Testing and quality", desc: "Test design, automation, and knowing when it is ready" },
    ch: { name: "测试与质量", desc: "测试设计、自动化，以及判断能不能上线" },
  },
  {
    key: "growth",
    en: { name: "Growth and marketing", desc: "Search, content, retention: finding readers and keeping them" },
    ch: { name: "运营与增长", desc: "内容、用户与活动：把人找来，也把人留下" },
  },
  {
    key: "graduate",
    en: { name: "First job", desc: "Students and graduates: projects, internships, open source" },
    ch: { name: "应届与实习", desc: "校招、实习、课程项目与开源经历" },
  },
] as const;
