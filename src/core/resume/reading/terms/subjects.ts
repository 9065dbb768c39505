import { unaccented } from "../letters/accents.ts";
import { subjectBeginnings } from "../words/subjects.ts";

/**
 * Returns true for a text that has a word of a subject of studies. `least`: how many letters of such a word tell it; towns
 * begin like the short ones ("Lawrence" like "law").
 */
export function namesSubject(text: string, least = 1): boolean {
  const begins = subjectBeginnings.filter(({ length }) => length >= least);
  const words = unaccented(text).split(/[^\p{L}]+/u);
  return words.some((word) => word.length > 2 && begins.some((begin) => word.startsWith(begin)));
}
