import { findDates } from "./date-ranges.ts";
import { kindOfHeading } from "./heading-words.ts";
import type { Line } from "./lines.ts";

const brackets =
  /^(?:【[^【】]{2,24}】|《[^《》]{2,24}》|〔[^〔〕]{2,24}〕|\[[^[\]]{2,24}\]|[<＜〈][^<>＜＞〈〉]{2,24}[>＞〉])$/u;
const signs = /^([■◆◼▌▍★◇□▼▶※#◎●])\s*(?=\S)/u;

/**
 * Plain files set their titles in brackets or behind a sign, and in nothing else: "【志望理由】", "[학력사항]", "■職務要約".
 * Where several known titles are set so, the others that are set so are titles too.
 */
export function titlesByMarks(lines: readonly Line[]): ReadonlySet<Line> {
  const alone = lines.filter(({ segments, isCell }) => segments.length === 1 && isCell !== true);
  const bracketed = alone.filter(({ text }) => brackets.test(text.trim()) && !/\d/u.test(text));
  const isKnown = ({ text }: Line) => kindOfHeading(text) !== null;
  const found = bracketed.filter(isKnown).length > 2 ? bracketed : [];
  for (const sign of new Set(alone.flatMap(({ text }) => signs.exec(text)?.[1] ?? []))) {
    const signed = alone.filter(({ text }) => text.trim().startsWith(sign) && isShort(text));
    const known = signed.filter(isKnown).length;
    // Where the sign is that of a list too, it makes no title.
    if (known > 1 && known >= signed.length * 0.4) found.push(...signed);
  }
  return new Set(found);
}

const isShort = (text: string) =>
  text.trim().length < (/[\u3040-\u9FFF\uAC00-\uD7AF]/u.test(text) ? 24 : 40) &&
  !/[。，、:：;；]/u.test(text) &&
  findDates(text).length === 0;
