import type { PageLayout, TextRun } from "../layout-model.ts";

/**
 * Fonts that a program makes for one file may name the mark of a list as any sign: "{ Built a cache". A sign before the
 * texts of several lines that stands nowhere else in the file is such a mark, whatever it is called.
 */

/** A text that begins with a sign and a space; the marks that are known, and what begins a text otherwise, are none. */
const begun =
  /^\s*([^\p{L}\p{N}\p{M}\s\uE000-\uF8FF"'“”„‘’«»‹›「『《〈【（(［[#@&+/|~<>=$€£¥%–—−‐•·*.,:;!?-]|[ªº])\s+\S/u;

/** How many lines must begin with it. */
const least = 3;

/** Returns the pages with marks that are told by where they stand as those that everybody knows. */
export function withUnknownMarks(pages: PageLayout[]): PageLayout[] {
  const counts = new Map<string, number>();
  const texts = pages.flatMap(({ runs }) => runs.map(({ text }) => text));
  for (const text of texts) {
    const sign = begun.exec(text)?.[1];
    if (sign) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const marks = [...counts].flatMap(([sign, count]) =>
    count >= least && isNowhereElse(sign, count, texts) ? [sign] : [],
  );
  if (marks.length === 0) return pages;
  return pages.map((page) => ({
    ...page,
    runs: page.runs.map((run) => {
      const sign = begun.exec(run.text)?.[1];
      return sign && marks.includes(sign) ? { ...run, text: run.text.replace(sign, "•") } : run;
    }),
  }));
}

function isNowhereElse(sign: string, count: number, texts: readonly string[]): boolean {
  const all = texts.reduce((sum, text) => sum + text.split(sign).length - 1, 0);
  return all <= count * 1.1;
}

/** Returns the pages with a sign between two figures of a line that the font of a file has no name for as a dash. */
export function withUnnamedDashes(pages: PageLayout[]): PageLayout[] {
  const isUnnamed = ({ text }: TextRun) => /^\0+$/u.test(text.trim());
  if (!pages.some(({ runs }) => runs.some(isUnnamed))) return pages;
  return pages.map((page) => ({
    ...page,
    runs: page.runs.map((run, at) => {
      const [before, after] = [page.runs[at - 1], page.runs[at + 1]];
      const isBetween =
        isUnnamed(run) &&
        [before, after].every((one) => one !== undefined && Math.abs(one.y - run.y) < 1) &&
        /\d\s*$/u.test(before?.text ?? "") &&
        /^\s*\d/u.test(after?.text ?? "");
      return isBetween ? { ...run, text: "-" } : run;
    }),
  }));
}
