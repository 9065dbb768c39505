import { findDates } from "../dates/date-ranges.ts";
import type { Line, Segment, StyledPiece } from "../lines/lines.ts";
import { bulletOf, joinLines, joinSegments } from "../lines/paragraphs.ts";
import { withSegments } from "../lines/segments.ts";
import type { Body } from "../lines/title-look.ts";
import { isPlace, mayNameStudies, type Scores, scoresOf } from "../terms/classify.ts";
import { wideLetters } from "../terms/wide-parts.ts";
import { openWords } from "../words/open-ends.ts";

/** Lines of the head of an entry that did not fit on one are joined before entries are told apart. */

type Look = { size: number; isBold: boolean; isItalic: boolean; x: number; middle: number };
export const lookOf = ({ segments, x, right }: Line): Look => {
  const first = segments.find((segment) => findDates(segment.text).length === 0) ?? segments[0];
  return {
    size: first?.size ?? 0,
    isBold: first?.isBold ?? false,
    isItalic: first?.isItalic ?? false,
    x: first?.x ?? 0,
    middle: (x + right) / 2,
  };
};
/** Lines of a centred text begin at different places, and have their middle in common. */
export const isSameLook = (a: Look, b: Look) =>
  Math.abs(a.size - b.size) < 0.5 &&
  a.isBold === b.isBold &&
  a.isItalic === b.isItalic &&
  (Math.abs(a.x - b.x) < 6 || Math.abs(a.middle - b.middle) < 1);

const isSetApart = (line: Line, body: Body) =>
  (line.isBold && !body.isBold) || line.size > body.size * 1.08 || (line.color !== body.color && !line.isItalic);

/** Lines of a centred column begin at different places. */
function isCentredLike(above: Line, line: Line): boolean {
  const isAlike = isSameLook({ ...lookOf(above), x: 0 }, { ...lookOf(line), x: 0 });
  return isAlike && Math.abs(above.x + above.right - line.x - line.right) < 4;
}

/** Words that end no name: what they begin stands on the next line. */
export const openEnd = new RegExp(`(?:[\\s-](?:${openWords})|[&,-])$`, "iu");

/** A bold or large name that does not fit on one line of a narrow column goes on in the same style on the next. */
export function joinHeads(lines: readonly Line[], body: Body): Line[] {
  const rights = new Map<string, number>();
  for (const line of lines)
    rights.set(line.column, Math.max(rights.get(line.column) ?? 0, line.right, line.wrapped?.right ?? 0));
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [first, ...others] = line.segments;
    const last = above?.segments[0];
    const isAlike =
      above !== undefined &&
      first !== undefined &&
      last !== undefined &&
      others.length === 0 &&
      above.segments.length === 1 &&
      isSetApart(line, body) &&
      isSetApart(above, body) &&
      !line.isParagraph &&
      (isSameLook(lookOf(above), lookOf(line)) || isCentredLike(above, line)) &&
      line.column === above.column &&
      line.page === above.page &&
      line.gap < line.size * 1.75 &&
      findDates(`${above.text} ${line.text}`).length === 0 &&
      bulletOf(line) === "" &&
      bulletOf(above) === "";
    const word = (/^\S+/u.exec(line.text)?.[0] ?? "").length + 1;
    const isFull =
      above !== undefined && above.right + Math.min(14, word) * line.size * 0.5 > (rights.get(above.column) ?? 0);
    const endsOpen = above !== undefined && openEnd.test(above.text);
    if (above && first && isRestOfDated(above, line)) {
      const wrapped = { right: Math.max(above.wrapped?.right ?? 0, above.right), gap: line.gap };
      joined[joined.length - 1] = { ...withRest(above, line, first), wrapped };
      continue;
    }
    if (above && first && isRestOfName(above, line)) {
      joined[joined.length - 1] = withRestOfName(above, line, first);
      continue;
    }
    if (above && first && (closesName(above, line) || (isFull && isRestOfStyle(above, line, first)))) {
      joined[joined.length - 1] = withRest(above, line, first);
      continue;
    }
    const edge = above ? Math.max(rights.get(above.column) ?? 0, above.left + above.width * 0.6) : 0;
    if (above && first && isRestOfRow(above, line, edge)) {
      joined[joined.length - 1] = withRest(above, line, first);
      continue;
    }
    // In a wide column only a long line leaves no room for the next word; what stands in a narrow one is joined before.
    const isCentred = above !== undefined && Math.abs(above.x - line.x) > 3;
    const mayBeFull = above !== undefined && (above.text.length > 50 || (isCentred && above.width < line.size * 24));
    const isOfStudies = above !== undefined && endsOpen && mayNameStudies(above.text);
    if (above && first && last && (isOfStudies || isBelowDates(joined)) && isRestOfLine(above, line, endsOpen)) {
      joined[joined.length - 1] = withMore(above, line, last, first);
      continue;
    }
    if (isAlike && (/^\p{Ll}|^&/u.test(line.text) || endsOpen || (isFull && mayBeFull))) {
      joined[joined.length - 1] = withMore(above, line, last, first);
    } else joined.push(line);
  }
  return joined;
}

function withMore(above: Line, line: Line, last: Segment, rest: Segment): Line {
  const text = joinLines(above.text, line.text);
  const pieces = [...last.pieces, ...rest.pieces.map((one) => ({ ...one, text: ` ${one.text}` }))];
  return {
    ...above,
    text,
    segments: [{ ...last, text, pieces }],
    right: line.right,
    wrapped: { right: Math.max(above.wrapped?.right ?? 0, above.right), gap: line.gap },
    y: line.y,
  };
}

/** "2012 – 2014 • Diploma of Maps • School of the", then "Lakes, Springfield": a small word ends no head that its dates begin. */
function isRestOfDated(above: Line, line: Line): boolean {
  const [first] = findDates(above.text);
  const text = above.segments.at(-1);
  return (
    first !== undefined &&
    text !== undefined &&
    first.from <= 2 &&
    // What goes on in small letters behind its dates is a sentence.
    /^[^\p{L}\d]*[\p{Lu}\d]/u.test(above.text.slice(first.to)) &&
    openEnd.test(above.text) &&
    /\p{L}{2}/u.test(text.text) &&
    line.segments.length === 1 &&
    !line.isParagraph &&
    line.column === above.column &&
    line.page === above.page &&
    line.gap < line.size * 1.75 &&
    Math.abs(line.size - text.size) < 1.2 &&
    Math.min(Math.abs(line.x - above.x), Math.abs(line.x - text.x)) < 6 &&
    above.text.length < 240 &&
    bulletOf(line) === "" &&
    bulletOf(above) === "" &&
    findDates(line.text).length === 0
  );
}

/** A quotation or a bracket that a line opens and does not close. */
const openSign = /[„“«(（][^„“”"«»()（）]{0,50}$/u;
const closingSign = /^[^„“”"«»()（）]{2,60}[”“"»)）]/u;

/** "Lyzeum „Zum", then "Alten See“, Kiel": a name whose bracket or quotation is open goes on in the line below. */
function closesName(above: Line, line: Line): boolean {
  return (
    above.text.length < 110 &&
    line.text.length < 110 &&
    line.segments.length === 1 &&
    line.column === above.column &&
    line.page === above.page &&
    line.gap < line.size * 1.75 &&
    bulletOf(line) === "" &&
    bulletOf(above) === "" &&
    openSign.test(above.text) &&
    closingSign.test(line.text) &&
    findDates(line.text).length === 0
  );
}

/** "**BSc Maps** University", then "of Lakes": the second name of a line goes on in its own style below the first. */
function isRestOfStyle(above: Line, line: Line, only: Segment): boolean {
  const pieces = (above.segments.at(-1)?.pieces ?? []).filter(({ text }) => /\p{L}/u.test(text));
  const [first, last] = [pieces[0], pieces.at(-1)];
  const isLike = (one: StyledPiece) =>
    one.isBold === last?.isBold && one.isItalic === last?.isItalic && one.look === last?.look;
  return (
    first?.isBold === true &&
    last?.isBold === false &&
    above.right > above.left + above.width * 0.7 &&
    only.pieces.every(isLike) &&
    line.segments.length === 1 &&
    !line.isParagraph &&
    line.column === above.column &&
    line.page === above.page &&
    line.text.length < 50 &&
    line.gap < line.size * 1.5 &&
    Math.abs(line.size - above.size) < 0.4 &&
    Math.abs(line.x - (above.segments.at(-1)?.x ?? 0)) < 3 &&
    !/[.:;]/u.test(above.text + line.text) &&
    bulletOf(line) === "" &&
    bulletOf(above) === "" &&
    findDates(`${above.segments.at(-1)?.text} ${line.text}`).length === 0
  );
}

/** True where the last of the lines stands right below dates alone, or one line lower. */
function isBelowDates(lines: readonly Line[]): boolean {
  return lines.slice(-3, -1).some(({ text }) => {
    const [date] = findDates(text);
    return date !== undefined && text.length - (date.to - date.from) < 6;
  });
}

/** "Technical School of Electronics", then "and Maps": the head of an entry in a narrow column goes on in small letters. */
function isRestOfLine(above: Line, line: Line, endsOpen: boolean): boolean {
  return (
    above.segments.length === 1 &&
    line.segments.length === 1 &&
    !line.isParagraph &&
    line.column === above.column &&
    line.page === above.page &&
    line.gap < line.size * 1.75 &&
    Math.abs(above.x - line.x) < 6 &&
    Math.abs(above.size - line.size) < 0.4 &&
    above.isBold === line.isBold &&
    (/^\p{Ll}{2}/u.test(line.text) || endsOpen) &&
    above.text.length < 60 &&
    above.text.length + line.text.length < 110 &&
    !/[.;:,]$/u.test(above.text) &&
    bulletOf(line) === "" &&
    bulletOf(above) === "" &&
    findDates(`${above.text} ${line.text}`).length === 0
  );
}

/** "Société Générale    2021 – 2023", then "d'Horlogerie" below the name: beside dates there was no room for it. */
function isRestOfName(above: Line, line: Line): boolean {
  const [name, dates, ...more] = above.segments;
  const [only, ...others] = line.segments;
  if (!name || !dates || !only || more.length > 1 || others.length > 0 || line.isParagraph) return false;
  return (
    findDates(name.text).length === 0 &&
    findDates(dates.text).length > 0 &&
    more.every(({ text }) => isPlace(text)) &&
    (/^\p{Ll}/u.test(only.text) || openEnd.test(name.text)) &&
    !isRoleBelowName(name.text, only.text) &&
    Math.abs(only.x - name.x) < 2 &&
    Math.abs(only.size - name.size) < 0.2 &&
    only.isBold === name.isBold &&
    only.color === name.color &&
    only.right < dates.x + 40 &&
    line.column === above.column &&
    line.page === above.page &&
    line.gap < only.size * 1.75 &&
    line.text.length < 40 &&
    bulletOf(line) === ""
  );
}

/** "Acme Institute", then "instructor of drama": below a company a job may be written in small letters. */
function isRoleBelowName(name: string, text: string): boolean {
  const { role, organisation } = scoresOf(name);
  return organisation >= 1.2 && role < 1.2 && scoresOf(text).role >= 1.6;
}

function withRestOfName(above: Line, line: Line, rest: Segment): Line {
  const [name, ...beside] = above.segments as [Segment, Segment];
  const text = joinLines(name.text, rest.text);
  const pieces = [...name.pieces, ...rest.pieces.map((one) => ({ ...one, text: ` ${one.text}` }))];
  const segments = [{ ...name, text, pieces }, ...beside];
  return { ...withSegments(above, segments), y: line.y };
}

/** A full line of Chinese letters behind its dates may go on where the dates begin. */
function isRestAtEdge(above: Line, only: Segment, text: Segment, right: number): boolean {
  const isWide = wideLetters.test(only.text.slice(0, 1)) && wideLetters.test(text.text.slice(-1));
  return isWide && Math.abs(only.x - above.x) < 1.5 && text.right + only.size * 1.2 > Math.max(right, above.edge ?? 0);
}

/** True for what did not fit on the row of a dated label: it goes on below the text of that row, in its size. */
function isRestOfRow(above: Line, line: Line, right: number): boolean {
  const labels = above.segments.slice(0, -1);
  const text = above.segments.at(-1);
  const label = labels.at(-1);
  const [only, ...others] = line.segments;
  if (!label || !text || !only || others.length > 0 || labels.length > 2 || line.isParagraph || line.isBox)
    return false;
  const word = (/^\S+/u.exec(line.text)?.[0] ?? "").length + 1;
  const isAtEdge = isRestAtEdge(above, only, text, right);
  return (
    labels.some((one) => findDates(one.text).length > 0) &&
    label.right < text.x &&
    text.x < above.left + above.width * 0.45 &&
    (Math.abs(only.x - text.x) < 3 || isAtEdge) &&
    Math.abs(only.size - text.size) < 0.4 &&
    line.column === above.column &&
    line.page === above.page &&
    line.gap < only.size * (isAtEdge ? 1.8 : 1.5) &&
    text.right + Math.min(14, word) * only.size * 0.5 > right - 4 &&
    findDates(line.text).length === 0 &&
    bulletOf(line) === "" &&
    !/[.:;]$/u.test(text.text) &&
    !namesAnother(text.text, line.text)
  );
}

/** True for a line with a label, and for who taught or gave the job below what it was. */
export function namesAnother(above: string, text: string): boolean {
  if (/^\p{Lu}[\p{L} ]{2,20}:\s|^Firma\s\p{Lu}/u.test(text)) return true;
  const [one, two] = [scoresOf(above), scoresOf(text)];
  const isOpen = openEnd.test(above) || /[＆–]$/u.test(above);
  const title = (scores: Scores) => Math.max(scores.degree, scores.role);
  const name = (scores: Scores) => Math.max(scores.school, scores.organisation);
  const isTitle = title(one) >= 1.6 && title(one) > name(one);
  return !isOpen && isTitle && name(two) >= 1.6 && name(two) > title(two);
}

function withRest(above: Line, line: Line, rest: Segment): Line {
  const segment = joinSegments(above.segments.at(-1) as Segment, rest);
  const segments = [...above.segments.slice(0, -1), segment];
  return { ...withSegments(above, segments), y: line.y, right: segment.right };
}
