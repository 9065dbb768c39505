import { scoresOf } from "./classify.ts";
import type { RawEntry } from "./entries.ts";
import type { EntryFields } from "./fields.ts";
import { bulletOf } from "./paragraphs.ts";

/** What stands before a degree in a sentence about it. */
const before =
  /^(?:currently\s+|now\s+)?(?:pursuing|studying|completed|earned|received|obtained|candidate for|working towards?|degree|programme?|course|major)\b\s*(?:in\s+)?[:：]?\s*(?:(?:a|an|the|my)\s+)?/iu;
/** What such a sentence goes on with. */
const behind =
  /\s+(?:with|specializing|specialising|concentrating|focusing|graduating|expected|from|at)\s.*$|\s*[;(].*$|[.]$/iu;

/**
 * "• Pursuing a Bachelor's in Maps with honours": where the head of studies names a school alone, the degree is told in the
 * first lines below it. Returns the fields with that degree; a line that says nothing else is taken from the text.
 */
export function withDegreeBelow(entry: RawEntry, field: EntryFields): EntryFields {
  if (field.title !== "" || field.subTitle === "" || scoresOf(field.subTitle).school < 1.6) return field;
  for (const line of entry.body.slice(0, 4)) {
    const text = line.text.slice(line.text.startsWith(bulletOf(line)) ? bulletOf(line).length : 0).trim();
    const told = text.replace(before, "").replace(behind, "").trim();
    const { degree, school, role } = scoresOf(told);
    const isDegree = told.length > 5 && told.length < 75 && degree >= 1.6 && degree > Math.max(school, role);
    if (!isDegree || text.length > 130 || /gpa|[:：]/iu.test(told) || !/^\p{Lu}/u.test(told)) continue;
    if (told === text) entry.body = entry.body.filter((one) => one !== line);
    return { ...field, title: told };
  }
  return field;
}
