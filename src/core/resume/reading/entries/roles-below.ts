import { findDates, withoutDates } from "../dates/date-ranges.ts";
import { labelledIn } from "../lines/entry-labels.ts";
import type { Line } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import { withOneText } from "../lines/segments.ts";
import { isCircumstance } from "../terms/circumstances.ts";
import { scoresOf } from "../terms/classify.ts";
import type { RawEntry } from "./entries.ts";

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
export function withRoleBelow<Entry extends RawEntry>(given: Entry): Entry {
  const entry = withDutiesBelow(given);
  const [line, ...body] = entry.body;
  if (!line || entry.head.length === 0 || line.segments.length > 1 || bulletOf(line) !== "") return entry;
  const text = line.text.trim();
  const told = roleAndDuties(text);
  const named = told?.[0] ?? text;
  if (!isNameOfRole(named) || labelledIn(text) !== null || findDates(text).length > 0) return entry;
  if (entry.head.some(namesRole)) return entry;
  const [role, duties] = told ?? [text, ""];
  const below = duties === "" ? body : [withOneText(line, duties), ...body];
  return { ...entry, head: [...entry.head, withOneText(line, role)], body: below };
}

function isNameOfRole(text: string): boolean {
  const isShort =
    text.length <= (/[\u3040-\u9FFF\uAC00-\uD7AF]/u.test(text) ? 20 : 45) && text.split(/\s+/u).length < 6;
  const isName = isShort && isRole(text) && !/[。.；;，,:：!？?]/u.test(text) && !duty.test(text) && !isOpen.test(text);
  return isName && scoresOf(text).organisation < 1.6;
}

const namesRole = ({ segments }: Line) =>
  segments
    .map((one) => withoutDates(one.text, findDates(one.text)))
    .some((one) => scoresOf(one).role >= 1.2 && !isCircumstance(one));

/** "Vendeuse : gestion de caisse et vente": behind the name of a job, what was done in it, as French sets a colon. */
function roleAndDuties(text: string): [role: string, duties: string] | null {
  const [, role = "", duties = ""] = /^(\p{L}[^:]{3,60}?)\s+:\s+(\S.{3,})$/u.exec(text) ?? [];
  return role !== "" && scoresOf(duties).role < 1.6 && labelledIn(text) === null ? [role, duties] : null;
}

/** The last line of a head may go on to tell what was done. */
function withDutiesBelow<Entry extends RawEntry>(entry: Entry): Entry {
  const line = entry.head.at(-1);
  if (!line || entry.head.length < 2 || line.segments.length > 1 || findDates(line.text).length > 0) return entry;
  const [role, duties] = roleAndDuties(line.text.trim()) ?? [];
  const above = entry.head.slice(0, -1);
  if (!role || !duties || !isNameOfRole(role) || above.some(namesRole)) return entry;
  return { ...entry, head: [...above, withOneText(line, role)], body: [withOneText(line, duties), ...entry.body] };
}
