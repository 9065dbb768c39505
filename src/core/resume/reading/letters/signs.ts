import type { Line } from "../lines/lines.ts";

/** An icon that is drawn between two lines, or the raised "TM" of a word below it. */
const sign = /^[\uE000-\uE00F\s]+$|^(?:TM|®|™|©)$/u;

/** The marks of lists, as they stand in a class of a pattern. */
export const listMarks = "●○◦▪■⚫▸➢✓✔*•·・∙⋅‧ᆞㆍ‣⁃◆◇◈►▶▷▹▻□☐❖➤➔→»›➣✦★☆◉⦿❑❏➜⬤◼▫⚬⬥◾✧☛☞✱✲";

/** What people set between the things of one line, beside bars: "Oslo ◆ +47 22 00 00 00". */
export const dividers = "•·∙⋅‧⋄◇◆♦❖▪■●○◦★✦⬥";

/** A rule that is typed: "------------". */
const typedRule = /^\s*(?:([-–—―_=~*.·])\s?)(?:\1\s?){5,}$/u;

/** Under a title there may be a rule that is typed, as there is one that is drawn elsewhere. */
const isRightAbove = (above: Line, rule: Line) =>
  above.page === rule.page &&
  above.column === rule.column &&
  above.segments.length === 1 &&
  above.text.length < 45 &&
  rule.gap < above.size * 4;

/** Job boards show the first letter of an employer as its picture, left of its name and in larger type. */
function isFirstLetter(line: Line, below: Line | undefined): boolean {
  const text = line.text.trim();
  return (
    below !== undefined &&
    [...text].length === 1 &&
    /[\p{L}\p{N}]/u.test(text) &&
    below.text.startsWith(text) &&
    [...below.text].length > 1 &&
    below.page === line.page &&
    below.column === line.column &&
    line.right < below.x &&
    line.size > below.size * 1.2 &&
    below.y - line.y < line.size
  );
}

/**
 * Returns the lines without those that hold nothing but a small sign, which would part the head of an entry. What stands
 * below one is as far from the line above as if it were not there.
 */
export function withoutSigns(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  let skipped = 0;
  for (const [at, line] of lines.entries()) {
    const isRule = typedRule.test(line.text);
    if (isRule || (line.size < 9 && sign.test(line.text.trim())) || isFirstLetter(line, lines[at + 1])) {
      skipped += line.gap;
      const above = kept.at(-1);
      if (isRule && above && isRightAbove(above, line)) kept[kept.length - 1] = { ...above, isRuled: true };
      continue;
    }
    const isBelow = kept.at(-1)?.page === line.page && kept.at(-1)?.column === line.column;
    kept.push(skipped > 0 && isBelow ? { ...line, gap: line.gap + skipped } : line);
    skipped = 0;
  }
  return kept;
}
