/**
 * The letters from 0x80 to 0x9F of Windows, among them the dashes and quotes of most files of the West. A `TextDecoder` of
 * "windows-1252" leaves them the numbers that they have there in some releases of Node, as do files that keep them so.
 */
const letters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Returns the text with these letters in place of the signs without a shape that have their numbers. */
export function withWindowsLetters(text: string): string {
  return text.replace(/[\u0080-\u009F]/gu, (sign) => letters[sign.charCodeAt(0) - 0x80] ?? sign);
}
