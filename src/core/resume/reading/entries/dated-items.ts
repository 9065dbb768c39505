import { findDates } from "../dates/date-ranges.ts";
import { firstSentence } from "../heads/comma-parts.ts";
import type { Line } from "../lines/lines.ts";
import { bulletOf, joinLines, withWords } from "../lines/paragraphs.ts";
import { scoresOf } from "../terms/classify.ts";

/**
 * A section may be a list of sentences that begin with their dates: "• (2019 – 2021) Assistant. Lakeside University. Wrote
 * about maps." Each is an entry, whose head is told in the first sentence or two, over as many lines as they need.
 */

/** Behind the mark of a list: what is told, in a word, and the dates. */
const label = /^(\p{Lu}\p{L}{3,18}):\s+(?=[(\d])/u;

type Item = { label: string; told: string };

function itemOf(line: Line): Item | null {
  const bullet = bulletOf(line);
  if (bullet === "" || line.segments.length > 1 || !line.text.startsWith(bullet)) return null;
  const text = line.text.slice(bullet.length);
  const name = label.exec(text)?.[1] ?? "";
  const told = name === "" ? text : text.slice(text.indexOf(":") + 1).trimStart();
  const [date] = findDates(told);
  return date !== undefined && date.from <= 1 ? { label: name, told } : null;
}

/** Returns the lines with each such entry on one, and what it goes on to tell as a list below it. */
export function withItemsJoined(lines: readonly Line[]): Line[] {
  const [first] = lines;
  const marked = lines.filter((line) => bulletOf(line) !== "" && line.x < (first?.x ?? 0) + 4);
  const items = marked.filter((line) => itemOf(line) !== null);
  const isList =
    first !== undefined && bulletOf(first) !== "" && items.length > 1 && items.length >= marked.length * 0.6;
  const isWrapping = items.some((item) => isRestOf(item, lines[lines.indexOf(item) + 1]));
  if (!isList || !isWrapping || /[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7AF]/u.test(first.text)) return [...lines];
  const result: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const item = itemOf(line);
    if (!item) {
      result.push(line);
      continue;
    }
    let text = item.told;
    let last = line;
    for (let next = lines[at + 1]; next && isRestOf(last, next, line.x); next = lines[at + 1]) {
      text = joinLines(text, next.text);
      last = next;
      at += 1;
    }
    const [head, rest] = parted(text);
    result.push(lineOf({ ...line, y: last.y }, `• ${head}`));
    for (const more of [item.label, rest])
      if (more !== "") result.push(lineOf({ ...last, gap: last.gap }, `• ${more}`));
  }
  return result;
}

/** A line without a mark at the text of the item goes on with it. */
function isRestOf(above: Line, line: Line | undefined, x = above.x): boolean {
  return (
    line !== undefined &&
    bulletOf(line) === "" &&
    line.segments.length === 1 &&
    line.page === above.page &&
    line.column === above.column &&
    Math.abs(line.size - above.size) < 0.4 &&
    line.gap < line.size * 1.7 &&
    line.x >= x - 2 &&
    line.x < x + line.size * 1.8
  );
}

/** The sentences that name the entry, and the others. */
function parted(text: string): [string, string] {
  const [first, others] = firstSentence(text) ?? [text, ""];
  const [second, rest] = firstSentence(others) ?? [others, ""];
  const isName = second !== "" && second.length < 60 && namesOther(first, second);
  if (isName) return [`${first} ${second}`, rest];
  // "Internship at Acme in Springfield, writing an app …": a long sentence goes on to tell what was done.
  const end = first.length > 80 ? goesOn.exec(first) : null;
  if (!end) return [first, others];
  return [first.slice(0, end.index), `${first.slice(end.index).replace(/^[\s,–—-]+/u, "")} ${others}`.trim()];
}

const goesOn = /(?<=^.{10,}),\s+(?=\p{Ll}{3})|(?<=^.{10,})\s(?=\([^()]{25,})|(?<=^.{10,})\s[–—-]\s/u;

function namesOther(first: string, second: string): boolean {
  const [one, two] = [scoresOf(first), scoresOf(second.replace(/\.$/u, ""))];
  const isTitle = (scores: typeof one) => Math.max(scores.role, scores.degree) >= 1.2;
  const isName = (scores: typeof one) => Math.max(scores.organisation, scores.school) >= 1.2;
  const isAcronym = /^\p{L}*\p{Lu}{2}/u.test(second);
  return (isTitle(one) && (isName(two) || isAcronym)) || (isName(one) && isTitle(two) && !isTitle(one));
}

function lineOf(line: Line, text: string): Line {
  const [segment] = line.segments;
  if (!segment) return line;
  return { ...line, text, segments: [{ ...withWords(segment, text), isMarked: false }] };
}
