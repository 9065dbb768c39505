import { findDates } from "../dates/date-ranges.ts";
import type { RawEntry } from "../entries/entries.ts";
import type { LabelledFields } from "../lines/entry-labels.ts";
import type { Segment } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import { isPlace, scoresOf } from "../terms/classify.ts";
import { academicTitles, schoolForms, schoolHolders, studyForms } from "../words/japanese-studies.ts";
import type { EntryFields } from "./fields.ts";
import { isGrade } from "./head-pieces.ts";

/**
 * The head of a Japanese school entry: the name of a school ends with what kind of school it is, what was studied there
 * follows from the faculty down to the course, and a word at the end says what happened on that day ("入学", "卒業").
 */

type Kind = "school" | "holder" | "studies" | "title" | "place" | "event" | "other" | "unknown";
/** `isWhole`: what happened is written right behind it, so that all of it is one word. */
type Part = { text: string; kind: Kind; line: number; segment: Segment; isWhole: boolean };

const isSchoolKind = /^(?:(?:専門|専修|各種|高等専修|語学|日本語)学校|(?:職業訓練|看護|料理|美容)学?校|高校|大学)$/u;
const isSchoolName = new RegExp(`(?:${schoolForms})$`, "u");
/** A school with its faculty right behind it: "東都大学工学部機械工学科". */
const withFaculty = new RegExp(
  `^(.{1,24}?(?:${schoolForms}))(?!附属|付属|院|高等|女子|中等|中学|短期|大学(?!院)|専門学校|初等|小学)(.{1,30})$`,
  "u",
);
const isHolder = new RegExp(`^(?:${schoolHolders})$`, "u");
const isStudies = new RegExp(`(?:${studyForms})$`, "u");
const isTitle = new RegExp(`(?:${academicTitles})(?:号|取得)?$`, "u");
const academic = new RegExp(`(?:${academicTitles})`, "u");
/** Where a school begins or ends: `events.ts` makes one entry of both. */
const event =
  /(?:転入学|入学|転入|進学|編入学?|卒業|修了|(?:単位取得(?:後|の上)?)?満期退学|単位取得退学|中途退学|退学|中退|(?<=[学校部科])卒|(?<=留学|課程|コース|プログラム|研修)(?:終了|開始))(?:見込み?|予定)?$/u;
/** How far it went, in brackets behind what was studied. */
const status =
  /[（(](?:取得(?:見込み?|予定|中|済み?)?|見込み?|(?:卒業|修了)(?:見込み?|予定)?|在学中?|中退|休学中?|推薦入学)[）)]/gu;
/** What else is said of a day, and names nothing. */
const passing =
  /^(?:(?:学位)?取得(?:見込み?|予定|中|済み?)?|見込み?|予定|在学中?|在籍中?|休学|復学|留学|[前後]期|[春秋]学期|現在(?:に至る)?)$/u;
/** "東都大学理学研究科物理学専攻博士前期課程": how far studies go stands behind what they are. */
const withLevel = /^(.{3,}?)((?:修士|博士|専門職学位)(?:前期|後期|一貫制?)?課程.*)$/u;

/** Returns the fields of an entry again where they name a Japanese school; the others stay as they are. */
export function japaneseStudies(entry: RawEntry & { labels: LabelledFields }, fields: EntryFields): EntryFields {
  const { school: named, degree: reached, major } = entry.labels;
  if (named !== undefined || reached !== undefined) return fields;
  const parts = entry.head.flatMap(({ segments }, line) => segments.flatMap((one) => partsOf(one, line)));
  const at = parts.findIndex(({ kind }) => kind === "school");
  const found = parts[at];
  if (!found) return fields;
  const hasTitle = parts.some(({ kind }) => kind === "title");
  const [name, held, faculty] = cut(found.text, !hasTitle && !found.isWhole);
  // Whoever runs a school stands before its name, and so do words of a name that nothing tells.
  const first =
    1 +
    parts
      .slice(0, at)
      .findLastIndex(({ kind, segment }) => kind !== "holder" && !(kind === "unknown" && segment === found.segment));
  const holders = parts.slice(first, at);
  const studies: string[] = [];
  const rest: string[] = [];
  // "専門学校 青空アカデミー": what kind of school it is stands before its name.
  const next = parts[at + 1];
  const isKindAlone = isSchoolKind.test(found.text) && next?.segment === found.segment;
  const called = isKindAlone && (next?.kind === "unknown" || next?.kind === "school") ? next : undefined;
  const whole = called ? `${name} ${called.text}` : name;
  let school = [...holders.map(({ text }) => text), whole].join(" ");
  let city = "";
  let happened = "";
  const last = parts.findLastIndex(({ kind }) => kind === "studies" || kind === "title");
  const isTold = last >= 0 || major !== undefined;
  const takeHeld = (text: string) => {
    if (text === "") return;
    if (isPlace(text)) city ||= text;
    else rest.push(text);
  };
  parts.forEach(({ text, kind, segment }, index) => {
    if (index === at) {
      takeHeld(held);
      if (faculty !== "") studies.push(faculty);
    } else if (holders.includes(parts[index] as Part) || parts[index] === called) return;
    else if (kind === "event" && happened === "") happened = text;
    else if (kind === "school" && index === at + 1 && text === "大学院") school += ` ${text}`;
    else if (kind === "place" && city === "") city = text;
    else if (kind === "studies" || kind === "title") studies.push(text);
    // "シカゴ大学 The University of Chicago": the same name in other letters.
    else if (kind === "school" && index === at + 1 && segment === found.segment && !/[\u3040-\u9FFF]/u.test(text))
      school += ` ${text}`;
    // What nothing tells is the subject where no other text is, or stands between the school and the rest of it.
    else if (
      kind === "unknown" &&
      text.length < 40 &&
      (!isTold || (index > at && index < last && segment === found.segment))
    )
      studies.push(text);
    else rest.push(text);
  });
  if (major !== undefined) studies.push(major);
  const title = [...new Set(studies)].join(" ");
  const withEvent = (text: string) => (happened === "" ? text : `${text} ${happened}`);
  return {
    ...fields,
    title: title === "" ? "" : withEvent(title),
    subTitle: title === "" ? withEvent(school) : school,
    city: city || (isPlace(fields.city) ? fields.city : ""),
    rest,
    confidence: title === "" ? 0.8 : 0.95,
  };
}

/** The signs that part the things of a head; Latin words have spaces between them too. */
const wide = "\\u3005\\u3040-\\u30FF\\u4E00-\\u9FFF";
const parting = new RegExp(`[\\t|｜／]|\\s[/／•·–—-]\\s|[、，]|(?<=[${wide}）)\\uF8F2])\\s+|\\s+(?=[${wide}])`, "u");

function partsOf(segment: Segment, line: number): Part[] {
  let { text } = segment;
  for (const { from, to } of [...findDates(text)].reverse()) text = `${text.slice(0, from)}\t${text.slice(to)}`;
  const joined = text
    .replace(/\s+(?=[（(])/gu, "")
    .replace(/[（(]\s*[）)]/gu, "")
    .replace(status, "");
  const masked = joined.replace(/[（(【][^（）()【】]*[）)】]/gu, (held) => held.replace(/./gsu, "\uF8F2"));
  const parts: Part[] = [];
  let at = 0;
  for (const piece of masked.split(new RegExp(`(${parting.source})`, "u"))) {
    const original = joined.slice(at, at + piece.length).trim();
    at += piece.length;
    if (!/[\p{L}\p{N}]/u.test(original)) continue;
    const told = withoutEvent(original);
    for (const [index, one] of told.entries()) {
      const kind = index > 0 && event.test(original) ? "event" : kindOf(one);
      parts.push({ text: one, kind: passing.test(one) ? "other" : kind, line, segment, isWhole: told.length > 1 });
    }
  }
  return parts;
}

/** "東都大学入学" is a school and what happened there. */
function withoutEvent(text: string): string[] {
  const found = event.exec(text)?.[0] ?? /(?<=[）)])(?:留学|休学|復学|在学中?)$/u.exec(text)?.[0] ?? "";
  const before = text.slice(0, text.length - found.length);
  return found === "" || before === "" ? [text] : [before, found];
}

/** Returns true for a text that is the name of a Japanese school, with or without what was studied there. */
export const isJapaneseSchool = (text: string): boolean =>
  text.length < 50 && withoutEvent(text).some((one) => kindOf(one) === "school");

function kindOf(text: string): Kind {
  const bare = text.replace(/[（(【][^（）()【】]*[）)】]/gu, "").trim();
  if (/[:：]/u.test(text) || isGrade(text) || /GPA|成績|首席|論文|指導教[員授官]|受賞/u.test(text)) return "other";
  if (event.test(bare) && bare.replace(event, "") === "") return "event";
  if (isHolder.test(bare)) return "holder";
  // "修士・大学院": both say how far it went.
  if (isTitle.test(bare) || isTitle.test(bare.split("・")[0] ?? "")) return "title";
  // "東都工科大学・TIT" has its short name as well.
  if (isSchoolName.test(bare.replace(/・\p{Lu}+$/u, ""))) return "school";
  const faculty = withFaculty.exec(bare);
  if (faculty && isStudies.test(faculty[2] ?? "")) return "school";
  if (isStudies.test(bare)) return "studies";
  if (isPlace(bare)) return "place";
  const { school, degree } = scoresOf(bare);
  if (!/[\u3040-\u30FF\u4E00-\u9FFF]/u.test(bare) && Math.max(school, degree) >= 1.6)
    return school > degree ? "school" : "title";
  return degree >= 1.6 ? "title" : "unknown";
}

/**
 * Parts the name of a school from what stands in brackets, and from what was studied right behind it: how far that goes, and
 * the faculty, where `isOpen` tells that it is no part of the name. That of a graduate school always is.
 */
function cut(text: string, isOpen: boolean): [name: string, held: string, studies: string] {
  const [, name = text, held = ""] =
    /^([^（(]{2,}?)[（(]([^（）()]*[^（）()\p{Script=Latin}][^（）()]*)[）)]$/u.exec(text) ?? [];
  const [, before = name, level = ""] = withLevel.exec(name) ?? [];
  const [, school = "", faculty = ""] = (isOpen && !isSchoolName.test(before) && withFaculty.exec(before)) || [];
  const isApart = isStudies.test(faculty) && !/大学院/u.test(school);
  const isCourse = held !== "" && (isStudies.test(held) || isTitle.test(held));
  const told = [isApart ? faculty : "", level].filter((one) => one !== "").join(" ");
  const whole = isApart ? school : before;
  return isCourse ? [whole, "", told === "" ? held : `${told}（${held}）`] : [whole, held, told];
}

/**
 * What was studied may stand on the line below the school, alone or before grades. Returns the title with it and the text
 * that is left; null where there is none.
 */
export function japaneseStudiesBelow(
  entry: RawEntry,
  { title, subTitle }: EntryFields,
): { title: string; rest: string } | null {
  const [line] = entry.body;
  if (!line || subTitle === "" || line.segments.length > 1 || /[。]/u.test(line.text)) return null;
  const [segment] = line.segments;
  const bullet = bulletOf(line);
  const parts = segment ? partsOf({ ...segment, text: line.text.slice(bullet.length) }, 0) : [];
  // An item of a list may be a course or a prize: only what was reached is told in one.
  const isTold = ({ kind, text }: Part) =>
    (kind === "title" && (bullet === "" || academic.test(text))) || (kind === "studies" && bullet === "");
  const end = parts.findIndex((part) => !isTold(part));
  const found = parts.slice(0, end < 0 ? parts.length : end);
  const told = title.replace(event, "").trim();
  const isWhole = told.split(/\s+/u).some((one) => isTitle.test(one)) && found.some(({ kind }) => kind === "title");
  if (found.length === 0 || isWhole || line.text.length > 80) return null;
  // "入学" may stand behind what was studied, and not behind the school.
  const below = end >= 0 && parts[end]?.kind === "event" ? (parts[end]?.text ?? "") : "";
  const happened = event.exec(`${subTitle} ${title}`.trim())?.[0] ?? below;
  const last = (happened === below && below) || found.at(-1)?.text || "";
  const rest = line.text.slice(line.text.lastIndexOf(last) + last.length).replace(/^[\s\p{P}|]+/u, "");
  const whole = [told, ...found.map(({ text }) => text)].filter((one) => one !== "").join(" ");
  return { title: happened === "" ? whole : `${whole} ${happened}`, rest };
}
