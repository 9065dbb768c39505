import { subjectBeginnings } from "./words/subjects.ts";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Returns true for a text that has a word of a subject of studies. `least`: how many letters of such a word tell it; towns
 * begin like the short ones ("Lawrence" like "law").
 */
export function namesSubject(text: string, least = 1): boolean {
  const begins = subjectBeginnings.filter(({ length }) => length >= least);
  const words = plain(text).split(/[^\p{L}]+/u);
  return words.some((word) => word.length > 2 && begins.some((begin) => word.startsWith(begin)));
}
