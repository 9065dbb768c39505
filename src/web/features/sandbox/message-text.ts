/**
 * Returns the code in a message: six digits of a mail, four of an SMS, not part of a longer number; null if there is
 * none.
 */
export function codeOf(text: string): string | null {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? /(?<![\d-])\d{4}(?![\d-])/.exec(text)?.[0] ?? null;
}

export type Piece = { key: number; text: string; href?: string };

/** Splits a text at its http and https URLs. */
export function linkPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?)）。，]/g)) {
    if (match.index > end) pieces.push({ key: end, text: text.slice(end, match.index) });
    pieces.push({ key: match.index, text: match[0], href: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ key: end, text: text.slice(end) });
  return pieces;
}
