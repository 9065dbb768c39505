import type { Line, Segment } from "../lines/lines.ts";
import { withWords } from "../lines/paragraphs.ts";
import { withSegments } from "../lines/segments.ts";
import { urlPattern } from "../terms/contacts.ts";
import { labelOf } from "../terms/label-words.ts";

/** A row of labels may stand above a row of what they say: "Phone:   Email:   Address:", and the values below each. */

/** Returns true for a row of labels of the person and nothing else. */
export function isRowOfLabels({ segments }: Line): boolean {
  const labels = segments.map(({ text }) => labelOf(text));
  return (
    labels.length > 1 &&
    labels.every((label) => label !== undefined && label !== "name") &&
    labels.some((label) => label === "phone" || label === "email") &&
    new Set(labels).size > 1
  );
}

/** How many rows of values a row of labels may have below it: what is too long for its column goes on below. */
const most = 2;

/** Returns how many lines below a row of labels say what they announce. */
export function valuesBelow(lines: readonly Line[], at: number): number {
  const labels = lines[at];
  if (!labels || !isRowOfLabels(labels)) return 0;
  let count = 0;
  for (let below = at + 1; below <= at + most; below += 1) {
    const line = lines[below];
    const isNear = line !== undefined && line.page === labels.page && line.gap < line.size * 2;
    if (!isNear || line.segments.some(({ text }) => labelOf(text) !== undefined)) break;
    const isInColumns = line.segments.every(({ x }) => labels.segments.some((label) => Math.abs(label.x - x) < 12));
    if (!isInColumns || (below > at + 1 && line.text.length > 60)) break;
    count += 1;
  }
  return count;
}

/** Returns the lines with each label of such a row beside what stands below it, on a line of its own. */
export function withRowsOfLabels(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const count = valuesBelow(lines, at);
    if (count === 0) {
      result.push(line);
      continue;
    }
    const values = lines.slice(at + 1, at + 1 + count).flatMap(({ segments }) => partedAtLabels(segments, line));
    for (const label of line.segments) {
      const texts = values.filter(({ x }) => nearest(line, x) === label).map(({ text }) => text.trim());
      // An address that did not fit goes on without a space.
      const text = texts.join(/[@/]|www\./u.test(texts[0] ?? "") ? "" : " ");
      if (text === "") continue;
      const segments = [label, { ...withWords(label, text), x: label.right + 1 }];
      result.push(withSegments(line, segments));
    }
    at += count;
  }
  return result;
}

const nearest = ({ segments }: Line, x: number): Segment | undefined =>
  [...segments].sort((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))[0];

/** A value that is as wide as its column stands close to an address in the next one, and looks like one text with it. */
function partedAtLabels(values: readonly Segment[], labels: Line): Segment[] {
  return values.flatMap((value) => {
    const next = labels.segments.find(({ x }) => x > value.x + 12);
    const url = next && value.right > next.x + 12 ? urlPattern.exec(value.text) : null;
    if (!next || !url || url.index === 0) return [value];
    const parts = [value.text.slice(0, url.index), value.text.slice(url.index)];
    return parts.map((text, at) => ({ ...withWords(value, text.trim()), x: at === 0 ? value.x : next.x }));
  });
}
