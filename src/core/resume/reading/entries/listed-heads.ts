import { findDates, withoutDates } from "../dates/date-ranges.ts";
import type { Line } from "../lines/lines.ts";
import { bulletOf, joinLines, withWords } from "../lines/paragraphs.ts";
import { scoresOf } from "../terms/classify.ts";
import { isStudyNote } from "../terms/study-notes.ts";
import { endsWithDates, saysDates, saysWhereAndWhen } from "./head-dates.ts";

/**
 * The entries of a section may be those of a list, each with its date: "• Somewhere University · 2021.02", or
 * "• A shop for books 2019.5" above lines that tell about it. They lose their marks.
 */
export function withHeadsUnlisted(lines: readonly Line[], isEducation: boolean): Line[] {
  const isDated = (line: Line) => findDates(line.text).length > 0;
  const listed = lines.filter((line) => bulletOf(line) !== "");
  const left = Math.min(...listed.map(({ x }) => x));
  const isFirst = (line: Line) => bulletOf(line) !== "" && line.x < left + 4;
  // Where each line of the list begins with a date, each is an entry, whatever it names.
  const isDatedList = listed.length > 1 && listed[0] === lines[0] && listed.filter(isFirst).every(beginsDated);
  const isHead = (line: Line) =>
    isFirst(line) && isDated(line) && (isEducation ? isDatedList || namesSchool(line) : endsDated(line));
  const heads = lines.filter(isHead);
  const stands = (line: Line) => bulletOf(line) === "" && isDated(line) && (!isEducation || namesSchool(line));
  const others = lines.filter(isFirst).length - heads.length;
  // Nothing may stand below the heads where each names a job or who gave it.
  const isToldBelow = heads.length < lines.length || heads.filter(namesJob).length >= heads.length * 0.6;
  const isList = isEducation ? heads.length > 0 : heads.length > 1 && others === 0 && isToldBelow;
  return isList && !lines.some(stands) ? lines.map((line) => (isHead(line) ? withoutMark(line) : line)) : [...lines];
}

/**
 * "• Riverside University" right above "2012 – 2014", or "• Demonstrator" above a university and its dates, in every entry of
 * a section: the mark is that of a head. So it is where the dates have a mark as well.
 */
export function withHeadsAboveDates(lines: readonly Line[]): Line[] {
  const dated = lines.flatMap((line, at) => (findDates(line.text).length > 0 ? [at] : []));
  const isMarked = (at: number) => bulletOf(lines[at] as Line) !== "";
  const isBare = (at: number) => saysDates(lines[at] as Line, bulletOf(lines[at] as Line));
  const isBelow = (at: number) => at > 0 && isBare(at) && isMarked(at - 1);
  if (dated.length > 1 && dated.every((at) => isBelow(at) && !isMarked(at)))
    return lines.map((line, at) => (dated.includes(at + 1) ? withoutMark(line) : line));
  if (dated.length > 0 && dated.every((at) => isBelow(at) && isMarked(at)) && dated[0] === 1)
    return lines.map((line, at) => (dated.includes(at + 1) || dated.includes(at) ? withoutMark(line) : line));
  const heads = headsOfGroups(lines);
  return lines.map((line) => (heads.has(line) ? withoutMark(line) : line));
}

/** In lines: how far below its head the dates of an entry may stand. */
const farthest = 3;

/**
 * Returns the lines with the outer mark of a list where below each of them stand its dates, before any line with another mark,
 * and where the section begins with one.
 */
function headsOfGroups(lines: readonly Line[]): ReadonlySet<Line> {
  const marked = lines.filter((line) => bulletOf(line) !== "");
  const left = Math.min(...marked.map(({ x }) => x));
  const outer = lines.flatMap((line, at) => (bulletOf(line) !== "" && line.x < left + 4 ? [at] : []));
  const isGroup = (at: number) => {
    const below = lines.slice(at + 1, at + 1 + farthest);
    const list = below.findIndex((line) => bulletOf(line) !== "");
    return below.slice(0, list < 0 ? farthest : list).some((line) => saysDates(line, "") || saysWhereAndWhen(line));
  };
  const isWhole = outer[0] === 0 && (outer.length > 1 || marked.length > 1) && outer.every(isGroup);
  return new Set(isWhole ? outer.map((at) => lines[at] as Line) : []);
}

/**
 * "• Bachelor of Arts in Maps", with "Lakeside University" below it or behind it: a section of studies that begins with a
 * list is one of entries where most of its items name a degree or a school. Returns the lines of each, without its mark;
 * null for any other section.
 */
export function listedStudies(lines: readonly Line[]): Line[][] | null {
  const listed = lines.filter((line) => bulletOf(line) !== "");
  const left = Math.min(...listed.map(({ x }) => x));
  const isItem = (line: Line) => bulletOf(line) !== "" && line.x < left + 4;
  const items = lines.filter(isItem);
  const named = items.filter(namesStudies);
  // What stands behind labels or dates is parted by these.
  const isTold = (line: Line) =>
    beginsDated(line) || /^[^:]{2,24}:(?:\s|$)/u.test(line.text.slice(bulletOf(line).length));
  const isOfStudies = named.length >= items.length * 0.6 && !items.some(isTold);
  if (lines[0] === undefined || lines[0] !== named[0] || !isOfStudies) return null;
  // Where each of them ends with its dates, so does one that has a name nobody knows.
  const areDated = named.every(endsDated);
  const groups: Line[][] = [];
  for (const line of lines) {
    if (named.includes(line) || (areDated && isItem(line) && endsDated(line))) groups.push([withoutMark(line)]);
    else groups.at(-1)?.push(line);
  }
  const edge = Math.max(...lines.map(({ right }) => right));
  return groups.map((group) => withRestJoined(group, left, edge));
}

/** "• BSc Rivers, Western Lakes" in a narrow column, then "University | 2021": what had no room goes on below the mark. */
function withRestJoined([head, rest, ...others]: Line[], left: number, edge: number): Line[] {
  const [segment] = head?.segments ?? [];
  const lines = [head, rest, ...others].filter((line) => line !== undefined);
  if (!head || !rest || !segment || head.segments.length > 1 || rest.segments.length > 1) return lines;
  const word = (/^\S+/u.exec(rest.text)?.[0].length ?? 0) * rest.size * 0.5;
  const isRest =
    bulletOf(rest) === "" &&
    rest.x > left + 3 &&
    rest.column === head.column &&
    rest.gap < rest.size * 1.6 &&
    Math.abs(rest.size - head.size) < 0.4 &&
    findDates(head.text).length === 0 &&
    !isStudyNote(rest.text) &&
    !namesWholeSchool(rest.text) &&
    head.text.length + rest.text.length < 110 &&
    head.right + word > edge;
  if (!isRest) return lines;
  const text = joinLines(head.text, rest.text);
  return [{ ...head, text, segments: [withWords(segment, text)], y: rest.y }, ...others];
}

/** "Lakeside University, 2015" begins with a school, "University, 2015" with the end of its name. */
function namesWholeSchool(text: string): boolean {
  const [first = ""] = text.split(/\s*[,|(]\s*|\s[–—-]\s/u);
  return first.includes(" ") && scoresOf(first).school >= 1.6;
}

/** True for an item that names a degree or a school before it tells anything else. */
function namesStudies(line: Line): boolean {
  const text = line.text.slice(bulletOf(line).length);
  if (text.length > (line.isParagraph ? 300 : 170) || isStudyNote(text)) return false;
  return text
    .replace(/\s*\([^()]*\)\s*/gu, " ")
    .split(/\s*[,;:|\t]\s*|\s[–—-]\s|\s(?:à l['’]|à la|au|sur)\s?/u)
    .slice(0, 2)
    .some((part) => {
      // What a long part goes on to tell says nothing of what it begins with.
      const { school, degree, role } = scoresOf(part.length > 75 ? part.slice(0, 45) : part);
      return Math.max(school, degree) >= 1.6 && Math.max(school, degree) > role;
    });
}

function namesJob(line: Line): boolean {
  const { role, organisation } = scoresOf(withoutDates(line.text.slice(bulletOf(line).length), findDates(line.text)));
  return Math.max(role, organisation) >= 1.6;
}

const namesSchool = ({ text }: Line) => text.split(/[，,·|\t]/u).some((part) => scoresOf(part).school >= 1.6);

/** Returns true for a line with a date before everything else, a mark of a list aside. */
export function beginsDated(line: Line): boolean {
  const [first] = findDates(line.text);
  return first !== undefined && first.from <= bulletOf(line).length + 1;
}

const endsDated = (line: Line) => endsWithDates(line) && line.text.length < 95;

/** Returns a line of a list without its mark. */
export function withoutMark(line: Line): Line {
  const mark = bulletOf(line);
  const [first, ...others] = line.segments;
  if (!first) return line;
  if (first.text === mark && others.length > 0) return { ...line, segments: others, text: textOf(others) };
  const [piece, ...pieces] = first.pieces;
  const bare = {
    ...first,
    isMarked: false,
    text: first.text.slice(mark.length),
    pieces: piece ? [{ ...piece, text: piece.text.slice(Math.min(piece.text.length, mark.length)) }, ...pieces] : [],
  };
  return { ...line, segments: [bare, ...others], text: textOf([bare, ...others]) };
}

const textOf = (segments: readonly { text: string }[]) => segments.map(({ text }) => text).join("\t");

/** Longer than this an item of a list tells something. */
const longestName = 90;

/**
 * Returns how many of the first items of a list name an entry whose dates stand alone above it: "• Riverside School", then
 * "• Bachelor of Arts".
 */
export function namesListed(lines: readonly Line[]): number {
  const sides = lines.slice(0, 2).map((line) => {
    const text = line.text.slice(bulletOf(line).length).trim();
    if (bulletOf(line) === "" || text.length > longestName || /[.;:]$/u.test(text)) return null;
    const { role, organisation, school, degree } = scoresOf(text);
    const [who, what] = [Math.max(school, organisation), Math.max(degree, role)];
    return Math.max(who, what) < 1.6 ? null : who > what ? "who" : "what";
  });
  const [first, second] = sides;
  return first ? (second && second !== first ? 2 : 1) : 0;
}
