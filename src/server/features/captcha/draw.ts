import { randomInt } from "node:crypto";
import sharp from "sharp";
import { limits } from "#core/limits.ts";
import { loadFaces, type Outline, type Point } from "./outlines.ts";

/**
 * Letters and digits that cannot be confused when drawn askew: no O, 0, I, l, 1; no letter whose upper and lower case
 * differ only in size (c, s, x, …), because the check is case-sensitive; and of those that look alike when they lean
 * (4 A, 6 G b, 7 T, f t, m r n) only one.
 */
export const captchaAlphabet = "ABDEFGHJLMNQRTadehnt235";

/** Returns a captcha's text, drawn from a cryptographic random source. */
export function randomCaptchaText(): string {
  return Array.from(
    { length: limits.captcha.characters },
    () => captchaAlphabet[randomInt(captchaAlphabet.length)],
  ).join("");
}

/** Returns numbers from 0 up to 1. Tests pass one that repeats itself. */
export type Random = () => number;
const unpredictable: Random = () => randomInt(2 ** 32) / 2 ** 32;

/** The picture in px, twice the size at which it is shown. */
export const captchaSize = { width: 264, height: 96 } as const;
const { width, height } = captchaSize;
const paper = "#F6F8F7";
const ink = "#2F3B35";

/**
 * Returns SVG markup that holds nothing but a picture of the text: no outline and no letter is in the source. It is dark
 * on light in both themes.
 */
export async function drawCaptcha(text: string, random: Random = unpredictable): Promise<string> {
  const picture = (await paintCaptcha(text, random)).toString("base64");
  const size = `width="${width / 2}" height="${height / 2}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${picture}"/></svg>`;
}

/**
 * Paints the text as PNG. What a program would look for differs in every picture: each letter has a face, a size, a
 * slant and a bend of its own, all of them bend together once more, they touch, and inside large blots ink and paper
 * change places, so that neither the letters' brightness nor their borders tell where one is. Lines in ink and in paper
 * run across, as thick as the strokes of letters.
 */
export async function paintCaptcha(text: string, random: Random = unpredictable): Promise<Buffer> {
  const faces = await loadFaces();
  const between = (low: number, high: number) => low + random() * (high - low);
  const letters = [...text];
  const pitch = (width - 84) / Math.max(1, letters.length - 1);
  const bend = wave(random, { height: between(3, 6), length: between(90, 170) });
  const lines = letters.flatMap((letter, index) => {
    const face = faces[Math.floor(random() * faces.length)];
    const move = placed(random, [42 + index * pitch + between(-5, 5), height / 2 + between(-9, 9)]);
    return (face?.(letter) ?? []).map((line) => line.map((point) => bend(move(point))));
  });
  const blots = Array.from({ length: 2 }, (_, index) =>
    blot(random, [between(30, 110) + index * 125, between(20, height - 20)]),
  );
  const strokes = [ink, paper].map(
    (colour) =>
      `<path d="${across(random)}" fill="none" stroke="${colour}" stroke-width="${between(2, 3.5).toFixed(1)}"/>`,
  );
  // With `evenodd` a point inside a letter and inside a blot is paper again.
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><path fill="${ink}" fill-rule="evenodd" d="${pathOf([...lines, ...blots])}"/>${strokes.join("")}</svg>`;
  return sharp(Buffer.from(markup)).png({ palette: true, colours: 16 }).toBuffer();
}

type Move = (point: Point) => Point;

/** Returns how the letter at `middle` is turned, leant, stretched and bent. */
function placed(random: Random, [middleX, middleY]: Point): Move {
  const between = (low: number, high: number) => low + random() * (high - low);
  const size = between(70, 84);
  const turn = between(-0.35, 0.35);
  const lean = between(-0.25, 0.25);
  const [wide, high] = [between(0.85, 1.2), between(0.9, 1.15)];
  const bendX = wave(random, { height: between(1.5, 4), length: between(35, 70) });
  const bendY = wave(random, { height: between(1.5, 4), length: between(35, 70) });
  return ([emX, emY]) => {
    const [y, x] = bendX([emY * size * high, emX * size * wide + emY * size * lean]);
    const [bentX, bentY] = bendY([x, y]);
    return [
      middleX + bentX * Math.cos(turn) - bentY * Math.sin(turn),
      middleY + bentX * Math.sin(turn) + bentY * Math.cos(turn),
    ];
  };
}

/** Returns a move that shifts points along the second axis by a wave along the first. */
function wave(random: Random, { height: rise, length }: { height: number; length: number }): Move {
  const start = random() * 2 * Math.PI;
  return ([along, aside]) => [along, aside + rise * Math.sin((along / length) * 2 * Math.PI + start)];
}

/** Returns a round line with bulges. */
function blot(random: Random, [middleX, middleY]: Point): Point[] {
  const radius = 15 + random() * 11;
  const bulges = 2 + Math.floor(random() * 3);
  const start = random() * 2 * Math.PI;
  return Array.from({ length: 40 }, (_, index): Point => {
    const angle = (index / 40) * 2 * Math.PI;
    const reach = radius * (1 + 0.25 * Math.sin(bulges * angle + start));
    return [middleX + 1.4 * reach * Math.cos(angle), middleY + reach * Math.sin(angle)];
  });
}

/** Returns the path of a curved line from the left edge to the right one. */
function across(random: Random): string {
  const heights = Array.from({ length: 4 }, () => Math.round(random() * height));
  return `M0 ${heights[0]}C${width / 3} ${heights[1]} ${(width * 2) / 3} ${heights[2]} ${width} ${heights[3]}`;
}

function pathOf(lines: Outline): string {
  return lines.map((line) => `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`).join("");
}
