import { findDates, withoutDates } from "../dates/date-ranges.ts";
import type { RawEntry } from "../entries/entries.ts";
import { scoresOf } from "../terms/classify.ts";
import { personLabelOf } from "../terms/contacts.ts";
import { plainTitle } from "../terms/heading-words.ts";
import { englishEntryLabels } from "../words/english-entry-labels.ts";
import { type EntryLabel, entryLabels } from "../words/entry-labels.ts";
import type { Line, Segment } from "./lines.ts";
import { bulletOf, withWords } from "./paragraphs.ts";
import { withSegments } from "./segments.ts";

/** The fields of an entry that the file names with a label. */
export type LabelledFields = Partial<Record<EntryLabel, string>>;

const labels = new Map<string, EntryLabel>();
const words = [...Object.entries(entryLabels), ...Object.entries(englishEntryLabels)] as [EntryLabel, string][];
for (const [label, names] of words) {
  for (const word of names.split("|")) {
    const key = plainTitle(word).replace(/ /gu, "");
    if (!labels.has(key)) labels.set(key, label);
  }
}

/** "【職種】営業", "＜役割＞リーダー" */
const inBrackets = /^[\s•·・■◆○●▪◦*-]*[【[＜〈]([^【】[\]＜＞〈〉:：]{1,12})[】\]＞〉]\s*[:：]?\s*(\S.*)$/u;

/** Returns the label that a text begins with and what stands behind it; null for a text without one. */
export function labelledIn(text: string): { label: EntryLabel; value: string } | null {
  // Most texts have none.
  const held = inBrackets.exec(text);
  if (!held && !/[:：]/u.test(text)) return null;
  const found = held ?? /^[\s【[•·・■◆○●▪◦*-]*([^:：\]】]{1,24}?)[】\]]?\s*[:：]\s*(.*)$/u.exec(text);
  const label = labels.get(plainTitle(found?.[1] ?? "").replace(/ /gu, ""));
  return label ? { label, value: (found?.[2] ?? "").trim() } : null;
}

/** How far below the head of an entry labels are looked for. */
const reach = 6;

/** Takes the labelled fields out of the lines of an entry; what has no label stays where it is. */
export function withLabels(entry: RawEntry): RawEntry & { labels: LabelledFields } {
  const fields: LabelledFields = {};
  const without = (whole: Line): Line[] => {
    const line = partedAtLabels(withValueBeside(whole));
    const left = line.segments.filter((segment) => !take(segment, fields));
    if (left.length === line.segments.length) return [line];
    const [first] = left;
    // The mark of a list alone says nothing.
    return first && left.some(({ text }) => /[\p{L}\p{N}]/u.test(text))
      ? [{ ...withSegments(line, left), x: first.x }]
      : [];
  };
  const head = entry.head.flatMap(without);
  const body = entry.body.flatMap((line, at) =>
    at < reach && (bulletOf(line) === "" || namesSomebody(line)) ? without(line) : [line],
  );
  if (fields.degree !== undefined) fields.degree = withoutToldYear(fields.degree, entry.range?.end ?? "");
  // "학교: 한강대학교 국문학과 학사": what has the label of a school may name the degree too, as a head does.
  const { school, ...others } = fields;
  const named = school !== undefined && fields.degree === undefined && fields.major === undefined ? school : "";
  const line = named === "" ? undefined : [...entry.head, ...entry.body].find(({ text }) => text.includes(named));
  const [segment] = line?.segments ?? [];
  if (!line || !segment || !hasDegree(named)) return { ...entry, head, body, labels: fields };
  return { ...entry, head: [...head, withSegments(line, [withWords(segment, named)])], body, labels: others };
}

/** True for a text of which a part that is parted by a space is a degree or a course of studies. */
const hasDegree = (text: string) => text.split(/\s+/u).some((word, at) => at > 0 && scoresOf(word).degree >= 1.8);

/** "Abschluss: Abitur 2014" in studies that ended in 2014: the year is told already. */
function withoutToldYear(degree: string, end: string): string {
  const [date, ...more] = findDates(degree);
  const isTold = date !== undefined && more.length === 0 && end !== "" && date.start.slice(0, 4) === end.slice(0, 4);
  const rest = isTold ? withoutDates(degree, [date]).replace(expectedAtEnd, "").trim() : "";
  return rest === "" ? degree : rest;
}

const expectedAtEnd = /[\s,(]+(?:vor+auss?(?:ichtlich)?\.?|expected|prévue?|previst[oa])[\s)]*$/iu;

/** "Position:" in one cell and what it was in the next are one text. */
function withValueBeside(line: Line): Line {
  const [name, value, ...more] = line.segments;
  if (!name || !value || more.length > 0 || labelledIn(name.text)?.value !== "") return line;
  const text = `${name.text} ${value.text}`;
  return { ...line, segments: [{ ...withWords(name, text), right: value.right }] };
}

/** A Latin label stands behind a date; elsewhere the word before it may be a part of it. */
const label =
  /(?<=[\p{L}\p{N}）)])[\s,，;；|｜／]+(?=[\p{Script=Han}\s]{2,6}[:：])|(?<=\d)[\s,;|]+(?=\p{Lu}[\p{Script=Latin} ]{2,20}:)/u;

/** "东湖大学 专业：软件工程 学历：本科": each label begins a text of its own. */
export function partedAtLabels(line: Line): Line {
  if (!/[:：]/u.test(line.text)) return line;
  const segments = line.segments.flatMap((segment) => {
    const parts: string[] = [];
    for (const part of segment.text.split(label)) {
      const last = parts.at(-1);
      if (last === undefined || labelledIn(part) !== null || personLabelOf(part) !== null) parts.push(part);
      else parts[parts.length - 1] = `${last} ${part}`;
    }
    const [first] = segment.pieces;
    if (parts.length < 2 || !first) return [segment];
    return parts.map((text) => ({ ...segment, text, pieces: [{ ...first, text }] }));
  });
  return { ...line, segments };
}

/** In Korean letters. */
const longestRole = 20;

/** In a list too, what has the label of a company, a school or a role is one. */
function namesSomebody(line: Line): boolean {
  const { label, value = "" } = labelledIn(line.text) ?? {};
  // "• 역할: 모델 고도화와 배포 전담(팀원 6명)": what somebody did there is no name of a role.
  const isLong = /\p{Script=Hangul}/u.test(value) && value.length > longestRole;
  if (label === "role" && isLong && scoresOf(value).role < 1.6) return false;
  return label === "organisation" || label === "role" || label === "school" || label === "degree";
}

function take({ text }: Segment, fields: LabelledFields): boolean {
  const found = labelledIn(text);
  // Dates are read where they stand; a label may be repeated by a later part of the same entry.
  if (!found || found.label === "time" || found.value === "" || found.value.length > 60) return false;
  const told = fields[found.label];
  // "Población: Avilés" and "País: España" are two parts of one place.
  const isPart = told !== undefined && found.label === "place" && `${told}${found.value}`.length < 60;
  if (told !== undefined && !isPart) return false;
  // Where a degree has its subject already, the label of a narrower one is kept with it.
  const value = found.label === "focus" ? text.slice(text.search(/\p{L}/u)).trim() : found.value;
  fields[found.label] = isPart ? `${told}, ${value}` : value;
  return true;
}
