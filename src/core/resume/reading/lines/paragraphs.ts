import { escapeHtml } from "../../rich-text/escape.ts";
import { isBulletMark, singleSpaced } from "../letters/clean.ts";
import { listMarks } from "../letters/signs.ts";
import { isAboutEmployer } from "../terms/circumstances.ts";
import { isTechnologyList } from "../terms/technology-lists.ts";
import { openWords } from "../words/open-ends.ts";
import type { Line, Segment, StyledPiece } from "./lines.ts";
import { edgesOf } from "./text-edges.ts";

/** A paragraph or an entry of a list, put together from the lines on which it stands. */
export type Paragraph = { isListed: boolean; pieces: StyledPiece[]; text: string; lines: Line[] };

const mark = new RegExp(`^\\s*([${listMarks}\\uE000])\\s*(?=\\S)`, "u");
const dash = /^\s*[-–—−‐‑－―]\s*(?=[^\s\d-])/u;
const numbered = /^\s*(?:[（(]?\d{1,2}[)）]\s*|\d{1,2}[.、．，]\s*(?=[^\d\s])|[①-⑳]\s*|[a-h]\)\s*)(?=\S)/u;

/** Returns the mark at the head of a line with what surrounds it, or an empty text. */
export function bulletOf(line: Line): string {
  const first = line.segments[0];
  if (!first) return "";
  const [, second] = line.segments;
  if (second && (isBulletMark(first.text) || isMarkApart(first.text, second.text))) return first.text;
  return markAt(first.text);
}

/** "–" or "1." far before a text: with the text right behind it, it would be a mark. */
function isMarkApart(mark: string, text: string): boolean {
  return mark.length < 4 && markAt(`${mark} ${text}`).trim() === mark.trim();
}

/** Returns the mark of a list at the head of a text, or an empty text. */
export function markAt(text: string): string {
  return mark.exec(text)?.[0] ?? dash.exec(text)?.[0] ?? numbered.exec(text)?.[0] ?? "";
}

/**
 * Returns the mark of a line below the lines of another paragraph. "- 2019 …" has one below the same dash alone; "-pflege"
 * below "Datenanalyse," has none.
 */
function markOf(line: Line, [first, ...others]: readonly Line[]): string {
  const bullet = bulletOf(line);
  const above = others.at(-1) ?? first;
  if (first === undefined || above === undefined) return bullet;
  if (
    bullet !== "" &&
    /^-\p{Ll}/u.test(line.text) &&
    /(?:,|\bund)$/u.test(above.text.trim()) &&
    !/^-/u.test(first.text)
  )
    return "";
  const dash = /^([-–—])\s+(?=\d)/u.exec(line.text);
  const isBelow = above.column === line.column && Math.abs(first.x - line.x) < 1.5;
  return dash && isBelow && bulletOf(first).trim() === dash[1] ? dash[0] : bullet;
}

/** Where the text of a listed line begins. */
function textStart(line: Line, bullet: string): number {
  const first = line.segments[0];
  if (!first) return line.x;
  if (line.segments.length > 1 && bullet === first.text) return line.segments[1]?.x ?? line.x;
  return first.x + Math.min(2.2, bullet.length) * first.size * 0.4;
}

/** Returns a segment that says another text in its own style. */
export function withWords(segment: Segment, text: string): Segment {
  return { ...segment, text, pieces: [{ text, isBold: segment.isBold, isItalic: segment.isItalic, look: "" }] };
}

/**
 * Joins lines into paragraphs: wrapped lines by indent and by how full the line above is. `among`: all lines of the
 * section that these are of, as the longest of a few short ones is not full.
 */
export function paragraphsOf(lines: readonly Line[], among: readonly Line[] = lines): Paragraph[] {
  const paragraphs: (Paragraph & { start: number; x: number })[] = [];
  const texts = among.filter(({ segments }) => segments.length === 1);
  const rights = edgesOf([...lines, ...texts], ({ page, column }) => `${page}${column}`);
  const least = leastGap(lines);
  const closest = Math.min(least, leastGap(among));
  const told = sentencesIn(lines);
  for (const line of lines) {
    const leading = least * line.size;
    const bullet = markOf(line, paragraphs.at(-1)?.lines ?? []);
    const isOnlyMark = line.segments.length === 1 && isBulletMark(line.text);
    if (isOnlyMark) {
      paragraphs.push({ isListed: true, pieces: [], text: "", lines: [line], start: line.x + line.size, x: line.x });
      continue;
    }
    const before = paragraphs.at(-1);
    const above = before?.lines.at(-1);
    if (
      before &&
      above &&
      bullet === "" &&
      !told.has(line) &&
      goesOn(before, above, line, rights, { leading, closest: closest * line.size })
    ) {
      append(before, line);
      continue;
    }
    const pieces = piecesOf(line, bullet);
    const text = textOf(pieces);
    paragraphs.push({
      isListed: bullet !== "" && !isAboutEmployer(line.text),
      pieces,
      text,
      lines: [line],
      start: textStart(line, bullet),
      x: line.x,
    });
  }
  return paragraphs
    .filter(({ text }) => text !== "")
    .map(({ isListed, pieces, text, lines: of }) => ({ isListed, pieces, text, lines: of }));
}

/** In points: how far apart the lines of a text stand, and the closest of its whole section. */
type Leading = { leading: number; closest: number };

/** In sizes of the type: how far apart the lines that stand closest do, at most three. */
function leastGap(lines: readonly Line[]): number {
  return Math.min(3, ...lines.map(({ gap, size }) => gap / Math.max(1, size)).filter((gap) => gap > 0.9));
}

/**
 * Where most lines of a text end with a full stop, each sentence stands on lines of its own, without the mark of a list.
 * Returns the lines that begin one below another.
 */
function sentencesIn(lines: readonly Line[]): ReadonlySet<Line> {
  const begins = new Set<Line>();
  let block: Line[] = [];
  const close = () => {
    const others = block.slice(0, -1);
    const ended = others.filter(({ text }) => /\p{L}[.!?]$/u.test(text.trim())).length;
    // What goes on below the mark of a list is one text.
    const isListed = block[0] !== undefined && bulletOf(lines[lines.indexOf(block[0]) - 1] ?? block[0]) !== "";
    const isTold = !isListed && ended >= (others.length > 1 ? Math.max(2, others.length * 0.6) : 1);
    if (isTold && /[.!?]$/u.test(block.at(-1)?.text.trim() ?? ""))
      block.forEach((line, at) => {
        if (/[.!?]$/u.test(block[at - 1]?.text.trim() ?? "") && /^\p{Lu}/u.test(line.text)) begins.add(line);
      });
    block = [];
  };
  for (const line of lines) {
    const above = block.at(-1);
    const isSame =
      above?.column === line.column && Math.abs(above.size - line.size) < 0.4 && above.isBold === line.isBold;
    const isText = bulletOf(line) === "" && line.segments.length === 1 && !line.isParagraph && !wide.test(line.text);
    if (!isSame || !isText || Math.abs(above.x - line.x) > 2) close();
    if (isText) block.push(line);
  }
  close();
  return begins;
}

/** What ends no text: a comma, an open bracket, a word that another one follows. "A" alone may end a name, and no sentence. */
const openEnd = new RegExp(`[,，、\\-–(（/&]$|(?<![\\p{L}\\p{N}])(?:a|${openWords})$`, "u");

function goesOn(
  before: Paragraph & { start: number; x: number },
  above: Line,
  line: Line,
  rights: ReadonlyMap<string, number>,
  { leading, closest }: Leading,
): boolean {
  if (before.text === "") return true;
  if (line.isParagraph) return false;
  const longest = Math.max(rights.get(`${above.page}${above.column}`) ?? 0, above.textEdge ?? 0);
  const full = Math.max(longest, above.left + above.width * 0.7);
  // A line is full where the first word of the next one would have found no room.
  const endsOpen = openEnd.test(above.text.trim());
  const inexact = endsOpen ? 1.5 : wide.test(line.text[0] ?? "") ? 0.3 : 0.5;
  const isFull = above.right + firstWord(line) > full - above.size * inexact;
  // Lines may be set far apart, but then all of them are.
  const isHung = before.isListed && line.x >= before.x + 1.5;
  const most = Math.max(above.size * 2.1, line.size * 2.1, closest * 1.15, isHung ? leading * 1.2 : 0);
  const isNear = line.page !== above.page || line.gap <= most;
  if (!isNear) return false;
  // More room than between the lines of one paragraph, after the end of a sentence, begins another.
  if (line.page === above.page && line.gap > leading * 1.1 + 0.4 && /[.!?。！？；;:：)）]$/u.test(above.text.trim()))
    return false;
  const startsLow = /^[\p{Ll},;)]/u.test(line.text);
  if (labelsAnother(before.text, above, line)) return false;
  // So does far more room before a word with a capital.
  const isApart = line.page === above.page && line.gap > leading * 1.4 && /^\p{Lu}/u.test(line.text);
  if (isApart && !/[,\-–(/&]$/u.test(above.text.trim())) return false;
  const isEnded = /[.!?。！？；;:：]$/u.test(above.text.trim());
  const isTight = line.gap <= leading * 1.12;
  // A bold word may be all that stands on the last line of a text.
  const isRest = isFull && isTight && /[.,;]$/u.test(line.text.trim());
  if (before.isListed) {
    // Among marked lines one without a mark that begins with a small letter goes on with what is above it.
    if (startsLow && !isEnded && isTight && line.x > before.x - line.size * 0.35 && !line.isBold) return true;
    // A row of smaller type below a list with more room than its lines have says something else: tags, a note.
    const isSmaller = line.size < above.size * 0.94 && !startsLow && line.page === above.page;
    if (isSmaller && line.gap > leading * 1.25) return false;
    const isHanging = line.x >= before.x + 1.5 && line.x >= before.start - line.size * 0.9;
    const isDrawn = before.lines[0]?.segments[0]?.isMarked === true && Math.abs(line.x - before.x) < 1.5;
    if (isDrawn && (!line.isBold || isRest) && (startsLow || endsOpen || isTight)) return true;
    if (!endsOpen && line.x < before.x + 1.5 && listsTechnologies(above.text, line.text)) return false;
    if (isHanging) return isFull || startsLow || endsOpen || line.x <= before.start + line.size * 1.2;
    return isFull && Math.abs(line.x - before.x) < line.size * 2.5 && (!line.isBold || isRest);
  }
  // Chinese that is not at the end of a sentence goes on, also where what goes on happens to be bold.
  const isOpen = wide.test(above.text.at(-1) ?? "") && !/[。；！？：)）】」』]$/u.test(above.text.trim());
  const isOfOneText = isRest || (isOpen && isFull && isTight);
  if (line.isBold !== above.isBold && line.size >= above.size && !startsLow && !isOfOneText) return false;
  const isAnother = (!isEnded && beginsLike(before.text, line.text)) || listsTechnologies(above.text, line.text);
  if (isAnother && !endsOpen) return false;
  const isMostlyFull = above.right - above.x > (full - above.x) * 0.85;
  return isFull || (startsLow && (endsOpen || isMostlyFull));
}

/** Texts below each other that begin with the same word say each what was done: "Drawing of maps", "Drawing of plans". */
function beginsLike(text: string, below: string): boolean {
  const word = /^\p{Lu}\p{L}{3,}(?=\s)/u.exec(below)?.[0];
  return word !== undefined && text.startsWith(`${word} `);
}

const label = /^(?:[【〔＜〈[][^【】〔〕＜＞〈〉[\]]{1,16}[】〕＞〉\]]|[\p{Lu}\p{Lo}][^:：。.]{0,15}[:：]\s)/u;

/** "【規模】…" begins with the name of a part, and so does "Tools: …" below a text that has one or is bold. */
function labelsAnother(text: string, above: Line, line: Line): boolean {
  if (!label.test(line.text)) return false;
  return /^[【〔＜〈]/u.test(line.text) || label.test(text) || (above.isBold && !line.isBold);
}

/** "Python, Django, React" below a text that lists nothing at its end says with what the work was done. */
const listsTechnologies = (above: string, below: string) => isTechnologyList(below) && !/,[^,]{0,24}$/u.test(above);

/** The width of the first word of a line with the space before it, in points, by the mean width of its letters. */
function firstWord({ text, x, right, size }: Line): number {
  const wideText = wide.test(text[0] ?? "");
  // Chinese text goes on at any letter, so that a full line has room for none; a mark stands behind its letter.
  if (wideText) {
    // Between a word and its figure ("降 92%。") a line may not end.
    const figure = /^.\s([\d.,]+[^\s\u2E80-\u9FFF]{0,3})/u.exec(text)?.[1]?.length ?? 0;
    return size * (0.7 + (/^.[、。，．！？）」』】ー]*/u.exec(text)?.[0].length ?? 1) + figure * 0.62);
  }
  const word = /^(?:[\d.,]+%?\s)?[^\s\u2E80-\u9FFF\u3040-\u30FF]+/u.exec(text)?.[0] ?? "";
  const letter = Math.min(size * 0.62, (right - x) / Math.max(1, text.length));
  return Math.min(40, word.length + 1) * letter;
}

function append(paragraph: Paragraph, line: Line): void {
  const joined = joinLines(paragraph.text, line.segments.map(({ text }) => text).join(" "));
  const cutHyphen = joined.length < paragraph.text.length + line.text.length && paragraph.text.endsWith("-");
  const last = paragraph.pieces.at(-1);
  if (cutHyphen && last) last.text = last.text.replace(/-\s*$/u, "");
  const glue = joined.startsWith(`${paragraph.text} `) ? " " : "";
  const pieces = piecesOf(line, "");
  const [first] = pieces;
  if (first && last && first.isBold === last.isBold && first.isItalic === last.isItalic) {
    last.text = last.text.trimEnd() + glue + first.text.trimStart();
    paragraph.pieces.push(...pieces.slice(1));
  } else if (first) paragraph.pieces.push({ ...first, text: glue + first.text }, ...pieces.slice(1));
  paragraph.text = joined;
  paragraph.lines.push(line);
}

const wide = /[\u2E80-\u9FFF\u3000-\u303F\uFF00-\uFFEF\u3040-\u30FF]/u;

/** Joins two lines of one paragraph: without a space between Chinese letters, without the hyphen of a divided word. */
export function joinLines(above: string, below: string): string {
  const [head, tail] = [above.trimEnd(), below.trimStart()];
  if (head === "" || tail === "") return head + tail;
  if (wide.test(head.at(-1) ?? "") && wide.test(tail[0] ?? "")) return head + tail;
  if (/\p{L}-$/u.test(head) && /^\p{Ll}/u.test(tail)) return head.slice(0, -1) + tail;
  if (/[/@]$/u.test(head) && /^\S+$/u.test(tail)) return head + tail;
  return `${head} ${tail}`;
}

/** Returns a text with what it goes on with in the next line, each in its own style. */
export function joinSegments(above: Segment, rest: Segment): Segment {
  const text = joinLines(above.text, rest.text);
  const [head, tail] = [above.text.trimEnd(), rest.text.trimStart()];
  const isCut = text.length < head.length + tail.length;
  const glue = text.length > head.length + tail.length ? " " : "";
  const pieces = above.pieces.map((piece, at) => {
    if (at < above.pieces.length - 1) return piece;
    const end = piece.text.trimEnd();
    return { ...piece, text: (isCut ? end.replace(/-$/u, "") : end) + glue };
  });
  const [first, ...more] = rest.pieces;
  const last = pieces.at(-1);
  // What goes on in the same style is no piece of its own, at which a head could be cut.
  if (first && last && first.isBold === last.isBold && first.isItalic === last.isItalic)
    pieces[pieces.length - 1] = { ...last, text: last.text + first.text };
  else if (first) pieces.push(first);
  return { ...above, text, pieces: [...pieces, ...more], right: Math.max(above.right, rest.right) };
}

function piecesOf(line: Line, bullet: string): StyledPiece[] {
  const all: StyledPiece[] = [];
  line.segments.forEach((segment, index) => {
    if (index === 0 && line.segments.length > 1 && bullet !== "" && segment.text === bullet) return;
    segment.pieces.forEach((piece, at) => {
      all.push({ ...piece, text: (at === 0 && all.length > 0 ? " " : "") + piece.text });
    });
  });
  const [first] = all;
  if (first && bullet !== "" && first.text.startsWith(bullet.trimEnd().slice(0, first.text.length))) {
    first.text = first.text.slice(Math.min(first.text.length, bullet.length));
  } else if (first && bullet !== "" && all.length > 1 && isBulletMark(first.text)) all.shift();
  return all.filter(({ text }) => text !== "");
}

function textOf(pieces: readonly StyledPiece[]): string {
  return singleSpaced(pieces.map(({ text }) => text).join("")).trim();
}

/** Returns paragraphs as rich text: lists as lists, bold and italics kept where they are not everything. */
export function richTextOf(paragraphs: readonly Paragraph[]): string {
  let html = "";
  let isOpen = false;
  for (const paragraph of paragraphs) {
    if (paragraph.isListed !== isOpen) html += isOpen ? "</ul>" : paragraph.isListed ? "<ul>" : "";
    isOpen = paragraph.isListed;
    const inner = innerOf(paragraph);
    html += isOpen ? `<li><p>${inner}</p></li>` : `<p>${inner}</p>`;
  }
  return html + (isOpen ? "</ul>" : "");
}

function innerOf({ pieces, text }: Paragraph): string {
  const shown = pieces.filter((piece) => piece.text.trim() !== "");
  const isUniform = shown.every(
    ({ isBold, isItalic }) => isBold === shown[0]?.isBold && isItalic === shown[0]?.isItalic,
  );
  if (isUniform) return escapeHtml(text);
  return pieces
    .map(({ text: piece, isBold, isItalic }) => {
      const inner = escapeHtml(singleSpaced(piece));
      if (piece.trim() === "") return " ";
      const leaned = isItalic ? `<em>${inner}</em>` : inner;
      return isBold ? `<strong>${leaned}</strong>` : leaned;
    })
    .join("")
    .trim();
}
