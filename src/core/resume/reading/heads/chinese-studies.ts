import { findDates, withoutDates } from "../dates/date-ranges.ts";
import type { RawEntry } from "../entries/entries.ts";
import type { LabelledFields } from "../lines/entry-labels.ts";
import type { Line } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import { isPlace, scoresOf } from "../terms/classify.ts";
import { townInWideLand } from "../terms/town-forms.ts";
import { besideStudies, degreeEnds, schoolEnds, schoolParts, subjectEnds } from "../words/chinese-studies.ts";
import type { EntryFields } from "./fields.ts";

/**
 * The head of a Chinese school entry: dates, school, subject and degree in any order, with any sign or none between them.
 * A school is told by how its name ends; what remains and says neither a grade nor a prize is what was studied there.
 */

const han = "[\\p{Script=Han}·]";
const led = /^(?:曾?就读于|曾?就讀於|毕业于|畢業於|考入|于|於|在(?![读讀職职籍]))(?=\p{Script=Han}{2})/u;
/** A name ends with the first such word that nothing lengthens: "中国科学院大学", "湖滨大学附属中学". */
const schoolHead = new RegExp(
  `^(${han}{1,20}?(?:${schoolEnds})(?!大学|大學|学院|學院|学|學|[与和與&]|生(?![物命态])|[长長]|[一二三四](?=$|[在生年下上学\\s（(）)])))((?:${han}{0,14}?(?:${schoolParts}))?)(.*)$`,
  "u",
);
const university = /(?:大学|大學)/u;
const facultyOnly = new RegExp(`^${han}{2,14}(?:学院|學院|书院|書院)$`, "u");
const degree = new RegExp(`(?:${degreeEnds})`, "u");
const subject = new RegExp(`\\p{Script=Han}{1,20}(?:${subjectEnds})(?:专业|專業)?$`, "u");
const subjectAlone = new RegExp(`^(?:${subjectEnds})$`, "u");
const beside = new RegExp(`${besideStudies}|^前?\\d+(?:\\.\\d+)?\\s?(?:%|名)|^\\d+(?:\\.\\d+)?\\s?/\\s?\\d`, "iu");
const labelled = /^\p{L}[\p{L}\s]{1,11}[:：]/u;

type Part = { text: string; joint: string; line: number };
type Kind = "school" | "faculty" | "subject" | "degree" | "place" | "beside" | "unknown";

/** Returns the fields of an entry again where they name a Chinese school; the others stay as they are. */
export function chineseStudies(entry: RawEntry & { labels: LabelledFields }, fields: EntryFields): EntryFields {
  const { school: named, degree: reached, major } = entry.labels;
  if (named !== undefined || reached !== undefined) return fields;
  const parts = entry.head.flatMap(({ segments }, line) =>
    segments.flatMap(({ text }) => {
      const told = withoutDates(text, findDates(text));
      return isLatinDegree(told) ? [{ text: told.trim(), joint: "\n", line }] : studyPartsOf(told, line);
    }),
  );
  const kinds = parts.map(({ text }) => (isLatinDegree(text) ? "degree" : studyKindOf(text)));
  const first = kinds.indexOf("school");
  const main = Math.max(
    first,
    kinds.findIndex((kind, at) => kind === "school" && university.test(parts[at]?.text ?? "")),
  );
  const found = parts[main] ?? unknownSchool(parts, kinds);
  if (!found) return withoutSchool(fields, parts, kinds);
  if (!/\p{Script=Han}/u.test(found.text)) return fields;
  const at = parts.indexOf(found);
  const other = otherName(parts, kinds, at);
  let school = parts.flatMap(({ text }, index) => (index === at || index === other ? [text] : [])).join(" ");
  const rest: string[] = [];
  const what: Part[] = [];
  let city = "";
  // What nothing tells is the subject where no other text is, next to the school or the degree.
  const isTold = (at: number) => /^(?:school|degree|faculty)$/u.test(kinds[at] ?? "");
  const isSubject = (at: number) =>
    kinds[at] === "unknown" && (isTold(at - 1) || isTold(at + 1)) && parts[at]?.line === found.line;
  const guessed = kinds.includes("subject")
    ? -1
    : parts.findIndex((part, at) => isSubject(at) && part.text.length < 24);
  parts.forEach((part, index) => {
    const kind = kinds[index];
    if (index === at || index === other || parts.findIndex(({ text }) => text === part.text) < index) return;
    const isFaculty = kind === "faculty" || (kind === "school" && facultyOnly.test(part.text));
    if (isFaculty && index === at + 1 && part.joint === "") school += part.text;
    else if (kind === "subject" || kind === "degree") {
      const [, told = part.text, held = ""] = aside.exec(part.text) ?? [];
      what.push({ ...part, text: told });
      if (held !== "") rest.push(held);
    } else if (kind === "place" && city === "") city = part.text;
    else if (index === guessed) what.push(part);
    else rest.push(part.text);
  });
  // Beside a subject and a degree on another line, a subject behind the school is the faculty.
  const below = what.filter(({ line }) => line !== found.line);
  const kindsBelow = below.map(({ text }) => studyKindOf(text));
  const isWhole = below.some(({ text }) => isLatinDegree(text));
  if ((isWhole || (kindsBelow.includes("subject") && kindsBelow.includes("degree"))) && below.length < what.length)
    rest.push(...what.splice(0, what.length, ...below).flatMap((one) => (below.includes(one) ? [] : [one.text])));
  if (major !== undefined) what.unshift({ text: major, joint: "\n", line: 0 });
  const title = what.slice(0, 4);
  rest.push(...what.slice(4).map(({ text }) => text));
  return {
    ...fields,
    title: titleOf(title),
    subTitle: school,
    city: city || (isPlace(fields.city) ? fields.city : ""),
    rest,
    confidence: title.length > 0 ? 0.95 : 0.8,
  };
}

/** What stands in brackets behind a degree and is no part of it: who guided it, how it went. */
const aside = new RegExp(`^(.*?)\\s*[（(](\\s*(?:${besideStudies}|\\d)[^（）()]*)[)）]$`, "iu");

/** "University of Exeter 埃克塞特大学": returns where the name of a school at `at` stands in Latin letters beside it, or -1. */
function otherName(parts: readonly Part[], kinds: readonly Kind[], at: number): number {
  const isBeside = (one: number, second: number) => {
    const text = parts[one]?.text ?? "";
    const isLatin = kinds[one] === "beside" && !/\p{Script=Han}|^\d/u.test(text) && scoresOf(text).school >= 1.6;
    return isLatin && parts[second]?.joint === " ";
  };
  if (isBeside(at - 1, at)) return at - 1;
  return isBeside(at + 1, at + 1) ? at + 1 : -1;
}

/** The short form of a name may end like any other word: beside a subject or a degree, the one that nothing tells is it. */
function unknownSchool(parts: readonly Part[], kinds: readonly Kind[]): Part | undefined {
  const unknown = parts.filter(({ text }, at) => kinds[at] === "unknown" && /^\p{Script=Han}{3,12}$/u.test(text));
  return unknown.length === 1 && kinds.includes("subject") && kinds.includes("degree") ? unknown[0] : undefined;
}

const titleOf = (parts: readonly Part[]) =>
  parts.map(({ text, joint }, at) => (at > 0 ? (/^[/、]$/u.test(joint) ? joint : " ") : "") + text).join("");

/** "Design & Technology, MFA": a degree in Latin letters has its subject in the same text. */
function isLatinDegree(text: string): boolean {
  const { degree: reached, school } = scoresOf(text);
  return (
    !/\p{Script=Han}/u.test(text) &&
    !beside.test(text.trim()) &&
    text.trim().length < 60 &&
    reached >= 1.2 &&
    school < 1.2
  );
}

/** The head of an entry that says nothing but what was studied, and how far: its school stands above it, or nowhere. */
function withoutSchool(fields: EntryFields, parts: readonly Part[], kinds: readonly Kind[]): EntryFields {
  const isTold = (at: number) => kinds[at] === "subject" || kinds[at] === "degree";
  const isGrade = (at: number) => kinds[at] === "beside" && scoresOf(parts[at]?.text ?? "").school < 1.2;
  const isOther = (at: number) => isGrade(at) || !/\p{L}/u.test(parts[at]?.text ?? "");
  const isAll = parts.every(({ text }, at) => isOther(at) || (isTold(at) && /\p{Script=Han}/u.test(text)));
  if (!kinds.includes("degree") || !isAll) return fields;
  const rest = parts.flatMap(({ text }, at) => (isTold(at) ? [] : [text]));
  return { ...fields, title: titleOf(parts.filter((_, at) => isTold(at))), subTitle: "", rest, confidence: 0.8 };
}

/** Returns the fields of entries with the school of the one above where one names what was studied there and no school. */
export function withSchoolAbove(all: readonly EntryFields[]): EntryFields[] {
  let school = "";
  return all.map((fields) => {
    const isSame = fields.subTitle === "" && school !== "" && degree.test(fields.title);
    if (!isSame) school = fields.subTitle;
    return isSame ? { ...fields, subTitle: school } : fields;
  });
}

/** True for a short line that names a school. */
export function namesSchool({ text, segments }: Line): boolean {
  if (text.length > 80 || /[。！？]/u.test(text)) return false;
  const parts = segments.flatMap((one) => studyPartsOf(withoutDates(one.text, findDates(one.text)), 0));
  return parts.length < 9 && parts.some((part) => studyKindOf(part.text) === "school");
}

/** Grades between a school and its dates stand below both. */
export function withGradesBelow(lines: readonly Line[]): Line[] {
  const moved = [...lines];
  const isGrade = (line: Line) =>
    line.segments.every((one) => beside.test(one.text)) && findDates(line.text).length === 0;
  for (let at = 1; at + 1 < moved.length; at += 1) {
    const [above, line, below] = moved.slice(at - 1, at + 2) as [Line, Line, Line];
    const [date] = findDates(below.text);
    const isDate = date !== undefined && below.text.trim().length - (date.to - date.from) < 3;
    if (isDate && isGrade(line) && namesSchool(above)) moved.splice(at, 2, { ...below, gap: line.gap }, line);
  }
  return moved;
}

/** A school without dates stands in the first line of its text: that line is the head. */
export function withSchoolAsHead<Entry extends RawEntry>(entry: Entry): Entry {
  const [first, ...others] = entry.body;
  if (!first || entry.head.length > 0 || first.text.length > 70 || /[。！？]/u.test(first.text)) return entry;
  const bullet = bulletOf(first).length;
  const segments = first.segments.map((one, at) => (at === 0 ? { ...one, text: one.text.slice(bullet) } : one));
  return namesSchool({ ...first, segments }) ? { ...entry, head: [first], body: others } : entry;
}

/** The signs that part the things of a head; what stands in brackets stays with what is before it. */
const parting =
  /(\s*[\t,，、|｜¦•·∙/／;；:]\s*|\s+[-–—―~]+\s+|(?<=[\p{Script=Han})）])[-–—―]+(?=[\p{Script=Han}(（])|(?<=[\p{Script=Han}\d）)])\s+(?![(（\uF8F2])|\s+(?=\p{Script=Han}))/u;

export function studyPartsOf(text: string, line: number): Part[] {
  // "本 科": a word whose letters stand apart.
  const whole = text
    .trim()
    .replace(/^[届屆级級](?=\p{Script=Han}|$)/u, "")
    .replace(/(?<=(?:^|\s)\p{Script=Han})\s(?=\p{Script=Han}(?:\s|$))/gu, "");
  if (labelled.test(whole) || whole.length > 80) return [{ text: whole, joint: "\n", line }];
  const masked = whole.replace(/[（(【][^（）()【】]*[）)】]/gu, (held) => held.replace(/./gsu, "\uF8F2"));
  const parts: Part[] = [];
  let at = 0;
  let joint = "\n";
  masked.split(parting).forEach((piece, index) => {
    const original = whole.slice(at, at + piece.length);
    at += piece.length;
    if (index % 2 === 1) joint = piece.trim() || " ";
    else {
      for (const one of cut(original.trim())) {
        parts.push({ text: one, joint, line });
        joint = "";
      }
    }
  });
  return parts.filter(({ text: one }) => /[\p{L}\p{N}]/u.test(one));
}

/** "中国科学院清水研究所": an institute of an academy is a school, and its name goes on behind the academy. */
const academyInstitute =
  /^中[国國]\p{Script=Han}{0,4}(?:科学|科學)院\p{Script=Han}{2,14}(?:研究所|研究院|中心|站|台)$/u;

/** Parts a school from what stands right behind it: "东湖大学软件工程（本科）", "东湖大学（本科）". */
function cut(text: string): string[] {
  const bare = text
    .replace(led, "")
    .replace(/^[届屆级級](?=\p{Script=Han}|$)/u, "")
    .replace(/^[（(]([^（）()]+)[)）]$/u, "$1");
  // "（全日制本科）东湖大学": how somebody studied may stand in brackets before where.
  const [, before = "", named = ""] = /^[（(]([^（）()]+)[)）]\s*(\p{Script=Han}.+)$/u.exec(bare) ?? [];
  if (named !== "" && studyKindOf(before) === "degree") return [before, ...cut(named)];
  if (academyInstitute.test(bare)) return [bare];
  const found = schoolHead.exec(bare);
  if (!found) {
    const [, name = "", held = "", behind = ""] =
      /^(\p{Script=Han}{3,12})[（(]([^（）()]+)[)）](.+)$/u.exec(bare) ?? [];
    const isStudies = studyKindOf(name) === "unknown" && studyKindOf(behind) === "degree";
    return isStudies ? [name, held, behind] : [bare];
  }
  const [, name = "", part = "", behind = ""] = found;
  const bracket = /^\s*[（(]([^（）()]+)[)）](.*)$/u.exec(behind);
  const held = bracket?.[1] ?? "";
  const kind = bracket ? studyKindOf(held) : null;
  if (bracket && kind !== "subject" && kind !== "degree") {
    const rest = bracket[2] ?? "";
    return [`${name}${part}${bracket[0].slice(0, bracket[0].length - rest.length)}`, ...(rest === "" ? [] : [rest])];
  }
  const rest = bracket ? [held, bracket[2] ?? ""] : [behind];
  return [
    name + part,
    ...rest.map((one) => one.replace(/^(?:学习|攻读|主修|就读|攻讀|就讀)(?=\p{Script=Han}{2})/u, "")),
  ].filter((one) => one !== "");
}

export function studyKindOf(text: string): Kind {
  const bare = text.replace(/\s*[（(【][^（）()【】]*[）)】]/gu, "").trim();
  if (levelAndEnd.test(bare)) return "degree";
  if (labelled.test(text) || beside.test(bare === "" ? text : bare)) return "beside";
  const isHan = /\p{Script=Han}/u.test(bare);
  // "国家发展研究院": a part of a university, behind its name.
  if (/^\p{Script=Han}{2,12}(?<!大学|大學)研究院$/u.test(bare)) return "beside";
  if (academyInstitute.test(bare)) return "school";
  const found = schoolHead.exec(bare);
  if (found && found[3] === "") return facultyWord.test(bare) ? "faculty" : "school";
  if (degree.test(bare) && bare.length < 24) return "degree";
  if (isHan && bare.length < 26 && (subject.test(bare) || subjectAlone.test(bare))) return "subject";
  if (isPlace(bare) || townInWideLand(bare) !== null) return "place";
  const scores = scoresOf(bare);
  if (!isHan && scores.school >= 1.6 && scores.degree < 1.6) return "beside";
  return scores.degree >= 1.6 ? "degree" : "unknown";
}

/** "大學畢業", "碩士肄業": how far somebody came, as the forms of Taiwan say it. */
const levelAndEnd = /^(?:大學|碩士|博士|高中|高職|專科|二專|五專|四技|二技)(?:畢業|肄業|就學中|在學中?|休學)$/u;

/** "计算机学院", "理学院": parts of a school, where no name of one stands before them. */
const facultyWord =
  /^(?:理|工|文|法|商|医|农|艺术|管理|经济|经管|软件|计算机|信息|机械|电子|电气|外国语|外语|数学|物理|化学|材料|土木|建筑|新闻|传媒|马克思主义|自动化|通信|网络空间安全|人工智能|生命科学|光电|能源|环境|资源|國際|国际|教育|體育|体育)\p{Script=Han}{0,10}(?:学院|學院)$/u;

/**
 * Where a head names a school and not what was studied, the line below may: alone, or before what else is said ("软件工程，
 * 计算机学院，2020 年毕业"). Returns the title with it and the text that is left; null where there is none.
 */
export function studiesBelow(
  entry: RawEntry,
  { title, subTitle }: EntryFields,
): { title: string; rest: string } | null {
  const [line] = entry.body;
  if (!line || subTitle === "" || line.segments.length > 1) return null;
  const told = title
    .replace(/\s*[（(][^（）()]*[)）]/gu, "")
    .split(/[\s/、]+/u)
    .filter((one) => one !== "");
  if (told.some((one) => studyKindOf(one) !== "degree" || subject.test(one.replace(degree, "")))) return null;
  const parts = studyPartsOf(line.text.slice(bulletOf(line).length), 0);
  const wanted: readonly Kind[] = told.length === 0 ? ["subject", "degree"] : ["subject"];
  const kinds = parts.map(({ text }) => studyKindOf(text));
  const end = kinds.findIndex((kind) => !wanted.includes(kind));
  const found = parts.slice(0, end < 0 ? parts.length : end);
  const last = found.at(-1)?.text ?? "";
  const isShort = found.length > 0 && found.length < 4 && found.every(({ text }) => text.length < 20);
  if (!isShort || line.text.length > 60 || /[。；;]/u.test(line.text) || findDates(last).length > 0) return null;
  const rest = line.text.slice(line.text.lastIndexOf(last) + last.length).replace(/^[\s\p{P}|]+/u, "");
  return { title: [...told, ...found.map(({ text }) => text)].join(" "), rest };
}
