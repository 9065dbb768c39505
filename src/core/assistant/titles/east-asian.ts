import {
  commonTrades,
  levelEnds,
  notices,
  notTitles,
  openEnds,
  sentenceMarks,
  strongEnds,
  toSimplified,
  workBefore,
} from "./chinese.ts";
import { japaneseEnds, koreanEnds, sentenceEnds } from "./japanese-korean.ts";

/**
 * Titles without spaces: the longest word at the end that says who works, or the name of a trade; what stands before it
 * says at what. Nobody counts the trades, so that part may be any word.
 */
type Found = "valid" | "plausible" | "sentence" | "unknown";

/** A set of endings, asked for the longest that a text has. */
function endings(words: readonly string[]): (text: string) => string | null {
  const set = new Set(words.map((word) => toSimplified(word).toLowerCase()));
  const lengths = [...new Set([...set].map((word) => word.length))].sort((a, b) => b - a);
  return (text) => {
    for (const length of lengths) {
      const end = text.slice(-length);
      if (end.length === length && set.has(end)) return end;
    }
    return null;
  };
}

const hanEnd = endings([...strongEnds, ...japaneseEnds.filter((word) => /^[\p{Script=Han}A-Z]+$/u.test(word))]);
const japaneseEnd = endings(japaneseEnds);
const koreanEnd = endings(koreanEnds);
const commonTrade = new Set(commonTrades);
const openEnd = new Set(openEnds);
const noTitleEnd = endings([...notTitles].filter((word) => word.length > 2));

const separators = /[\s\-–—|｜/／、，,·•;:+＋&@（）()【】[\]「」《》_*~]+/u;
/** What follows a title without belonging to its trade: a level, a post, a number of people. */
const tail =
  /(?:[ⅠⅡⅢⅣⅤ]|[a-z]{0,6}\d{0,3}|\d(?:名|人)|[一二三四]级|[高中初]级|若干|男|女|岗位|岗|职位|职务|方向|候选人|候补|类)$/u;
const work =
  /开发|软件|技术|工程|管理|销售|服务|设计|数据|运营|测试|财务|行政|生产|维修|施工|教学|护理|采购|仓储|物流|研发/u;

export const judgeHan: ((title: string) => Found) & { level: (title: string) => 1 | 2 | 3 | null } = Object.assign(
  (title: string): Found => {
    const text = toSimplified(title).toLowerCase();
    if (sentenceMarks.test(text)) return "sentence";
    const segments = text.replace(notices, "|").split(separators).filter(Boolean);
    const verdicts = [...segments, segments.join("")].map(judgeHanSegment);
    return verdicts.includes("valid") ? "valid" : verdicts.includes("plausible") ? "plausible" : "unknown";
  },
  {
    level(title: string) {
      const text = toSimplified(title);
      return (
        levelEnds.find(([pattern, level]) => level === 1 && pattern.test(text))?.[1] ??
        levelEnds.find(([pattern]) => pattern.test(text))?.[1] ??
        null
      );
    },
  },
);

function judgeHanSegment(segment: string): Found {
  for (const text of [segment, segment.replace(tail, ""), segment.replace(tail, "").replace(tail, "")]) {
    if (text.length < 2 || text.length > 24 || !/\p{Script=Han}/u.test(text) || notTitles.has(text)) continue;
    if (noTitleEnd(text) !== null) continue;
    if (/^(.{2,})\1+$/u.test(text)) continue;
    const end = hanEnd(text);
    if (end !== null) {
      const before = text.slice(0, -end.length);
      const isCommon = commonTrade.has(end) && before !== "" && !workBefore.test(before);
      if (!isCommon) return "valid";
      continue;
    }
    const isIdiomLong = /^\p{Script=Han}{4}$/u.test(text);
    const last = text.slice(-1);
    const isOpen = openEnd.has(last) && text.length >= 3 && !notTitles.has(text.slice(-2));
    if (isOpen && (!isIdiomLong || last === "师" || last === "员")) return "valid";
  }
  return segment.length <= 14 && work.test(segment) ? "plausible" : "unknown";
}

export function judgeJapanese(title: string): Found {
  if (sentenceEnds.test(title) || /[はをが](?=\p{Script=Han}|\s)/u.test(title)) return "sentence";
  const segments = toSimplified(title)
    .toLowerCase()
    .split(/[\s|｜/／、，,·・•（）()【】[\]「」＆&]+/u)
    .filter(Boolean);
  return segments.some((segment) => segment.length <= 40 && japaneseEnd(segment) !== null) ? "valid" : "unknown";
}

export function judgeKorean(title: string): Found {
  if (sentenceEnds.test(title)) return "sentence";
  const segments = title
    .toLowerCase()
    .split(/\s*[|/,·•()[\]&-]+\s*/u)
    .map((part) => part.replace(/\s*\d+\S*$/u, "").trim());
  return segments.some((segment) => segment.split(" ").length <= 6 && koreanEnd(segment) !== null)
    ? "valid"
    : "unknown";
}
