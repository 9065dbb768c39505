import type { TextRun } from "../layout-model.ts";
import { kindOfHeading } from "../terms/heading-words.ts";
import type { Line, Segment } from "./lines.ts";

/** Where the titles of sections stand at the left edge, beside the first line of their text: no gutter parts the two. */
export type TitlesBeside = { from: number; to: number };

/** How many titles of a file must stand so. */
const least = 3;

/** Returns the place of such titles in a file, or null. What else stands at the left edge must be little. */
export function titlesBeside(pages: readonly (readonly Segment[])[]): TitlesBeside | null {
  const pairs: { title: Segment; text: Segment }[] = [];
  for (const segments of pages) {
    for (const title of segments) {
      if (kindOfHeading(title.text) === null) continue;
      const text = segments
        .filter((one) => one.x > title.right + 6 && Math.abs(one.y - title.y) < title.size * 0.5)
        .sort((a, b) => a.x - b.x)[0];
      if (text) pairs.push({ title, text });
    }
  }
  for (const { title, text } of pairs) {
    const like = pairs.filter(
      (one) => Math.abs(one.title.x - title.x) < 2 && Math.abs(one.text.x - text.x) < 2 && one.title.x < one.text.x,
    );
    if (new Set(like.map((one) => one.title.text)).size < least) continue;
    const aside = pages.flatMap((segments) => {
      const first = Math.min(...like.flatMap((one) => (segments.includes(one.title) ? [one.title.y] : [])));
      return segments.filter((one) => one.right < text.x - 2 && one.y >= first - 1);
    });
    if (like.length >= aside.length * 0.3) return { from: title.x, to: text.x };
  }
  return null;
}

/** In sizes of the type: what stands nearer to a title than this is a word of it. */
const leastGap = 0.7;

/**
 * Returns the runs behind titles at the left edge, where at least three of them go on at one place, however near that is:
 * each begins a text of its own.
 */
export function runsBesideTitles(pages: readonly (readonly (readonly TextRun[])[])[]): Set<TextRun> {
  const beside = pages.flat().flatMap((row) => {
    const at = row.findIndex(({ x, size }, index) => index > 0 && x - endOf(row[index - 1]) > leastGap * size);
    const title = row.slice(0, Math.max(0, at));
    const [first, run] = [title[0], row[at]];
    const text = title.map((one) => one.text).join("");
    const isTitle = kindOfHeading(text) !== null && !/[:：]\s*$/u.test(text);
    return first && run && isTitle ? [{ run, text, x: first.x }] : [];
  });
  const isLike = (one: (typeof beside)[number], other: (typeof beside)[number]) =>
    Math.abs(one.x - other.x) < 2 && Math.abs(one.run.x - other.run.x) < 2;
  const stands = beside.filter(
    (one) => new Set(beside.filter((other) => isLike(one, other)).map(({ text }) => text)).size >= least,
  );
  return new Set(stands.map(({ run }) => run));
}

const endOf = (run: TextRun | undefined) => (run ? run.x + run.width : 0);

/**
 * A title in larger type at the left edge may have its baseline below that of the first line beside it, as high as both
 * stand. Returns the lines with each such title before that line.
 */
export function withTitlesFirst(lines: readonly Line[]): Line[] {
  const ordered = [...lines];
  for (const [at, title] of lines.entries()) {
    const above = ordered[at - 1];
    const isLower =
      above !== undefined &&
      title.segments.length === 1 &&
      above.page === title.page &&
      above.column === title.column &&
      title.right < above.x &&
      title.y > above.y &&
      title.y - above.y < title.size * 0.8;
    if (!isLower || kindOfHeading(title.text) === null) continue;
    ordered[at - 1] = { ...title, gap: above.gap };
    ordered[at] = { ...above, gap: above.size };
  }
  return ordered;
}
