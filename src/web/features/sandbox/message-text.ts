import type { OutboxMessage } from "#contract/system.ts";

const codes = { mail: /(?<!\d)\d{6}(?!\d)/, sms: /(?<![\d-])\d{4}(?![\d-])/ };

/**
 * Returns the code in a message: six digits of a mail, four of an SMS, not part of a longer number; null if there is
 * none. What stands in a link is no code: a port has four digits, and a token may have six in a row.
 */
export function codeOf({ channel, text }: Pick<OutboxMessage, "channel" | "text">): string | null {
  const words = linkPieces(text).map((piece) => (piece.href ? " " : piece.text));
  return codes[channel].exec(words.join(""))?.[0] ?? null;
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
