import { kindOfHeading, partsOfTitle, plainTitle } from "../terms/heading-words.ts";
import type { MarkedLine } from "./headings.ts";
import { isSame } from "./lower-titles.ts";

/** Returns the lines with what names several sections, and what names a part of one, no title any more. */
export function withParts(lines: readonly MarkedLine[]): MarkedLine[] {
  return withinLetter(withPartsMarked(lines));
}

const letters = /^(?:자기\s?소개서?|자소서|自傳|自传|自我介紹|自我介绍)$/u;

/**
 * A letter about oneself ("자기소개서") has parts with smaller titles of their own, which are known as titles of
 * sections too: "성장배경", "지원동기".
 */
function withinLetter(lines: readonly MarkedLine[]): MarkedLine[] {
  let letter: MarkedLine | null = null;
  return lines.map((line) => {
    if (line.heading === null) return line;
    const isPart =
      letter !== null &&
      line.heading.kind === "profile" &&
      letter.column === line.column &&
      line.size < letter.size * 0.9;
    if (isPart) return { ...line, heading: null };
    letter = letters.test(line.heading.name) ? line : null;
    return line;
  });
}

/**
 * A title may name several sections, each of which has its own title below it: "自己紹介・学歴", then "自己紹介" and "学歴".
 * Then those are the titles, in whatever style, and what named them all is none.
 */
function withPartsMarked(lines: readonly MarkedLine[]): MarkedLine[] {
  const marked = [...lines];
  const gone = new Set<MarkedLine>();
  lines.forEach((line, at) => {
    const parts = line.heading ? new Set(partsOfTitle(line.heading.name)) : new Set<string>();
    // Japanese forms repeat that of schools and jobs on each of their pages.
    if (parts.size < 2 || parts.has("職歴")) return;
    const next = lines.findIndex(
      (one, index) => index > at && one.heading !== null && !parts.has(plainTitle(one.text)),
    );
    const below = lines.slice(at + 1, next < 0 ? undefined : next);
    const titles = below.filter(({ text, segments }) => segments.length === 1 && parts.has(plainTitle(text)));
    // What follows right below is the first of them.
    if (titles[0] !== below[0] || new Set(titles.map(({ text }) => plainTitle(text))).size < parts.size) return;
    // Where words stand between letters, titles in another style part the text of the one that names them all.
    if (/^\p{Script=Latin}/u.test(line.heading?.name ?? "") && !titles.every((title) => isSame(title, line))) return;
    gone.add(line);
    for (const title of titles) {
      const kind = kindOfHeading(title.text) ?? line.heading?.kind ?? "other";
      marked[lines.indexOf(title)] = {
        ...title,
        heading: title.heading ?? { kind, name: title.text.trim(), confidence: 0.9 },
      };
    }
  });
  return marked.filter((line) => !gone.has(line));
}
