import { randomInt } from "node:crypto";
import svgCaptcha from "svg-captcha";
import { limits } from "#core/limits.ts";

/**
 * Letters and digits that cannot be confused when drawn askew: no O, 0, I, l, 1, and no letter whose upper and lower
 * case differ only in size (c, s, x, …), because the check is case-sensitive.
 */
const alphabet = "ABDEFGHJLMNQRTabdefhmnrt234567";

/** Returns a captcha's text, drawn from a cryptographic random source. */
export function randomCaptchaText(): string {
  return Array.from({ length: limits.captcha.characters }, () => alphabet[randomInt(alphabet.length)]).join("");
}

// The package exports a function that draws a given text, but its types describe only the form that picks a text with
// Math.random.
const paint = svgCaptcha as unknown as (text: string, options: object) => string;

/**
 * Returns SVG markup that draws the text as outlines, without its letters in the source. It is dark on light in both
 * themes. The background is inserted here because the package, when given a background, picks random colours, some of
 * them too pale.
 */
export function drawCaptcha(text: string): string {
  const markup = paint(text, { width: 132, height: 48, fontSize: 56, noise: 2, color: false });
  return markup.replace(">", '><rect width="100%" height="100%" fill="#F6F8F7"/>');
}
