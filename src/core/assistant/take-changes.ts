import { wordEdits } from "../resume/difference-words.ts";
import { appendBullets, editRichText } from "../resume/rich-text/edit-text.ts";
import { richTextToPlain } from "../resume/rich-text.ts";
import type { Change } from "./changes.ts";

/**
 * Proposed changes against the text as it is now. A change belongs to the line for which it was proposed: it can be taken
 * as long as this line stands in the text, as it was or with other changes in it, wherever the rest has moved. So undo
 * makes a change one to be taken again, and typing in its line makes it stale.
 */
export type ProposedText = {
  path: string;
  lines: readonly ProposedLine[];
  /** Lines that the engine would add. */
  additions: readonly Change[];
};
type ProposedLine = { text: string; changes: readonly PlacedChange[] };
type PlacedChange = { change: Change; start: number; end: number };

/** `open` can be taken; `taken` stands in the text; `stale`: its line is not there any more. */
export type ChangeState = "open" | "taken" | "stale";

/** Returns the changes of a passage at their places in its plain text, each at the first old words that are still free. */
export function proposedText(path: string, text: string, changes: readonly Change[]): ProposedText {
  const lines = text.split("\n").map((line) => ({ text: line, changes: [] as PlacedChange[] }));
  let end = -1;
  const starts = lines.map(({ text: line }) => {
    const start = end + 1;
    end = start + line.length;
    return start;
  });
  const used: [number, number][] = [];
  const own = changes.filter((change) => change.path === path);
  for (const change of own) {
    if (change.before === "") continue;
    const at = freePlace(text, change.before, used);
    if (at < 0) continue;
    used.push([at, at + change.before.length]);
    const index = starts.findLastIndex((start) => start <= at);
    const start = at - (starts[index] ?? 0);
    lines[index]?.changes.push({ change, start, end: start + change.before.length });
  }
  for (const line of lines) line.changes.sort((one, other) => one.start - other.start);
  return { path, lines, additions: own.filter(({ before }) => before === "") };
}

function freePlace(text: string, words: string, used: readonly [number, number][]): number {
  let at = text.indexOf(words);
  while (at >= 0 && used.some(([from, to]) => at < to && at + words.length > from)) at = text.indexOf(words, at + 1);
  return at;
}

/** Ceiling: in a line with more changes than this, they are found only where none or all of them are taken. */
const mostTold = 8;

type Standing = { line: ProposedLine; index: number; taken: ReadonlySet<string> };

/**
 * Returns where the lines with changes stand in the text now, and which of their changes are in it. A line is looked for
 * at its own place first, because the same words may stand in several.
 */
function standing({ lines }: ProposedText, now: readonly string[]): Standing[] {
  const free = new Set(now.keys());
  const found: Standing[] = [];
  const find = (line: ProposedLine, indices: Iterable<number>): boolean => {
    for (const taken of subsets(line.changes)) {
      const text = withChanges(line, taken);
      for (const index of indices) {
        if (now[index] !== text || !free.has(index)) continue;
        free.delete(index);
        found.push({ line, index, taken });
        return true;
      }
    }
    return false;
  };
  const moved = lines.filter((line, own) => line.changes.length > 0 && !find(line, [own]));
  for (const line of moved) find(line, [...free]);
  return found;
}

function* subsets(changes: readonly PlacedChange[]): Generator<ReadonlySet<string>> {
  const ids = changes.map(({ change }) => change.id);
  if (ids.length > mostTold) {
    yield new Set();
    yield new Set(ids);
    return;
  }
  for (let mask = 0; mask < 2 ** ids.length; mask += 1) yield new Set(ids.filter((_, bit) => (mask >> bit) & 1));
}

function withChanges({ text, changes }: ProposedLine, taken: ReadonlySet<string>): string {
  let result = "";
  let at = 0;
  for (const { change, start, end } of changes) {
    if (!taken.has(change.id)) continue;
    result += text.slice(at, start) + change.after;
    at = end;
  }
  return result + text.slice(at);
}

/** Letters of a line without its bullet and the mark of a suggestion. */
const wordsOf = (line: string) => line.replace(/^[\s•\d.◇]*/u, "").trim();

/** Returns the state of each change of a passage whose rich text is `html` now, by the change's id. */
export function statesOf(proposed: ProposedText, html: string): Map<string, ChangeState> {
  const now = richTextToPlain(html).split("\n");
  const states = new Map<string, ChangeState>();
  for (const { changes } of proposed.lines) for (const { change } of changes) states.set(change.id, "stale");
  for (const { line, taken } of standing(proposed, now)) {
    for (const { change } of line.changes) states.set(change.id, taken.has(change.id) ? "taken" : "open");
  }
  const words = new Set(now.map(wordsOf));
  for (const { id, after } of proposed.additions) states.set(id, words.has(wordsOf(after)) ? "taken" : "open");
  return states;
}

/**
 * Returns the rich text with changes taken, and which of them were: those that are stale or in the text already are not.
 * @param mark stands before each line that is added
 */
export function takeChanges(
  proposed: ProposedText,
  html: string,
  ids: ReadonlySet<string>,
  mark = "",
): { html: string; taken: string[] } {
  const now = richTextToPlain(html).split("\n");
  const states = statesOf(proposed, html);
  const isWanted = (id: string) => ids.has(id) && states.get(id) === "open";
  const edits = standing(proposed, now).flatMap(({ line, index, taken }) => {
    const wanted = line.changes.map(({ change }) => change.id).filter(isWanted);
    if (wanted.length === 0) return [];
    const from = now.slice(0, index).reduce((sum, text) => sum + text.length + 1, 0);
    const after = withChanges(line, new Set([...taken, ...wanted]));
    return wordEdits(now[index] ?? "", after).map((edit) => ({
      ...edit,
      start: edit.start + from,
      end: edit.end + from,
    }));
  });
  const added = proposed.additions.filter(({ id }) => isWanted(id)).map(({ after }) => mark + after);
  const sorted = edits.sort((one, other) => one.start - other.start);
  return {
    html: appendBullets(editRichText(html, sorted), added),
    taken: [...states.keys()].filter(isWanted),
  };
}

/**
 * Returns the line of a change without its bullet, as it stands in the rich text now and as it would with the change;
 * for one that stands there already, or not any more, as they were when it was proposed.
 */
export function lineAround(proposed: ProposedText, html: string, id: string): { before: string; after: string } {
  const addition = proposed.additions.find((change) => change.id === id);
  if (addition) return { before: "", after: addition.after };
  const has = (line: ProposedLine) => line.changes.some(({ change }) => change.id === id);
  const now = standing(proposed, richTextToPlain(html).split("\n")).find(({ line }) => has(line));
  const line = now?.line ?? proposed.lines.find(has);
  if (!line) return { before: "", after: "" };
  const others = now && !now.taken.has(id) ? now.taken : [];
  return {
    before: shown(withChanges(line, new Set(others))),
    after: shown(withChanges(line, new Set([...others, id]))),
  };
}

/** Private characters that stand where tags will: no text of a resume may hold them. */
const signs = { "\uE000": "<s>", "\uE001": "</s>", "\uE002": "<u>", "\uE003": "</u>" } as const;
const removed = (text: string) => (text === "" ? "" : `\uE000${text}\uE001`);
const inserted = (text: string) => (text === "" ? "" : `\uE002${text}\uE003`);

/**
 * Returns the rich text with an open change in its place, what goes struck through and what comes underlined, and the
 * line that it is in. Null where the change cannot be taken.
 */
export function changeInPlace(proposed: ProposedText, html: string, id: string): { html: string; line: string } | null {
  if (statesOf(proposed, html).get(id) !== "open") return null;
  const addition = proposed.additions.find((change) => change.id === id);
  const now = richTextToPlain(html).split("\n");
  const tagged = (text: string) => text.replace(/[\uE000-\uE003]/g, (sign) => signs[sign as keyof typeof signs]);
  if (addition) return { html: tagged(appendBullets(html, [inserted(addition.after)])), line: addition.after };
  const found = standing(proposed, now).find(({ line }) => line.changes.some(({ change }) => change.id === id));
  const text = now[found?.index ?? -1];
  if (!found || text === undefined) return null;
  const from = now.slice(0, found.index).reduce((sum, one) => sum + one.length + 1, 0);
  const edits = wordEdits(text, withChanges(found.line, new Set([...found.taken, id])));
  const both = edits.map(({ start, end, after }) => ({
    ...{ start: from + start, end: from + end },
    after: removed(text.slice(start, end)) + inserted(after),
  }));
  const marked = editRichText(html, both);
  return {
    html: tagged(marked),
    line: (richTextToPlain(marked).split("\n")[found.index] ?? "").replace(/[\uE000-\uE003]/g, ""),
  };
}

const shown = (line: string) => line.replace(/^\s*(?:•|\d+\.)\s/u, "").trim();

/** Returns a line of the passage as it stands now, with the changes that were taken in it. */
export function lineNow(proposed: ProposedText, html: string, line: string): string {
  const now = richTextToPlain(html).split("\n");
  const found = standing(proposed, now).find((one) => wordsOf(one.line.text) === wordsOf(line));
  return found ? shown(now[found.index] ?? line) : line;
}

/** Returns the rich text with an answer at the end of a line; null where the line is not there. */
export function withAnswer(html: string, line: string, answer: string): string | null {
  const now = richTextToPlain(html).split("\n");
  const index = now.findIndex((one) => wordsOf(one) === wordsOf(line));
  const text = now[index];
  if (text === undefined) return null;
  const from = now.slice(0, index).reduce((sum, one) => sum + one.length + 1, 0);
  const { at, after } = answered(text, answer);
  return editRichText(html, [{ start: from + at, end: from + at, after }]);
}

/** Words that go on with a sentence without a comma. */
const goesOn = /^(?:from|by|to|with|for|in|across|over|of|per|within|on|at|under)\b/i;

/** Returns where in a line an answer goes, before a full stop, and with what before it. */
function answered(line: string, answer: string): { at: number; after: string } {
  const end = /[\s.。；;，,]*$/u.exec(line)?.index ?? line.length;
  const isChinese = /\p{Script=Han}/u.test(line);
  const joint = isChinese ? "，" : goesOn.test(answer.trim()) ? " " : ", ";
  return { at: end, after: joint + answer.trim() };
}

/** Returns the line with an answer in it, as it will stand. */
export function lineWithAnswer(line: string, answer: string): string {
  const { at, after } = answered(line, answer);
  return line.slice(0, at) + after + line.slice(at);
}
