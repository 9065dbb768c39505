import sharp from "sharp";
import { expect, it } from "vitest";
import { captchaAlphabet, captchaSize, drawCaptcha, paintCaptcha, type Random } from "./draw.ts";
import { loadFaces, type Outline } from "./outlines.ts";

/**
 * What a program can do that knows this code: it has the letters, the faces, where the letters stand and how far they
 * lean, and compares each place of the picture with every letter in every face. It does not know the random numbers.
 * Nothing here is random: the pictures are made from a fixed seed.
 */
const pictures = 200;
const [width, height] = [captchaSize.width / 4, captchaSize.height / 4];
const [cellWidth, cellHeight] = [16, 20];

/** Mulberry32. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the brightness of a picture, a quarter as wide and high. */
async function pixelsOf(picture: Buffer, toWidth = width, toHeight = height): Promise<Uint8Array> {
  const image = sharp(picture).resize(toWidth, toHeight, { kernel: "cubic", fit: "fill" }).grayscale();
  return Uint8Array.from(await image.raw().toBuffer());
}

/** Moves and scales values so that their mean is 0 and the sum of their squares 1. */
function normalized(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const length = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1;
  return values.map((value) => (value - mean) / length);
}

type Template = { letter: string; values: Float64Array };

async function templates(): Promise<Template[]> {
  const draw = async (outline: Outline, turn: number) => {
    const path = outline
      .map((line) => {
        const points = line.map(([x, y]) => {
          const [left, top] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
          return `${cellWidth * 2 + left * 77} ${cellHeight * 2 + top * 77}`;
        });
        return `M${points.join("L")}Z`;
      })
      .join("");
    const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${cellWidth * 4}" height="${cellHeight * 4}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
    return normalized(Float64Array.from(await pixelsOf(Buffer.from(markup), cellWidth, cellHeight)));
  };
  const found: Template[] = [];
  for (const face of await loadFaces()) {
    for (const letter of captchaAlphabet) {
      for (const turn of [-0.25, 0, 0.25]) found.push({ letter, values: await draw(face(letter), turn) });
    }
  }
  return found;
}

function product(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] as number) * (right[index] as number);
  return sum;
}

/** Returns the letter that fits best around this place, dark on light or light on dark. */
function bestAt(pixels: Uint8Array, middle: number, known: Template[]): string {
  let best = { letter: "", fit: 0 };
  for (let left = middle - cellWidth / 2 - 2; left <= middle - cellWidth / 2 + 2; left += 2) {
    for (let top = 0; top <= height - cellHeight; top += 2) {
      const cell = new Float64Array(cellWidth * cellHeight);
      for (let index = 0; index < cell.length; index += 1) {
        const x = left + (index % cellWidth);
        const y = top + Math.floor(index / cellWidth);
        cell[index] = x < 0 || x >= width ? 247 : (pixels[y * width + x] ?? 247);
      }
      const values = normalized(cell);
      for (const template of known) {
        const fit = product(values, template.values);
        if (Math.abs(fit) > best.fit) best = { letter: template.letter, fit: Math.abs(fit) };
      }
    }
  }
  return best.letter;
}

it("gives nothing to match in its source: no path, and never the same bytes", async () => {
  const drawn = await Promise.all([1, 2, 3].map(() => drawCaptcha("aB35")));
  for (const markup of drawn) {
    expect(markup).toMatch(/^<svg [^<>]*><image [^<>]* href="data:image\/png;base64,[A-Za-z0-9+/=]+"\/><\/svg>$/);
    expect(markup).not.toMatch(/<path|<text|aB35/);
  }
  expect(new Set(drawn).size).toBe(3);
});

it("is read by matching templates in fewer than one of twenty pictures", async () => {
  const known = await templates();
  const random = seeded(2026);
  const read = { letters: 0, whole: 0 };
  for (let made = 0; made < pictures; made += 1) {
    const text = Array.from({ length: 4 }, () => captchaAlphabet[Math.floor(random() * captchaAlphabet.length)]);
    const pixels = await pixelsOf(await paintCaptcha(text.join(""), random));
    const right = text.filter(
      (letter, index) => bestAt(pixels, Math.round((42 + index * 60) / 4), known) === letter,
    ).length;
    read.letters += right;
    if (right === text.length) read.whole += 1;
  }
  // The attack is a real one: it reads single letters several times as often as guessing would.
  expect(read.letters).toBeGreaterThan((pictures * 4 * 3) / captchaAlphabet.length);
  expect(read.whole).toBeLessThan(pictures / 20);
}, 240_000);
