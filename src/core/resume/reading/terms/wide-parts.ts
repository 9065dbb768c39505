import type { HeadingKind } from "../words/headings.ts";
import { isJobTopic, isKoreanTopic } from "../words/job-topics.ts";
import { type Scores, scoresOf } from "./classify.ts";

/** How the pieces of a head part where Chinese, Japanese and Korean have no sign between them. */

/** Letters of Chinese, Japanese and Korean. */
export const wideLetters = /[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]/u;

/** Returns what a piece most likely is in a section of this kind, or null. */
export function bestOf(scores: Scores, kind: HeadingKind): keyof Scores | null {
  const wanted: (keyof Scores)[] =
    kind === "education" ? ["degree", "school", "place"] : ["role", "organisation", "place"];
  const best = wanted.reduce((first, one) => (scores[one] > scores[first] ? one : first));
  return scores[best] >= 1.2 ? best : null;
}

/** "南京大学软件学院硕士": what was reached stands behind its school without a space. Null for any other text. */
export function schoolAndDegree(piece: string): [string, string] | null {
  const text = piece.trim();
  const found =
    reached.exec(text) ?? titled.exec(text) ?? course.exec(text) ?? department.exec(text) ?? faculty.exec(text);
  if (found) return [found[1] ?? "", found[2] ?? ""];
  const [, school = "", held = ""] = schoolAndSubject.exec(text) ?? [];
  // In brackets may stand a town, another name or what kind of school it is, too.
  const { school: other, place } = scoresOf(held);
  return Math.max(other, place) < 1.2 && subject.test(held) ? [school, held] : null;
}

const reached =
  /^(?:就读于|毕业于|畢業於)?(\p{Script=Han}{2,14}(?:大学|学院|大學|學院))(\p{Script=Han}{0,12}(?:硕士|博士|本科|学士|专科|大专|研究生|碩士|學士))$/u;

/** "リバーサイド大学応用数学の理学士": so does what was reached at a foreign one. */
const titled =
  /^([\p{Script=Han}\p{Script=Katakana}ー・]{2,24}?大学(?!院)(?:[\p{Script=Katakana}ー・]{2,24}校)?)([\p{Script=Han}\p{Script=Katakana}ー・のと]{1,24}(?:学士|修士|博士))$/u;

/** "東都大学理学研究科物理学専攻博士前期課程": so does the course of a graduate school. */
const course =
  /^([\p{Script=Han}\p{Script=Katakana}ー・]{3,30}?(?:大学院?|研究科|専攻|学府))((?:博士|修士)(?:前期|後期|一貫)?課程(?:入学|進学|修了|中退|退学)?)$/u;

/** "県立春日高等学校普通科": so does the course of a Japanese school. */
const department =
  /^([\p{Script=Han}\p{Script=Katakana}ー]{2,14}?(?:高等学校|高校|専門学校|短期大学))(?!附属|付属)([\p{Script=Han}\p{Script=Katakana}ー・]{1,14}(?:科|専攻|コース|学部|学域))$/u;

/** "国立東都大学工学部航空学科", "东湖大学软件工程专业": so does the faculty or the subject of a university. */
const faculty =
  /^((?:\p{Script=Han}|[\p{Script=Katakana}ー・]|\s(?=\p{Script=Katakana})){2,16}?(?:大学|大學))(?!附属|付属|附屬|大学院|院)((?:[\p{Script=Han}\p{Script=Katakana}ー・]{2,20}(?:学部|学科|研究科|専攻|学域|专业|專業|學系)|[\p{Script=Han}]{2,8}科))$/u;

/** "东湖大学（软件工程）": the subject stands in brackets behind the school. */
const schoolAndSubject = /^(\p{Script=Han}{2,14}(?:大学|学院|大學|學院))[（(]([^（()）]{3,40})[)）]$/u;

/** How the names of subjects end in Chinese. */
const subject =
  /\p{Script=Han}(?:(?<!大|中|小|開|开|入)[学學]|程|技术|技術|设计|設計|管理|安全|专业|專業|教育|金融|会计|會計|经济|經濟|贸易|貿易|语|語)$/u;

/** Returns the parts of a piece whose words stand apart, or null where it is one. */
export function wideParts(piece: string, kind: HeadingKind): string[] | null {
  if (!wideLetters.test(piece) || !/\s/.test(piece)) return null;
  if (/\p{Script=Hangul}/u.test(piece)) return koreanParts(piece, kind);
  // What stands in brackets stays together.
  const apart = piece
    .replace(/[『「《（(【][^』」》）)】]*[』」》）)】]/gu, (held) => held.replace(/\s/gu, "\uF8F2"))
    .split(/\s+/)
    .map((word) => word.replace(/\uF8F2/gu, " "));
  const words = kind === "work" ? withTopics(apart) : apart;
  if (words.length <= 5) {
    const kinds = words.map((part) => bestOf(scoresOf(part), kind));
    const isQuoted = /[』」]$/u.test(words[0] ?? "");
    const role = kind === "work" && (isQuoted || !kinds.includes("organisation")) ? roleAtEnd(words, kinds) : null;
    if (role) return role;
    const distinct = new Set(kinds.filter((one) => one !== null));
    if (
      distinct.size > 1 ||
      (kinds.some((one) => one !== null) && words.every((word) => /[\u4E00-\u9FFF]{2}/u.test(word)))
    ) {
      return words.reduce<string[]>((parts, word, index) => {
        // A department that nothing tells stands behind its company.
        const isDepartment = kind === "work" && kinds[index] === null && kinds[index - 1] === "organisation";
        // "Song Ray 中学校": Latin words before the word for a school are its name.
        const isNamed =
          (kinds[index] === "school" || kinds[index] === "organisation") &&
          index > 0 &&
          kinds[index - 1] === null &&
          /^[\p{Script=Latin}\d.&-]+$/u.test(words[index - 1] ?? "") &&
          /^\p{Script=Han}{2,4}$/u.test(word);
        const goesOn = kinds[index] === null && kinds[index - 1] === null && !wideLetters.test(word + words[index - 1]);
        if (
          index > 0 &&
          (isNamed || goesOn || isDepartment || (kinds[index] === kinds[index - 1] && kinds[index] !== null))
        )
          parts[parts.length - 1] += ` ${word}`;
        else parts.push(word);
        return parts;
      }, []);
    }
  }
  return null;
}

/** "高级 Java 开发工程师": of what a job is, and on which level, is one word with it. */
function withTopics(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words.toReversed()) {
    const next = joined.at(-1) ?? "";
    const isTopic = wideLetters.test(next) && bestOf(scoresOf(next), "work") === "role" && isJobTopic(word);
    const isLevel = level.test(word) && /^[\p{Script=Latin}\d+#./-]+ /u.test(next);
    if (isTopic || isLevel) joined[joined.length - 1] = `${word} ${next}`;
    else joined.push(word);
  }
  return joined.reverse();
}

const level = /^(?:高级|资深|初级|中级|首席|见习|实习|兼职|全职|外包|高級|資深|初級|上級|シニア|ジュニア)$/u;

/** "ABC VIETNAM 開発者", "『株式会社 空』 Data Scientist": who gave a job stands before what it was. */
function roleAtEnd(words: readonly string[], kinds: readonly (keyof Scores | null)[]): string[] | null {
  // "テスター (社員として)": what a role is told with in brackets belongs to it.
  const told = /^[(（]/u.test(words.at(-1) ?? "") && words.length > 2 ? words.length - 1 : words.length;
  let at = told - 1;
  const last = words[at] ?? "";
  if (kinds[at] !== "role" || kinds.slice(0, at).includes("role")) return null;
  if (!wideLetters.test(last) && !/[』」》）)】]$/u.test(words[0] ?? "")) return null;
  // Behind a company in brackets a role of Latin words is all of them.
  while (at > 1 && !wideLetters.test(last) && !wideLetters.test(words[at - 1] ?? "")) at -= 1;
  return at > 0 ? [words.slice(0, at).join(" "), words.slice(at).join(" ")] : null;
}

/** "한강고등학교 미디어콘텐츠과": what was studied stands behind its school, whether or not its words are known. */
const koreanStudies =
  /^(\S+(?:대학교|대학원|대학|고등학교|전문학교|중학교|학교|고교))\s+(?!대학원)(\S+(?:과|부|전공|학|계열|트랙|코스)(?:\s*[(（][^()（）]+[)）])?)$/u;

/** "새벽대학교 컴퓨터 정보 보안 전공": so does a subject of several words, behind the graduate school too. */
const koreanCourse = /^(\S+(?:대학교|대학|학교)(?:\s\S*대학원|\s\S+캠퍼스)?)\s+(?!\S*대학원)(\S+(?:\s\S+){1,5})$/u;

/** Korean has spaces between its words too: they part two pieces only where each of these tells what it is. */
function koreanParts(piece: string, kind: HeadingKind): string[] {
  const [, school, studied] = (kind === "education" && koreanStudies.exec(piece)) || [];
  if (school && studied) return [school, studied];
  const [, house = "", subject = ""] = (kind === "education" && koreanCourse.exec(piece)) || [];
  if (house !== "" && scoresOf(subject).degree >= 1.2) return [house, subject];
  const words = withFormsJoined(piece.split(/\s+(?![^(（]*[)）])/u));
  let best: { parts: string[]; score: number } | null = null;
  for (let at = 1; at < words.length && words.length <= 7; at += 1) {
    // "소프트웨어 엔지니어": what a role is about is no end of the name of a company.
    if (isKoreanTopic(words[at - 1] ?? "")) continue;
    const parts = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const scores = parts.map(scoresOf);
    const [one, two] = scores.map((each) => bestOf(each, kind));
    if (!one || !two || one === two) continue;
    const score = (scores[0]?.[one] ?? 0) + (scores[1]?.[two] ?? 0);
    if (!best || score > best.score) best = { parts, score };
  }
  return best?.parts ?? (kind === "work" ? atSideJob(piece) : null) ?? [piece];
}

/** "새벽떡볶이 아르바이트": before the word for a side job stands where it was, unless it says when or at what. */
function atSideJob(piece: string): [house: string, role: string] | null {
  const [, house = "", role = ""] = /^(\S{2,12})\s(아르바이트생?|알바)$/u.exec(piece) ?? [];
  const isOther =
    house === "" ||
    /(?:주말|평일|단기|장기|야간|주간|방학|학기|여름|겨울|사무|보조|서빙|주방|판매|배달|관리)$/u.test(house);
  return isOther || scoresOf(house).role >= 1.2 ? null : [house, role];
}

/** "(주) 가람", "가람 (주)": the form of a company is no word of its own. */
function withFormsJoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const word of words) {
    const isForm = /^(?:[(（](?:주|유|사|재)[)）]|㈜|주식회사|유한회사)$/u.test(word);
    const before = joined.at(-1);
    if (before !== undefined && (isOpen || isForm)) joined[joined.length - 1] = `${before} ${word}`;
    else joined.push(word);
    // Behind a name the form ends it; before one, or behind "…법인", the name follows.
    isOpen = isForm && (before === undefined || /법인$/u.test(before));
  }
  return joined;
}
