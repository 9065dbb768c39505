import type { Line } from "../lines/lines.ts";
import { joinLines, withWords } from "../lines/paragraphs.ts";
import { withSegments } from "../lines/segments.ts";
import { isSetLike } from "../lines/title-look.ts";
import { phoneIn } from "../terms/contacts.ts";
import { labelOf } from "../terms/label-words.ts";

/** A narrow column has each label on a line of its own, above what it says: "Telefon", then the number below it. */

/** Returns the lines of the person with what stands below a label beside it, and with what goes on below its beginning. */
export function withLabelsBeside(all: readonly Line[]): Line[] {
  const lines = withValuesJoined(all);
  const isLabel = lines.map((line) => line.segments.length === 1 && labelOf(line.text) !== undefined);
  const isAbove = (at: number) => {
    const [label, value] = [lines[at], lines[at + 1]];
    return (
      isLabel[at] === true && label !== undefined && value !== undefined && !isLabel[at + 1] && isBelow(label, value)
    );
  };
  const labels = lines.flatMap((line, at) => (isAbove(at) ? [line] : []));
  const [first] = labels;
  if (!first) return [...lines];
  const isAlike = (line: Line) => isSetLike(line, first);
  const result: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const next = lines[at + 1];
    const stands = isAbove(at) && isAlike(line) && next && (labels.length > 1 || !isSetLike(line, next));
    if (!stands) {
      result.push(line);
      continue;
    }
    const values: Line[] = [];
    for (let below = lines[at + 1]; below; below = lines[at + 1]) {
      const last = values.at(-1) ?? line;
      const isEnd = isLabel[at + 1] || !isBelow(last, below) || isSetLike(below, line) !== isSetLike(next, line);
      // What stands farther below than the value itself does says something else.
      if (isEnd || (values.length > 0 && below.gap > Math.max(next.gap, below.size) * 1.5)) break;
      values.push(below);
      at += 1;
      if (isSetLike(next, line)) break;
    }
    result.push(beside(line, values));
  }
  return result;
}

/** "Address:    9 Lake Road, Spring-" and "field" below the value: what did not fit on the line goes on at its left edge. */
function withValuesJoined(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [label, value, ...more] = above?.segments ?? [];
    const [rest] = line.segments;
    const goesOn =
      above !== undefined &&
      label !== undefined &&
      value !== undefined &&
      rest !== undefined &&
      more.length === 0 &&
      labelOf(label.text) !== undefined &&
      labelOf(line.text) === undefined &&
      isBelow(above, line, labelOf(label.text) === "location" ? 2.8 : 2.2) &&
      Math.abs(rest.x - value.x) < 3 &&
      Math.abs(rest.size - value.size) < 0.4 &&
      // An address has numbers at any place.
      (labelOf(label.text) === "location" || /[\p{Ll}\p{Lo}]-$|,$|\p{L}$/u.test(value.text)) &&
      (/-$/u.test(value.text) || value.right > line.right) &&
      phoneIn(line.text) === null &&
      !/@/u.test(line.text + value.text);
    if (!goesOn) {
      joined.push(line);
      continue;
    }
    const text = joinLines(value.text, line.text);
    const segments = [label, withWords(value, text)];
    joined[joined.length - 1] = { ...above, segments, text: `${label.text}\t${text}`, y: line.y };
  }
  return joined;
}

const isBelow = (above: Line, line: Line, farthest = 2.2) =>
  line.column === above.column &&
  line.page === above.page &&
  line.segments.length === 1 &&
  line.gap < line.size * farthest &&
  !/[:：]\s*\S/u.test(line.text);

function beside(label: Line, values: readonly Line[]): Line {
  const [name] = label.segments;
  const [value] = values[0]?.segments ?? [];
  if (!name || !value) return label;
  const text = values.map((line) => line.text.trim().replace(/,$/u, "")).join(", ");
  const segments = [name, withWords(value, text)];
  return { ...withSegments(label, segments), y: values.at(-1)?.y ?? label.y };
}
