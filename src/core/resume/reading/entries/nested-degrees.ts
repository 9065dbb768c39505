import { findDates, findRange } from "../dates/date-ranges.ts";
import { isSameLook, lookOf } from "../heads/wrapped-heads.ts";
import type { Line } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import { withSegments } from "../lines/segments.ts";
import { scoresOf } from "../terms/classify.ts";
import { isStudyNote } from "../terms/study-notes.ts";
import type { RawEntry } from "./entries.ts";
import { withoutMark } from "./listed-heads.ts";

/**
 * A school may be named once, with a list of what was reached there: "Lakeside University", "• Master of Science, 2015",
 * "• Bachelor of Science, 2012". Each of them is an entry of its own at that school.
 */
export function withDegreesParted(entries: readonly RawEntry[]): RawEntry[] {
  return entries.flatMap((entry) => {
    const [first, ...below] = entry.body;
    const isOpen = entry.head.length === 0 && first !== undefined && bulletOf(first) === "" && namesSchool(first);
    const head = isOpen ? [first] : entry.head;
    const body = isOpen ? below : entry.body;
    if (head.length === 0 || !head.some(namesSchool)) return [entry];
    if (head.some(namesDegree)) return withSecondDegree(entry);
    const starts = body.flatMap((line, at) => (isDegree(line, body[0]) ? [at] : []));
    const [start] = starts;
    if (start === undefined || start > 1) return [entry];
    return starts.map((from, index): RawEntry => {
      const line = withoutMark(body[from] as Line);
      const rest = body.slice(from + 1, starts[index + 1]);
      return {
        head: [...head, line],
        body: index === 0 ? [...body.slice(0, start), ...rest] : rest,
        range: findRange(line.text) ?? entry.range,
      };
    });
  });
}

/** A second degree may stand right below the first one, set alike: both were reached at that school, at one time. */
function withSecondDegree(entry: RawEntry): RawEntry[] {
  const [second, ...body] = entry.body;
  const first = entry.head.find((line) => namesDegree(line) && !namesSchool(line));
  const school = entry.head.filter((line) => line !== first);
  const isAlike = first && second && second.segments.length === 1 && isSameLook(lookOf(first), lookOf(second));
  const isOther = second !== undefined && (bulletOf(second) !== "" || /[:：]/u.test(second.text));
  if (!isAlike || isOther || !school.some(namesSchool) || !isDegree(second, second)) return [entry];
  return [
    { ...entry, body },
    { head: [...school, second], body: [], range: findRange(second.text) ?? entry.range },
  ];
}

/** "Lakeside University, Springfield" and "Bachelor of Arts – School of Design" by their parts. */
const partsOf = (text: string) => text.split(/\t|\s*[,;|(（]\s*|\s+[–—-]\s+/u);

const namesSchool = ({ text }: Line) => text.length < 100 && partsOf(text).some((part) => scoresOf(part).school >= 1.6);
const namesDegree = ({ text }: Line) => partsOf(text).some((part) => scoresOf(part).degree >= 1.2);

/** Returns true for a line below a school that begins with a degree, in the list that its first line begins. */
function isDegree(line: Line, first: Line | undefined): boolean {
  const text = line.text
    .slice(bulletOf(line).length)
    .replace(/^\s*(?:2nd|second|double)\s+/iu, "")
    .trim();
  const isOther =
    isStudyNote(text) || /^(?:minor|major|concentration|thesis|certificate|study abroad|auslands)|[:：.]$/iu.test(text);
  const isListed = first !== undefined && (bulletOf(line) !== "") === (bulletOf(first) !== "");
  const [name = ""] = partsOf(text);
  const { degree, school, role } = scoresOf(name);
  return isListed && !isOther && text.length < 120 && degree >= 1.8 && Math.max(school, role) < 1.2;
}

/**
 * Several degrees of one school, each with its dates, may have its name above the first of them alone: where a head is set
 * like the line of the degree in the one above it, and not like the line of the school, it is of that school.
 */
export function withSchoolShared(entries: readonly RawEntry[]): RawEntry[] {
  let above: { school: Line; degree: Line } | null = null;
  return entries.map((entry) => {
    const [first, second] = entry.head;
    const isBoth = first && second && !isSameLook(lookOf(first), lookOf(second));
    if (isBoth && namesSchoolAlone(first) && !namesSchool(second)) {
      above = { school: first, degree: second };
      return entry;
    }
    const isNext =
      above !== null &&
      first !== undefined &&
      isSameLook(lookOf(first), lookOf(above.degree)) &&
      namesDegree(first) &&
      !entry.head.some(namesSchool);
    if (!isNext || !above) {
      above = null;
      return entry;
    }
    const segments = above.school.segments.filter(({ text }) => findDates(text).length === 0);
    const school = withSegments(above.school, segments);
    return { ...entry, head: [school, ...entry.head] };
  });
}

const namesSchoolAlone = (line: Line) => namesSchool(line) && !namesDegree(line);
