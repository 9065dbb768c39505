import { columnNames, employerWords, textColumns } from "../words/entry-labels.ts";
import { formColumns } from "../words/form-columns.ts";
import { urlPattern } from "./contacts.ts";

/** What stands in the head of an entry and names neither who, what nor where. */

const bare = (name: string) =>
  name
    .replace(/\s/gu, "")
    .replace(/[／・]/gu, "/")
    .replace(/[(（].*[)）]/u, "");
/** Names of columns, which stand beside the dates of a project in some tables. */
const columns: ReadonlySet<string> = new Set(columnNames.split("|").map(bare));

/** Returns true for the name of a column, which some tables repeat beside the dates of each project. */
export function isColumnName(piece: string): boolean {
  return columns.has(bare(piece));
}

/** Who guided a work or a study: "Mentor: Jane Doe", "导师：王小明". */
const guide =
  "(?:(?:co-?)?(?:mentors?|instructors?|supervisors?|advis[eo]rs?)|(?:academic|thesis|faculty|research|project|line) (?:mentor|supervisor|advis[eo]r|manager)s?|manager|preceptors?|principal investigators?|pi|supervised by|guided by|reporting to|tutor(?:in|es|s)?|betreuer(?:in)?|superviseure?s?|encadrante?s?|tuteurs?|tutrices?|maître (?:de stage|d['’]apprentissage)|direct(?:eurs?|rices?) de (?:thèse|mémoire|recherche)|promot(?:eurs?|rices?)|directora?|supervisad[oa] por|导师|導師|指导教师|指导老师|指導教授|指導老師|指导导师|带教老师|合作导师|汇报对象|直属上级|证明人|指導教員|담당교수|지도교수)";

/** What says so behind a name: "Assistant, Advisor: Jane Doe", "Assistant under the supervision of Jane Doe". */
const guideBehind = new RegExp(
  `^(.*\\p{L}.*?)\\s*(?:[,;(]\\s*(${guide}\\s*[:：].+?)|,?\\s((?:supervised|advised|mentored|guided) by\\s\\p{Lu}.+?|under (?:the )?(?:supervision|guidance|direction|mentorship) of\\s.+?|(?:encadrée?|supervisée?|dirigée?) par\\s\\p{Lu}.+?|sous (?:la (?:direction|supervision|responsabilité|tutelle)|l['’]encadrement) (?:de\\s|d['’]|du\\s).+?))\\)?$`,
  "iu",
);

/** What is in every text that says so, which few others have. */
const mayGuide = /[:：]|\s(?:by|of|par|de|du)\s|\sd['’]/iu;

/** Returns a text and who guided what it names; null for any other text. */
export function atGuide(text: string): [named: string, guide: string] | null {
  if (!mayGuide.test(text)) return null;
  const [, named = "", labelled = "", told = ""] = guideBehind.exec(text) ?? [];
  return named === "" ? null : [named, labelled || told];
}

const texts: ReadonlySet<string> = new Set(textColumns.split("|").map(bare));

/** Returns true for the name of a column that tells what was done. */
export function isTextColumn(name: string): boolean {
  return texts.has(bare(name));
}

const ofForms: ReadonlySet<string> = new Set(formColumns.split("|").map(bare));

/**
 * Returns true for the name of a column of a table of certificates, of languages, of skills and the like, or for several of
 * them ("자격증 / 면허증").
 */
export function isFormColumn(name: string): boolean {
  const whole = bare(name.toLowerCase());
  return ofForms.has(whole) || whole.split("/").every((one) => ofForms.has(one));
}

/** By which terms: "Job type: 40 hours per week". */
const terms =
  "(?:(?:job|employment|contract|position) type|type of (?:employment|contract)|type (?:de contrat|d['’]emploi)|tipo de (?:contrato|empleo|jornada)|(?:beschäftigungs|vertrags|anstellungs)art|고용\\s?형태|계약\\s?형태)";

const circumstance = new RegExp(
  `^(?:(?:社員|従業員|スタッフ|メンバー|要員|チーム)?数?[約约全计共]?\\s*\\d+\\s*(?:人|名|명)|\\d{1,2}\\s*年目$|\\d+\\s*(?:ヶ月|か月|カ月|年)間$|(?:\\d{1,2}\\s*년\\s*)?\\d{1,2}\\s*개월$|\\d{1,2}\\s*년$|现居|现住|(?:${guide}|${terms})\\s*[:：]|\\p{Script=Han}{2,4}(?:分公司|办事处|分部)$|[◆◇■【[]?\\s*(?:${employerWords})\\s*[:：】\\]])`,
  "iu",
);

/** "연봉 2,600만원", "月薪28,000元", or either half of it: what a job was paid. */
const pay =
  /^(?:연봉|월급|급여|年収|月給|月薪|年薪|時薪|薪資)(?:\s*[:：]?\s*[\d,.]+\s*(?:만\s?원|원|万円|円|萬?元))?$|^[\d,.]+\s*(?:만\s?원|원|万円|円|萬?元)$/u;

/** What job boards of Korea say below a job behind labels without a colon: "연봉 2,600만원 근무지역 서울 퇴사사유 계약만료". */
const ofBoard = /^(?:연봉|월급|급여)\s+[\d,]+\s?만\s?원(?:\s+(?:근무지역|퇴사사유|근무형태|고용형태)\s+\S.*)?$/u;

/** Returns true for a text that says how many took part, how long it was, what it paid, or something about whoever gave a job. */
export function isCircumstance(text: string): boolean {
  const told = text.trim();
  return circumstance.test(told) || isDuration(text) || isNumber(told) || pay.test(told) || ofBoard.test(told);
}

/** How much of a week somebody works: "40 hrs/week", "30h par semaine", "20 Std. pro Woche", "temps plein", "Teilzeit 50 %". */
const ofWeek =
  "\\d{1,2}(?:\\s?[-–]\\s?\\d{1,2})?\\s?(?:h|hrs?|hours?|heures?|horas?|std|stunden)\\.?\\s?(?:\\/|an?\\s|per\\s|par\\s|por\\s|pro\\s|die\\s)\\s?(?:week|wk|w|sem(?:aine|ana)?|woche)\\.?|(?:à\\s)?(?:temps (?:plein|partiel|complet)|mi-temps)|(?:full|part)[ -]?time|(?:vollzeit|teilzeit)(?:\\s?\\(?\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?\\s?%\\)?)?|(?:tiempo|jornada) (?:completo|completa|parcial)|medio tiempo|media jornada";
/** By which contract: "CDD", "contrat vacataire", "befristet", "contract position". */
const ofContract =
  "c\\.?d\\.?[id]\\.?|cdi?c|cddu|ctt|contrat (?:vacataire|aidé|étudiant|saisonnier|à durée (?:in)?déterminée|temporaire)|contrato (?:indefinido|temporal|a término (?:fijo|indefinido)|por obra y labor)|(?:un)?befristet|(?:permanent|temporary|fixed[ -]term|contract|contractual)(?: (?:position|contract|role|job))?|contract(?:[ -]to[ -]hire| basis)";
const contract = new RegExp(
  `^[(（]?(?:(?:en|in|at|on)\\s)?(?:${ofContract}|${ofWeek})(?:[\\s,/+-]+(?:\\d{1,2}\\s?(?:mois|ans?|semaines?|h(?:eures?)?)|${ofContract}|${ofWeek}))*[)）]?$`,
  "iu",
);

/** Returns true for the kind of a contract and nothing else. */
export const isContract = (text: string) => contract.test(text.trim());

/** "Acme – 555 0142": a number by which somebody is reached. */
const isNumber = (text: string) =>
  /^(?:(?:tel[eé]?f?(?:ono)?|cel(?:ular)?|m[oó]vil|phone|tlf|fono)\.?\s*[:：]?\s*)?[+(]?\d[\d\s().-]{5,16}\d$/iu.test(
    text,
  ) && !/^(?:19|20)\d\d\D+(?:19|20)\d\d$/u.test(text);

const unit =
  "(?:years?|yrs?\\.?|months?|mos?\\.?|ans?|années?|mois|semaines?|jours?|jahre?|monate?|wochen?|años?|mes(?:es)?|年|个月|個月|ヶ月|か月|カ月|년|개월)";
const duration = new RegExp(
  `^(?:(?:employed|worked|served)(?: there)?(?: for)?\\s+)?\\d{1,2}(?:[.,]\\d)?\\+?\\s*${unit}(?:\\s*(?:,|and|et|und|y)?\\s*\\d{1,2}\\s*${unit})?(?:\\s+(?:of\\s+)?experience)?$`,
  "iu",
);

/** Returns true for how long something was, and nothing else: "2 years 3 months". */
export function isDuration(text: string): boolean {
  return duration.test(text.replace(/^[\s(（]+|[\s)）]+$/gu, ""));
}

/** "(Scala, Java, Docker)": a list in brackets tells with what something was done. */
export const isListInBrackets = (text: string) =>
  /^\s*[(（]\s*\p{L}[^()（）]*(?:[,，、][^()（）]*){2,}[)）]\s*$/u.test(text);

/** Returns true for an address of the web and nothing else. */
export function isOnlyAddress(text: string): boolean {
  const url = /\s/u.test(text.trim()) ? null : urlPattern.exec(text);
  return url !== null && url[0].length >= text.trim().length;
}

const employerFacts = new RegExp(`^[\\s\\p{P}\\p{S}]*(?:${employerWords})\\s*[:：】\\]]`, "u");

/** "資本金：12億円（1999年1月）" says something about whoever gave the job, and its date begins none. */
export function isAboutEmployer(text: string): boolean {
  return employerFacts.test(text);
}

/** Returns true for a long text most of whose words have no capital: names are shorter, or their words have one. */
function isProse(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return text.length > 75 && words.length > 11 && small > words.length * 0.75;
}

/** "지도 서비스를 제공", "새벽이라는 서비스": Korean words with the endings of a clause are no name. */
const hasClause =
  /\p{Script=Hangul}{2}[을를]\s+\p{Script=Hangul}|\p{Script=Hangul}(?:이라|하|되)는\s+\p{Script=Hangul}/u;

/** Returns true for a piece of a head that names neither who, what nor where. */
export const namesNothing = ({ text, isAside }: { text: string; isAside?: boolean }): boolean =>
  isAside === true || isCircumstance(text) || isProse(text) || hasClause.test(text);
