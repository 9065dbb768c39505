/**
 * Plain text as it may be stored and printed. Every script, emoji and right-to-left text stays; characters that no
 * reader can see and that break some store, printer or reader are removed. This file decides what a text may contain,
 * not how long it should be.
 */

/** C0 and C1 controls including their line breaks, and the two Unicode line breaks. */
const controls = /\r\n|[\p{Cc}\u2028\u2029]/gu;
/** Lone surrogates (with the u flag a surrogate pair does not match), the byte order mark, and noncharacters. */
const unstorable = /[\p{Cs}\uFEFF\uFFFE\uFFFF]/gu;
/**
 * Embeddings and overrides (LRE, RLE, PDF, LRO, RLO) reorder the text that follows, even outside the field, which
 * allows spoofing such as a fake `exe.txt`. Marks and isolates stay, because right-to-left text needs them.
 */
const overrides = /[\u202A-\u202E]/gu;
const breaks = new Set(["\r\n", "\n", "\r", "\u0085", "\u2028", "\u2029", "\v", "\f"]);

/**
 * Returns the text without NUL and other controls, lone surrogates and bidirectional overrides. Idempotent.
 * @param max in UTF-16 units; a longer text is cut, never through a surrogate pair
 * @param lines `single` turns line breaks and tabs into a space, `multi` keeps line breaks as `\n`
 */
export function cleanText(text: string, max: number, lines: "single" | "multi" = "single"): string {
  const lineBreak = lines === "multi" ? "\n" : " ";
  const clean = text
    .replace(controls, (found) => (breaks.has(found) ? lineBreak : found === "\t" ? " " : ""))
    .replace(unstorable, "")
    .replace(overrides, "");
  return cut(clean, max);
}

/** Returns the first `max` UTF-16 units of a well-formed text, one fewer where a surrogate pair would be split. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max);
}
