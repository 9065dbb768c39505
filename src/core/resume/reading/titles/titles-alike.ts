import type { Line } from "../lines/lines.ts";
import { type Body, isAlone, isCapitals } from "../lines/title-look.ts";
import { isContactLine } from "../terms/contacts.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import { isShortTitle } from "./title-marks.ts";

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
    if (!first || !isAlone(line) || line.isCell === true || !isSetApart(line, body)) continue;
    // What ends as a sentence or a row of names does is no title.
    if (!isShortTitle(line.text) || /[.,]\s*$/u.test(line.text) || isContactLine(line.text)) continue;
    const key = styleOf(line);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const found = new Set<Line>();
  for (const group of groups.values()) {
    const known = group.filter(({ text }) => kindOfHeading(text) !== null);
    const unknown = group.filter((line) => !known.includes(line));
    const [begin] = known;
    if (!begin || known.length < least || unknown.length > known.length * mostUnknown) continue;
    // What several entries have is the label of a part of each.
    if (new Set(known.map(({ text }) => text)).size < known.length) continue;
    const gap = Math.min(...known.slice(1).map((line) => line.gap));
    for (const line of unknown) {
      const at = lines.indexOf(line);
      const next = lines[at + 1];
      // A title has space above it, and a text below.
      const isApart = line.gap >= gap - 0.5 && next !== undefined && !group.includes(next);
      if (isApart && at > lines.indexOf(begin)) found.add(line);
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
function isSetApart({ segments: [first], text, isParagraph }: Line, body: Body): boolean {
  if (!first || first.size > body.size * 1.08 || (first.isBold && !body.isBold)) return false;
  const [before, behind] = frameOf(text);
  // In files of paragraphs, whose lines are whole, a colon stands behind the heads of entries as well.
  const isFramed = before !== "" || behind.length > 1 || (!isParagraph && /^[:：]$/u.test(behind));
  return first.isItalic || first.color !== body.color || isCapitals(text) || isFramed;
}
