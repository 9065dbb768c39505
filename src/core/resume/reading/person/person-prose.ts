import { isNextTo, type Line } from "../lines/lines.ts";
import { withWords } from "../lines/paragraphs.ts";
import { emailIn, isLabelledAddress, isStreet, personLabelOf, urlPattern } from "../terms/contacts.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { isJapaneseAddress } from "./postal-codes.ts";

/** Returns the lines that make sentences: they say something about the person, and no single thing. */
export function proseOf(lines: readonly Line[]): Set<Line> {
  const prose = new Set<Line>();
  lines.forEach((line, index) => {
    if (line.segments.length > 1 || emailIn(line.text) !== null || urlPattern.test(line.text)) return;
    if (isLabelledAddress(line.text) || isStreet(line.text) || isJapaneseAddress(line.text)) return;
    const isWide = /[\u4E00-\u9FFF\u3040-\u30FF\uAC00-\uD7AF]/u.test(line.text);
    // A Chinese sentence ends with a stop of its own, also a short one.
    const isStopped = isWide && /[。！]$/u.test(line.text) && line.text.length > 14;
    // "비자 상태: D-10 (구직비자, 즉시 입사 가능)": what has a short label says one thing, however long it is.
    const isLabelled = personLabelOf(line.text.replace(/^[\s•●○▪■-]+/u, "")) !== null && !/[.。!]$/u.test(line.text);
    const isLong =
      !isLabelled &&
      line.text.length > (isStopped ? 14 : isWide ? 30 : 60) &&
      !/[|｜\t]/u.test(line.text) &&
      (line.text.match(/[:：]/gu)?.length ?? 0) < 2;
    const goesOn =
      index > 0 && prose.has(lines[index - 1] as Line) && line.gap < line.size * 2 && line.segments.length === 1;
    const digits = line.text.replace(/\D/gu, "").length;
    const isSentence = /^["“«]?\p{Lu}(?:.*\s){4}.*[.!]["”»]?$/u.test(line.text) && digits === 0;
    if (
      (isLong && digits < 9) ||
      isSentence ||
      (goesOn && digits < 6 && (/^\p{Ll}/u.test(line.text) || /[.。!]$/u.test(line.text)))
    )
      prose.add(line);
  });
  for (const block of blocksOf(lines)) if (isToldIn(block)) for (const line of block) prose.add(line);
  // In a narrow column a Chinese sentence begins on the full lines above its end.
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const [above, line] = [lines[at - 1] as Line, lines[at] as Line];
    if (prose.has(line) && !prose.has(above) && isFullAbove(above, line)) prose.add(above);
  }
  // A short sentence right above or below one is told with it.
  lines.forEach((line, index) => {
    const isShort = /^\p{Lu}.*\s.*[.!]$/u.test(line.text) && line.segments.length === 1 && !/[\d@:]/u.test(line.text);
    const isBeside = [lines[index - 1], lines[index + 1]].some(
      (other) => other && prose.has(other) && Math.abs(other.size - line.size) < 0.4 && other.page === line.page,
    );
    if (isShort && isBeside) prose.add(line);
  });
  // In a narrow column the first lines of a sentence are short; the next one goes on in small letters.
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const [above, line] = [lines[at - 1] as Line, lines[at] as Line];
    if (prose.has(line) && /^\p{Ll}/u.test(line.text) && mayGoOn(above, line)) prose.add(above);
  }
  return prose;
}

/** Lines of one look right below each other, in which nothing but words stands. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const above = blocks.at(-1)?.at(-1);
    const isLike =
      above !== undefined &&
      isNextTo(above, line, 2) &&
      Math.abs(above.size - line.size) < 0.4 &&
      above.isBold === line.isBold &&
      above.isItalic === line.isItalic;
    if (isLike && isWordsAlone(line)) blocks.at(-1)?.push(line);
    else blocks.push(isWordsAlone(line) ? [line] : []);
  }
  return blocks.filter((block) => block.length > 1);
}

const isWordsAlone = ({ segments, text }: Line) =>
  segments.length === 1 && !/[|｜@:：\t\uE000-\uE00F]/u.test(text) && text.replace(/\D/gu, "").length < 6;

/** In a narrow column a text has no long line: most of its lines begin in small letters, and the last ends with a stop. */
function isToldIn(block: readonly Line[]): boolean {
  const further = block.slice(1).filter(({ text }) => /^\p{Ll}/u.test(text.trim()));
  const words = block.flatMap(({ text }) => text.trim().split(/\s+/u));
  const isStopped = /\p{L}[.!…]\s*["”“»]?$/u.test(block.at(-1)?.text.trim() ?? "");
  return isStopped && words.length > 7 && further.length > 0 && further.length >= (block.length - 1) * 0.5;
}

/** True for some words that the line below them, set alike and close to them, may go on with. */
function mayGoOn(above: Line, line: Line): boolean {
  return (
    above.segments.length === 1 &&
    isNextTo(above, line, 2) &&
    Math.abs(above.size - line.size) < 0.4 &&
    above.isBold === line.isBold &&
    above.text.trim().split(/\s+/u).length > 3 &&
    !/[.:!?|@]/u.test(above.text) &&
    above.text.replace(/\D/gu, "").length < 6
  );
}

/** "Objective: a job in …": a text about the person may begin with its own title. Returns both, the name empty for none. */
export function titledProse(prose: readonly Line[]): { name: string; lines: readonly Line[] } {
  const [first, ...others] = prose;
  const [segment] = first?.segments ?? [];
  const [, name = "", rest = ""] = /^(\p{L}[\p{L} &]{2,30}?)\s*[:：]\s*(\S.*)$/u.exec(first?.text ?? "") ?? [];
  if (!first || !segment || first.segments.length > 1 || kindOfHeading(name) !== "profile")
    return { name: "", lines: prose };
  return { name, lines: [{ ...first, text: rest, segments: [withWords(segment, rest)] }, ...others] };
}

/** True for Chinese words on a line that is as wide as the one below it, which may go on with them. */
function isFullAbove(above: Line, line: Line): boolean {
  const isLike = Math.abs(above.size - line.size) < 0.3 && above.isBold === line.isBold && above.segments.length === 1;
  const isWords = /^[^:：@|｜\uE000-\uE00F]{10,}$/u.test(above.text) && /\p{Script=Han}{4}/u.test(above.text);
  return (
    isNextTo(above, line, 2) &&
    isLike &&
    isWords &&
    above.right > line.right - line.size * 2 &&
    !/[。！]$/u.test(above.text)
  );
}
