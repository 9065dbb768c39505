import { randomInt } from "node:crypto";
import svgCaptcha from "svg-captcha";
import { limits } from "#core/limits.ts";

/**
 * Letters and digits that cannot be taken for each other when drawn askew: no O, 0, I, l, 1, and none whose two cases
 * differ in size alone (c, s, x, …), for upper and lower case are told apart.
 */
const alphabet = "ABDEFGHJLMNQRTabdefhmnrt234567";

/** A captcha's text, by chance that cannot be foreseen. */
export function randomCaptchaText(): string {
  return Array.from({ length: limits.captcha.characters }, () => alphabet[randomInt(alphabet.length)]).join("");
}

// The package is a function of a given text; its types tell only of the text that it would choose by Math.random.
const paint = svgCaptcha as unknown as (text: string, options: object) => string;

/**
 * SVG markup of the text as outlines, without a letter of it in the source. Dark on light in both themes: given a
 * background, the package takes colours by chance, pale ones among them, so the ground is laid here.
 */
export function drawCaptcha(text: string): string {
  const markup = paint(text, { width: 132, height: 48, fontSize: 56, noise: 2, color: false });
  return markup.replace(">", '><rect width="100%" height="100%" fill="#F6F8F7"/>');
}
