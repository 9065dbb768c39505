import type { BasicInfo, Link } from "#core/resume/schema.ts";
import type { View } from "../design.ts";
import { contactsOf } from "../parts/contacts.tsx";

/**
 * How many lines the cells of the title block take. They stand at the foot of the page, out of the flow, and the side
 * column must end above them; a style sheet cannot know their height, but in a monospaced face it can be counted.
 * Every answer is a safe one: at least as many lines as the browser makes.
 */
export type BlockLines = { name: number; contacts: number };

/** px. The style sheet (blueprint.css) sets the same: text breaks between any two letters, in cells this wide. */
const cellWidth = 196;
const sizes = { name: 11, contact: 10.4 };

/** `step` is what the user added to the size of the text, px. */
export function blockLines(info: BasicInfo, links: readonly Link[], view: View, step: number): BlockLines {
  let contacts = 0;
  for (const { label, text } of contactsOf(info, links, view)) {
    const shown = label ? `${label} ${text}` : text;
    contacts += linesOf(shown, (char) => (isNarrow(char) ? 0.6 : 1.2), sizes.contact + step);
  }
  // The name is set in a proportional face: capitals are the widest.
  const name = linesOf(
    info.name,
    (char) => (!isNarrow(char) ? 1.2 : char === char.toLowerCase() ? 0.62 : 0.82),
    sizes.name + step,
  );
  return { name, contacts };
}

/** `emOf` is the width of a letter in em, `size` in px. */
function linesOf(text: string, emOf: (char: string) => number, size: number): number {
  let width = 0;
  for (const char of text.trim()) width += emOf(char) * size;
  // A wide letter that does not fit leaves its place on the line empty.
  return Math.ceil(width / (width > cellWidth ? cellWidth - 1.2 * size : cellWidth));
}

/** Latin, Greek and Cyrillic; all else may come from a face without the mono's width. */
const isNarrow = (char: string) => (char.codePointAt(0) ?? 0) < 0x530;
