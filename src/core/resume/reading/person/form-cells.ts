import type { Line, Segment } from "../lines/lines.ts";
import { labelOf } from "../terms/label-words.ts";

/** How Japanese and Korean forms write what a person says of itself: in cells, and with codes before addresses. */

/**
 * "1998 年 | 8 月 | 5 日生": cells that together are a day of birth and have no label. Returns none where there is none.
 */
export function birthCells({ segments }: Line): Segment[] {
  const isYear = (text: string) => /^(?:(?:19|20)\d\d|(?:昭和|平成|令和)\s?\d{1,2})\s*年$/u.test(text);
  const from = segments.findIndex(({ text }) => isYear(text));
  const to = segments.findIndex(({ text }, at) => at > from && /日\s*生/u.test(text));
  if (from < 0 || to < 0 || to > from + 3 || labelOf(segments[from - 1]?.text ?? "") !== undefined) return [];
  return segments.slice(from, to + 1);
}

/** "電話070…" has a label of its own, also in the cell beside another one. */
export function ownLabel(text: string): string | null {
  const label = /^([\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]{2,6})(?=[\d+〒])/u.exec(text)?.[1];
  return label !== undefined && labelOf(label) !== undefined ? label : null;
}

/**
 * "現住所（〒121-0813）東京都…", "〒121-0813 東京都…", "(61745) 광주 남구 …": the code of an address, and the text without it. Null for a text
 * that has none.
 */
export function postalCode(text: string): { name: string; code: string; rest: string } | null {
  const inLabel = /^(\p{L}(?:\s?\p{L}){1,3})\s*[（(]?\s*〒\s*([\d\s－ー‐-]*)[）)]?\s*(.*)$/u.exec(text);
  if (inLabel && labelOf(inLabel[1] ?? "") !== undefined) {
    const [, label = "", code = "", address = ""] = inLabel;
    const isCode = /\d/u.test(code);
    return {
      name: "郵便番号",
      code: isCode ? `〒${code.trim()}` : "",
      rest: address === "" ? "" : `${label}: ${address}`,
    };
  }
  const sign = /^〒\s*(\d{3}\s?[－ー‐-]?\s?\d{4})\s+(?=\p{Script=Han})/u.exec(text);
  if (sign) return { name: "郵便番号", code: `〒${sign[1]}`, rest: text.slice(sign[0].length) };
  const before = /^[(（]\s*(\d{3}-\d{3}|\d{5})\s*[)）]\s*(?=\p{Script=Hangul})/u.exec(text);
  return before ? { name: "우편번호", code: before[1] ?? "", rest: text.slice(before[0].length) } : null;
}

const year = "(?:(?:19|20)\\d\\d(?:[(（](?:平成|令和)\\d{1,2}[)）])?|(?:平成|令和)\\d{1,2})";
const dayOf = `${year}(?:年\\d{1,2}月(?:\\d{1,2}日?)?|[-./]\\d{1,2}[-./]\\d{1,2})`;

/** The day on which a form was filled in, in a text without spaces: with a word for it behind or before, or the title. */
export const documentDay = new RegExp(
  `(?<=^(?:履歴書|職務経歴書)?[(（]?)${dayOf}(?:現在|時点|更新|作成)(?=[)）]?\`?\\d?$)|(?<=^(?:(?:履歴書|職務経歴書)[(（]?|[(（]?(?:最終更新日?|更新日|作成日|記入日)[:：]?))${dayOf}(?=[)）]?$)`,
  "u",
);
