import { jobTerms, joining, leaving, spells } from "../words/japanese-jobs.ts";
import type { DraftItem } from "./section-drafts.ts";

/** Forms write the beginning and the end of a school or a job as two events: "入学" and "卒業" become one entry. */

const begins = new RegExp(
  `\\s*(?:入学(?:見込み?|予定)?|転入学|転入|進学|編入学?|${joining}|設立|(?:として)?(?:開業|独立|起業)|(?:${spells}|留学)を?(?:開始|参加)|(?<=\\s)開始|(?<=[\\s）)])勤務|採用(?:され(?:る|た|ました))?|입학|입사)$`,
  "u",
);
const ends = new RegExp(
  `\\s*(?:卒業|卒業見込み?|卒業予定|卒|修了|修了見込み?|修了予定|満期退学|退学|中退|${leaving}|解散|倒産|廃業|閉業|閉店|(?:として)?活動(?:停止|終了)|(?:${spells}|在籍|任期|留学|留学期間|プログラム)の?(?:終了|満了)|(?<=\\s)終了|졸업|수료|퇴사)(?=$|\\s*[（(]?(?:学士|修士|博士|専門士))`,
  "u",
);
/** What somebody leaves for another company without a word about the end. */
const moves = /\s*転籍$/u;
/** What began may stand before what it was: "株式会社青空 入社 営業部配属". */
const beginsWithin = /^(\S.+?)\s+((?:入社|入職|転籍|着任))\s+(?=\S)/u;
/** "同 卒業", "同校卒業": what ended is what began last. */
const same = /^(?:同|同上|〃|同(?:社|校|大学|大学院|学部|研究科|学科|専攻))$/u;

/** A time in which nobody studies or works where they still belong to, as the text below a head tells it. */
const pause = /^<p>(?:休学|復学|休職|復職)<\/p>$/u;
/** Studies at another school begin on a day, and where the same is told again they end. */
const abroad = /^<p>(?:[^<]{0,6}留学)<\/p>$/u;

/** Why something ended, without the name of it: "一身上の都合により退職", "進学のため退職". */
const leaves =
  /^(?:一身上の都合|会社の?都合|契約期間(?:の)?満了|家庭の事情|개인\s?사정)|(?:ため|都合|満了|により|に伴い|につき|理由で?)(?:に|で)?、?\s*(?:会社を)?(?:退職|退社|離職|離れ|退所|(?:活動|契約|勤務|就業|業務)?(?:停止|終了)|閉店|廃業)(?:する|した|しました|る|た|ました)?。?$/u;

const left = /(?:離職|退職|退社|離れ)(?:る|する|した|しました|た|ました)?。?$/u;

/** "現在に至る": what is told above has not ended on that day. */
const goesOnNow =
  /^(?:現在(?:に?(?:至る|至ります|至っている)|、?(?:在籍中|在職中|勤務中|就業中|在学中))|(?:在職|勤務|在籍)中)。?$/u;

/** Returns the entries of a section with those that end what one before began joined to it. */
export function inPairs(items: readonly DraftItem[]): DraftItem[] {
  const paired: DraftItem[] = [];
  /** What began and has not ended, also where the form does not tell when. */
  const open = new Set<DraftItem>();
  const hasEnded = new Set<DraftItem>();
  const nameIn = (item: DraftItem, event: RegExp) =>
    `${item.subTitle ?? ""} ${item.title ?? ""}`.trim().replace(event, "");
  for (const item of withNamesTold(items.map(withEventLast))) {
    const texts = [item.subTitle ?? "", item.title ?? ""];
    const text = texts.join(" ").trim();
    const isEnd = texts.some((one) => ends.test(one));
    const isBegin = texts.some((one) => begins.test(one));
    const before = paired.at(-1);
    const date = item.endDate || item.startDate || "";
    // "インターンシップ終了" and "契約満了" name nobody either.
    const isReason = (leaves.test(text) && (isEnd || left.test(text))) || (isEnd && nameIn(item, ends) === "");
    if (isReason && before && (before.endDate ?? "") === "") {
      before.endDate = date;
      open.delete(before);
      continue;
    }
    if (goesOnNow.test(text) && before && (isOpen(before) || open.has(before))) {
      before.endDate = "present";
      if ((item.description ?? "") !== "") before.description = `${before.description ?? ""}${item.description}`;
      open.delete(before);
      continue;
    }
    const told = item.description ?? "";
    const during = pause.test(told) ? paired.findLast((one) => isSameName(nameIn(one, begins), text)) : undefined;
    if (during) {
      during.description = `${during.description ?? ""}<p>${date} ${told.slice("<p>".length)}`;
      continue;
    }
    if (abroad.test(told) && isOneDay(item)) {
      const gone = paired.findLast((one) => isOpen(one) && one.description === told && nameIn(one, begins) === text);
      if (gone) gone.endDate = date;
      else paired.push({ ...item, startDate: date, endDate: "" });
      continue;
    }
    const bare = withTerms(withoutEvent(item, isBegin ? begins : ends));
    const ended = nameIn(item, ends);
    const begun = isEnd
      ? paired.findLast(
          (one) =>
            (isOpen(one) || open.has(one)) &&
            (same.test(ended) || isSameName(nameIn(one, begins), ended) || isSameEmployer(one, bare)),
        )
      : null;
    // "Lakeside College 交換留学", then "Lakeside College 交換留学終了": one day alone is the first of what ends here.
    const single =
      isEnd && !begun && ended !== ""
        ? paired.findLast((one) => !hasEnded.has(one) && isOneDay(one) && isSameName(nameIn(one, begins), ended))
        : undefined;
    if (single) {
      single.startDate = single.startDate || single.endDate;
      single.endDate = date;
      continue;
    }
    if (texts.some((one) => moves.test(one)) && before && isOpen(before)) before.endDate = date;
    if (begun) {
      begun.endDate = date;
      begun.title = reachedAt(begun, bare);
      open.delete(begun);
    } else if (isBegin || isEnd) {
      const goesOn = isBegin && item.endDate === "present";
      // A range is whole, whichever event the text names.
      const isRange = (item.startDate ?? "") !== "" && (item.endDate ?? "") !== "";
      const startDate = isRange ? item.startDate : isBegin ? date : "";
      const added = { ...bare, startDate, endDate: goesOn ? "present" : isRange || !isBegin ? date : "" };
      paired.push(added);
      if (isBegin && !isRange) open.add(added);
      if (isEnd) hasEnded.add(added);
    } else paired.push(item);
  }
  return paired.map((item) => withTerms(withoutEvent(item, begins)));
}

/** "同社", "〃", "同 営業部へ異動": who gave the job above gave this one too. */
const ditto = /^(?:同(?:社|行|店|院|園|局|庁|所|法人|施設|病院|グループ|事務所|企業)|当社|〃)(?=$|[\sにへでの、])/u;
/** What somebody became in a company, without the name of it: "営業部へ異動", "主任に昇進". */
const becameIn =
  /^(\S{2,24}?)(?:に|へ|として)?(?:異動|転勤|昇進|昇格|配置転換|転属|任命|就任)(?:となる|になる|し(?:た|ました))?$/u;

/** Returns the items with the company above in those that say "the same" in its place. */
function withNamesTold(items: readonly DraftItem[]): DraftItem[] {
  let company = "";
  return items.map((item) => {
    const { subTitle = "", title = "" } = item;
    const [said] = ditto.exec(subTitle) ?? [];
    const behind = said === undefined ? "" : subTitle.slice(said.length).replace(/^[\sにへでの、]+/u, "");
    if (said !== undefined && company !== "" && !ends.test(behind)) {
      const roles = [behind, title].filter((one) => one !== "").map((one) => becameIn.exec(one)?.[1] ?? one);
      return { ...item, subTitle: company, title: roles.join(" ") };
    }
    const name = subTitle.replace(begins, "").replace(ends, "");
    if (name !== "") company = name;
    return item;
  });
}

/** "株式会社青空 入社 営業部配属": what began is told last, and what it was beside it. */
function withEventLast(item: DraftItem): DraftItem {
  const [found, who = "", event = ""] = beginsWithin.exec(item.subTitle ?? "") ?? [];
  if (found === undefined || (item.title ?? "") !== "") return item;
  return { ...item, subTitle: `${who} ${event}`, title: (item.subTitle ?? "").slice(found.length) };
}

const withoutEvent = (item: DraftItem, event: RegExp): DraftItem => ({
  ...item,
  subTitle: item.subTitle?.replace(event, ""),
  title: item.title?.replace(event, ""),
});

const isOpen = ({ startDate = "", endDate = "" }: DraftItem) => startDate !== "" && endDate === "";

/** At the end of studies may be told what was reached, behind what they were. */
function reachedAt({ title: begun = "" }: DraftItem, { title: ended = "" }: DraftItem): string {
  const studies = begun.replace(begins, "");
  return studies !== "" && goesOnFrom(studies, ended) && /(?:学士|修士|博士|専門士)/u.test(ended) ? ended : begun;
}

const isOneDay = ({ startDate = "", endDate = "" }: DraftItem) => (startDate === "") !== (endDate === "");

/** Who leaves a company is told without what they were there. */
const isSameEmployer = ({ subTitle: begun = "" }: DraftItem, { subTitle: ended = "", title = "" }: DraftItem) =>
  begun.length > 2 && begun === ended && (title === "" || isTerm.test(title));

/** Where something ends, what was reached may stand behind its name. */
const isSameName = (begun: string, ended: string) =>
  begun === ended || (begun.length > 3 && (goesOnFrom(begun, ended) || goesOnFrom(ended, begun)));

const goesOnFrom = (name: string, whole: string) =>
  whole.startsWith(name) && /^[\s（(]/u.test(whole.slice(name.length));

const isTerm = new RegExp(`^(?:${jobTerms})$`, "u");
const anyTerm = "アルバイト|パート|パートタイマー|契約社員|派遣社員|正社員";
const termsBefore = new RegExp(`^[(（【]?(${anyTerm})[)）】]?\\s*(?=\\S{2})`, "u");
const termsBehind = new RegExp(`(?<=\\S)\\s*[(（]?(${anyTerm})(?:勤務|として)?[)）]?$`, "u");

/** "株式会社青空 営業部": in which part of a company somebody worked is what they were, where nothing else tells it. */
const inDepartment =
  /^((?:株式会社|有限会社|合同会社)\s?\S{2,24}|\S{2,24}(?:株式会社|有限会社|合同会社))\s+(\S{2,24}(?:部|課|室|チーム|グループ))$/u;

/**
 * "一般相談員に採用" says what somebody became, and "アルバイト" before or behind a company on what terms: both are the role
 * of an entry that names none.
 */
function withTerms(item: DraftItem): DraftItem {
  const [subTitle = "", title = ""] = [item.subTitle, item.title];
  const became = [subTitle, title].find((text) => /\p{L}(?:に|として)$/u.test(text));
  const other = became === subTitle ? title : subTitle;
  if (became) {
    const [at, role] = became.includes("にて") ? became.split(/にて/u, 2) : [other, became];
    const name = (at ?? "").replace(termsBefore, "");
    if (name !== "") return { ...item, subTitle: name, title: (role ?? "").replace(/(?:に|として)$/u, "") };
  }
  const name = subTitle === "" ? title : subTitle;
  // "開発チーム配属" right below a company is where somebody worked in it.
  const placed = title === "" ? /^<p>([^<]{2,24}?)[にへ]?配属<\/p>/u.exec(item.description ?? "") : null;
  if (placed) return { ...item, title: placed[1] ?? "", description: item.description?.replace(placed[0], "") };
  const [, company = "", department = ""] = (title === "" && inDepartment.exec(subTitle)) || [];
  if (department !== "") return { ...item, subTitle: company, title: department };
  const term = (subTitle === "" || title === "") && (termsBefore.exec(name) ?? termsBehind.exec(name));
  return term ? { ...item, subTitle: name.replace(term[0], "").trim(), title: term[1] ?? "" } : item;
}
