import type { TextRun } from "../layout-model.ts";
import { joinAccents } from "./accents.ts";

/**
 * What typesetting makes of a text, undone: accents drawn above a letter as a text of their own, raised ends of ordinals
 * ("3" and a small "rd"), rows of dots that lead to the right edge, small capitals whose i stayed small, and texts that
 * are printed twice to look bold.
 */
export function withoutTypesetting(runs: readonly TextRun[]): TextRun[] {
  return joinRaised(
    joinDrawnAccents(withoutOverprints(runs).flatMap(atLeaders).map(withCapitals).map(withLettersClosed)),
  );
}

/** Programs without a bold font print a text twice, a hair's breadth apart: it is one text, and bold. */
function withoutOverprints(runs: readonly TextRun[]): TextRun[] {
  const kept: TextRun[] = [];
  const byText = new Map<string, number[]>();
  for (const run of runs) {
    const key = `${Math.round(run.y)} ${run.text.trim()}`;
    const same = byText.get(key) ?? [];
    const at = same.find((index) => Math.abs((kept[index]?.x ?? 0) - run.x) < run.size * 0.09);
    const first = at === undefined ? undefined : kept[at];
    if (at !== undefined && first) kept[at] = { ...first, isBold: true };
    else byText.set(key, [...same, kept.push(run) - 1]);
  }
  const rows = new Map<number, TextRun[]>();
  for (const run of kept) rows.set(Math.round(run.y), [...(rows.get(Math.round(run.y)) ?? []), run]);
  return kept.map((run) => withoutBoldBeginning(run, rows.get(Math.round(run.y)) ?? []));
}

/** Only the first words of a text may be printed twice: they are bold, and stand before the rest of it. */
function withoutBoldBeginning(run: TextRun, row: readonly TextRun[]): TextRun {
  const isTwice = (bold: TextRun, whole: TextRun) =>
    bold.text.trim().length > 2 &&
    bold.width < whole.width &&
    bold.text.trim().length < whole.text.trim().length &&
    whole.text.startsWith(bold.text.trim()) &&
    Math.abs(bold.x - whole.x) < whole.size * 0.09 &&
    Math.abs(bold.size - whole.size) < 0.3;
  if (row.some((other) => isTwice(run, other))) return { ...run, isBold: true };
  const bold = row.find((other) => isTwice(other, run));
  if (!bold) return run;
  const [x, text] = [bold.x + bold.width, run.text.slice(bold.text.trim().length)];
  return { ...run, text, x, width: Math.max(1, run.x + run.width - x) };
}

const leaders = /\s*(?:[.…_·]\s?){7,}\s*/u;

/** "Acme . . . . . . . Berlin" is two texts with room between them, of which the dots fill what they would have. */
function atLeaders(run: TextRun): TextRun[] {
  const found = leaders.exec(run.text);
  if (!found) return [run];
  // Of dots right behind an abbreviation the first one is its own.
  const before = run.text.slice(0, found.index).trimEnd() + (/^\.\./u.test(found[0]) ? "." : "");
  const after = run.text.slice(found.index + found[0].length).trimStart();
  const share = (length: number) => (run.width * length) / Math.max(1, run.text.length);
  const width = share(after.length);
  return [
    { ...run, text: before, width: Math.max(1, share(before.length)) },
    { ...run, text: after, width: Math.max(1, width), x: run.x + run.width - width },
  ].filter(({ text }) => /[^\s.]/u.test(text));
}

/** What every text has in which a small letter stands among capitals: it is sooner looked for than the whole rule. */
const maybeInside = /[ifl]\p{Lu}|\p{Lu}{5}i/u;
const smallInside = /\p{Lu}{2}(?:i|f[fil])\p{Lu}|\p{Lu}(?:i|f[fil])\p{Lu}{3}|\p{Lu}{5}i(?!\p{L})/u;

/** "UNiVERSiTÉ": fonts of small capitals may lack a capital i, and a ligature is small among capitals. */
function withCapitals(run: TextRun): TextRun {
  if (!maybeInside.test(run.text) || !smallInside.test(run.text)) return run;
  const text = run.text.replace(/[\p{L}]+/gu, (word) =>
    /^(?:\p{Lu}|i|f[fil])+$/u.test(word) && (/\p{Lu}{2}/u.test(word) || word.length < 3) ? word.toUpperCase() : word,
  );
  return { ...run, text };
}

const drivenApart = /^\s*(?:[&/-]\s+)?\p{Lu}(?:\s+(?:\p{Lu}|[&/-])){3,}\s*$/u;

/** "S P R A C H E N": capitals that are driven apart are the letters of a word; a wider space parts two of them. */
function withLettersClosed(run: TextRun): TextRun {
  if (run.text.length < 7 || !drivenApart.test(run.text)) return run;
  const words = run.text.trim().split(/\s{2,}/u);
  const text = words.map((word) => word.replace(/\s/gu, "").replace(/&/gu, " & ").trim()).join(" ");
  return { ...run, text };
}

/** The accent of a capital is drawn higher than its row: it is joined with the letter below it. */
function joinDrawnAccents(runs: readonly TextRun[]): TextRun[] {
  const accents = runs.filter(({ text }) => /^[´`ˆ¨˜]$/u.test(text.trim()));
  const others = withoutAccentRoom(runs);
  if (accents.length === 0) return others;
  const used = new Set<TextRun>();
  for (const accent of accents) {
    const middle = accent.x + accent.width / 2;
    const at = others.findIndex(
      (run) =>
        run.y - accent.y > accent.size * 0.06 &&
        run.y - accent.y < accent.size * 0.5 &&
        middle > run.x &&
        middle < run.x + run.width,
    );
    const run = others[at];
    if (!run) continue;
    const letter = Math.floor(((middle - run.x) / run.width) * run.text.length);
    // Letters are not of one width: the capital nearest to that place is meant.
    const found = [letter, letter - 1, letter + 1].find((one) => /[AEIOUC]/u.test(run.text[one] ?? ""));
    if (found === undefined) continue;
    const text = joinAccents(`${run.text.slice(0, found)}${accent.text.trim()}${run.text.slice(found)}`);
    others[at] = { ...run, text };
    used.add(accent);
  }
  return others.filter((run) => !used.has(run));
}

const roomBefore = /(?<=\p{L}) (?=[´`ˆ¨˜]$)/u;

/**
 * Where the accents of a font stand above broad letters, the step to them looks like a space: "Comp ´" and "etences". A
 * font in which every accent inside a text has such a space has none before them.
 */
function withoutAccentRoom(runs: readonly TextRun[]): TextRun[] {
  const counts = new Map<string, { close: number; apart: number }>();
  for (const { text, font } of runs) {
    if (!/\p{L} ?[´`ˆ¨˜]$/u.test(text)) continue;
    const count = counts.get(font) ?? { close: 0, apart: 0 };
    if (roomBefore.test(text)) count.apart += 1;
    else count.close += 1;
    counts.set(font, count);
  }
  return runs.map((run) => {
    const count = counts.get(run.font);
    const isRoom = count !== undefined && count.close === 0 && count.apart > 1 && roomBefore.test(run.text);
    return isRoom ? { ...run, text: run.text.replace(roomBefore, "") } : run;
  });
}

const ordinalEnd = /^(?:st|nd|rd|th|er|re|ère|e|ème|eme|nde?|º|ª|o|a)$/u;

/** The raised end of an ordinal belongs to the figure that it touches. */
function joinRaised(runs: readonly TextRun[]): TextRun[] {
  const raised = runs.filter(({ text }) => ordinalEnd.test(text.trim()));
  if (raised.length === 0) return [...runs];
  const used = new Set<TextRun>();
  const joined = new Map<TextRun, TextRun>();
  for (const small of raised) {
    const figure = runs.find(
      (run) =>
        /\d$|\bN$/u.test(run.text) &&
        small.size < run.size * 0.88 &&
        run.y - small.y > run.size * 0.15 &&
        run.y - small.y < run.size * 0.6 &&
        Math.abs(run.x + run.width - small.x) < run.size * 0.3,
    );
    if (!figure) continue;
    used.add(small);
    joined.set(figure, {
      ...figure,
      text: figure.text + small.text.trim(),
      width: small.x + small.width - figure.x,
    });
  }
  return runs.flatMap((run) => (used.has(run) ? [] : [joined.get(run) ?? run]));
}
