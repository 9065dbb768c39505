import { findDates } from "../dates/date-ranges.ts";
import type { Line, Segment } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import { isBoxTitle } from "../lines/ruled-tables.ts";
import { namesColumns } from "../lines/table-rows.ts";
import {
  type Body,
  bodyOf,
  isAlone,
  isBeside,
  isBracketed,
  isCapitals,
  isSetLike,
  lookOf,
} from "../lines/title-look.ts";
import { scoresOf } from "../terms/classify.ts";
import { isDocumentTitle, isInTwoLanguages, kindByWord, kindOfHeading } from "../terms/heading-words.ts";
import { isContactTitle, labelOf, labelsPerson } from "../terms/label-words.ts";
import { partName, partsOfEntries } from "../words/entry-labels.ts";
import type { HeadingKind } from "../words/headings.ts";
import { namesDates, withoutEntryTitles, withoutFirstLines, withoutRolesAsTitles } from "./entry-titles.ts";
import { withoutHeadlineTitles } from "./headline-titles.ts";
import { withoutLowerTitles } from "./lower-titles.ts";
import { withoutPartsOfJobs } from "./parts-of-jobs.ts";
import { withRunInTitles } from "./run-in-titles.ts";
import { withParts } from "./split-titles.ts";
import { joinStacked, type StackedLine } from "./stacked-titles.ts";
import { emptyFields, rowsOfFields, titlesOverTables } from "./table-titles.ts";
import { lacksSign, titlesByMarks, withoutPartsInBrackets } from "./title-marks.ts";
import { withTotalsParted } from "./title-totals.ts";
import { titlesAlike } from "./titles-alike.ts";

/**
 * Step 3: tells which lines are titles of sections. Titles of the table that also look like one (larger, bold, in
 * capitals, coloured, ruled, alone) are certain; they teach how this document sets its titles, and lines set in the same
 * way are titles too, whatever they say. A title at the left edge may share its line with text.
 */
export type Heading = { kind: HeadingKind; name: string; confidence: number };
export type MarkedLine = Line & { heading: Heading | null };

export function markHeadings(given: readonly Line[]): MarkedLine[] {
  const lines = withRunInTitles(withTotalsParted(given));
  const body = bodyOf(lines);
  const known = lines.map((line) => ({ line, first: line.segments[0] as Segment, look: lookOf(line, body) }));
  const isJapaneseForm = lines.some((line) => formTitle(line) !== null);
  const boxes = new Set(
    lines.filter((line) => (line.isCell === true || line.isBox === true || isJapaneseForm) && isInBox(line)),
  );
  const empty = emptyFields(lines);
  const fields = rowsOfFields(lines);
  const overTables = titlesOverTables(lines, body);
  const found = known.filter(({ line, first, look }, at) => {
    if (line.ofSection !== undefined) return false;
    if (goesOnFrom(known[at - 1]?.line, line, body) || empty.has(line) || fields.has(line)) return false;
    if (overTables.size > 0 && line.isCell === true && !boxes.has(line)) return false;
    if (overTables.has(line) || formTitle(line) !== null || boxes.has(line)) return true;
    if (kindOfHeading(headingText(line, first)) === null || hasDates(line, first)) return false;
    if (isBeside(line)) return look >= 1;
    return look >= 1 || (isAlone(line) && line.isCell !== true && (isBracketed(first.text) || isCapitals(first.text)));
  });
  const set = withoutPartsInBrackets(found);
  // Nor does what each entry has ("Responsibilities:") teach how titles are set.
  const parts = repeatedIn(known.map(({ line, first }) => headingText(line, first)));
  const styled = set.filter(({ line, first }) => !parts.has(partName(headingText(line, first))));
  // Where titles stand alone on their lines, a word beside a text is one only in their style; else it labels a row.
  const alone = styled.filter(({ line }) => isAlone(line)).map(({ first }) => styleOf(first));
  const isLabel = ({ line, first }: { line: Line; first: Segment }) =>
    alone.length > 2 && isBeside(line) && !line.isCell && !alone.some((style) => isSame(style, first));
  // Forms without any style have their titles in the first cell of a row.
  const rowTitles = known.filter(
    ({ line, first }) =>
      isBeside(line) &&
      !hasDates(line, first) &&
      !isFactRow(line) &&
      !line.segments.some(({ text }) => parts.has(partName(text))) &&
      !fields.has(line) &&
      kindOfHeading(first.text) !== null,
  );
  const isForm = set.length === 0 && new Set(rowTitles.map(({ first }) => first.text)).size > 1;
  const column = titleColumnOf(rowTitles.map(({ line }) => line));
  const inColumn = rowTitles.filter((row) => column.has(row.line) && !styled.includes(row));
  const certain = isForm ? rowTitles : [...styled, ...inColumn].filter((one) => !isLabel(one));
  const certainLines = new Set(certain.map(({ line }) => line));
  const learned = learn(
    certain.map(({ line }) => line),
    lines,
    body,
  );
  // Beside a title in a gutter of titles stands the head of an entry, with its dates behind it.
  const besides = certain.filter(({ line }) => isBeside(line)).map(({ line }) => line.x);
  const isInGutter = (line: Line) => line.segments.length > 2 && besides.some((x) => Math.abs(x - line.x) < 2);
  const byMarks = new Set([...titlesByMarks(lines), ...lines.filter(({ ofSection }) => ofSection === "title")]);
  const alike = titlesAlike(lines, body);
  // "RESUME" above a Chinese text is no summary, as "résumé" may be elsewhere.
  const isWide = lines.some(({ text }) => /\p{Script=Han}{6}/u.test(text));
  const firstLearned = known.findIndex(
    ({ line, first }) => certainLines.has(line) && learned.some((style) => isSame(style, first)),
  );
  const marked = known.map(({ line: whole, first, look }, at): MarkedLine => {
    const text = headingText(whole, first);
    if (whole.ofSection === "text") return { ...whole, heading: null };
    if (byMarks.has(whole) && !labelsPerson(text)) {
      const kind = kindOfHeading(text) ?? kindByWord(text) ?? "other";
      return { ...whole, heading: { kind, name: nameOf(text), confidence: 0.9 } };
    }
    const line = formTitle(whole) === null ? whole : { ...whole, segments: whole.segments.slice(-1), text };
    const kind = kindOfHeading(text);
    const isLearned = learned.some((style) => isSame(style, first));
    const isForeign = isWide && /^(?:personal |my )?(?:resume|cv)$/iu.test(text.trim());
    if (
      isForeign ||
      lacksSign(whole, byMarks) ||
      empty.has(whole) ||
      fields.has(whole) ||
      (isDocumentTitle(text) && (kind === null || whole === lines[0]))
    )
      return { ...line, heading: null };
    if (kind !== null && !hasDates(line, first)) {
      const isCertain = certainLines.has(whole);
      // Nothing that a title could be a part of stands above the first one.
      const isFirst = isCertain && isAlone(line) && first.isBold && !body.isBold && at < firstLearned;
      const isTitle = learned.length === 0 ? isCertain : isLearned || (isCertain && !isWeaker(first, learned, body));
      // The names of jobs and schools in capitals alone on a line are titles in whatever size.
      const isPlain = isCertain && /^(?:work|education)$/u.test(kind) && isCapitals(text) && isAlone(line);
      const isBoxed = formTitle(whole) !== null || boxes.has(whole) || overTables.has(whole);
      const stands = isTitle || isPlain || isBoxed || isFirst;
      if (stands) return { ...line, heading: { kind, name: nameOf(text), confidence: isLearned ? 0.98 : 0.85 } };
      // In files without any style a known title alone on its line is one.
      if (learned.length === 0 && isAlone(line) && first.text.length < 40) {
        return { ...line, heading: { kind, name: nameOf(text), confidence: 0.6 } };
      }
    }
    const isTitle = alike.has(whole) || (isLearned && look >= 1 && isTitleLike(line, first, body, isInGutter(line)));
    if (!isTitle || isIndented(line, certainLines)) return { ...line, heading: null };
    const guessed = kindByWord(text) ?? (isContactTitle(text) ? "contact" : "other");
    return { ...line, heading: { kind: guessed, name: nameOf(text), confidence: 0.55 } };
  });
  // What is set like a title above the first one that is certain says what the person is.
  const begin = marked.findIndex(({ heading }) => heading !== null && heading.confidence >= 0.6);
  const repeated = repeatedIn(marked.flatMap(({ heading }) => (heading ? [heading.name] : [])));
  // Nor is the first line of a file, or the one below the title of the whole document, an unknown title: it is the name.
  const nameAt = marked.findIndex(({ text }) => !isDocumentTitle(text));
  const titled = marked.map((line, at) =>
    repeated.has(partName(line.heading?.name ?? "")) ||
    namesDates(line, marked[at - 1]) ||
    (at === 1 && isOfName(line, marked[0])) ||
    (at < begin && line.heading?.kind === "other" && (at === nameAt || scoresOf(line.text).role >= 1.6))
      ? { ...line, heading: null }
      : line,
  );
  const isByCapitals = learned.every(({ size, isBold }) => size < body.size * 1.08 && isBold === body.isBold);
  const named = withoutEntryTitles(titled, isByCapitals);
  const told = withoutRolesAsTitles(withoutHeadlineTitles(withoutLowerTitles(withoutPartsOfJobs(named, body))));
  return withParts(
    withoutOveruse(joinStacked(withoutFirstLines(told)), certain.length, body).map(({ stacked: _, ...line }) => line),
  );
}

/** Titles at one place beside the text of their sections, where there are several of them. */
function titleColumnOf(rows: readonly Line[]): ReadonlySet<Line> {
  const isBesideOne = (line: Line) => {
    const [title, text] = line.segments;
    return (
      title !== undefined && text !== undefined && line.text.length > title.text.length * 2 && title.text.length < 30
    );
  };
  const stands = rows.filter(isBesideOne);
  const like = (line: Line) =>
    stands.filter((one) => Math.abs(one.x - line.x) < 2).map(({ segments }) => segments[0]?.text);
  return new Set(stands.filter((line) => new Set(like(line)).size > (line.isCell ? 1 : 2)));
}

/** What stands in every entry ("项目描述", "Highlights") is the label of a part of it, and no title of a section. */
function repeatedIn(titles: readonly string[]): ReadonlySet<string> {
  const names = titles.map(partName);
  const often = (name: string) => (partsOfEntries.test(name) ? 1 : 3);
  return new Set(names.filter((name) => names.filter((one) => one === name).length > often(name)));
}

/** Below the first line of a file, in its style and close to it, stands the rest of the name. */
function isOfName(line: MarkedLine, first: MarkedLine | undefined): boolean {
  const [one, two] = [first?.segments[0], line.segments[0]];
  const isUnknown = (title: MarkedLine["heading"] | undefined) => (title?.kind ?? "other") === "other";
  if (!first || !isUnknown(first.heading) || !isUnknown(line.heading) || !one || !two) return false;
  return (
    isSetLike(one, two) &&
    line.column === first.column &&
    line.gap < two.size * 1.7 &&
    !/[^\p{L}\s'’.-]/u.test(line.text)
  );
}

/** A row of the form "Title    text" counts by its first segment. */
function headingText(line: Line, first: Segment): string {
  const inForm = formTitle(line);
  if (inForm !== null) return inForm;
  return isBeside(line) && !isInTwoLanguages(line.segments.map(({ text }) => text))
    ? first.text
    : line.text.replace(/\t/g, " ");
}

/** True for the second line of a bold name that did not fit on one: it may be a word that is a title elsewhere. */
function goesOnFrom(above: Line | undefined, line: Line, body: Body): boolean {
  const [one, two] = [above?.segments[0], line.segments[0]];
  if (!above || !one || !two || body.isBold || !one.isBold || !two.isBold || line.isParagraph) return false;
  const isAlike = Math.abs(one.size - two.size) < 0.4 && Math.abs(one.x - two.x) < 2 && one.color === two.color;
  const isNear = above.column === line.column && above.page === line.page && line.gap < two.size * 1.7;
  const isTitle = isCapitals(two.text) || kindOfHeading(one.text) !== null;
  return isAlike && isNear && !isTitle && above.segments.length === 1 && line.segments.length === 1;
}

/** Beside a title may stand the dates of the first entry. */
function hasDates(line: Line, first: Segment): boolean {
  return findDates(isBeside(line) ? first.text : line.text).length > 0;
}

/** Japanese forms name the columns of years and months in the row of a title: "年 | 月 | 免許・資格". */
function formTitle(line: Line): string | null {
  const title = /^年(?:[\s\t]*月[\s\t]*|\t)(\S.*)$/u.exec(line.text)?.[1];
  return title !== undefined && kindOfHeading(title) !== null ? title : null;
}

/** The box of a form may have a title that is set like its text. */
function isInBox(line: Line): boolean {
  const [first, note, ...more] = line.segments;
  // Behind the title may stand in brackets how the box is to be filled in.
  if (first && note && more.length === 0 && /^[（(].*[)）]?$/u.test(note.text)) return isBoxTitle(first.text);
  return isAlone(line) && /^[\p{Script=Han}\u3040-\u30FF\p{Script=Hangul}]/u.test(line.text) && isBoxTitle(line.text);
}

/** "学历 | 硕士 | 婚姻状况 | 未婚": a row with a second label says two things of the person. */
function isFactRow({ segments }: Line): boolean {
  const [label, said, second] = segments;
  // "Career | 신입 | Phone | 010-…"
  const isPair = segments.length === 4 && /^(?:phone|email|birth)$/u.test(`${labelOf(second?.text ?? "")}`);
  if (isPair) return true;
  if (!label || !said || labelOf(label.text) === undefined || labelOf(said.text) !== undefined) return false;
  return segments.slice(2).some(({ text }) => labelOf(text) !== undefined);
}

function nameOf(text: string): string {
  return (
    text
      .replace(/[\uE000-\uE00F]/gu, " ")
      .replace(/^[^\p{L}\p{N}(（]+|[:：\s_\-–—=*~#»】\]》>＞〉〕|]+$/gu, "")
      .replace(
        /^(?:[一二三四五六七八九十]+\s*[、.．])\s*|^\d{1,2}(?:[.)、．]\s?|\s)(?=\p{L}{2})|^(?:[IVX]{1,4}|[A-H])[.)]\s(?=\p{L}{2})/u,
        "",
      )
      .replace(/^(?:\p{Lu}|\p{L}) (?:[\p{L}&] )+\p{L}$/u, (spaced) => spaced.replace(/ /g, ""))
      .replace(/(?<=^[\u4E00-\u9FFF])\s+(?=[\u4E00-\u9FFF]$)/u, "")
      // What a form says about how a field is to be filled, or what all of it comes to, is no part of its name.
      .replace(/\s*[（(][^（()）]*(?:記入|書く|記載|기재|작성|포함|제외|최종\s?학력)[^（()）]*[)）]$/u, "")
      .replace(/\s+/g, " ")
      .trim()
  );
}

type Style = { size: number; isBold: boolean; color: string; font: string; isCapitals: boolean };
const styleOf = (segment: Segment): Style => ({
  size: segment.size,
  isBold: segment.isBold,
  color: segment.color,
  font: segment.font,
  isCapitals: isCapitals(segment.text),
});

function isSame(style: Style, segment: Segment): boolean {
  return (
    Math.abs(style.size - segment.size) < 0.6 &&
    style.isBold === segment.isBold &&
    style.color === segment.color &&
    style.font === segment.font &&
    (style.isCapitals === isCapitals(segment.text) || !/[a-z]/i.test(segment.text))
  );
}

/**
 * The styles of the certain titles that are used more for titles than for anything else. A title that is set smaller
 * than most belongs to what stands in a section ("Languages:" among the skills).
 */
function learn(certain: readonly Line[], lines: readonly Line[], body: Body): Style[] {
  const styles: { style: Style; titles: number; columns: Set<string> }[] = [];
  for (const line of certain) {
    const first = line.segments[0] as Segment;
    const same = styles.find(({ style }) => isSame(style, first));
    if (same) {
      same.titles += 1;
      same.columns.add(line.column);
    } else styles.push({ style: styleOf(first), titles: 1, columns: new Set([line.column]) });
  }
  // The titles of a side column may be smaller than those of the main one.
  const largestBeside = (columns: ReadonlySet<string>) =>
    Math.max(
      0,
      ...styles
        .filter((one) => one.titles > 1 && (columns.size > 1 || [...one.columns].some((key) => columns.has(key))))
        .map(({ style }) => style.size),
    );
  // One title as small as the text, among many larger ones, is the name of an entry that happens to be a title elsewhere.
  const isBelowMany = (size: number, columns: ReadonlySet<string>) =>
    size < body.size * 1.05 &&
    styles.some(
      (one) => one.titles > 2 && one.style.size > size * 1.1 && [...one.columns].some((key) => columns.has(key)),
    );
  return styles
    .filter(({ style, titles, columns }) => {
      // What begins with the mark of a list or has dates is no title, however it is set.
      const mayBe = (line: Line) => bulletOf(line) === "" && findDates(line.text).length === 0;
      const like = lines.filter((line) => isSame(style, line.segments[0] as Segment) && mayBe(line));
      // Larger lines that stand alone, each above some text, are titles, however few of them the table knows.
      const isApart =
        style.size > body.size * 1.2 &&
        titles > 1 &&
        like.every((line) => isAlone(line) && isTitleLike(line, line.segments[0] as Segment, body, false)) &&
        !lines.some((line, at) => like.includes(line) && like.includes(lines[at + 1] as Line));
      const isBody =
        Math.abs(style.size - body.size) < 0.6 &&
        style.isBold === body.isBold &&
        style.color === body.color &&
        !style.isCapitals;
      return (
        !isBody &&
        (titles / like.length > 0.3 || isApart) &&
        style.size > largestBeside(columns) * 0.8 &&
        (titles > 1 || like.length === 1 || (styles.length < 3 && !isBelowMany(style.size, columns)))
      );
    })
    .map(({ style }) => style);
}

function isWeaker(segment: Segment, learned: readonly Style[], body: Body): boolean {
  const smallest = Math.min(...learned.map(({ size }) => size));
  return segment.size < smallest * 0.93 || (segment.size <= body.size * 1.05 && smallest > body.size * 1.1);
}

/** Resumes of some lands name the level of each school above it. */
const levelOfStudies =
  /^(?:tertiary|secondary|primary|elementary|college|vocational|(?:senior |junior )?high ?school|(?:post|under)?-?graduate|doctorate|doctoral|masters?|bachelors?)(?: level| education| school| studies)?\s*:?$/iu;

function isTitleLike(line: Line, first: Segment, body: Body, isInGutter: boolean): boolean {
  // "三、畢業專題": the mark behind a number is none of a sentence.
  const text = (isBeside(line) ? first.text : line.text).replace(/^\s*[一二三四五六七八九十]{1,3}\s*[、.．]\s*/u, "");
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  return (
    (letters > 1 || (/^\p{Script=Han}$/u.test(text.trim()) && first.size > body.size * 1.2)) &&
    text.length <= (isCapitals(text) || first.size > body.size * 1.12 || /\s[&/]\s/u.test(text) ? 60 : 45) &&
    !/@|https?:|www\./u.test(text) &&
    !/^以\s*上$/u.test(text.trim()) &&
    !(levelOfStudies.test(text.trim()) || labelsPerson(first.text)) &&
    // "References available upon request" is all that such a section would say.
    !/\s(?:(?:up)?on request|auf (?:anfrage|wunsch)|sur demande)$/iu.test(text.trim()) &&
    !namesColumns(line) &&
    !/[.;,。；，]$/u.test(text.trim().replace(/(?<=\p{Lu}{3})\.$/u, "")) &&
    !(/[\u3040-\u30FF\u4E00-\u9FFF]/u.test(text) && (widthOf(text) > 22 || /[。，、！]/u.test(text))) &&
    !/^[•●○▪■◦–-]\s/u.test(text) &&
    findDates(isInGutter ? `${text}\t${line.segments[1]?.text}` : line.text).length === 0 &&
    (line.segments.length === 1 || isBeside(line)) &&
    first.size >= body.size * 0.95
  );
}

/** True for a line to the right of the edge at which all certain titles of its column stand: it is the text of one. */
function isIndented(line: Line, certain: ReadonlySet<Line>): boolean {
  const lefts = [...certain].filter(({ column }) => column === line.column).map(({ x }) => x);
  const edge = Math.max(...lefts);
  return lefts.length > 1 && edge - Math.min(...lefts) < 3 && line.x > edge + line.size * 3;
}

/** How long a text is in Chinese letters, of which each is as wide as two others. */
function widthOf(text: string): number {
  return text.length - (text.match(/[ -~]/gu)?.length ?? 0) / 2;
}

/** Where far more unknown lines than known titles have their style, it is the style of entries. */
function withoutOveruse(lines: StackedLine[], certain: number, body: Body): StackedLine[] {
  const guessed = new Set(
    lines.filter(({ heading }) => heading !== null && heading.confidence < 0.6 && heading.kind === "other"),
  );
  if (guessed.size <= Math.max(3, certain)) return lines;
  // Titles that stand out, each with something below it, may be more than the table knows.
  // So may larger ones, where none stands right below another title, as the first entry of a section would.
  const isBelowTitle = lines.some((line, at) => guessed.has(line) && (lines[at - 1]?.heading ?? null) !== null);
  const least = isBelowTitle ? 1.5 : 1.2;
  const isStrong = [...guessed].every((line) => lookOf(line, body) >= 2 || line.size > body.size * least);
  const bare = lines.filter((line, at) => guessed.has(line) && (lines[at + 1]?.heading ?? null) !== null).length;
  if (certain > 1 && guessed.size <= certain * 3 && isStrong && bare <= guessed.size * 0.2) return lines;
  return lines.flatMap((line) => (guessed.has(line) ? [{ ...line, heading: null }, ...(line.stacked ?? [])] : [line]));
}
