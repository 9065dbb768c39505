import type { Line } from "../lines/lines.ts";
import { bulletOf } from "../lines/paragraphs.ts";
import type { RawEntry } from "./entries.ts";
import { headDate } from "./head-dates.ts";

/** In points: how far to the left of the lines with dates a name may stand, at least and at most. */
const least = 6;
const most = 80;

/**
 * Returns the entries of a section in which companies or schools hang out to the left of what somebody was or studied
 * there, which has the dates: "Lakeside University", and indented below it "Assistant    2019 – 2021" and "Tutor    2017 –
 * 2019". Each of them has the name above it. Null for a section that is set otherwise.
 */
export function entriesBelowNames(lines: readonly Line[], isEducation: boolean): RawEntry[] | null {
  const marked = lines.map((line) => ({
    line,
    range: bulletOf(line) === "" ? headDate(line, false, isEducation) : null,
  }));
  const dated = marked.filter(({ range }) => range !== null);
  const [first] = dated;
  if (!first || dated.length < 2) return null;
  const { x, column } = first.line;
  const isAtDates = (line: Line) => Math.abs(line.x - x) < 2;
  const isName = (line: Line) => line.x < x - least && line.x > x - most && bulletOf(line) === "";
  const names = marked.filter(({ line }) => isName(line));
  const isNamedFirst = lines[0] !== undefined && isName(lines[0]);
  if (!isNamedFirst || names.some(({ range }) => range !== null)) return null;
  if (!dated.every(({ line }) => isAtDates(line) && line.column === column)) return null;
  if (lines.some((line) => !isName(line) && line.x < x - 2)) return null;
  const [edge] = names;
  if (!names.every(({ line }) => Math.abs(line.x - (edge?.line.x ?? 0)) < 2 && line.text.length < 110)) return null;
  // Right below each name, or one line below that, is what somebody was there.
  const isFollowed = names.every(({ line }) => {
    const at = lines.indexOf(line);
    return marked.slice(at + 1, at + 3).some(({ range }) => range !== null);
  });
  if (!isFollowed) return null;
  const entries: RawEntry[] = [];
  let name: Line[] = [];
  let isOpen = false;
  for (const { line, range } of marked) {
    if (isName(line)) {
      name = [line];
      isOpen = true;
    } else if (range !== null) {
      entries.push({ head: [...name, line], body: [], range });
      if (isOpen && name.length > 1) name = name.slice(0, 1);
      isOpen = false;
    } else if (isOpen) name = [...name, line];
    else entries.at(-1)?.body.push(line);
  }
  return entries;
}
