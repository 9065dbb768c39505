const wide = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff01-\uff60]/gu;

/** How much room a text takes, in letters: a wide one counts twice. */
export function widthOf(text: string): number {
  return Array.from(text).length + (text.match(wide)?.length ?? 0);
}
