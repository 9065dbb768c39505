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

/** Takes the main duty of such a job as its role, where nothing beside its dates says one. */
export function withMainDuty(entry: RawEntry, fields: EntryFields): EntryFields {
  const line = entry.body.find(({ text }) => mainDuty.test(text.trim()));
  const role = mainDuty.exec(line?.text.trim() ?? "")?.[1];
  if (role === undefined || fields.title !== "" || fields.subTitle === "") return fields;
  entry.body = entry.body.filter((one) => one !== line);
  return { ...fields, title: role };
}
