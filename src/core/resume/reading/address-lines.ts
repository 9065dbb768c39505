import { isPlace } from "./classify.ts";
import { iconPattern } from "./clean.ts";
import { emailPattern, phoneIn, urlPattern } from "./contacts.ts";
import { findDates } from "./date-ranges.ts";
import { labelOf } from "./label-words.ts";
import type { Line } from "./lines.ts";
import { withWords } from "./paragraphs.ts";

/** An address may be set over several lines: the street, the flat, the town with its code, the country. */

/** A code before a town, or a state and a code behind one. */
const codedTown =
  /^(?:[A-Z]{1,2}-)?\d{4,5},?\s+\p{Lu}[\p{L} .,()/'’-]{2,40}$|^\p{Lu}[\p{L} .'-]+,?\s+[A-Z]{2},?\s+\d{5}(?:-\d{4})?$|^\p{Lu}[\p{L} .'-]+,\s\p{Lu}[\p{L} .'-]+,\s(?!(?:19|20)\d\d$)\d{4,6}$/u;
/** A number, with a name before or behind it. */
const house = /^(?:\d{1,5}\s?[a-z]?,?\s+\p{L}.*|\p{L}[\p{L}\d .'’/-]*\s?\d{1,5}(?:\s?[-/]\s?\d{1,4})?\s?[a-z]?)$/iu;

/** Returns true for a text that is a town with its code, and nothing else. */
export const isCodedTown = (text: string) => codedTown.test(bare(text));

const bare = (text: string) =>
  text
    .replace(iconPattern, "")
    .replace(/[\s,]+$/u, "")
    .trim();

/** Returns the lines of the person with each address on one. */
export function withAddressesJoined(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let open: Line | null = null;
  for (const line of lines) {
    const above: Line | undefined = joined.at(-1);
    const isCountry: boolean =
      open !== null && open === above && isNextTo(open, line) && isPlace(line.text) && !/\d/u.test(line.text);
    if (isCountry && above) {
      joined[joined.length - 1] = together([above, line]);
      open = null;
      continue;
    }
    open = null;
    if (line.segments.length > 1 || !isCodedTown(line.text)) {
      joined.push(line);
      continue;
    }
    const parts: Line[] = [line];
    for (let last = joined.at(-1); last && parts.length < 3; last = joined.at(-1)) {
      if (!isNextTo(last, parts[0] as Line) || !isHouse(last.text)) break;
      parts.unshift(last);
      joined.pop();
    }
    open = together(parts);
    joined.push(open);
  }
  return joined;
}

/** Returns true for a line that names a house: a number, with a street before or behind it. */
export function isHouse(text: string): boolean {
  const rest = bare(text);
  const isOther = emailPattern.test(rest) || urlPattern.test(rest) || phoneIn(rest) !== null || /[:：]/u.test(rest);
  return (
    rest.length < 50 && house.test(rest) && !isOther && findDates(rest).length === 0 && labelOf(rest) === undefined
  );
}

function isNextTo(above: Line, line: Line): boolean {
  return (
    above.segments.length === 1 &&
    line.segments.length === 1 &&
    above.column === line.column &&
    above.page === line.page &&
    Math.abs(above.size - line.size) < 0.4 &&
    line.y - above.y < line.size * 2.2
  );
}

function together(parts: readonly Line[]): Line {
  const [first] = parts as [Line];
  const [segment] = first.segments;
  if (!segment || parts.length === 1) return first;
  const text = parts.map((part, at) => (at === 0 ? part.text.replace(/[\s,]+$/u, "") : bare(part.text))).join(", ");
  return { ...first, text, y: (parts.at(-1) as Line).y, segments: [withWords(segment, text)] };
}
