import type { Line } from "../lines/lines.ts";

/** Lines that begin in bold and go on otherwise: "**BSc Maps** Lakeside University". */

/** Returns what a line begins with in bold, where it goes on otherwise; null for other lines. */
export function ledIn({ segments }: Line): string | null {
  const pieces = segments[0]?.pieces ?? [];
  const end = pieces.findIndex(({ isBold }) => !isBold);
  return end < 1 ? null : pieces.slice(0, end).reduce((text, piece) => text + piece.text, "");
}

/** A text goes on as it ended: a line that begins in bold alone, below plain letters, is another text. */
export function beginsAnew(above: Line, line: Line): boolean {
  return ledIn(line) !== null && above.segments.at(-1)?.pieces.at(-1)?.isBold !== true;
}
