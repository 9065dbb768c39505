import { factTable } from "../../fact-table.ts";
import { type PersonLabel, personLabels } from "../words/labels.ts";
import { kindOfChineseLabel } from "./chinese-labels.ts";
import { kindOfHeading, plainTitle } from "./heading-words.ts";

const labels = new Map<string, PersonLabel>();
for (const [label, words] of Object.entries(personLabels) as [PersonLabel, string][]) {
  for (const word of words.split("|")) if (!labels.has(plainTitle(word))) labels.set(plainTitle(word), label);
}
// The table of typed facts has more, in eight languages; a word that heads a section is no label of a fact.
for (const { labels: said, aliases } of Object.values(factTable)) {
  for (const word of [...Object.values(said), ...aliases]) {
    const plain = plainTitle(word);
    if (!labels.has(plain) && kindOfHeading(word) === null) labels.set(plain, "fact");
  }
}

/** Returns what a text announces as a label ("Telefon:", "联系电话"), or undefined for any other text. */
export function labelOf(text: string): PersonLabel | undefined {
  const title = plainTitle(text);
  // "성명(영문/한자)": what stands in brackets says how it is to be filled in.
  return (
    labels.get(title) ??
    (/^\S{1,8}[(（][^()（）:：]*[)）]?$/u.test(title) ? labels.get(title.replace(/[(（].*$/u, "")) : undefined) ??
    kindOfChineseLabel(title)
  );
}

/** How many words a label has at the most that no colon parts from what it says: "Fecha y lugar de nacimiento 1 de mayo". */
const mostWords = 5;

/** Returns the words before the rest of a text that are a label, with the space behind them, and what they announce. */
export function labelBefore(text: string): [words: string, label: PersonLabel | undefined] {
  for (let words = mostWords; words > 0; words -= 1) {
    const before = new RegExp(
      `^(\\p{L}[\\p{L}.-]{0,14}(?:\\s\\p{L}[\\p{L}.-]{0,14}){${words - 1}})\\s+(?=[\\p{L}\\p{N}+(])`,
      "u",
    ).exec(text);
    const label = before ? labelOf(before[1] ?? "") : undefined;
    // "Tel Aviv" is a town: what announces a number stands right before it.
    const isNumber = label !== "phone" || /^[\d+(]/u.test(text.slice(before?.[0].length));
    if (before && label && isNumber) return [before[0], label];
  }
  return ["", undefined];
}

/** Returns true for a title that announces how a person is reached: "Teléfono", "Web & Git". */
export function isContactTitle(text: string): boolean {
  const words = text.split(/\s*[&+/,]\s*|\s(?:and|und|et|y)\s/u);
  const reaches = (word: string) => /^(?:phone|email|link|location)$/u.test(labelOf(word) ?? "");
  return words.some(reaches) && words.every((word) => reaches(word) || word.length < 5);
}

/** "フリガナ", "【氏名】": a label of the person is no title, however it is set. */
export const labelsPerson = (text: string) =>
  /^(?:name|birth|phone|email)$/u.test(`${labelOf(text.replace(/[【】[\]〔〕]/gu, ""))}`) ||
  /^[【[]?(?:ふりがな|フリガナ|ﾌﾘｶﾞﾅ)[】\]]?$/u.test(text.trim());
