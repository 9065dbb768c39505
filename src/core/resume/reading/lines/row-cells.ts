import { findDates } from "../dates/date-ranges.ts";
import type { Segment } from "./lines.ts";
import { withWords } from "./paragraphs.ts";

/** Part of step 2: texts of one row that belong together although wide gaps part them. */

const cjk = /[\u2E80-\u9FFF\uAC00-\uD7AF]/;

/** Joins the texts of a row, which is in order, that are one. */
export function joinRow(row: Segment[]): void {
  withoutPicture(row);
  joinLetters(row);
  joinYearMonth(row);
  joinNumber(row);
}

/** A picture before a title or a name is none of its words. */
function withoutPicture(row: Segment[]): void {
  const [first, second] = row;
  if (!first || !second || !/^\p{Extended_Pictographic}+$/u.test(first.text) || /\d/u.test(first.text)) return;
  if (second.x - first.right < second.size * 3 && /\p{L}/u.test(second.text)) row.shift();
}

/** "학 교 명", "생 년 월 일": a Korean title of a field that is driven apart. No three words have a syllable each. */
const spacedSyllables = /^\p{Script=Hangul}(?:\s\p{Script=Hangul}){2,5}$/u;

/** "姓　　名：…", "学　　生": letters that are driven apart to fill a width are one word. */
function joinLetters(row: Segment[]): void {
  joinSyllables(row);
  const isLetter = (segment: Segment | undefined) =>
    segment !== undefined && /^(?:[☆★●■◆◇※]|•\s)?\p{Script=Han}$/u.test(segment.text);
  const isEnd = (segment: Segment) => /^\p{Script=Han}\s*[:：]/u.test(segment.text);
  // In forms a value may stand behind the second letter, in its cell or in the next one.
  const isPartOfLabel = (one: Segment, two: Segment) =>
    /^(?:[氏姓]名|住所|電話)$/u.test(
      one.text.replace(/^•\s/u, "") + (/^(\p{Script=Han})(?=\s|$)/u.exec(two.text)?.[1] ?? ""),
    );
  for (let at = 0; at < row.length - 1; at += 1) {
    const [one, two] = [row[at], row[at + 1]];
    if (!one || !two || !isLetter(one)) continue;
    const isLabel = isPartOfLabel(one, two);
    if (Math.abs(one.size - two.size) > 0.5 && !isLabel) continue;
    const isWord = row.length < 5 && row.every(isLetter) && !/^[年月日]$/u.test(one.text);
    if (!isEnd(two) && !isWord && !isLabel) continue;
    const pieces = [
      { ...(one.pieces[0] ?? { isBold: one.isBold, isItalic: false, look: "" }), text: one.text },
      ...two.pieces,
    ];
    row.splice(at, 2, { ...two, x: one.x, text: one.text + two.text, pieces });
    at -= 1;
    if (!isWord) at += 1;
  }
}

/**
 * Korean words of one syllable hardly stand beside each other, so those that do are one word that is driven apart: "학" and
 * "과" in two texts, "생 년 월 일" in one.
 */
function joinSyllables(row: Segment[]): void {
  const isSyllable = ({ text }: Segment) => /^\p{Script=Hangul}$/u.test(text);
  const joined: Segment[] = [];
  let lastGap = 0;
  for (const [at, segment] of row.entries()) {
    const before = joined.at(-1);
    const above = row[at - 1];
    const gap = segment.x - (above?.right ?? 0);
    // The letters of a word are equally far from each other; the next column is farther.
    const isNear = before?.text.length === 1 || gap < lastGap * 1.15;
    lastGap = gap;
    if (before && above && isNear && isSyllable(above) && isSyllable(segment))
      joined[joined.length - 1] = upTo(segment.right, withWords(before, before.text + segment.text));
    else
      joined.push(spacedSyllables.test(segment.text) ? withWords(segment, segment.text.replace(/\s/gu, "")) : segment);
  }
  row.splice(0, row.length, ...joined);
}

/** Forms have a column for the year and one for the month: "2008 | 3 | 入学", "2017~2020 | 4~7 | …". */
function joinYearMonth(row: Segment[]): void {
  // A third cell tells the day: that of a birth, or on which the form was filled in. "日本語能力試験" tells none.
  if (/^(?:\d{1,2}\s?)?日(?:[^\p{L}]|生|現在|付|$)/u.test(row[2]?.text ?? "")) return;
  joinUnits(row);
  const [year, month] = row;
  if (!year || !month) return;
  const close = /^((?:19|20)\d\d)\s+(1[0-2]|0?[1-9])$/u.exec(year.text);
  if (close && findDates(month.text).length === 0) {
    row[0] = withWords(year, `${close[1]}年${close[2]}月`);
    return;
  }
  const range = /^(\d{1,2})\s*[~〜～]\s*(\d{1,2})$/u.exec(month.text);
  const years = /^((?:19|20)\d\d)\s*[~〜～]\s*((?:19|20)\d\d)$/u.exec(year.text);
  if (range && years) {
    row.splice(0, 2, upTo(month.right, withWords(year, `${years[1]}年${range[1]}月~${years[2]}年${range[2]}月`)));
    return;
  }
  const told = monthsOf(year.text, month.text);
  if (told !== null) {
    row.splice(0, 2, upTo(month.right, withWords(year, told)));
    return;
  }
  // The month may stand close to the text behind it.
  const [, count = "", text = ""] = /^(1[0-2]|0?[1-9])\s+(\p{L}.*)$/u.exec(month.text) ?? [];
  if (text !== "" && text !== "月" && /^(?:19|20)\d\d\s?年?$/u.test(year.text) && cjk.test(text)) {
    row.splice(0, 2, withWords(year, `${year.text.replace(/\s?年/u, "")}年${count}月`), withWords(month, text));
    return;
  }
  const isYear = /^(?:19|20)(?:\d\d|[Xx]{2})\s?年?$|^(?:昭和|平成|令和)\s?(?:\d{1,2}|元)\s?年?$/u.test(year.text);
  if (!isYear || !/^\d{1,2}\s?月?$/u.test(month.text)) return;
  const date = `${year.text.replace(/\s?年/u, "")}年${month.text.replace(/\s?月/u, "")}月`;
  row.splice(0, 2, upTo(month.right, withWords(year, date)));
}

/** "080 （ 1234 | ） 5678": the brackets of a number are printed in some forms, with room for its digits. */
function joinNumber(row: Segment[]): void {
  for (let at = 0; at < row.length - 1; at += 1) {
    const [one, two] = [row[at], row[at + 1]];
    if (!one || !two || !/\d\s*[（(]\s*\d{2,4}$/u.test(one.text) || !/^[)）]\s*\d{3,4}$/u.test(two.text)) continue;
    row.splice(at, 2, upTo(two.right, withWords(one, `${one.text} ${two.text}`)));
  }
}

/** "2022 | 年 | 4 | 月": the units of a form may stand apart from what somebody wrote before them. */
function joinUnits(row: Segment[]): void {
  for (const [at, unit] of [
    [0, "年"],
    [1, "月"],
  ] as const) {
    const [count, sign] = [row[at], row[at + 1]];
    if (!count || sign?.text !== unit || !/^(?:(?:昭和|平成|令和)\s?)?(?:\d{1,4}|元)$/u.test(count.text)) return;
    row.splice(at, 2, upTo(sign.right, withWords(count, count.text + unit)));
  }
}

/** "2020 | 3～9", "2022 | 12～1", "2023 | 5～": months beside one year, of which the last may be one of the next year. */
function monthsOf(yearText: string, monthText: string): string | null {
  const year = Number(/^((?:19|20)\d\d)\s?年?$/u.exec(yearText)?.[1]);
  const months = /^(1[0-2]|0?[1-9])\s?月?\s*[~〜～]\s*(?:(1[0-2]|0?[1-9])\s?月?)?$/u.exec(monthText);
  if (!year || !months) return null;
  const [, from = "", to] = months;
  if (to === undefined) return `${year}年${from}月～`;
  return `${year}年${from}月～${Number(to) < Number(from) ? year + 1 : year}年${to}月`;
}

const upTo = (right: number, segment: Segment): Segment => ({ ...segment, right });
