import { scoresOf } from "./classify.ts";
import type { RawEntry } from "./entries.ts";
import type { EntryFields } from "./fields.ts";
import type { Line } from "./lines.ts";
import { bulletOf } from "./paragraphs.ts";

/** What stands before a degree in a sentence about it. */
const before =
  /^(?:currently\s+|now\s+)?(?:pursuing|studying|completed|earned|received|obtained|candidate for|working towards?|degree|programme?|course|major)\b\s*(?:in\s+)?[:：]?\s*(?:(?:a|an|the|my)\s+)?/iu;
/** What such a sentence goes on with. */
const behind =
  /\s+(?:with|specializing|specialising|concentrating|focusing|graduating|expected|from|at)\s.*$|\s*[;(].*$|\s+[|｜·•・]\s.*$|(?<=\p{Ll}{4})\.\s+\p{Lu}.*$|[.]$/iu;

/**
 * "• Pursuing a Bachelor's in Maps with honours": where the head of studies names a school alone, the degree is told in the
 * first lines below it. Returns that degree, and its line where that says nothing else; null where none is told.
 */
export function degreeBelow(
  { body }: RawEntry,
  { title, subTitle }: EntryFields,
): { title: string; line: Line | null } | null {
  if (title !== "" || subTitle === "" || scoresOf(subTitle).school < 1.6) return null;
  for (const line of body.slice(0, 4)) {
    const text = line.text.slice(bulletOf(line).length).trim();
    const told = text.replace(before, "").replace(behind, "").trim();
    const { degree, school, role } = scoresOf(told);
    const isDegree = told.length > 5 && told.length < 75 && degree >= 1.6 && degree > Math.max(school, role);
    if (!isDegree || text.length > 130 || /gpa|[:：]/iu.test(told) || !/^\p{Lu}/u.test(told)) continue;
    return { title: told, line: told === text ? line : null };
  }
  return null;
}
