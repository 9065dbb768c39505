import type { EntryFields } from "../heads/fields.ts";
import type { Line } from "../lines/lines.ts";
import { isDuration } from "../terms/circumstances.ts";
import type { RawEntry } from "./entries.ts";

/**
 * Job boards of Korea set the company, the department and the role of a job beside its dates, what was done below them,
 * and at the end, behind labels without a colon, what it paid and its main duty: "연봉 2,600만원", "주요직무 보안엔지니어".
 */

const mainDuty = /^주요\s?직무\s+(\S.{0,30})$/u;
const isOfBoard = ({ text }: Line) => mainDuty.test(text.trim()) || /^연봉\s+[\d,]+\s?만\s?원/u.test(text.trim());

/** Returns the entry of such a job with its first row alone, and how long it was, as its head. */
export function withBoardRow(entry: RawEntry): RawEntry {
  const [row, ...below] = entry.head;
  if (!row || below.length === 0 || ![...entry.head, ...entry.body].some(isOfBoard)) return entry;
  const isLength = ({ text }: Line) => isDuration(text);
  const told = below.filter((line) => !isLength(line));
  return { ...entry, head: [row, ...below.filter(isLength)], body: [...told, ...entry.body] };
}

/** What boards call the ranks that somebody can have: "사원/팀원", "주임/대리 3년차". */
const rankName =
  "사원|팀원|주임|계장|대리|과장|차장|부장|팀장|파트장|그룹장|실장|본부장|센터장|매니저|이사|상무|전무|임원|사장|대표|연구원|선임|책임|수석|인턴|수습|임시직|계약직|파견직|프리랜서|아르바이트";
const rank = new RegExp(`^(?:${rankName})(?:/(?:${rankName}))*(?:\\s?\\d{1,2}년차)?$`, "u");

/**
 * Behind a company in a style of its own may stand, parted by points, the department, the rank and the duty of a job:
 * "**푸른하늘** 개발팀 · 사원/팀원 2년차 · 웹개발". The duty is the role, or the rank where none stands behind it.
 */
export function withPartsBeside(entry: RawEntry, fields: EntryFields): EntryFields {
  for (const { pieces } of entry.head.flatMap(({ segments }) => segments)) {
    const [company, ...others] = pieces;
    const beside = others.map(({ text }) => text).join("");
    const parts = beside.split(/\s*·\s*/u).map((part) => part.trim());
    const ranked = parts.findLastIndex((part) => rank.test(part));
    const named = company?.text.trim() ?? "";
    if (ranked < 0 || named === "" || others.some(({ look }) => look === company?.look)) continue;
    const duty = parts.slice(ranked + 1).join(" · ");
    const title = duty || (parts[ranked] ?? "").replace(/\s?\d{1,2}년차$/u, "");
    const left = parts.slice(0, duty === "" ? ranked : ranked + 1).join(" · ");
    const rest = fields.rest.filter((one) => !`${named} ${beside}`.includes(one));
    return { ...fields, title, subTitle: named, rest: left === "" ? rest : [left, ...rest] };
  }
  return fields;
}

/** Takes the main duty of such a job as its role, where nothing beside its dates says one. */
export function withMainDuty(entry: RawEntry, fields: EntryFields): EntryFields {
  const line = entry.body.find(({ text }) => mainDuty.test(text.trim()));
  const role = mainDuty.exec(line?.text.trim() ?? "")?.[1];
  if (role === undefined || fields.title !== "" || fields.subTitle === "") return fields;
  entry.body = entry.body.filter((one) => one !== line);
  return { ...fields, title: role };
}
