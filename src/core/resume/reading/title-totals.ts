import { kindOfHeading } from "./heading-words.ts";
import type { Line } from "./lines.ts";

/** "경력 총 2년 11개월": behind a Korean title may stand, in small type, how long all of it took. */
const total = /\s*[(（]?\s*총\s*(?:\d{1,2}\s*년)?\s*(?:\d{1,2}\s*개월)?\s*[)）]?$/u;

/** Returns the lines with such a title alone, in its own size: the sum says nothing more than the dates below it. */
export function withTotalsParted(lines: readonly Line[]): readonly Line[] {
  return lines.map((line) => {
    const [first, ...others] = line.segments;
    const text = first?.text.replace(total, "") ?? "";
    if (!first || others.length > 0 || text === first.text || kindOfHeading(text) === null) return line;
    const [piece] = first.pieces;
    // The look of a piece begins with its colour and its size.
    const [color = first.color, size = ""] = piece?.look.split(" ") ?? [];
    const style = { color, size: Number(size) || first.size, isBold: piece?.isBold ?? first.isBold };
    const segment = { ...first, ...style, text, pieces: piece ? [{ ...piece, text }] : [] };
    return { ...line, ...style, text, segments: [segment] };
  });
}
