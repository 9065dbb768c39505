/**
 * How two texts differ: the lines that were removed and added, and the words within them. It is meant for showing, not
 * for patching; unchanged lines are left out. The comparison is linear where little changed; texts that share almost
 * nothing are shown whole.
 */
export type DifferenceRow = { sign: "-" | "+"; pieces: DifferencePiece[] };
/** `isMarked`: these words are what changed in the line. */
export type DifferencePiece = { text: string; isMarked: boolean };

/**
 * Returns the rows from `before` to `after`: a changed line is a `-` row followed by a `+` row. Equal texts have none.
 */
export function differenceRows(before: string, after: string): DifferenceRow[] {
  const rows: DifferenceRow[] = [];
  for (const { removed, added } of hunks(linesOf(before), linesOf(after))) {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
      const [was, is] = [removed[index], added[index]];
      const marked = was !== undefined && is !== undefined ? markWords(was, is) : null;
      if (was !== undefined) rows.push({ sign: "-", pieces: marked?.was ?? [{ text: was, isMarked: false }] });
      if (is !== undefined) rows.push({ sign: "+", pieces: marked?.is ?? [{ text: is, isMarked: false }] });
    }
  }
  return rows;
}

/** Returns the edits that lead from one text to another, each of whole words; offsets are those of `before`. */
export function wordEdits(before: string, after: string): { start: number; end: number; after: string }[] {
  const words = before.match(wordPattern) ?? [];
  const starts = [0];
  for (const word of words) starts.push((starts.at(-1) ?? 0) + word.length);
  return hunks(words, after.match(wordPattern) ?? []).map(({ wasFrom, removed, added }) => ({
    start: starts[wasFrom] ?? before.length,
    end: starts[wasFrom + removed.length] ?? before.length,
    after: added.join(""),
  }));
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

/**
 * A word, a run of white space, or one other character. Scripts that are written without spaces are split by character.
 */
const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+|\s+|./gsu;

/**
 * Two lines with a smaller share of common characters have little to do with each other, and marking words would be
 * noise.
 */
const minShared = 0.25;

function markWords(was: string, is: string): { was: DifferencePiece[]; is: DifferencePiece[] } | null {
  const [before, after] = [was.match(wordPattern) ?? [], is.match(wordPattern) ?? []];
  const pieces = { was: [] as DifferencePiece[], is: [] as DifferencePiece[] };
  let shared = 0;
  let [atWas, atIs] = [0, 0];
  for (const hunk of hunks(before, after)) {
    const same = before.slice(atWas, hunk.wasFrom).join("");
    shared += same.trim().length;
    push(pieces.was, same, false);
    push(pieces.is, same, false);
    push(pieces.was, hunk.removed.join(""), true);
    push(pieces.is, hunk.added.join(""), true);
    atWas = hunk.wasFrom + hunk.removed.length;
    atIs = hunk.isFrom + hunk.added.length;
  }
  const rest = before.slice(atWas).join("");
  shared += rest.trim().length;
  push(pieces.was, rest, false);
  push(pieces.is, after.slice(atIs).join(""), false);
  return shared >= minShared * Math.min(was.trim().length, is.trim().length) ? pieces : null;
}

function push(pieces: DifferencePiece[], text: string, isMarked: boolean): void {
  if (text !== "") pieces.push({ text, isMarked });
}

export type Hunk = { wasFrom: number; isFrom: number; removed: string[]; added: string[] };

/**
 * Ceiling: two lists are compared in a table of at most this many cells; beyond it, everything between their common
 * start and end counts as changed.
 */
const maxCells = 250_000;

/** Returns where two lists differ, in order; everything between the hunks is common to both. */
export function hunks(before: readonly string[], after: readonly string[]): Hunk[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const room = Math.min(before.length, after.length) - head;
  while (tail < room && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const [was, is] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  if (was.length === 0 && is.length === 0) return [];
  if (was.length * is.length > maxCells) return [{ wasFrom: head, isFrom: head, removed: was, added: is }];
  return compare(was, is).map((hunk) => ({ ...hunk, wasFrom: hunk.wasFrom + head, isFrom: hunk.isFrom + head }));
}

function compare(was: readonly string[], is: readonly string[]): Hunk[] {
  const width = is.length + 1;
  // The length of the longest common subsequence of the rests that start at each pair of positions.
  const common = new Uint32Array((was.length + 1) * width);
  const at = (one: number, other: number) => common[one * width + other] ?? 0;
  for (let one = was.length - 1; one >= 0; one -= 1) {
    for (let other = is.length - 1; other >= 0; other -= 1) {
      common[one * width + other] =
        was[one] === is[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const found: Hunk[] = [];
  let [one, other] = [0, 0];
  while (one < was.length || other < is.length) {
    if (one < was.length && other < is.length && was[one] === is[other]) {
      one += 1;
      other += 1;
      continue;
    }
    const hunk: Hunk = { wasFrom: one, isFrom: other, removed: [], added: [] };
    while ((one < was.length || other < is.length) && !(was[one] === is[other] && one < was.length)) {
      const drop = one < was.length && (other >= is.length || at(one + 1, other) >= at(one, other + 1));
      if (drop) hunk.removed.push(was[one++] ?? "");
      else hunk.added.push(is[other++] ?? "");
    }
    found.push(hunk);
  }
  return found;
}
