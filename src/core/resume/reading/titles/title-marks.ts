import { findDates } from "../dates/date-ranges.ts";
import type { Line, Segment } from "../lines/lines.ts";
import { isSetLike } from "../lines/title-look.ts";
import { kindOfHeading } from "../terms/heading-words.ts";

const brackets =
  /^(?:【[^【】]{2,24}】|《[^《》]{2,24}》|〔[^〔〕]{2,24}〕|\[[^[\]]{2,24}\]|[<＜〈][^<>＜＞〈〉]{2,24}[>＞〉])$/u;
const signs = /^([■◆◼▌▍★◇□▼▶※#◎●])\s*(?=\S)/u;

/** In points: how far from each other titles at one edge may begin. */
const reach = 12;

/**
 * Plain files set their titles in brackets or behind a sign, and in nothing else: "【志望理由】", "[학력사항]", "■職務要約".
 * Where several known titles are set so, the others that are set so are titles too.
 */
export function titlesByMarks(lines: readonly Line[]): ReadonlySet<Line> {
  const alone = lines.filter(({ segments, isCell }) => segments.length === 1 && isCell !== true);
  const bracketed = alone.filter(({ text }) => brackets.test(text.trim()) && !/\d/u.test(text));
  const isKnown = ({ text }: Line) => kindOfHeading(text) !== null;
  const found: Line[] = [];
  for (const sign of new Set(alone.flatMap(({ text }) => signs.exec(text)?.[1] ?? []))) {
    const all = alone.filter(({ text }) => text.trim().startsWith(sign) && isShort(text));
    // In the cells of a table the sign is that of its lines.
    const edges = all.filter(isKnown).map(({ x }) => x);
    const signed = all.filter(({ x }) => edges.some((edge) => Math.abs(edge - x) < reach));
    const known = signed.filter(isKnown).length;
    // Where the sign is that of a list too, it makes no title.
    if (known > 1 && known >= signed.length * 0.4) found.push(...signed);
  }
  // Below titles with a sign, brackets are those of what each entry tells ("【業務内容】").
  if (found.length === 0 && bracketed.filter(isKnown).length > 2) found.push(...bracketed);
  return new Set(found);
}

const inBrackets = /^[【《〔＜〈[]/u;

/**
 * Returns what looks like titles without those that have brackets and nothing else of a title, where several others have
 * none: "【実績】" among "■職務経歴" and "■資格" is a part of a job.
 */
export function withoutPartsInBrackets<T extends { line: Line; first: Segment; look: number }>(
  found: readonly T[],
): readonly T[] {
  const isPart = ({ first, look }: T) => inBrackets.test(first.text.trim()) && look < 1;
  const others = new Set(found.filter((one) => !isPart(one)).map(({ first }) => first.text));
  return others.size > 2 ? found.filter((one) => !isPart(one)) : found;
}

/**
 * Returns true for a line that is set as the titles behind a sign are and has none itself: "【開発環境】" or "Lakeside Shop" among
 * "■職務要約", "■職務経歴" and "■資格".
 */
export function lacksSign(line: Line, byMarks: ReadonlySet<Line>): boolean {
  const [first] = line.segments;
  const signed = [...byMarks].filter(({ text }) => signs.test(text));
  return (
    first !== undefined &&
    !signs.test(line.text) &&
    new Set(signed.map(({ text }) => text)).size > 2 &&
    signed.some(({ segments: [title] }) => title !== undefined && isSetLike(title, first))
  );
}

const isShort = (text: string) => isShortTitle(text) && !/[:：]/u.test(text);

/** True for a text that is short enough for a title, has no sign of a sentence or a list within, and tells no date. */
export const isShortTitle = (text: string): boolean =>
  text.trim().length < (/[\u3040-\u9FFF\uAC00-\uD7AF]/u.test(text) ? 24 : 40) &&
  !/[。，、;；]/u.test(text) &&
  findDates(text).length === 0;
