import { hunks } from "../resume/difference-words.ts";
import { parseRichText, type RichItem, type RichNode, serializeRichText } from "../resume/rich-text.ts";

/**
 * The lines of a description as rich text, so that each line that somebody proposes to change can be taken by itself and
 * the others keep their form. A line is a paragraph or an item of a list.
 */

/** A line as markup; one of a list with its list around it: `<ul><li>…</li></ul>`. */
export type RichLine = string;

/**
 * Lines that are to stand where others stood. `anchor` is the line before them, null at the beginning: where lines are
 * only added, they have no other place.
 */
export type LineChange = { before: RichLine[]; after: RichLine[]; anchor: RichLine | null };

/** Returns the lines of a description; joined again they are the same text. */
export function linesOf(html: string): RichLine[] {
  return parseRichText(html).flatMap((block): RichLine[] =>
    block.type === "p"
      ? [serializeRichText([block])]
      : block.children.map((item) => serializeRichText([{ type: block.type, children: [item] }])),
  );
}

/** Returns the description that these lines are: neighbours in lists of one kind are in one list. */
export function joinLines(lines: readonly RichLine[]): string {
  const joined: RichNode[] = [];
  for (const block of lines.flatMap((line) => parseRichText(line))) {
    const last = joined.at(-1);
    if (block.type !== "p" && last && "children" in last && last.type === block.type) {
      (last.children as RichItem[]).push(...block.children);
    } else joined.push(block);
  }
  return serializeRichText(joined);
}

/**
 * Returns what changes between two descriptions, line by line where as many lines come as go. Null where the lines alone
 * do not say it: an empty list, two lists that become one, a line that moves or stands twice and is not told from its like.
 */
export function lineChanges(before: string, after: string): LineChange[] | null {
  const [was, is] = [linesOf(before), linesOf(after)];
  if (joinLines(was) !== before || joinLines(is) !== after) return null;
  const found = hunks(was, is).map(({ wasFrom, removed, added }) => ({
    ...{ before: removed, after: added },
    anchor: was[wasFrom - 1] ?? null,
  }));
  const isClear = (change: LineChange) => {
    const places = change.before.length > 0 ? change.before : change.anchor === null ? [] : [change.anchor];
    return (
      places.every((line) => isOnce(was, line)) && change.after.every((line) => isOnce(is, line) && !was.includes(line))
    );
  };
  if (!found.every(isClear)) return null;
  return found.flatMap((change) => {
    if (change.before.length !== change.after.length) return [change];
    return change.before.map((line, at) => ({ ...change, before: [line], after: [change.after[at] ?? ""] }));
  });
}

function isOnce(lines: readonly RichLine[], line: RichLine): boolean {
  return lines.indexOf(line) === lines.lastIndexOf(line);
}

export type LineState = "open" | "taken" | "stale";

/** Returns whether a change of lines can be made in a description, stands in it, or has lost its place. */
export function stateOfLines(change: LineChange, html: string): LineState {
  const now = linesOf(html);
  if (change.before.length > 0 && findRun(now, change.before) >= 0) return "open";
  if (change.after.length > 0 && findRun(now, change.after) >= 0) return "taken";
  if (change.before.length > 0) return change.after.length === 0 ? "taken" : "stale";
  return change.anchor === null || now.includes(change.anchor) ? "open" : "stale";
}

/** Returns the description with a change that is open in it; the same one where it is not. */
export function withLines(change: LineChange, html: string): string {
  if (stateOfLines(change, html) !== "open") return html;
  const now = linesOf(html);
  const at = change.before.length > 0 ? findRun(now, change.before) : placeAfter(now, change.anchor);
  return joinLines(now.toSpliced(at, change.before.length, ...change.after));
}

function placeAfter(lines: readonly RichLine[], anchor: RichLine | null): number {
  return anchor === null ? 0 : lines.indexOf(anchor) + 1;
}

/** Returns where these lines stand one after another; -1 where they do not. */
function findRun(lines: readonly RichLine[], run: readonly RichLine[]): number {
  return lines.findIndex((_, at) => run.every((line, offset) => lines[at + offset] === line));
}
