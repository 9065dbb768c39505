import type { Language } from "../../schema.ts";
import { findDates, withoutDates } from "../dates/date-ranges.ts";
import { headDate, saysDates } from "../entries/head-dates.ts";
import { withoutMark } from "../entries/listed-heads.ts";
import type { Line } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import { scoresOf } from "../terms/classify.ts";
import { isContactLine } from "../terms/contacts.ts";
import { isChinese } from "../terms/language.ts";
import { namesStudiesAndJobs } from "./mixed-sections.ts";
import { customaryName, type ReadSection } from "./sections.ts";

/**
 * Jobs and schools that no title announces, because it is drawn as a picture or no table has it: they stand among what is
 * said of the person, or below the title of something else.
 */

type Kind = "work" | "education";

/** Takes the jobs or schools that no section has out of lines; `left` are the others. */
export function takeUntitledEntries(
  lines: readonly Line[],
  sections: readonly ReadSection[],
  lang: Language,
): { left: Line[]; untitled: ReadSection[] } {
  const misses = (kind: Kind) =>
    !sections.some((section) => section.kind === kind || (isEither(section) && namesStudiesAndJobs(section.name)));
  // The schools of a Chinese resume are found with what was studied there (`told-studies.ts`).
  const mayBeSchool = !isChinese(lang) && misses("education");
  const found = (misses("work") ? jobsIn(lines) : null) ?? (mayBeSchool ? schoolIn(lines) : null);
  if (!found) return { left: [...lines], untitled: [] };
  const { kind, from, to } = found;
  const told = lines.slice(from, to);
  const [title] = told;
  if (!title) return { left: [...lines], untitled: [] };
  const section = { kind, name: customaryName(kind, lang), confidence: 0.5, title, lines: told };
  return { left: [...lines.slice(0, from), ...lines.slice(to)], untitled: [section] };
}

/** Returns the sections, each with the jobs or schools that stood at its end behind it as a section of their own. */
export function withUntitledEntries(all: readonly ReadSection[], lang: Language): ReadSection[] {
  const sections = withEmptyFilled(all);
  const told: ReadSection[] = [];
  for (const [at, section] of sections.entries()) {
    const mayHold = /^(?:profile|skills|language|hobby|other)$/u.test(section.kind);
    const known = [...told, ...sections.slice(at)];
    const { left, untitled } = mayHold ? takeUntitledEntries(section.lines, known, lang) : { left: [], untitled: [] };
    const [entries] = untitled;
    // A section that is jobs from its first line has a title of them that no table knows.
    const isWhole = entries !== undefined && left.length === 0;
    if (isWhole) told.push({ ...section, kind: entries.kind });
    else if (entries === undefined || section.kind === "other") told.push(section);
    else told.push({ ...section, lines: left }, entries);
  }
  return told;
}

/**
 * A title of jobs or schools with nothing below it was set in a box of its own: its entries stand at the end of what was
 * read before it.
 */
function withEmptyFilled(all: readonly ReadSection[]): ReadSection[] {
  const sections = [...all];
  for (const [at, section] of sections.entries()) {
    const before = sections[at - 1];
    const isOpen = isEither(section) && section.lines.length === 0 && before !== undefined && !isEither(before);
    const first = isOpen ? headsIn(before.lines, true).find(({ kind }) => kind === section.kind) : undefined;
    if (!first || !before) continue;
    let { from } = first;
    while (from > 0 && namesTitle(before.lines[from - 1] as Line, section.kind)) from -= 1;
    sections[at - 1] = { ...before, lines: before.lines.slice(0, from) };
    sections[at] = { ...section, lines: before.lines.slice(from) };
  }
  return sections;
}

/** True for a short line that says what somebody was or studied. */
function namesTitle({ text }: Line, kind: ReadSection["kind"]): boolean {
  const { role, degree } = scoresOf(text);
  return text.length < 70 && !/[.;]$/u.test(text) && (kind === "work" ? role : degree) >= 1.6;
}

const isEither = ({ kind }: ReadSection) => kind === "work" || kind === "education";

type Head = { from: number; kind: Kind | null };
type Found = { kind: Kind; from: number; to: number };

/** Several heads with ranges of dates, most of which name a role or a company, and what stands below them in their column. */
function jobsIn(lines: readonly Line[]): Found | null {
  const heads = headsIn(lines);
  const jobs = heads.filter(({ kind }) => kind === "work");
  const [first] = heads;
  if (!first || jobs.length < 2 || jobs.length * 2 < heads.length) return null;
  return { kind: "work", from: first.from, to: endOfColumn(lines, first.from) };
}

/** A school with a range of dates, and the few lines below it. */
function schoolIn(lines: readonly Line[]): Found | null {
  const first = headsIn(lines).find(({ kind }) => kind === "education");
  if (!first) return null;
  const to = endOfColumn(lines, first.from);
  return to - first.from <= 8 ? { kind: "education", from: first.from, to } : null;
}

function endOfColumn(lines: readonly Line[], from: number): number {
  const end = lines.findIndex(
    (line, at) => at > from && (line.column !== lines[from]?.column || isContactLine(line.text)),
  );
  return end < 0 ? lines.length : end;
}

/** `mayBeOne`: a day or a year alone may be the date of a head, too. */
function headsIn(lines: readonly Line[], mayBeOne = false): Head[] {
  return lines.flatMap((line, at) => {
    // "■株式会社青空（2012年5月～2016年10月）": this mark is one of heads.
    const whole = /^[■◆]/u.test(line.text) ? withoutMark(line) : line;
    const range = bulletOf(whole) === "" ? headDate(whole) : null;
    if (range === null || (!mayBeOne && (range.start === "" || range.end === ""))) return [];
    const above = lines[at - 1];
    const isNamedAbove = saysDates(line, "") && above !== undefined && mayName(above, line);
    const from = isNamedAbove ? at - 1 : at;
    const named = saysDates(line, "") && !isNamedAbove ? [lines[at + 1]] : [above, line].slice(isNamedAbove ? 0 : 1);
    return [{ from, kind: kindOfNames(named.flatMap((one) => one?.segments.map(({ text }) => text) ?? [])) }];
  });
}

const mayName = (above: Line, line: Line) =>
  above.column === line.column && above.text.length < 90 && bulletOf(above) === "" && !isContactLine(above.text);

function kindOfNames(texts: readonly string[]): Kind | null {
  const parts = texts
    .map((text) => withoutDates(text, findDates(text)))
    .flatMap((text) => text.split(/\s*[,;|:·()]\s*|\s[–—-]\s/u));
  const scores = parts.filter((part) => part !== "").map(scoresOf);
  const most = (of: "role" | "organisation" | "school" | "degree") => Math.max(0, ...scores.map((score) => score[of]));
  if (Math.max(most("school"), most("degree")) >= 1.6 && most("role") < 1.6) return "education";
  return Math.max(most("role"), most("organisation")) >= 1.2 ? "work" : null;
}
