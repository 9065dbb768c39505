import { isAboutEmployer } from "./circumstances.ts";
import { mayNameStudies, scoresOf } from "./classify.ts";
import { atComma, endsSentence, firstSentence, inSentence } from "./comma-parts.ts";
import { withDatesJoined } from "./date-lines.ts";
import { type DateRange, findDates, isPresentOnly, withoutDates } from "./date-ranges.ts";
import { labelledIn } from "./entry-labels.ts";
import { atWhom } from "./for-whom.ts";
import type { Body } from "./headings.ts";
import type { Line, Segment } from "./lines.ts";
import { bulletOf } from "./paragraphs.ts";
import { remembered } from "./remembered.ts";
import { isSameLook, joinHeads, lookOf } from "./wrapped-heads.ts";

/** Step 5: the entries of a section. The head of one names who, where and when; the rest is its text. */
export type RawEntry = { head: Line[]; body: Line[]; range: DateRange | null };

type Marked = { line: Line; range: DateRange | null; isBullet: boolean; isWrapped: boolean };

/**
 * Parts the lines of a section at its dates. How many lines of a head stand above its dates is learnt from the first
 * entry. A section without dates is parted where its first line's style comes again.
 */
export function splitEntries(all: readonly Line[], body: Body): RawEntry[] {
  const lines = joinHeads(withDatesJoined(all), body);
  const marked = markLines(lines);
  const anchors = anchorsOf(marked);
  if (anchors.length === 0) return splitByLabels(lines) ?? splitByStyle(marked, body);
  const starts = startsOf(marked, anchors, body);
  const entries: RawEntry[] = [];
  const first = starts[0] ?? 0;
  if (first > 0) entries.push({ head: [], body: lines.slice(0, first), range: null });
  starts.forEach((start, index) => {
    const end = starts[index + 1] ?? marked.length;
    const anchor = anchors[index] ?? start;
    entries.push(entryOf(marked.slice(start, end), anchor - start, body));
  });
  return entries;
}

function markLines(lines: readonly Line[]): Marked[] {
  const rights = new Map<string, number>();
  for (const line of lines) rights.set(line.column, Math.max(rights.get(line.column) ?? 0, line.right));
  // "• (03/2010 – 09/2010) Assistant": a list whose entries begin with their dates.
  const [first] = lines;
  const firstDate = first ? findDates(first.text)[0] : undefined;
  const isDatedList =
    first !== undefined &&
    firstDate !== undefined &&
    bulletOf(first) !== "" &&
    firstDate.from <= bulletOf(first).length + 2;
  let listed: Line | null = null;
  return lines.map((line, index) => {
    const above = lines[index - 1];
    const bullet = bulletOf(line);
    const isIcon = /^[\uE000-\uE00F]/u.test(bullet.trim());
    const isBullet =
      bullet !== "" && !((hasDateBeside(line) || isIcon || isDatedList) && headDate(line, isDatedList) !== null);
    const full = above !== undefined && above.right > (rights.get(above.column) ?? 0) - above.width * 0.1;
    const isWrapped =
      above !== undefined &&
      !line.isParagraph &&
      full &&
      !(bulletOf(above) !== "" && line.x < above.x - 2) &&
      line.segments.length === 1 &&
      Math.abs(line.size - above.size) < 0.8 &&
      !beginsWithRange(line) &&
      !(endsWithRange(line) && endsWithRange(above)) &&
      above.segments.length === 1 &&
      !line.isBold &&
      !above.isBold &&
      above.text.length > (/[\u4E00-\u9FFF]/u.test(above.text) ? 24 : 45);
    // What hangs below the text of a list's line goes on with it.
    const hangs =
      listed !== null &&
      !isBullet &&
      line.segments.length === 1 &&
      !line.isBold &&
      !line.isParagraph &&
      line.column === listed.column &&
      (line.x > listed.x + 3 || (listed.segments[0]?.isMarked === true && Math.abs(line.x - listed.x) < 1.5)) &&
      line.gap < line.size * 2;
    if (isBullet) listed = line;
    else if (!hangs) listed = null;
    if (hangs) return { line, range: null, isBullet, isWrapped: true };
    return { line, range: isBullet || isWrapped ? null : headDate(line, isDatedList), isBullet, isWrapped };
  });
}

/** True for a line of a list whose dates stand apart from its text, or lead it: it is the head of an entry. */
function hasDateBeside({ segments }: Line): boolean {
  return (
    segments.length > 1 &&
    segments.some(({ text }, at) => {
      const [date] = findDates(text);
      return date !== undefined && (at > 0 || date.from <= 3 || (date.start !== "" && date.end !== ""));
    })
  );
}

/** Two lines that end with dates of their own are two, however full the first one is. */
function endsWithRange({ text }: Line): boolean {
  const last = findDates(text).at(-1);
  return last !== undefined && last.start !== "" && last.end !== "" && last.to >= text.trimEnd().length - 1;
}

function beginsWithRange({ text }: Line): boolean {
  const [first] = findDates(text);
  return first !== undefined && first.from <= 2 && first.start !== "" && first.end !== "";
}

/** The dates of a line that names an entry: alone in a segment, or at one end of a short one. */
function headDate(line: Line, mayBeLong = false): DateRange | null {
  let fallback: DateRange | null = null;
  let offset = 0;
  for (const segment of line.segments) {
    const dates = isAboutEmployer(segment.text) ? [] : findDates(segment.text);
    for (const date of dates) {
      const rest = withoutDates(segment.text, [date]);
      const isAtEdge = date.from <= 2 || date.to >= segment.text.trimEnd().length - 2 || rest.includes("\t");
      const isAlone = rest.replace(/[^\p{L}\p{N}]/gu, "").length < 4;
      const leads = mayBeLong && date.from <= bulletOf(line).length + 2;
      const isFirst = date.from <= 2 && date.start !== "" && date.end !== "";
      // A row that begins with a range, or a paragraph of one row, may be long.
      const limit = /[\u4E00-\u9FFF]/u.test(rest) ? 42 : isFirst ? 150 : line.isParagraph ? 125 : 95;
      const isSentence = !isFirst && /[.;。；]$/u.test(rest) && inSentence(rest) === null;
      if (!isAlone && !leads && (!isAtEdge || rest.length > limit || isSentence)) continue;
      const placed = { ...date, from: date.from + offset, to: date.to + offset };
      const isRange = date.start !== "" && date.end !== "";
      if (isRange) return placed;
      fallback ??= placed;
    }
    offset += segment.text.length + 1;
  }
  return fallback;
}

/** What is written at the end of studies belongs to them, with the day on which it was handed in. */
const thesis =
  /(?:master|bachelor|diploma?|doctoral|ph\.?d)(?:['’]s)?\.?[\s-]*(?:thesis|dissertation|arbeit)|(?:master|bachelor|diplom|doktor|studien)arbeit|proyecto (?:de )?fin de|trabajo (?:de )?fin de|m[ée]moire de|th[èe]se :|(?:卒業|修士|博士)論文|(?:졸업|석사|박사)\s?논문/iu;

const expected = /预计|預計|expected|anticipated|voraussichtlich|pr[ée]vue?|previst[oa]|見込み|예정/iu;

/** Dates on two lines that follow each other belong together where the first goes on: "2019 –", then "2021". */
function anchorsOf(marked: readonly Marked[]): number[] {
  const anchors: number[] = [];
  marked.forEach(({ range, line }, index) => {
    if (!range) return;
    const before = anchors.at(-1);
    const above = before === undefined ? undefined : marked[before];
    const isOne = range.start === "" || range.end === "";
    // "预计 2026 年 6 月毕业" says when what goes on will end.
    if (
      isOne &&
      above?.range &&
      before !== undefined &&
      index - before <= 2 &&
      range.from > 3 &&
      expected.test(line.text)
    )
      return;
    if (isOne && above?.range && thesis.test(line.text) && above.range.start !== "" && above.range.end !== "") return;
    if (before !== undefined && above?.range && index - before <= 2) {
      const isSingle = range.start === "" || range.end === "";
      const sameX = Math.abs((above.line.segments[0]?.x ?? 0) - (line.segments[0]?.x ?? 9)) < 3;
      const opened = /[-–—~〜至]\s*$/u.test(above.line.segments[0]?.text ?? "") && above.range.end === "present";
      if (opened && sameX && (isSingle || range.end === "present")) {
        above.range = { ...above.range, end: range.start || range.end };
        return;
      }
      const isFullAbove = above.range.start !== "" && above.range.end !== "";
      const isDated = (segment: Segment | undefined) => segment !== undefined && findDates(segment.text).length > 0;
      const isSameLook = Math.abs(above.line.size - line.size) < 0.4 && above.line.isBold === line.isBold;
      // A second date below a range says something about the same entry: a graduation, a place and a year.
      if (isFullAbove && isSingle && !isSameLook && !isDated(line.segments[0])) return;
    }
    anchors.push(index);
  });
  const ranged = new Set(
    anchors.filter((index) => marked[index]?.range?.end !== "" && marked[index]?.range?.start !== ""),
  );
  // Where most entries have ranges, a year alone in a line of text does not begin one.
  if (ranged.size >= anchors.length * 0.6) {
    const isPlainYear = (index: number) => {
      const one = marked[index];
      if (one === undefined || ranged.has(index) || one.line.segments.length > 1) return false;
      return one.line.text.length > 40 || /[(（](?:19|20)\d\d[)）]$/u.test(one.line.text.trim());
    };
    return anchors.filter((index) => !isPlainYear(index));
  }
  return anchors;
}

function startsOf(marked: readonly Marked[], anchors: readonly number[], body: Body): number[] {
  const first = anchors[0] ?? 0;
  const above = marked.slice(0, first);
  // A name that goes on in its own style, above dates in another, is not text.
  const isOfHead = ({ isWrapped, line }: Marked, at: number) => {
    const before = marked[at - 1];
    if (!isWrapped) return true;
    const looks = [before?.line, marked[first]?.line].map((one) => (one ? lookOf(one) : null));
    return looks.every((look, index) => look !== null && isSameLook(look, lookOf(line)) === (index === 0));
  };
  const isHead = first <= 3 && above.every((one, at) => !one.isBullet && isOfHead(one, at));
  const offset = isHead && !isGroupTitle(above, marked, anchors) ? first : 0;
  const firstLook = marked[first - offset] ? lookOf((marked[first - offset] as Marked).line) : null;
  const gapOf = (at: number) => marked[at]?.line.gap ?? 0;
  let least = 0;
  return anchors.map((anchor, index) => {
    if (index === 0) {
      least = anchor + 1;
      return anchor - offset;
    }
    let start = anchor;
    for (let back = 1; back <= Math.max(offset, 2); back += 1) {
      const candidate = marked[anchor - back];
      if (!candidate || anchor - back < least || candidate.isBullet || candidate.isWrapped) break;
      const look = lookOf(candidate.line);
      const anchorLook = lookOf((marked[anchor] as Marked).line);
      // Dates alone have their head above them, in whatever style, where the first ones have.
      const isBare = back === 1 && offset === 1 && isDateAlone(marked[anchor]) && candidate.line.gap >= gapOf(anchor);
      const stands = back <= offset && firstLook !== null && (isBare || isSameLook(look, firstLook));
      const isBold = look.isBold && !body.isBold && !anchorLook.isBold;
      // Larger than the line of the dates, and nearer to it than to what is above.
      const gap = marked[anchor]?.line.gap ?? 0;
      const isLarge = look.size > anchorLook.size * 1.1 && candidate.line.gap > gap * 1.2 && gap > 0;
      const isNamed = look.size > anchorLook.size * 1.1 && scoresOf(candidate.line.text).organisation >= 1.8;
      const isTitle = back === 1 && (isBold || isLarge || isNamed) && candidate.line.text.length < 90;
      if (stands || isTitle) start = anchor - back;
    }
    least = anchor + 1;
    return start;
  });
}

function isDateAlone(one: Marked | undefined): boolean {
  return (
    one !== undefined &&
    one.range !== null &&
    !/[\p{L}\p{N}]/u.test(withoutDates(one.line.text, findDates(one.line.text)))
  );
}

/** True for a short line above the first dates that names a group of entries ("Freelance") and not every one of them. */
function isGroupTitle(above: readonly Marked[], marked: readonly Marked[], anchors: readonly number[]): boolean {
  const [only, ...others] = above;
  if (!only || others.length > 0 || anchors.length < 2 || only.line.segments.length > 1) return false;
  const [first] = anchors;
  const named = first === undefined ? 0 : piecesIn((marked[first] as Marked).line);
  const { role, organisation, school, degree } = scoresOf(only.line.text);
  if (named === 0 || Math.max(role, organisation, school, degree) >= 1.2 || only.line.text.length > 30) return false;
  const look = lookOf(only.line);
  const isTitled = (anchor: number) => {
    const before = marked[anchor - 1];
    return before !== undefined && isSameLook(lookOf(before.line), look);
  };
  // Above dates that name one thing alone, a line of this look is the first of most heads.
  return (
    anchors.filter(isTitled).length < anchors.length * (named > 1 ? 1 : 0.6) &&
    !isSameLook(lookOf((marked[first ?? 0] as Marked).line), look)
  );
}

/** The head of an entry: up to its dates, and the lines after them that still name something. */
function entryOf(marked: readonly Marked[], anchorAt: number, body: Body): RawEntry {
  let end = anchorAt + 1;
  const range = marked[anchorAt]?.range ?? null;
  const named = () => marked.slice(0, end).reduce((sum, { line }) => sum + piecesIn(line), 0);
  for (let taken = 0; taken < 2 && end < marked.length; taken += 1) {
    const next = marked[end];
    if (!next || next.isBullet || next.isWrapped) break;
    if (isBelowRow(next.line, marked[anchorAt]?.line) && named() > 0) break;
    const above = marked.slice(0, end).map(({ line }) => line);
    if (!isHeadLine(next.line, above.at(-1), body, named()) && !isMissing(next.line, above)) break;
    end += 1;
  }
  const head = marked.slice(0, end).map(({ line }) => line);
  const rest = marked.slice(end).map(({ line }) => line);
  const [first, ...others] = rest;
  const told = first && named() === 0 ? toldIn(first) : null;
  if (told) return { head: [...head, told[0]], body: [told[1], ...others], range };
  return { head, body: rest, range };
}

/** "Acme, web developer. Built a shop that …": below dates alone, the first sentence of a text names the entry. */
function toldIn(line: Line): [Line, Line] | null {
  const parts = line.segments.length === 1 ? firstSentence(line.text) : null;
  if (!parts || parts[0].length > 130 || (atComma(parts[0], "work") ?? atComma(parts[0], "education")) === null)
    return null;
  const [segment] = line.segments;
  const [piece] = segment?.pieces ?? [];
  if (!segment || !piece) return null;
  const lineOf = (text: string): Line => ({
    ...line,
    text,
    segments: [{ ...segment, text, pieces: [{ ...piece, text }] }],
  });
  return [lineOf(parts[0]), lineOf(parts[1])];
}

const piecesIn = ({ text }: Line): number => namedIn(text);

const namedIn = remembered((text: string): number => {
  const rest = withoutDates(text, findDates(text));
  const pieces = rest
    .split(/\t|\s[|•·–—]\s|，|:\s/u)
    .filter((piece) => /\p{L}{2}/u.test(piece) && scoresOf(piece).place < 1.2);
  const [only] = pieces;
  const isTwo = pieces.length === 1 && only && (atComma(only, "work") ?? atComma(only, "education")) !== null;
  return isTwo ? 2 : pieces.length;
});

/** Below a row of a table with dates, a row that has a text alone tells about it, and names nothing more. */
function isBelowRow(line: Line, anchor: Line | undefined): boolean {
  const [, second] = anchor?.segments ?? [];
  const isBelow = anchor?.isCell === true && (line.isRow === true || line.isBox === true);
  if (!isBelow || line.segments.length !== 1 || second === undefined) return false;
  if (line.text.length >= 25) return true;
  const { role, school, degree } = scoresOf(line.text);
  return Math.max(school, degree) < 1.8 && role < 2.6;
}

function isHeadLine(line: Line, above: Line | undefined, body: Body, named: number): boolean {
  const text = line.text.trim();
  // "GPA 3.8 / 4.0，一等奖学金" tells about the studies and names nothing.
  // "Kotlin | Postgres | Kafka | REST" below a name is what was worked with.
  if (named > 0 && text.split(/\s[|•·]\s/u).length > 3) return false;
  const isGrade = named > 0 && line.segments.length === 1 && /^(?:gpa|绩点|績點|성적|학점)/iu.test(text);
  if (isGrade || isPresentOnly(text) || /^以\s*上$/u.test(text)) return false;
  if (named === 0 && text.length < 150 && (above === undefined || line.gap < above.size * 2.6)) return true;
  const isCjk = /[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]/u.test(text);
  // A Latin letter is half as wide as a Chinese one.
  const length = isCjk ? text.replace(/[\p{Script=Latin}\d\s]{2}/gu, "x").length : text.length;
  if (length > (isCjk ? 40 : 100) || endsSentence(text)) return false;
  const isWhom = () => named < 2 && atWhom(text) !== null;
  if ((/^\p{Ll}/u.test(text) && !isWhom()) || /^[\p{L}\s]{2,14}[:：]/u.test(text)) return false;
  // Where all lines stand far apart, this one stands no farther from the head than the head does from what is above.
  const isEven = above !== undefined && line.gap <= above.gap * 1.1 + 0.5 && line.gap < above.size * 3.5;
  const isNear = above === undefined || line.gap < above.size * 2.2 || isEven;
  if (!isNear) return false;
  const isStyled = line.isBold !== body.isBold || line.isItalic || line.color !== body.color;
  const best = () => {
    const { role, organisation, school, degree, place } = scoresOf(text.replace(/\t/g, " "));
    return Math.max(role, organisation, school, degree, place);
  };
  if (named < 2) return isStyled || length < (isCjk ? 28 : 45) || findDates(text).length > 0 || best() >= 1.8;
  return (
    (isStyled && best() >= 1.2) ||
    (line.segments.length > 1 && best() >= 1.5) ||
    (text.length < 60 && named < 3 && best() >= 2.6)
  );
}

/** True for a line that is a degree below a school that has none yet, or the other way round. */
function isMissing(line: Line, above: readonly Line[]): boolean {
  const text = line.text.trim();
  const isShort = text.length < 90 && line.gap < line.size * 2 && !/[.;:]$/u.test(text) && !/^\p{Ll}/u.test(text);
  if (!isShort || !mayNameStudies(text)) return false;
  const scored = (one: string) => scoresOf(one.replace(/\t/gu, " "));
  const { school, degree } = scored(text);
  if (school < 1.6 && degree < 1.5) return false;
  const told = above.flatMap(({ segments }) =>
    segments.flatMap((one) => withoutDates(one.text, findDates(one.text)).split(/\s[–—-]\s/u)).map(scored),
  );
  // A school that stands below its degree and what that was about.
  const lacks = (field: "school" | "degree") => told.every((one) => one[field] < 1.2);
  return (
    (school >= 1.6 && lacks("school") && !lacks("degree")) || (degree >= 1.5 && lacks("degree") && !lacks("school"))
  );
}

/** A section without dates in which each entry begins with the same label ("项目名称：…"). */
function splitByLabels(lines: readonly Line[]): RawEntry[] | null {
  const labels = lines.map((line) => labelledIn(line.text)?.label);
  const first = labels.find((label) => label === "organisation" || label === "name" || label === "school");
  const starts = labels.flatMap((label, at) => (label === first && first !== undefined ? [at] : []));
  if (starts.length < 2) return null;
  const before = lines.slice(0, starts[0]);
  const entries = starts.map((start, at) => ({ head: [], body: lines.slice(start, starts[at + 1]), range: null }));
  return before.length > 0 ? [{ head: [], body: before, range: null }, ...entries] : entries;
}

function splitByStyle(marked: readonly Marked[], body: Body): RawEntry[] {
  const lines = marked.map(({ line }) => line);
  const first = marked[0];
  if (!first) return [];
  const look = lookOf(first.line);
  const isMarked = look.isBold !== body.isBold || look.size > body.size * 1.04;
  const heads = marked.flatMap(({ line, isBullet, isWrapped }, index) => {
    if (isBullet || isWrapped || line.text.length > 100) return [];
    const above = marked[index - 1];
    const isLike = isMarked && isSameLook(lookOf(line), look);
    const leads = !isMarked && marked[index + 1]?.isBullet === true && above?.isBullet !== false && index > 0;
    return index === 0 || isLike || leads ? [index] : [];
  });
  const isList = first.isBullet || (!isMarked && heads.length === 1 && marked[1]?.isBullet !== true);
  if (isList || first.line.text.length > 100) return [{ head: [], body: lines, range: null }];
  return heads.map((start, index) => {
    const part = marked.slice(start, heads[index + 1] ?? marked.length);
    return entryOf(part, 0, body);
  });
}
