import type { BasicInfo, Link } from "#core/resume/schema.ts";
import type { View } from "../design.ts";
import { contactsOf } from "../parts/contacts.tsx";

/**
 * How many lines the cells of the title block take. The block is at the foot of the page, out of the flow, and the side
 * column must end above it. A style sheet cannot know the height of the block, but in a monospaced face it can be
 * counted. Every result errs on the safe side: at least as many lines as the browser makes.
 */
export type BlockLines = { name: number; contacts: number };

/**
 * In px. The style sheet (blueprint.css) uses the same values; text in cells of this width may break between any two
 * letters.
 */
const cellWidth = 196;
const sizes = { name: 11, contact: 10.4 };

/** Returns the number of lines in each cell. `step` is what the user added to the size of the text, in px. */
export function blockLines(info: BasicInfo, links: readonly Link[], view: View, step: number): BlockLines {
  let contacts = 0;
  for (const { label, text } of contactsOf(info, links, view)) {
    const shown = label ? `${label} ${text}` : text;
    contacts += linesOf(shown, (char) => (isNarrow(char) ? 0.6 : 1.2), sizes.contact + step);
  }
  // The name is set in a proportional face, in which capitals are the widest letters.
  const name = linesOf(
    info.name,
    (char) => (!isNarrow(char) ? 1.2 : char === char.toLowerCase() ? 0.62 : 0.82),
    sizes.name + step,
  );
  return { name, contacts };
}

/** Returns the number of lines of a text. `emOf` returns the width of a letter in em, `size` is in px. */
function linesOf(text: string, emOf: (char: string) => number, size: number): number {
  let width = 0;
  for (const char of text.trim()) width += emOf(char) * size;
  // A full-width letter that does not fit leaves its place on the line empty.
  return Math.ceil(width / (width > cellWidth ? cellWidth - 1.2 * size : cellWidth));
}

/** Whether a letter is Latin, Greek or Cyrillic. Any other may come from a face with another width than the mono's. */
const isNarrow = (char: string) => (char.codePointAt(0) ?? 0) < 0x530;
