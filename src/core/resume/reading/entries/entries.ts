import { type DateRange, findDates, withoutDates } from "../dates/date-ranges.ts";
import { atComma, endsSentence, firstSentence } from "../heads/comma-parts.ts";
import { isGrade } from "../heads/head-pieces.ts";
import { isSameLook, joinHeads, lookOf, namesAnother } from "../heads/wrapped-heads.ts";
import { labelledIn } from "../lines/entry-labels.ts";
import { leadingOf } from "../lines/leading.ts";
import type { Line } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import { edgesOf } from "../lines/text-edges.ts";
import type { Body } from "../lines/title-look.ts";
import { mayNameStudies, nameScore, scoresOf } from "../terms/classify.ts";
import { atWhom } from "../terms/for-whom.ts";
import { isStudyNote } from "../terms/study-notes.ts";
import { isPresentOnly } from "../words/present.ts";
import { withDatesJoined } from "./date-lines.ts";
import { blockStarts, withNamesFirst } from "./entry-blocks.ts";
import { piecesIn, startsOf, undatedStarts } from "./entry-starts.ts";
import {
  anchorsOf,
  beginsWithRange,
  endsWithDates,
  endsWithRange,
  hasDateBeside,
  headDate,
  type Marked,
  saysDates,
  saysWhereAndWhen,
} from "./head-dates.ts";
import { splitByLabels, withLabelledTime } from "./labelled-entries.ts";
import { beginsAnew, ledIn } from "./led-lines.ts";
import { beginsDated, namesListed, withoutMark } from "./listed-heads.ts";
import { withoutNested } from "./nested-dates.ts";
import { pairsWithSchools, withUndatedStudies } from "./undated-studies.ts";
import { joinCells } from "./wrapped-cells.ts";

/** Step 5: the entries of a section. The head of one names who, where and when; the rest is its text. */
export type RawEntry = { head: Line[]; body: Line[]; range: DateRange | null };

/**
 * Parts the lines of a section at its dates. How many lines of a head stand above its dates is learnt from the first
 * entry. A section without dates is parted where its first line's style comes again.
 */
export function splitEntries(lineup: readonly Line[], body: Body, isEducation = false): RawEntry[] {
  const lines = joinHeads(joinCells(withDatesJoined(lineup), isEducation), body);
  const marked = markLines(lines, leadingOf(lineup), isEducation);
  const anchors = withoutNested(marked, anchorsOf(marked));
  const labelled = splitByLabels(lines);
  // Of entries that each begin with the name of who gave the job, behind its label, only some may have dates.
  const begins = labelledIn(lines[0]?.text ?? "")?.label;
  if (labelled && anchors.length < labelled.length && (begins === "organisation" || begins === "school"))
    return labelled;
  if (anchors.length === 0) {
    const split = (isEducation ? splitByStudies(marked, body) : null) ?? splitByStyle(marked, body, isEducation);
    return labelled ?? split.map(withLabelledTime);
  }
  const blocks = blockStarts(marked, anchors);
  const dated = (blocks ?? startsOf(marked, anchors, body)).map((start, index) => ({
    start,
    anchor: anchors[index] ?? start,
  }));
  const undated = blocks ? [] : undatedStarts(marked, dated).map((start) => ({ start, anchor: start }));
  const all = [...dated, ...undated].sort((one, other) => one.start - other.start);
  const starts = isEducation && !blocks ? withUndatedStudies(marked, all, body) : all;
  const entries: RawEntry[] = [];
  const first = starts[0]?.start ?? 0;
  if (first > 0) entries.push({ head: [], body: lines.slice(0, first), range: null });
  const below = anchors.filter((at) => isBeforeList(marked, at + 1)).length;
  const hasLineBelow = (below > 1 && below >= anchors.length * 0.6) || haveNamesBelow(marked, anchors);
  starts.forEach(({ start, anchor }, index) => {
    const end = starts[index + 1]?.start ?? marked.length;
    const whole = marked.slice(start, end);
    const told = blocks ? withNamesFirst(whole, anchor - start, body) : { lines: whole, anchor: anchor - start };
    entries.push(entryOf(told.lines, told.anchor, body, hasLineBelow));
  });
  return entries;
}

/** Returns the entry that the lines of one item of a list of studies tell: its head goes up to its dates. */
export function listedEntry(all: readonly Line[], body: Body): RawEntry {
  const marked = markLines(joinHeads(joinCells(withDatesJoined(all), true), body), leadingOf(all), true);
  const list = marked.findIndex(({ isBullet }) => isBullet);
  const dated = marked.slice(0, list < 0 ? 4 : list).findIndex(({ range }) => range !== null);
  return entryOf(marked, Math.max(0, dated), body);
}

/** True for a short line between the dates of an entry and its list: it is the other half of the head. */
function isBeforeList(marked: readonly Marked[], at: number): boolean {
  const [one, next] = [marked[at], marked[at + 1]];
  if (!one || one.isBullet || one.isWrapped || one.range || next?.isBullet !== true) return false;
  const { line } = one;
  // What was worked with is a longer list, and a text of Chinese letters tells about the job.
  const isOther =
    line.text.split(/\s*[|•·,、]\s*/u).length > 3 || /[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]/u.test(line.text);
  if (isOther) return false;
  return line.text.length < 100 && line.gap < line.size * 2.2 && !/[:：]/u.test(line.text) && !endsSentence(line.text);
}

/** True where most entries are dates with one line below them and nothing more, and most of those lines name somebody. */
function haveNamesBelow(marked: readonly Marked[], anchors: readonly number[]): boolean {
  const only = anchors.flatMap((at, index) => {
    const end = anchors[index + 1] ?? marked.length;
    const below = marked[at + 1];
    return end === at + 2 && below && !below.isBullet ? [below.line.text] : [];
  });
  const names = only.filter((text) => {
    const { organisation, school, role } = scoresOf(text);
    return text.length < 100 && Math.max(organisation, school) >= 1.2 && role < 1.6;
  });
  return only.length > 2 && only.length >= anchors.length * 0.6 && names.length >= only.length * 0.6;
}

/** In a text with bold words one of them may be all that its last line holds: it stands close below a full one. */
function isBoldRest(above: Line | undefined, line: Line, listed: Line): boolean {
  const isBelow = above === listed || (above !== undefined && above.x >= listed.x);
  const room = Math.max(above?.textEdge ?? 0, above?.edge ?? 0) - (above?.right ?? 0);
  const word = (/^\S+/u.exec(line.text)?.[0].length ?? 0) * line.size * 0.6;
  return isBelow && !listed.isBold && room < word && line.gap < line.size * 1.4 && /[.,;]$/u.test(line.text.trim());
}

function markLines(lines: readonly Line[], leading: number, isEducation: boolean): Marked[] {
  const rights = edgesOf(lines);
  // "• (03/2010 – 09/2010) Assistant": a list whose entries begin with their dates.
  const [first] = lines;
  const firstDate = first ? findDates(first.text)[0] : undefined;
  const isDatedList =
    first !== undefined &&
    firstDate !== undefined &&
    bulletOf(first) !== "" &&
    firstDate.from <= bulletOf(first).length + 2;
  // Where the text of a list hangs, what stands below one of its marks begins anew.
  const isHung = lines.some((line, at) => {
    const above = lines[at - 1];
    const isBelow =
      above !== undefined && bulletOf(above) !== "" && bulletOf(line) === "" && line.gap <= leading * 1.25;
    return isBelow && line.x > above.x + 3 && line.column === above.column;
  });
  let listed: Line | null = null;
  return lines.map((line, index) => {
    const above = lines[index - 1];
    const bullet = bulletOf(line);
    const isIcon = /^[\uE000-\uE00F]/u.test(bullet.trim());
    // "Degree, School" above "• 2019 – 2021": the first of a list may be the dates of what stands above it.
    const isOfDates = bullet !== "" && above !== undefined && bulletOf(above) === "" && saysDates(line, bullet);
    const isBullet =
      bullet !== "" &&
      !isOfDates &&
      !((hasDateBeside(line) || isIcon || isDatedList) && headDate(line, isDatedList, isEducation) !== null);
    // The longest line of a section of short ones is not full.
    const edge = above ? Math.max(rights.get(above.column) ?? 0, above.left + above.width * 0.7) : 0;
    const full = above !== undefined && above.right > edge - above.width * 0.1;
    const isWrapped =
      above !== undefined &&
      !line.isParagraph &&
      full &&
      line.gap <= leading * 1.25 &&
      !(bulletOf(above) !== "" && line.x < above.x + (isHung ? 2 : -2)) &&
      !(isDatedList && bullet !== "") &&
      line.segments.length === 1 &&
      line.x > above.x - line.size * 2.5 &&
      Math.abs(line.size - above.size) < 0.8 &&
      !beginsWithRange(line) &&
      !saysWhereAndWhen(line) &&
      labelledIn(line.text) === null &&
      !(endsWithDates(line) && endsWithDates(above)) &&
      !(endsWithRange(line) && namesSomething(line.text)) &&
      above.segments.length === 1 &&
      !line.isBold &&
      !above.isBold &&
      !(line.isItalic && !above.isItalic) &&
      !beginsAnew(above, line) &&
      !(beginsDated(above) && beginsDated(line)) &&
      !(findDates(above.text).length > 0 && namesAnother(above.text, line.text)) &&
      above.text.length > (/[\u4E00-\u9FFF]/u.test(above.text) ? 24 : 45);
    const isRest = listed !== null && line.isBold && isBoldRest(above, line, listed);
    // What hangs below the text of a list's line goes on with it.
    const hangs =
      listed !== null &&
      !isBullet &&
      line.segments.length === 1 &&
      (!line.isBold || isRest) &&
      !line.isParagraph &&
      line.column === listed.column &&
      // Dates far to the right, or behind a name, are those of the next entry.
      !(line.x < listed.x + 3 && endsWithRange(line) && namesSomething(line.text)) &&
      !(line.x > listed.x + line.size * 8 && saysDates(line, "")) &&
      (line.x > listed.x + 3 ||
        ((isRest || listed.segments[0]?.isMarked === true) && Math.abs(line.x - listed.x) < 1.5)) &&
      line.gap < line.size * 2;
    if (isBullet) listed = line;
    else if (!hangs) listed = null;
    if (hangs) return { line, range: null, isBullet, isWrapped: true };
    const range = isBullet || isWrapped ? null : headDate(line, isDatedList, isEducation);
    return { line: isOfDates ? withoutMark(line) : line, range, isBullet, isWrapped };
  });
}

/** True for a text that is no sentence and names what somebody was, or who gave the job. */
function namesJob(text: string): boolean {
  if (endsSentence(text) || text.length > longestHead) return false;
  const parts = text.split(/\t|,\s|\s[–—|·-]\s|\s?[()]\s?/u).filter((part) => part !== "");
  return (
    parts.length < 6 &&
    Math.max(...parts.map(scoresOf).flatMap(({ role, organisation }) => [role, organisation])) >= 1.6
  );
}

function namesSomething(text: string): boolean {
  const rest = withoutDates(text, findDates(text));
  return /^\p{Lu}/u.test(rest) && rest.split(/,\s|\s[–—|-]\s/u).some((part) => nameScore(part) >= 1.6);
}

/** The head of an entry: up to its dates, and the lines after them that still name something. */
function entryOf(marked: readonly Marked[], anchorAt: number, body: Body, hasLineBelow = false): RawEntry {
  let end = anchorAt + 1;
  const range = marked[anchorAt]?.range ?? null;
  const named = () => marked.slice(0, end).reduce((sum, { line }) => sum + piecesIn(line), 0);
  for (let taken = 0; taken < 2 && end < marked.length; taken += 1) {
    const next = marked[end];
    if (!next || next.isBullet || next.isWrapped || next.line.isTold) break;
    if (isBelowRow(next.line, marked[anchorAt]?.line) && named() > 0) break;
    const above = marked.slice(0, end).map(({ line }) => line);
    if (named() === 0 && next.line.text.length > 60 && toldIn(next.line)) break;
    const isOther =
      (hasLineBelow || named() < 2) &&
      end === anchorAt + 1 &&
      (isBeforeList(marked, end) || (hasLineBelow && named() < 3 && end === marked.length - 1));
    if (!isOther && !isHeadLine(next.line, above.at(-1), body, named()) && !isMissing(next.line, above)) break;
    end += 1;
  }
  if (named() === 0) {
    const items = namesListed(marked.slice(end).map(({ line }) => line));
    const lines = marked.map(({ line }) => line);
    if (items > 0)
      return {
        head: [...lines.slice(0, end), ...lines.slice(end, end + items).map(withoutMark)],
        body: lines.slice(end + items),
        range,
      };
  }
  const head = marked.slice(0, end).map(({ line }) => line);
  // Below a school may stand first how the studies went, and then what they were.
  const further = marked
    .slice(end, end + 3)
    .find((one) => !one.isBullet && !one.isWrapped && !isStudyNote(one.line.text));
  const late = further && further !== marked[end] && isMissing(further.line, head) ? further.line : null;
  if (late) head.push(late);
  const rest = marked.slice(end).flatMap(({ line }) => (line === late ? [] : [line]));
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

/** Below a row of a table with dates, a row that has a text alone tells about it, and names nothing more. */
function isBelowRow(line: Line, anchor: Line | undefined): boolean {
  const [, second] = anchor?.segments ?? [];
  const isBelow = anchor?.isCell === true && (line.isRow === true || line.isBox === true);
  if (!isBelow || line.segments.length !== 1 || second === undefined) return false;
  if (line.text.length >= 25) return true;
  const { role, school, degree } = scoresOf(line.text);
  return Math.max(school, degree) < 1.8 && role < 2;
}

/** What was done then, as a label before what it was about: "Fortbildung: Networks". */
const activity =
  /^(?:fort|weiter|aus)bildung|^(?:umschulung|schulung|lehrgang|kurs|praktikum|studium|formation|stage|curso|prácticas|internship|training|course)\s*:/iu;

function isHeadLine(line: Line, above: Line | undefined, body: Body, named: number): boolean {
  const text = line.text.trim();
  // "GPA 3.8 / 4.0，一等奖学金" tells about the studies and names nothing.
  if (/^(?:【[^【】]{2,16}】|〔[^〔〕]{2,16}〕)(?=\t|$)/u.test(text)) return false;
  const isOpen = named > 0 && /,$/u.test(text);
  // "Kotlin | Postgres | Kafka | REST" below a name is what was worked with.
  if (named > 0 && text.split(/\s[|•·]\s/u).length > 3) return false;
  const isTold = named > 0 && (line.segments.length === 1 || /^note/iu.test(text)) && isStudyNote(text);
  if (isOpen || isTold || isPresentOnly(text) || /^以\s*上$/u.test(text)) return false;
  if (named === 0 && text.length < 150 && (above === undefined || line.gap < above.size * 2.6)) return true;
  const isCjk = /[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]/u.test(text);
  // A Latin letter is half as wide as a Chinese one.
  const length = isCjk ? text.replace(/[\p{Script=Latin}\d\s]{2}/gu, "x").length : text.length;
  if (length > (isCjk ? 40 : 100) || endsSentence(text)) return false;
  const isWhom = () => named < 2 && atWhom(text) !== null;
  if (
    (/^\p{Ll}/u.test(text) && !isWhom()) ||
    (/^[\p{L}\s]{2,14}[:：]/u.test(text) && !(named < 2 && activity.test(text)))
  )
    return false;
  // Where all lines stand far apart, this one stands no farther from the head than the head does from what is above.
  const isEven = above !== undefined && line.gap <= above.gap * 1.1 + 0.5 && line.gap < above.size * 3.5;
  const isNear = above === undefined || line.gap < above.size * 2.2 || isEven;
  if (!isNear) return false;
  const isLarge = line.size > body.size * 1.08 && above !== undefined && line.size <= above.size + 0.3;
  const isStyled = line.isBold !== body.isBold || line.isItalic || line.color !== body.color || isLarge;
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
  const isShort = text.length < 90 && line.gap < line.size * 2 && !/[.;:]$/u.test(text);
  if (!isShort || isStudyNote(text) || !mayNameStudies(text)) return false;
  const scored = (one: string) => scoresOf(one.replace(/\t/gu, " "));
  const { school, degree } = scored(text);
  if ((school < 1.6 && degree < 1.5) || (school < 1.6 && /^\p{Ll}/u.test(text))) return false;
  const told = above.flatMap(({ segments }) =>
    segments
      .filter((one) => !isStudyNote(one.text))
      .flatMap((one) => withoutDates(one.text, findDates(one.text)).split(/\s[–—-]\s/u))
      .filter((one) => !isGrade(one))
      .map(scored),
  );
  // A school that stands below its degree and what that was about.
  const lacks = (field: "school" | "degree") => told.every((one) => one[field] < 1.2);
  return (
    (school >= 1.6 && lacks("school") && !lacks("degree")) || (degree >= 1.5 && lacks("degree") && !lacks("school"))
  );
}

/** Studies without dates whose lines have no style: each begins with what the first one names first, school or degree. */
function splitByStudies(marked: readonly Marked[], body: Body): RawEntry[] | null {
  const [first] = marked;
  if (!first || first.isBullet || first.line.isBold !== body.isBold || first.line.size > body.size * 1.04) return null;
  const namesIn = ({ line, isBullet, isWrapped }: Marked) => {
    const led = ledIn(line);
    if (isBullet || isWrapped || (led ?? line.text).length > 90 || !mayNameStudies(line.text)) return null;
    // "BSc Maps, Lakeside University" names the degree first, and both.
    const parts = (led ? [{ text: led }] : line.segments)
      .flatMap(({ text }) => text.split(/\s*[,|]\s+|\s[–—-]\s/u))
      .map(scoresOf);
    const first = parts.find((one) => Math.max(one.school, one.degree) >= 1.6);
    return first === undefined ? null : first.school > first.degree ? "school" : "degree";
  };
  const named = marked.map(namesIn);
  const pairs = pairsWithSchools(marked, named);
  if (!pairs && (named[0] === null || marked.length > named.filter((one) => one !== null).length * 3)) return null;
  const starts = pairs ?? named.flatMap((one, at) => (one === named[0] ? [at] : []));
  return starts.map((start, at) => entryOf(marked.slice(start, starts[at + 1] ?? marked.length), 0, body));
}

/** In letters: a longer line of a section without dates is a text. */
const longestHead = 115;

function splitByStyle(marked: readonly Marked[], body: Body, isEducation: boolean): RawEntry[] {
  const lines = marked.map(({ line }) => line);
  const first = marked[0];
  if (!first) return [];
  const look = lookOf(first.line);
  const isMarked = look.isBold !== body.isBold || look.size > body.size * 1.04;
  const heads = marked.flatMap(({ line, isBullet, isWrapped }, index) => {
    if (isBullet || isWrapped || line.text.length > longestHead) return [];
    const above = marked[index - 1];
    const isLike = isMarked && isSameLook(lookOf(line), look) && line.color === first.line.color;
    // The head of the next entry stands between two lists, and may have two lines.
    const isTold = above?.isBullet === true || above?.isWrapped === true;
    const next = marked.slice(index + 1, index + 3).findIndex((one) => one.isBullet);
    const leads =
      !isMarked && isTold && next >= 0 && !marked.slice(index + 1, index + 1 + next).some((one) => one.isWrapped);
    return index === 0 || isLike || leads ? [index] : [];
  });
  const isJob = !isEducation && namesJob(first.line.text);
  const isPlain = !isMarked && heads.length === 1 && marked[1]?.isBullet !== true && !isJob;
  const isList = first.isBullet || isPlain;
  if (isList || first.line.text.length > longestHead) return [{ head: [], body: lines, range: null }];
  return heads.map((start, index) => {
    const part = marked.slice(start, heads[index + 1] ?? marked.length);
    return entryOf(part, 0, body);
  });
}
