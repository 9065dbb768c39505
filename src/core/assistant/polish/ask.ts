import type { Area } from "../knowledge.ts";

/**
 * Which lines lack a figure, and what to ask for. The polisher never writes a figure: a line that claims a change gets a
 * question, whose answer the person puts in.
 */
type AskedArea = { area: Area; en: RegExp; ch: RegExp; ask: { en: string; ch: string } };

const table: readonly AskedArea[] = [
  {
    area: "performance",
    en: /\b(faster|speed|latency|load(?:ing)? time|response time|throughput|performance|memory|cpu|qps|uptime|availability|query|queries|slow|startup|build time)\b/i,
    ch: /性能|速度|耗时|延迟|响应|吞吐|并发|内存|可用性|加载|启动|卡顿|查询|稳定性/u,
    ask: {
      en: "How much faster or smaller did it become: from what to what?",
      ch: "快了多少或小了多少？从多少到多少？",
    },
  },
  {
    area: "quality",
    en: /\b(bugs?|defects?|errors?|crash(?:es)?|incidents?|coverage|quality|complaints?|accuracy|tests?|returns|failures?|audit)\b/i,
    ch: /缺陷|故障|错误|崩溃|质量|覆盖率|准确率|误差|投诉|事故|测试|问题|合格率|差错/u,
    ask: {
      en: "How many errors or complaints were there before, and how many after?",
      ch: "之前有多少问题，之后剩多少？",
    },
  },
  {
    area: "team",
    en: /\b(team|mentor(?:ed|ing)?|hired|recruited|onboard(?:ed|ing)?|trained|supervised|colleagues|managed (?:a|the) |interns?|staff|led)\b/i,
    ch: /团队|带领|带教|培训|招聘|新人|下属|成员|管理.{0,4}人|协作|小组/u,
    ask: { en: "How many people was it, and over how long?", ch: "涉及多少人？多长时间？" },
  },
  {
    area: "business",
    en: /\b(revenue|sales|conversion|retention|users?|customers?|clients?|growth|costs?|budget|orders?|engagement|traffic|sign-?ups?|profit|churn|leads|followers|market)\b/i,
    ch: /营收|收入|销售|业绩|转化|留存|用户|客户|增长|成本|预算|订单|流量|活跃|利润|粉丝|复购|市场|GMV/u,
    ask: { en: "Which number moved, and by how much?", ch: "哪个数字变了？变了多少？" },
  },
  {
    area: "delivery",
    en: /\b(releases?|released|deliver(?:ed|y)|projects?|deadlines?|shipped|launched|deploy(?:ed|ments?)?|migrat(?:ed|ion)|features?|automated|reports?|time|effort|manual|process)\b/i,
    ch: /上线|交付|发布|项目|周期|迭代|部署|迁移|自动化|人工|效率|流程|报表|工时|工作量/u,
    ask: { en: "How many, how often, or how much time did it save?", ch: "有多少、多久一次，或者省了多少时间？" },
  },
];

/** What claims that something changed or was much. */
const claims = {
  en: /\b(improv(?:ed|ing)|reduc(?:ed|ing)|increas(?:ed|ing)|cut|grew|rais(?:ed|ing)|lowered|boosted|sped up|accelerated|optimi[sz]ed|saved|shortened|decreased|doubled|expanded|led|managed|mentored|launched|shipped|delivered|automated|migrated|supervised|trained|handled|processed|generated|eliminated|many|several|numerous|significantly|greatly|large)\b/i,
  ch: /提升|提高|降低|减少|缩短|增长|增加|优化|节省|节约|改善|加快|扩大|带领|带教|管理|上线|交付|自动化|迁移|培训|大幅|显著|明显|大量|多个|多次|若干|众多/u,
};

const figure =
  /\d|\[[NX]\]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|millions?|half|twice|zero|none)\b|[一二两三四五六七八九十百千万亿半][个人次天周月年项条款家名台套篇场倍成万千百亿%％]/iu;

export type MissingFigure = { area: Area; ask: AskedArea["ask"]; line: string };

/** Returns what to ask about a text, at most one question a line and one an area. */
export function missingFigures(text: string, lang: "en" | "ch"): MissingFigure[] {
  const asked = new Map<Area, MissingFigure>();
  for (const raw of text.split("\n")) {
    const line = raw.replace(/^[\s•·*◇-]+/u, "").trim();
    if (line === "" || figure.test(line) || !claims[lang].test(line)) continue;
    const found = table.find((row) => row[lang].test(line) && !asked.has(row.area));
    if (found) asked.set(found.area, { area: found.area, ask: found.ask, line });
  }
  return [...asked.values()];
}
