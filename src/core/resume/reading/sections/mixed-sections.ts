import type { Language } from "../../schema.ts";
import { findDates, withoutDates } from "../dates/date-ranges.ts";
import { splitEntries } from "../entries/entries.ts";
import { namesSchool } from "../heads/chinese-studies.ts";
import type { Line } from "../lines/lines.ts";
import type { Body } from "../lines/title-look.ts";
import { scoresOf } from "../terms/classify.ts";
import { kindOfHeading, partsOfTitle, plainTitle } from "../terms/heading-words.ts";
import { isChinese } from "../terms/language.ts";
import { kindOfMixedTitle } from "../words/mixed-titles.ts";
import { customaryName, type ReadSection } from "./sections.ts";

const schools = /教育|学历|學歷|学习|學習|求学|求學|^學經歷|^学经历|学歴/u;
const jobs = /工作|实习|實習|求职|求職|任职|任職|职业|職業|就业|就業|^學經歷|^学经历|職歴|職務|経歴/u;

/**
 * A section of schools and jobs together is two, by what each entry names: "教育背景及工作经历", "学歴・職歴", "Bildung und
 * Beruf". In a document whose other sections tell of one of the two alone, "Werdegang", "Parcours" or "Background" is such a
 * section too, as far as its entries say so clearly. The first keeps the title.
 */
export function partedByEntries(
  section: ReadSection,
  sections: readonly ReadSection[],
  lang: Language,
  body: Body,
): ReadSection[] {
  if (lang === "ko" && ofAllKinds.test(section.name)) return withJobsApart(section, lang, body);
  if (!/^(?:work|education)$/u.test(section.kind)) return [section];
  const title = section.name.replace(/\s/gu, "");
  const isByLetters = isChinese(lang) || lang === "ja";
  const namesBoth = isByLetters ? schools.test(title) && jobs.test(title) : namesStudiesAndJobs(section.name);
  const isOnly = ({ kind }: ReadSection) => kind === section.kind || !/^(?:work|education)$/u.test(kind);
  if (!namesBoth && (isByLetters || !sections.every(isOnly))) return [section];
  const told = (head: readonly Line[]) => {
    if (lang === "ja") return kindInForm(head);
    if (isChinese(lang)) return head.some(namesSchool) ? "education" : "work";
    return kindOfHead(head, namesBoth);
  };
  const parts: ReadSection[] = [];
  let [saying, silent] = [0, 0];
  for (const { head, body: text } of splitEntries(section.lines, body)) {
    const before = parts.at(-1)?.kind ?? (isByLetters ? "education" : section.kind);
    // Where the rows of schools say what happened there, one that does not, below them, names who gave a job.
    const names = head.some((line) => line.text.replace(/[\d\s年月日現在〒]/gu, "").length > 2);
    const isBelowSchools = lang === "ja" && names && before === "education" && saying > 1 && saying > silent * 2;
    const otherwise = isBelowSchools ? "work" : isByLetters ? before : section.kind;
    // What has no head goes on with what stands above it.
    const kind = head.length === 0 ? before : (told(head) ?? otherwise);
    if (head.some((line) => atSchool.test(line.text))) saying += 1;
    else if (kind === "education" && head.length > 0) silent += 1;
    const known = parts.find((part) => part.kind === kind);
    const name = parts.length === 0 ? section.name : customaryName(kind, lang);
    if (known) known.lines.push(...head, ...text);
    else parts.push({ ...section, kind, name, lines: [...head, ...text] });
  }
  if (isByLetters) return parts.length > 0 ? parts : [section];
  // Where all entries tell of one thing, the title says which. "Education" holds jobs where their own title is drawn or
  // unknown, which is below the schools.
  const isAsTitled = namesBoth || section.kind === "work" || parts[0]?.kind === "education";
  return parts.length > 1 && isAsTitled ? withTitleKept(parts, section, lang) : [section];
}

/** Sites of Korea have one section for internships, jobs beside the studies, clubs and courses, each with its kind beside it. */
const ofAllKinds = /^(?:경험|인턴|활동|교육)(?:[/·,]\s?(?:경험|인턴|대외활동|활동|교육|연수)){1,3}$/u;
const paidWork = /^(?:인턴십?|아르바이트|계약직|현장실습|파트타임)$/u;

function withJobsApart(section: ReadSection, lang: Language, body: Body): ReadSection[] {
  const isJob = (head: readonly Line[]) =>
    head.some(({ segments }) => segments.some(({ text }) => paidWork.test(text.trim())));
  const entries = splitEntries(section.lines, body);
  const linesOf = (are: boolean) =>
    entries.filter(({ head }) => isJob(head) === are).flatMap(({ head, body: text }) => [...head, ...text]);
  const [jobs, others] = [linesOf(true), linesOf(false)];
  if (jobs.length === 0) return [section];
  if (others.length === 0) return [{ ...section, kind: "work" }];
  return [
    { ...section, lines: others },
    { ...section, kind: "work", name: customaryName("work", lang), lines: jobs },
  ];
}

/** A title of jobs stays with the jobs, also where the first entry is a school. */
function withTitleKept(parts: readonly ReadSection[], section: ReadSection, lang: Language): ReadSection[] {
  return parts.map((part) => ({
    ...part,
    name: part.kind === section.kind ? section.name : customaryName(part.kind, lang),
  }));
}

/** "Bildung und berufliche Laufbahn", "Formation et expérience", "Estudios y trabajos", "학력 및 경력". */
export function namesStudiesAndJobs(title: string): boolean {
  const kinds = partsOfTitle(title).map(kindOfHeading);
  if (kindOfMixedTitle(plainTitle(title)) !== null) return true;
  return kinds.includes("work") && kinds.includes("education");
}

/** Learning that is paid as work is, or is no school's: it says nothing of which section it belongs to. */
const atWorkOrSchool =
  /(?<!\p{L})(?:berufsausbildung|ausbildung|lehre|duales studium|weiterbildung|fortbildung|umschulung|schulung|lehrgang|kurse?|seminar|volontariat|referendariat|praktikum|\p{L}+praktikum|interns?|internships?|apprenti(?:e|ssage|ceship)?|alternan(?:ce|t)|alternante|stage|stagiaire|training|trainee|bootcamp|courses?|cours|formation|workshop|certificat\p{L}*|cursos?|taller|prácticas|becari[oa]|aprendizaje|capacitación|(?:bachelor|master|diplom|doktor|abschluss)-?\s?(?:arbeit|thesis)|thesis|dissertation|promotion|mémoire|tesis|교육|과정|수료|훈련|부트캠프|인턴)(?!\p{L})/iu;

/** Among studies and jobs together, these are jobs, wherever they were. */
const atWork = /(?<!\p{L})(?:stages?|stagiaires?|post-?doc(?:torate?|toral|torant\p{L}*)?)(?!\p{L})/iu;

/** Returns what the names in the head of an entry clearly tell of; `isMixed` where the title says that both are there. */
function kindOfHead(head: readonly Line[], isMixed: boolean): "work" | "education" | null {
  const texts = head.flatMap(({ segments }) => segments.map(({ text }) => withoutDates(text, findDates(text)).trim()));
  if (isMixed && texts.some((text) => atWork.test(text))) return "work";
  if (texts.some((text) => atWorkOrSchool.test(text))) return null;
  const parts = texts.flatMap((text) => text.split(/\s*[,;|:()]\s*|\s[–—-]\s|\s(?:bei|beim|chez|at|@)\s/u));
  const scores = parts.filter((part) => part !== "").map(scoresOf);
  // "Studium zum Ingenieur" is named after a trade and begins with a degree.
  const namesRole = scores.some(({ role, degree, school }) => role >= 1.6 && role > Math.max(degree, school));
  const namesStudies = scores.some(({ degree, role }) => degree >= 1.6 && degree > role);
  const isAtSchool = scores.some(({ school, role }) => school >= 1.6 && school > role);
  const isAtCompany = scores.some(
    ({ organisation, school, degree }) => organisation >= 1.6 && Math.max(school, degree) < 1.2,
  );
  // A trade is what somebody learnt, and at a company what somebody worked as.
  if (isAtCompany && !isAtSchool && scores.some(({ role }) => role >= 1.6)) return "work";
  if (namesRole) return namesStudies ? null : "work";
  if (isAtSchool && (namesStudies || (isMixed && !isAtCompany))) return "education";
  if (namesStudies && !isAtCompany) return "education";
  return isAtCompany && !isAtSchool && !namesStudies ? "work" : null;
}

/** What begins or ends at a school, and at a company, as Japanese forms write it at the end of a row or before a degree. */
const atSchool =
  /(?:入学|卒業|修了|編入|進学|退学|中退|休学|復学|留学|在学中|在籍中?|単位取得|取得)(?:見込み?|予定|中)?(?=$|[\s）)])/u;
const atCompany =
  /(?:入社|退社|退職|就職|入職|離職|転職|着任|就任|配属|異動|出向|転籍|昇進|昇格|入行|入庁|入所|入局|勤務|開業|独立|起業|設立|創業|契約満了|都合により.*)(?:予定|見込み?|開始|終了|中)?(?=$|[\s）)])/u;

/** Returns what a row of a Japanese form tells of, or null where nothing in it says so. */
function kindInForm(head: readonly Line[]): "work" | "education" | null {
  const text = head.map((line) => line.text).join(" ");
  if (atCompany.test(text)) return "work";
  if (atSchool.test(text)) return "education";
  const parts = text.split(/[\s（）()]+/u).map(scoresOf);
  if (parts.some(({ role, degree }) => role >= 1.6 && degree < role)) return "work";
  if (parts.some(({ school, degree }) => Math.max(school, degree) >= 1.6)) return "education";
  return parts.some(({ organisation }) => organisation >= 1.6) ? "work" : null;
}
