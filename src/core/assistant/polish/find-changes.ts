import type { Edit, PolishContext, Rule } from "./rule.ts";

/**
 * What rules find in a text, as changes of the text that was given. Rules are applied until none finds anything, so that
 * polishing the result finds nothing more; edits that touch one another become one change.
 */
export type Found = { start: number; end: number; after: string; rules: Rule[] };

/** Rounds after which rules that contradict one another are cut off; three are usual. */
const rounds = 8;

/** Parts of a text that are never changed: addresses, code, file names, blanks, quotations. */
const guarded =
  /https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.]+|⟦[^⟧]*⟧|`[^`]*`|\[[NX]\]|(?<![\p{L}\p{N}])[\w-]+(?:\/[\w.-]+){2,}|\b[\w-]+\.(?:com|cn|org|io|net|dev|js|ts|py|go|md|txt|json|ya?ml)\b(?!\w)|"[^"\n]{0,80}"|“[^”\n]{0,80}”/gu;

/** Names that only look like files. */
const namedLikeFiles =
  /^(?:node|vue|next|nuxt|nest|three|d3|express|ember|angular|react|backbone|egg|ethers|web3|alpine|chart|moment|socket)\.js$|^asp\.net$/i;

export function findChanges(text: string, rules: readonly Rule[], context: PolishContext): Found[] {
  let found: Found[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let isChanged = false;
    for (const rule of rules) {
      const now = applied(text, found);
      const places = guardedIn(now);
      const edits = rule.find(now, context).filter((edit) => !places.some((place) => touches(edit, place)));
      for (const edit of edits.reverse()) found = merged(text, found, edit, rule);
      isChanged ||= edits.length > 0;
    }
    if (!isChanged) return found.filter(({ start, end, after }) => text.slice(start, end) !== after);
  }
  return [];
}

function guardedIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(guarded)]
    .filter((match) => !namedLikeFiles.test(match[0]))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** True where an edit changes something inside of a place; what stands right beside it is free. */
function touches(edit: Edit, place: { start: number; end: number }): boolean {
  return edit.start === edit.end
    ? edit.start > place.start && edit.start < place.end
    : edit.start < place.end && edit.end > place.start;
}

/** Returns the text with changes applied; they are in order and do not overlap. */
export function applied(text: string, found: readonly { start: number; end: number; after: string }[]): string {
  let result = "";
  let at = 0;
  for (const { start, end, after } of found) {
    result += text.slice(at, start) + after;
    at = end;
  }
  return result + text.slice(at);
}

/** Returns the changes with an edit of the changed text among them, one with those that it touches. */
function merged(text: string, found: readonly Found[], edit: Edit, rule: Rule): Found[] {
  const before: Found[] = [];
  const behind: Found[] = [];
  const touched: { of: Found; start: number; end: number }[] = [];
  let shift = 0;
  for (const of of found) {
    const start = of.start + shift;
    const end = start + of.after.length;
    if (end < edit.start) before.push(of);
    else if (start > edit.end) behind.push(of);
    else touched.push({ of, start, end });
    shift += of.after.length - (of.end - of.start);
  }
  const first = touched[0];
  const last = touched.at(-1);
  const now = applied(text, found);
  const start = Math.min(edit.start, first?.start ?? edit.start);
  const end = Math.max(edit.end, last?.end ?? edit.end);
  const shiftBefore = before.reduce((sum, of) => sum + of.after.length - (of.end - of.start), 0);
  const shiftWithin = touched.reduce((sum, { of }) => sum + of.after.length - (of.end - of.start), shiftBefore);
  const change: Found = {
    start: start - shiftBefore,
    end: end - shiftWithin,
    after: now.slice(start, edit.start) + edit.after + now.slice(edit.end, end),
    rules: [...new Set([...touched.flatMap(({ of }) => of.rules), rule])],
  };
  return [...before, change, ...behind];
}

/** A part of the text with the changes in it, wide enough to be found again by its words. */
type Window = { start: number; end: number; of: Found[] };

/**
 * Returns the changes, each widened to whole words that occur once in the text: whoever applies a change finds its place
 * by its words. Changes whose words come to overlap become one. None reaches over a line break: in a line that stands
 * twice, the first of the changes means the first of the lines, and what cannot be told apart even so is left out.
 */
export function bound(text: string, found: readonly Found[]): Found[] {
  let windows = found.map((change) => toWords(text, { start: change.start, end: change.end, of: [change] }));
  for (;;) {
    windows = joined(windows);
    const vague = windows.filter((window) => !isUnique(text, window));
    if (vague.length === 0) break;
    const widened = windows.map((window) => (vague.includes(window) ? toWords(text, wider(text, window)) : window));
    if (widened.every(({ start, end }, at) => start === windows[at]?.start && end === windows[at]?.end)) break;
    windows = widened;
  }
  return toldApart(text, windows).map(({ start, end, of }) => ({
    start,
    end,
    after: applied(
      text.slice(start, end),
      of.map((each) => ({ ...each, start: each.start - start, end: each.end - start })),
    ),
    rules: [...new Set(of.flatMap(({ rules }) => rules))],
  }));
}

/** Returns the windows that are found where they are, when each is taken for the first such words that are still free. */
function toldApart(text: string, windows: readonly Window[]): Window[] {
  const taken: Window[] = [];
  for (const window of windows) {
    const words = text.slice(window.start, window.end);
    let at = words.trim() === "" ? -1 : text.indexOf(words);
    while (at >= 0 && taken.some(({ start, end }) => at < end && at + words.length > start))
      at = text.indexOf(words, at + 1);
    if (at === window.start) taken.push(window);
  }
  return taken;
}

function isUnique(text: string, { start, end }: Window): boolean {
  const words = text.slice(start, end);
  return words.trim() !== "" && text.indexOf(words) === start && text.indexOf(words, start + 1) === -1;
}

const isOpen = (character: string | undefined) => character !== undefined && character !== "\n";
const isWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}'’\uD800-\uDFFF-]/u.test(character) && !/\p{Script=Han}/u.test(character);

function wider(text: string, { start, end, of }: Window): Window {
  return { start: isOpen(text[start - 1]) ? start - 1 : start, end: isOpen(text[end]) ? end + 1 : end, of };
}

/** Widens to whole words and surrogate pairs, and to one character at least. */
function toWords(text: string, window: Window): Window {
  let { start, end } = window.start === window.end ? wider(text, window) : window;
  while (isWord(text[start - 1]) && isWord(text[start])) start -= 1;
  while (isWord(text[end]) && isWord(text[end - 1])) end += 1;
  return { ...window, start, end };
}

function joined(windows: readonly Window[]): Window[] {
  const result: Window[] = [];
  for (let window of windows) {
    // A window that was widened may have come to reach over several before it.
    for (let last = result.at(-1); last && window.start < last.end; last = result.at(-1)) {
      result.pop();
      window = {
        start: Math.min(last.start, window.start),
        end: Math.max(last.end, window.end),
        of: [...last.of, ...window.of],
      };
    }
    result.push(window);
  }
  return result;
}
