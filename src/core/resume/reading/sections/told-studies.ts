import { findDates, withoutDates } from "../dates/date-ranges.ts";
import { studyKindOf, studyPartsOf } from "../heads/chinese-studies.ts";
import { isJapaneseSchool } from "../heads/japanese-studies.ts";
import { labelledIn, partedAtLabels } from "../lines/entry-labels.ts";
import { withText } from "../lines/form-rows.ts";
import type { Line, Segment } from "../lines/lines.ts";
import { withSegments } from "../lines/segments.ts";
import { scoresOf } from "../terms/classify.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { labelOf } from "../terms/label-words.ts";
import type { ReadSection } from "./sections.ts";

/** Where a Chinese resume tells its school without a section of its own: beside the contacts, or under another title. */

/** Returns the sections with the one that holds the school as such, where no title says so ("本科成绩"). */
export function withSchoolSection(sections: ReadSection[]): ReadSection[] {
  if (sections.some(({ kind }) => kind === "education")) return sections;
  const at = sections.findIndex(({ kind, lines }) => kind === "other" && beginsWithSchool(lines));
  return sections.map((section, index) => (index === at ? { ...section, kind: "education" } : section));
}

/** Returns true for lines of which one names a school, or from when to when something lasted: not for grades alone. */
export const tellsStudies = (lines: readonly Line[]): boolean =>
  lines.some(
    ({ text, segments }) => segments.some(namesSchoolIn) || findDates(text).some(({ start, end }) => start && end),
  );

/** True where the first text is a school and dates stand beside or below it. */
function beginsWithSchool([first, second]: readonly Line[]): boolean {
  if (!first?.segments.some(isSchool) || first.text.length > 60) return false;
  return [first, second].some(
    (line) => line !== undefined && findDates(line.text).some(({ start, end }) => start && end),
  );
}

/**
 * Takes the school, what was studied there and when out of the lines about the person: what has a label of it, what names a
 * school, and what says nothing else right beside such a text. `left` are the other lines.
 */
export function takeStudies(all: readonly Line[]): { left: Line[]; studies: Line[] } {
  const lines = all.map((line) => withCellsJoined(partedAtBars(partedAtLabels(line))));
  const isTold = (segment: Segment) => isSchool(segment) || schoolLabelled(segment);
  const schools = lines.flatMap(({ segments }, at) => (segments.some(isTold) ? [at] : []));
  if (schools.length === 0) return { left: [...all], studies: [] };
  const studies: Line[] = [];
  const left = lines.flatMap((line, at) => {
    const isHere = schools.includes(at);
    const isBeside = schools.includes(at - 1) && line.segments.every((one) => isCompanion(one) || isCourse(one));
    const taken = line.segments.filter(
      (one) => isTold(one) || isStudyLabel(one) || (isHere && isCompanion(one)) || (isBeside && line.page === 0),
    );
    if (taken.length === 0) return [all[at] as Line];
    studies.push(lineOf(line, taken.map(withoutLabelOfAll)));
    const others = line.segments.filter((one) => !taken.includes(one));
    return others.length > 0 ? [lineOf(line, others)] : [];
  });
  return { left, studies: joinedAtSchools(studies) };
}

/**
 * Takes rows of schools out of the lines of a section, where a label announces them: "教育经历：    东湖大学    软件工程", and
 * below it the next school; "最終学歴    東都大学" in a form, "• 학력: 가람대학교" among other facts.
 */
export function takeToldStudies(lines: Line[]): Line[] {
  for (const [at, line] of lines.entries()) {
    const told = withoutSchoolLabel(line);
    if (!told) continue;
    let end = at + 1;
    while (lines[end]?.segments.some(isSchool)) end += 1;
    const below = lines.slice(at + 1, end);
    lines.splice(at, end - at, ...(told.others.length > 0 ? [lineOf(line, told.others)] : []));
    return [told.line, ...below];
  }
  return [];
}

/** The line without the label that announces a school in it, and what has a label of its own; null for any other line. */
function withoutSchoolLabel(line: Line): { line: Line; others: Segment[] } | null {
  const [first, second, ...more] = line.segments;
  if (!first) return null;
  if (second && announcesSchools(first.text) && namesSchoolIn(second))
    return { line: lineOf(line, [second, ...more]), others: [] };
  const [, label = "", value = ""] = /^[^\p{L}]*([^:：]{2,20}?)\s*[:：]\s*(\S.*)$/u.exec(first.text) ?? [];
  const named = withText(first, value);
  const isTold = value !== "" && announcesSchools(label) && namesSchoolIn(named);
  const others = line.segments.slice(1).filter(({ text }) => /[:：]/u.test(text));
  const beside = line.segments.slice(1).filter((one) => !others.includes(one));
  if (isTold) return { line: lineOf(line, [named, ...beside]), others };
  const parted = partedAtLabels(line);
  const [school] = parted.segments;
  return school && schoolLabelled(school) && isSchool(school) ? { line: parted, others: [] } : null;
}

/** True for a short text that names a school in any language. */
function namesSchoolIn(segment: Segment): boolean {
  const { text } = segment;
  const parts = text.length > 80 || /[。！？]/u.test(text) ? [] : text.split(/[,，、;；|]\s*|\s[–—-]\s/u);
  return isSchool(segment) || parts.some((part) => isJapaneseSchool(part) || scoresOf(part).school >= 1.6);
}

const announcesSchools = (text: string) => kindOfHeading(text) === "education";

const lineOf = (line: Line, segments: Segment[]): Line => ({
  ...withSegments(line, segments),
  x: segments[0]?.x ?? line.x,
});

function partedAtBars(line: Line): Line {
  const segments = line.segments.flatMap((segment) => {
    const parts = segment.text.split(/\s*[|｜]\s*/u).filter((part) => part !== "");
    return parts.length < 2 ? [segment] : parts.map((part) => withText(segment, part));
  });
  return { ...line, segments };
}

const studyLabels = ["school", "degree", "major"];
/** "學校／科系": a label may announce several things of one school. */
const isStudyName = (text: string) =>
  text.split(/\s*[/／、及和与與]\s*/u).every((part) => {
    const label = labelledIn(`${part}:`)?.label ?? "";
    return studyLabels.includes(label) || (label === "time" && /毕业|入学|畢業|入學/u.test(part));
  });

/** In a form the label of a school stands in one cell and its name in the next: both become one text. */
function withCellsJoined(line: Line): Line {
  const segments: Segment[] = [];
  let open: Segment | null = null;
  for (const segment of line.segments) {
    if (open && labelOf(segment.text) === undefined && !/[:：]/u.test(segment.text)) {
      segments.push(withText(open, `${open.text.trim()}：${segment.text.trim()}`));
      open = null;
      continue;
    }
    if (open) segments.push(open);
    open = isStudyName(segment.text) ? segment : null;
    if (!open) segments.push(segment);
  }
  if (open) segments.push(open);
  return { ...line, segments };
}

const schoolLabelled = ({ text }: Segment) => {
  const found = labelledIn(text);
  return found !== null && found.label === "school" && found.value.length > 2 && /\p{L}{2}/u.test(found.value);
};

function isStudyLabel({ text }: Pick<Segment, "text">): boolean {
  const name = /^[^\p{L}]*([^:：]{2,12}?)\s*[:：]\s*\S/u.exec(text)?.[1];
  return name !== undefined && isStudyName(name) && text.length < 60;
}

const undated = (text: string) => withoutDates(text, findDates(text));
const bare = (text: string) => (isStudyLabel({ text }) ? text.replace(/^[^:：]*[:：]\s*/u, "") : text);

/** True for a short text that names a school and no job at one. */
function isSchool({ text }: Segment): boolean {
  if (text.length > 60 || !/\p{Script=Han}{2}/u.test(text) || /[。！？@]/u.test(text)) return false;
  const parts = studyPartsOf(undated(bare(text)), 0);
  return (
    parts.length < 6 &&
    parts.some((part) => studyKindOf(part.text) === "school") &&
    parts.every((part) => scoresOf(part.text).role < 1.6)
  );
}

/** True for a text that says nothing but when or what somebody studied. */
function isCompanion({ text }: Segment): boolean {
  if (text.length > 40 || labelOf(text) !== undefined || /[:：@]/u.test(text)) return false;
  const dates = findDates(text);
  const parts = studyPartsOf(undated(text), 0);
  const told = parts.filter((part) => !/^(?:[届屆级級]|毕业|畢業|入学|入學)/u.test(part.text));
  if (parts.length > 0 && told.length === 0) return dates.length > 0;
  if (told.length === 0) return dates.some(({ start, end }) => start !== "" && end !== "");
  return told.every((part) => /^(?:degree|subject|faculty)$/u.test(studyKindOf(part.text)));
}

/** The courses and grades below a school. */
const isCourse = ({ text }: Segment) =>
  /^[^\p{L}]*(?:主修|所学|专业|核心|相关|主要)?(?:课程|課程)|^(?:GPA|绩点|績點)/u.test(text);

/** "学历：本科/东湖大学/软件工程": a label of one thing before several says nothing more. */
function withoutLabelOfAll(segment: Segment): Segment {
  const text = segment.text.replace(/^[^\p{L}\p{N}]+/u, "");
  const isOfAll = labelledIn(text)?.label !== "school" && isStudyLabel(segment) && isSchool(segment);
  return withText(segment, isOfAll ? bare(text) : text);
}

/** What was told on several lines about one school is one row; each further school begins another. */
function joinedAtSchools(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isNew = (one: Line) => one.segments.some((segment) => isSchool(segment) || schoolLabelled(segment));
    const isText = line.segments.every(isCourse);
    if (last && !isText && !(isNew(last) && isNew(line)))
      joined[joined.length - 1] = lineOf(last, [...last.segments, ...line.segments]);
    else joined.push(line);
  }
  return joined;
}
