import { findDates } from "../dates/date-ranges.ts";
import type { Line } from "../lines/lines.ts";
import { type Body, isAlone, isCapitals } from "../lines/title-look.ts";
import { isContactLine } from "../terms/contacts.ts";
import { kindOfHeading } from "../terms/heading-words.ts";

/** How many known titles must be set alike before they teach anything. */
const least = 3;
/** Of those that no table knows there are at most so many for each known one. */
const mostUnknown = 0.75;

/**
 * A document may set its titles in italics, in a colour, in small capitals, with a number or between signs, and not larger or
 * bold. Returns the lines that no table knows and that are set as several known titles are, where the text is set otherwise.
 */
export function titlesAlike(lines: readonly Line[], body: Body): ReadonlySet<Line> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const [first] = line.segments;
    if (!first || !isAlone(line) || line.isCell === true || line.isParagraph || !isSetApart(line, body)) continue;
    if (!isShort(line.text) || isContactLine(line.text)) continue;
    const key = styleOf(line);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const found = new Set<Line>();
  for (const group of groups.values()) {
    const known = group.filter(({ text }) => kindOfHeading(text) !== null);
    const names = new Set(known.map(({ text }) => text));
    const unknown = group.filter((line) => !known.includes(line));
    if (names.size < least || names.size < known.length || unknown.length > known.length * mostUnknown) continue;
    const [begin] = known;
    const gap = Math.min(...known.slice(1).map((line) => line.gap));
    for (const line of unknown) {
      const isBelow = begin !== undefined && lines.indexOf(line) > lines.indexOf(begin);
      const next = lines[lines.indexOf(line) + 1];
      // A title has space above it, and a text below.
      if (isBelow && line.gap >= gap - 0.5 && next !== undefined && !group.includes(next)) found.add(line);
    }
  }
  return found;
}

/** The signs and numbers around the words of a line: "=== Skills ===", "2. Skills", "B) Skills". */
function frameOf(text: string): [before: string, behind: string] {
  const [, sign = "", number = ""] =
    /^([^\p{L}\p{N}(（]*)((?:\d{1,2}|[IVX]{1,4}|[A-H])\s?[.)、．]\s?)?/u.exec(text) ?? [];
  const [behind = ""] = /[^\p{L}\p{N})）]+$/u.exec(text) ?? [];
  const kind = /\d/u.test(number) ? "1" : number === "" ? "" : "A";
  // Each title may have an icon of its own.
  const before = sign.trim().replace(/(?:\p{Extended_Pictographic}|\uFE0F|[\uE000-\uE00F])+/gu, "\uE000");
  return [`${before}${kind}`, behind.trim()];
}

function styleOf({ segments: [first], text, column, x }: Line): string {
  const { size = 0, isBold = false, isItalic = false, color = "" } = first ?? {};
  const look = [Math.round(size * 2), isBold, isItalic, color, isCapitals(text), Math.round(x / 4)];
  return [column, ...look, ...frameOf(text)].join(" ");
}

/**
 * True for a line that is not set as the text is: in italics, in a colour, in capitals, or with signs around it. What is larger
 * or bold is told elsewhere, with all that such a line may be as well.
 */
function isSetApart({ segments: [first], text }: Line, body: Body): boolean {
  if (!first || first.size > body.size * 1.08 || (first.isBold && !body.isBold)) return false;
  const [before, behind] = frameOf(text);
  const isFramed = before !== "" || behind.length > 1 || /^[:：]$/u.test(behind);
  return first.isItalic || first.color !== body.color || isCapitals(text) || isFramed;
}

const isShort = (text: string) =>
  text.trim().length < (/[\u3040-\u9FFF\uAC00-\uD7AF]/u.test(text) ? 24 : 40) &&
  !/[。，、；;]|[.,]\s*$/u.test(text) &&
  findDates(text).length === 0;
