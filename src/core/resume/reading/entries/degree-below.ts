import { findDates } from "../dates/date-ranges.ts";
import { withoutPlace } from "../heads/comma-parts.ts";
import { type EntryFields, facultyName } from "../heads/fields.ts";
import type { Line } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import { scoresOf } from "../terms/classify.ts";
import { isStudyNote } from "../terms/study-notes.ts";
import { namesSubject } from "../terms/subjects.ts";
import type { RawEntry } from "./entries.ts";

/** What stands before a degree in a sentence about it. */
const before =
  /^(?:currently\s+|now\s+)?(?:pursuing|studying|completed|earned|received|obtained|candidate for|working towards?|degree|programme?|course|major)\b\s*(?:in\s+)?[:：]?\s*(?:(?:a|an|the|my)\s+)?/iu;
/** What such a sentence goes on with. */
const behind =
  /\s+(?:with|specializing|specialising|concentrating|focusing|graduating|expected|from|at)\s.*$|\s*[;(].*$|\s+[|｜·•・]\s.*$|(?<=\p{Ll}{4})\.\s+\p{Lu}.*$|[.]$/iu;

/** "Major: Mechanical Engineering": what was studied, where nothing says how far somebody came with it. */
const majorLabel =
  /^(?:majors?|major\(s\)|field of study|course of study|studiengang|studienfach|studienrichtung|fachrichtung|filière|carrera|전공)\s*[:：]\s*(\p{L}[^:：|]{2,70})$/iu;

/** Returns what was studied behind its label ("Major(s): Maps, Rivers"), or null. */
export const majorIn = (text: string): string | null => majorLabel.exec(text.trim())?.[1]?.trim() ?? null;

/** "Double major in Maps (BS), Rivers (BA)": two subjects, of which each may have its degree behind it. */
const twoMajors = /^(?:double|dual|joint)[ -]majors?\s(?:in\s)?\p{Lu}/iu;

/** Returns a degree without the label before it. */
export const withoutMajorLabel = (text: string): string => majorIn(text) ?? text;

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
    const major = majorIn(text);
    if (major && !/\d/u.test(major)) return { title: major, line };
    if (twoMajors.test(text) && text.length < 110) return { title: text.replace(/[.]$/u, ""), line };
    const told = text.replace(before, "").replace(behind, "").trim();
    const { degree, school, role } = scoresOf(told);
    const isDegree = told.length > 5 && told.length < 75 && degree >= 1.6 && degree > Math.max(school, role);
    if (!isDegree || text.length > 130 || /gpa|[:：]/iu.test(told) || !/^\p{Lu}/u.test(told)) continue;
    return { title: told, line: told === text ? line : null };
  }
  return null;
}

/** Returns the line below a school that stands alone, where it names a subject and nothing else; null for any other line. */
export function subjectBelowSchool(
  { body: [line] }: RawEntry,
  { title, subTitle }: EntryFields,
): { title: string; line: Line | null } | null {
  if (!line || title !== "" || subTitle === "") return null;
  // "Maps and Rivers, B.S. | GPA 3.8 | …": behind a bar stands how it went.
  const [text = ""] = line.text.trim().split(/\s+[|｜]\s+/u);
  const isOther =
    bulletOf(line) !== "" || line.segments.length > 1 || text.length > 60 || /[:;：]|\.\s|\p{L}{4}\.$/u.test(text);
  if (isOther || isStudyNote(text) || findDates(text).length > 0 || !/^[\p{Lu}\p{Lo}]/u.test(text)) return null;
  const { school, role, degree } = scoresOf(text);
  if (scoresOf(subTitle).school < 1.6 && degree < 1.2) return null;
  const isSubject = namesSubject(text) || /^\p{Script=Hangul}{2,16}(?:학과|학부|전공|계열|과)(?=$|[\s,(])/u.test(text);
  return isSubject && Math.max(school, role) < 1.6
    ? { title: text, line: text === line.text.trim() ? line : null }
    : null;
}

/**
 * "BSc Maps, 2019 – 2021", then "- Lakeside University": where the head of studies names a degree alone, a school that one
 * of the first two lines below it begins with is its own. Returns the school and its line; null where none is told.
 */
export function schoolBelow(
  { body }: RawEntry,
  { title, subTitle }: EntryFields,
): { subTitle: string; city: string; line: Line } | null {
  if (title === "" || subTitle !== "" || scoresOf(title).school > scoresOf(title).degree) return null;
  for (const line of body.slice(0, 2)) {
    const text = line.text
      .slice(bulletOf(line).length)
      .replace(/^\s*[-–—]\s*/u, "")
      .replace(/[.]$/u, "")
      .trim();
    const isText =
      text.length > 90 || isStudyNote(text) || /[:;]|\s(?:at|with|bei|beim|an der|mit|à|con|chez)\s/iu.test(text);
    if (isText || !/^[\p{Lu}\p{Lo}]/u.test(text)) continue;
    const [first = ""] = text.split(/,\s|\s[|–—-]\s/u);
    const { school, role, degree } = scoresOf(first);
    if (school < 1.6 || Math.max(role, degree) >= school || facultyName.test(first)) continue;
    const [name, city] = withoutPlace(text);
    return { subTitle: name, city, line };
  }
  return null;
}
