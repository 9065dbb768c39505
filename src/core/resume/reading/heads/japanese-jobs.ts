import { findDates, withoutDates } from "../dates/date-ranges.ts";
import type { RawEntry } from "../entries/entries.ts";
import type { LabelledFields } from "../lines/entry-labels.ts";
import { isAboutEmployer } from "../terms/circumstances.ts";
import { isPlace, scoresOf } from "../terms/classify.ts";
import { jobTerms, joining, leaving, spells } from "../words/japanese-jobs.ts";
import type { EntryFields } from "./fields.ts";

/**
 * The head of a job in a Japanese form: who gave it, what happened on that day ("入社", "勤務開始"), and around it what
 * somebody was ("看護助手として"), on what terms ("（契約社員）") and where ("（カナダ）").
 */

/** Where a job begins or ends: `events.ts` makes one entry of both. */
const event = `${joining}|採用|(?:${spells}|在籍)(?:を)?(?:開始|参加|終了|満了|停止)|勤務|${leaving}`;
const withEvent = new RegExp(
  `^(\\S.{1,60}?)[\\s、に]*(${event})(?:し(?:た|ました)|する)?(?:\\s*[（(]([^（）()]{1,24})[)）])?(?:[\\s、]+(\\S.*))?$`,
  "u",
);
/** "青空食堂にて調理補助として": at whom, and as what. */
const atWhomAsWhat = /^(?:(\S.*?)(?:にて|において|\s|で(?=[^\s]{2,24}として))\s*)?([^\s]{2,24}?)として(.{0,12})$/u;
const terms = new RegExp(`^(?:${jobTerms})(?:採用|勤務|雇用|契約|入社)?$`, "u");
/** What was done there is text below the head, and names no role. */
const tellsWork = /(?:を|に|の)?(?:担当|従事|経験|行う|実施|携わる|業務)(?:する|した|しました)?。?$/u;
/** "営業部に配属", "主任に昇進": what somebody became, or where. */
const placed =
  /^(.{2,24}?)(?:に|へ|として|を)?(?:て)?(?:配属|異動|転勤|昇進|昇格|着任|就任|勤務|従事|配置|任命|拝命|出向|転属)(?:となる|になる|と)?$/u;

const reason =
  /[\s、]*(?:一身上|会社|家庭|自己)の?(?:都合|事情)(?:により|によって|のため|の為|で)?[\s、]*|[\s、]*契約(?:期間)?の?満了(?:により|のため|につき|で)[\s、]*/u;

/** Returns the fields of a job again where its head says what happened on its day; the others stay as they are. */
export function japaneseJob(entry: RawEntry & { labels: LabelledFields }, fields: EntryFields): EntryFields {
  const { organisation, role: labelled, name } = entry.labels;
  if (organisation !== undefined || labelled !== undefined || name !== undefined) return fields;
  const told = entry.head
    .flatMap(({ segments }) => segments)
    .map((one) => withoutDates(one.text, findDates(one.text)).trim())
    .filter((one) => one !== "")
    .join(" ")
    .replace(/\t/gu, " ");
  // Why somebody left stands alone, or between the company and the word for it.
  if (reason.exec(told)?.index === 0) return { ...fields, title: "", subTitle: told };
  const text = told.replace(reason, " ");
  const isCompany = entry.body.slice(0, 3).some((line) => isAboutEmployer(line.text));
  if (!/[\u3040-\u30FF\u4E00-\u9FFF]/u.test(text)) return withCompanyAlone(fields, isCompany);
  const [found, who = "", happened = "", note = "", behind = ""] = withEvent.exec(text) ?? [];
  if (found === undefined)
    return withTermParted(
      withPlaceParted(
        withHouseJoined(
          text,
          withCompanyAlone(withRoleInBrackets(withLegalForm(text, withoutRest(fields))), isCompany),
        ),
      ),
    );
  const roles: string[] = [];
  const rest: string[] = [];
  let city = "";
  let term = /^(?:インターン(?:シップ)?|アルバイト|パート)/u.exec(happened)?.[0] ?? "";
  const takeNote = (one: string) => {
    if (terms.test(one)) term ||= one;
    else if (isPlace(one)) city ||= one;
    else if (scoresOf(one).role >= 1.6 || /(?:職|員|係|担当)$/u.test(one)) roles.push(one);
    else return false;
    return true;
  };
  const [whom, bracketed] = atBracket(who);
  const isTaken = bracketed !== "" && takeNote(bracketed);
  let company = isTaken ? whom : who;
  if (note !== "" && !takeNote(note)) rest.push(note);
  const as = atWhomAsWhat.exec(company);
  if (as?.[2]) {
    company = as[1] ?? "";
    roles.push(as[2]);
  }
  const words = company.split(/\s+/u);
  while (words.length > 1 && isRoleWord(words.at(-1) ?? "")) {
    const last = words.pop() ?? "";
    if (terms.test(last)) term ||= last;
    else roles.unshift(last);
  }
  const [first = ""] = words;
  if (words.length > 1 && terms.test(first.replace(/^[（(【]|[)）】]$/gu, ""))) {
    term ||= first.replace(/^[（(【]|[)）】]$/gu, "");
    words.shift();
  }
  company = words.join(" ");
  company = company.replace(/^(\p{Script=Latin}.*)\s(株式会社|合同会社|有限会社)$/u, "$1$2");
  const parts = behind === "" ? [] : behind.split(/[\s、]+/u);
  parts.forEach((part) => {
    const became = placed.exec(part)?.[1] ?? /^(\S{2,24})として/u.exec(part)?.[1];
    if (became && !tellsWork.test(became)) roles.push(became);
    else if (terms.test(part)) term ||= part;
    else if (!tellsWork.test(part) && roles.length === 0 && part.length < 24) roles.push(part);
    else rest.push(part);
  });
  const title = [...new Set(roles)].join(" ") || term;
  const left = title === term || term === "" ? rest : [term, ...rest];
  // "入社" stays behind the company until the day on which it ended is found.
  const subTitle = `${company} ${happened}`.trim();
  return withTermParted({ ...fields, title, subTitle, city, rest: left, confidence: 0.8 });
}

const isRoleWord = (word: string) => {
  if (terms.test(word)) return true;
  const { role, organisation } = scoresOf(word);
  return (role >= 2 && organisation < 1.2) || /^(?:\S{2,8}(?:職|担当|部|課|係|店員|スタッフ))$/u.test(word);
};

const atBracket = (text: string): [before: string, held: string] => {
  const [, before = text, held = ""] = /^(.{2,}?)\s*[（(]([^（）()]{1,24})[)）]$/u.exec(text) ?? [];
  return [before, held];
};

/** "Acme 株式会社エンジニア": a legal form behind a Latin name belongs to it, where what follows is a role. */
function withLegalForm(text: string, fields: EntryFields): EntryFields {
  const [, name = "", form = "", role = ""] =
    /^(\p{Script=Latin}[^\s]*(?:\s\p{Script=Latin}[^\s]*){0,3})\s(株式会社|合同会社|有限会社)\s?(\S.{1,40})$/u.exec(
      text,
    ) ?? [];
  const [first = ""] = role.split(/\s/u);
  if (role === "" || !(isRoleWord(first) || scoresOf(first).role >= 1.6)) return fields;
  return { ...fields, subTitle: `${name}${form}`, title: role, rest: [] };
}

/** "青空病院（看護師）": what stands in brackets behind the one name of a head is the role, where it says one. */
function withRoleInBrackets(fields: EntryFields): EntryFields {
  const { title, subTitle } = fields;
  const one = title === "" ? subTitle : subTitle === "" || isPartLabel.test(subTitle) ? title : "";
  const [company, held] = atBracket(one);
  const { role, organisation } = scoresOf(held);
  const isWork = worksFor.test(held) || (role >= 1.6 && role > organisation);
  const isRole = byOneself.test(company) || (isWork && scoresOf(company).role < 1.2);
  if (held === "" || !(isRole || terms.test(held))) return fields;
  const rest = one === title && subTitle !== "" ? [subTitle, ...fields.rest] : fields.rest;
  return { ...fields, subTitle: company, title: held, rest };
}

/** "イベントの運営サポート": what somebody did for a company. */
const worksFor = /(?:サポート|補助|アシスタント|通訳|翻訳|担当)$/u;
const byOneself = /^(?:フリーランス|個人事業主?|自営業?)$/u;

const termBefore = new RegExp(`^(${jobTerms})の(\\S.*)$`, "u");

/** "正社員のソフトウェアエンジニア": on what terms somebody was employed is none of the role behind it. */
function withTermParted(fields: EntryFields): EntryFields {
  const [, term = "", role = ""] = termBefore.exec(fields.title) ?? [];
  return role !== "" && isRoleWord(role) ? { ...fields, title: role, rest: [term, ...fields.rest] } : fields;
}

/** "青空商事／バンコク": where it was stands behind the company. */
function withPlaceParted(fields: EntryFields): EntryFields {
  const [, company = "", place = ""] = /^(\S.*?)\s*[／/]\s*([^／/\s]{2,12})$/u.exec(fields.subTitle) ?? [];
  return place !== "" && fields.city === "" && isPlace(place) ? { ...fields, subTitle: company, city: place } : fields;
}

/** "【配属】内科病棟" tells about a job. */
const isPartLabel = /^[【[＜〈]/u;

/** "（2016年9月～現在／正社員）" without its dates. */
function withoutRest(fields: EntryFields): EntryFields {
  const tidy = (text: string) => text.replace(/^[／/、・\s]+([^（(]+?)[）)]?$/u, "$1");
  return { ...fields, title: tidy(fields.title), subTitle: tidy(fields.subTitle) };
}

const foundation = /^(?:社会福祉|医療|学校|宗教|(?:一般|公益)(?:社団|財団)|特定非営利活動|独立行政)法人\S/u;

/** "社会福祉法人青空会 湖畔の家": behind whoever runs a house stands the name of the house. */
function withHouseJoined(text: string, fields: EntryFields): EntryFields {
  const { title, subTitle } = fields;
  const whole = `${subTitle} ${title}`;
  const isHouse = title !== "" && foundation.test(subTitle) && text.includes(whole) && scoresOf(title).role < 1.2;
  return isHouse && !terms.test(title) ? { ...fields, title: "", subTitle: whole } : fields;
}

/**
 * What alone heads a job and names no role is who gave it, in Latin letters too; so it is with the word for a role in it where
 * the lines below tell about a company. On what terms somebody worked is no company.
 */
function withCompanyAlone(fields: EntryFields, isToldBelow: boolean): EntryFields {
  const { title, subTitle } = fields;
  if (terms.test(subTitle) && scoresOf(title).organisation >= 1.2)
    return { ...fields, title: "", subTitle: title, rest: [subTitle, ...fields.rest] };
  const isRole = scoresOf(title).role >= 1.2 && !isToldBelow;
  const isCompany = subTitle === "" && title !== "" && !isRole && !terms.test(title);
  return isCompany ? { ...fields, title: "", subTitle: title } : fields;
}
