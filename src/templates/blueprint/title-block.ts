import type { BasicInfo, Link } from "#core/resume/schema.ts";
import type { View } from "../design.ts";
import { contactsOf } from "../parts/contacts.tsx";

/**
 * How many lines the cells of the title block take. The block is at the foot of the page, out of the flow, and the side
 * column must end above it. A style sheet cannot know the height of the block, but in a monospaced face it can be
 * counted. Every result errs on the safe side: at least as many lines as the browser makes.
 */
export type BlockLines = { name: number; contacts: number };

/** In px. The style sheet (blueprint.css) uses the same values. */
const cellWidth = 196;
const sizes = { name: 11, contact: 10.4 };

/** Returns the number of lines in each cell. `step` is what the user added to the size of the text, in px. */
export function blockLines(info: BasicInfo, links: readonly Link[], view: View, step: number): BlockLines {
  let contacts = 0;
  for (const { label, text, whole } of contactsOf(info, links, view)) {
    const shown = label ? `${label} ${text}` : text;
    const emOf = (char: string) => (isNarrow(char) ? 0.6 : 1.2);
    // A piece that is never torn takes one line: where it is too wide, it is made smaller, or leaves the block (fit.ts).
    const wholeLength = whole?.length ?? 0;
    const words = [...wordsOf(shown.slice(0, shown.length - wholeLength)), ...(whole ? [whole] : [])];
    contacts += linesOf(words, emOf, sizes.contact + step, wholeLength > 0);
  }
  // The name is set in a proportional face, in which capitals are the widest letters.
  const emOf = (char: string) => (!isNarrow(char) ? 1.2 : char === char.toLowerCase() ? 0.62 : 0.82);
  return { name: linesOf(wordsOf(info.name), emOf, sizes.name + step), contacts };
}

/** Returns the pieces between which a line may end: words with the space after them, and full-width letters. */
function wordsOf(text: string): string[] {
  const pieces: string[] = [];
  for (const char of text.trim()) {
    const last = pieces.at(-1) ?? "";
    const goesOn = isNarrow(char) && last !== "" && isNarrow(last) && (char.trim() === "" || last.trimEnd() === last);
    if (goesOn) pieces[pieces.length - 1] = last + char;
    else pieces.push(char);
  }
  return pieces;
}

/**
 * Returns the number of lines of these pieces. `emOf` returns the width of a letter in em, `size` is in px. A word that
 * is wider than a line is broken, unless it is the last one and stays whole.
 */
function linesOf(words: readonly string[], emOf: (char: string) => number, size: number, isWhole = false): number {
  let lines = words.length > 0 ? 1 : 0;
  let room = cellWidth;
  words.forEach((word, index) => {
    let width = 0;
    for (const char of word.trimEnd()) width += emOf(char) * size;
    if (width > room && room < cellWidth) {
      lines += 1;
      room = cellWidth;
    }
    if (width > cellWidth && !(isWhole && index === words.length - 1)) {
      // A full-width letter that does not fit leaves its place on the line empty.
      const full = Math.ceil(width / (cellWidth - 1.2 * size)) - 1;
      lines += full;
      room = 0;
    } else {
      for (const char of word) room -= emOf(char) * size;
    }
  });
  return lines;
}

/** Whether a letter is Latin, Greek or Cyrillic. Any other may come from a face with another width than the mono's. */
const isNarrow = (char: string) => (char.codePointAt(0) ?? 0) < 0x530;
