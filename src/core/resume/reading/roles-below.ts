import { isCircumstance } from "./circumstances.ts";
import { scoresOf } from "./classify.ts";
import { findDates, withoutDates } from "./date-ranges.ts";
import type { RawEntry } from "./entries.ts";
import { labelledIn } from "./entry-labels.ts";
import { bulletOf } from "./paragraphs.ts";

/** What somebody did begins with these words, and no name of a job does. */
const duty =
  /^(?:负责|参与|主要|协助|完成|从事|进行|主导|独立|支持|配合|負責|參與|協助|担当|responsible|worked|working)/iu;

/** A line that ends with a small word goes on below. */
const isOpen = /\s(?:de|del|la|el|of|the|for|and|y|et|du|des|à|en|für|und|der|die|im|in|at|with|con|para)$/iu;

const isRole = (text: string) => scoresOf(text).role >= 1.6;

/**
 * Returns the entry of a job with the first line of its text in the head, where that line is nothing but the name of a job
 * and the head has none: a smaller line below the name of the company.
 */
export function withRoleBelow<Entry extends RawEntry>(entry: Entry): Entry {
  const [line, ...body] = entry.body;
  if (!line || entry.head.length === 0 || line.segments.length > 1 || bulletOf(line) !== "") return entry;
  const text = line.text.trim();
  const isShort =
    text.length <= (/[\u3040-\u9FFF\uAC00-\uD7AF]/u.test(text) ? 20 : 45) && text.split(/\s+/u).length < 6;
  const isName = isShort && isRole(text) && !/[。.；;，,:：!？?]/u.test(text) && !duty.test(text) && !isOpen.test(text);
  if (!isName || labelledIn(text) !== null || findDates(text).length > 0 || scoresOf(text).organisation >= 1.6)
    return entry;
  const named = entry.head.flatMap(({ segments }) =>
    segments.map((one) => withoutDates(one.text, findDates(one.text))),
  );
  if (named.some((one) => scoresOf(one).role >= 1.2 && !isCircumstance(one))) return entry;
  return { ...entry, head: [...entry.head, line], body };
}
