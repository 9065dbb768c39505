import type { Line, Segment } from "./lines.ts";
import { withWords } from "./paragraphs.ts";
import { withSegments } from "./segments.ts";

/** A page may be printed from a text that nobody had set: the signs of Markdown stand on it as they were typed. */

const headingSign = /^\s*>?\s*#{1,6}\s+(?=\S)/u;
const lineBreak = /^\s*<br\s*\/?>\s*$/iu;
/** One line may begin so for another reason; several are how the titles of such a text are typed. */
const fewest = 2;

/** Returns the lines without the signs of Markdown, those that are titles and those that are strong as bold ones. */
export function withoutMarkdown(lines: readonly Line[]): readonly Line[] {
  if (lines.filter(({ text }) => headingSign.test(text)).length < fewest) return lines;
  return lines.filter(({ text }) => !lineBreak.test(text)).map(plain);
}

function plain(line: Line): Line {
  const isTitle = headingSign.test(line.text);
  const bare = (text: string) => text.replace(headingSign, "").replace(/\*\*(\S(?:.*?\S)?)\*\*/gu, "$1");
  if (bare(line.text) === line.text) return line;
  const isBold = isTitle || /^\s*\*\*[^*]+\*\*\s*$/u.test(line.text) || line.isBold;
  const segments = line.segments.map((segment): Segment => {
    const told = { ...segment, isBold: segment.isBold || isBold };
    return withWords(told, bare(segment.text));
  });
  return { ...withSegments(line, segments), isBold };
}
