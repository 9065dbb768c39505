import type { Line } from "./lines.ts";

/** What tells, before any word of it is read, that a line may be a title. */

export type Body = { size: number; isBold: boolean; color: string };

/** The style in which most letters of the file are set. */
export function bodyOf(lines: readonly Line[]): Body {
  const counts = new Map<string, { letters: number; body: Body }>();
  for (const line of lines) {
    for (const { size: exact, isBold, color, text } of line.segments) {
      const size = Math.round(exact * 2) / 2;
      const key = `${size} ${isBold} ${color}`;
      const entry = counts.get(key) ?? { letters: 0, body: { size, isBold, color } };
      entry.letters += text.length;
      counts.set(key, entry);
    }
  }
  const most = [...counts.values()].sort((a, b) => b.letters - a.letters)[0];
  return most?.body ?? { size: 10, isBold: false, color: "#000000" };
}

/** Returns true for two texts in one style; sizes that differ by less than 0.4 points are one. */
export const isSetLike = (one: Body, other: Body): boolean =>
  Math.abs(one.size - other.size) < 0.4 && one.isBold === other.isBold && one.color === other.color;

/** How much a line looks like a title: 0 for one set like the text. */
export function lookOf(line: Line, body: Body): number {
  const first = line.segments[0];
  if (!first) return 0;
  let look = 0;
  if (first.size > body.size * 1.08) look += 1;
  if (first.size > body.size * 1.3) look += 0.5;
  if (first.isBold && !body.isBold) look += 1;
  if (isCapitals(first.text)) look += 0.7;
  if (first.color !== body.color) look += 0.5;
  if (line.isRuled) look += 0.8;
  // What begins a later page stands apart from everything.
  if (line.gap > body.size * 1.9 || (line.gap === 0 && line.page > 0)) look += 0.4;
  if (isBracketed(first.text)) look += 0.6;
  return look;
}

export function isCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}

export function isBeside(line: Line): boolean {
  return line.segments.length > 1 && (line.segments[0]?.right ?? 0) < line.left + line.width * 0.45;
}

export function isAlone(line: Line): boolean {
  return line.segments.length === 1;
}

export const isBracketed = (text: string) => /^[【[《■◆●▌▍#*]/u.test(text.trim());
