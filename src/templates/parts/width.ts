const wide = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff01-\uff60]/gu;

/** Returns the width of a text in letters; a full-width letter counts twice. */
export function widthOf(text: string): number {
  return Array.from(text).length + (text.match(wide)?.length ?? 0);
}
