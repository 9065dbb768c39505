import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import decompress from "woff2-encoder/decompress";

/** Closed lines of points, in em: the origin is the middle of the glyph, and y grows downwards. */
export type Outline = readonly (readonly Point[])[];
export type Point = readonly [x: number, y: number];

/** Faces whose letters differ much from each other's: with and without serifs, upright and italic, of one width. */
const faces = [
  "geist/files/geist-latin-600-normal",
  "figtree/files/figtree-latin-700-normal",
  "lato/files/lato-latin-700-normal",
  "pt-serif/files/pt-serif-latin-700-normal",
  "pt-serif/files/pt-serif-latin-700-italic",
  "eb-garamond/files/eb-garamond-latin-700-normal",
  "lora/files/lora-latin-600-italic",
  "ibm-plex-mono/files/ibm-plex-mono-latin-600-normal",
  "jetbrains-mono/files/jetbrains-mono-latin-700-normal",
] as const;

/** Returns the outline of a letter or digit. */
type Face = (letter: string) => Outline;

let loading: Promise<readonly Face[]> | undefined;

/** Loads the faces on the first use. A failure is not cached. */
export function loadFaces(): Promise<readonly Face[]> {
  loading ??= Promise.all(faces.map(loadFace)).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function loadFace(name: string): Promise<Face> {
  const { Blob, Face, Font } = await import("harfbuzzjs");
  const file = createRequire(import.meta.url).resolve(`@fontsource/${name}.woff2`);
  const face = new Face(new Blob(await decompress(await readFile(file))));
  const font = new Font(face);
  const known = new Map<string, Outline>();
  return (letter) => {
    let outline = known.get(letter);
    if (!outline) {
      const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0;
      outline = outlineOf(font.glyphToPath(glyph), face.upem);
      known.set(letter, outline);
    }
    return outline;
  };
}

/** A curve becomes this many lines, so that it can be bent afterwards. */
const steps = 8;

/** Reads a path of absolute M, L, Q, C and Z, as HarfBuzz writes it. */
function outlineOf(path: string, upem: number): Outline {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const [, command = "", given = ""] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (given.match(/-?[\d.]+/g) ?? []).map((number) => Number(number) / upem);
    const points = Array.from(
      { length: numbers.length / 2 },
      (_, index): Point => [numbers[index * 2] ?? 0, -(numbers[index * 2 + 1] ?? 0)],
    );
    if (command === "M") {
      line = [];
      lines.push(line);
    }
    // A straight line is divided too: bent, it is a curve.
    const start = command === "M" || command === "Z" ? undefined : line.at(-1);
    if (start) for (let step = 1; step <= steps; step += 1) line.push(bezier([start, ...points], step / steps));
    else line.push(...points);
  }
  return centred(lines);
}

/** Returns the point at `share` of a Bézier curve of any degree (de Casteljau). */
function bezier(points: readonly Point[], share: number): Point {
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return first ?? [0, 0];
  return bezier(
    rest.map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [0, 0];
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    }),
    share,
  );
}

/** Moves the outline so that the middle of its box is the origin. */
function centred(lines: readonly Point[][]): Outline {
  const all = lines.flat();
  const middle = (axis: 0 | 1) => {
    const values = all.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const [x, y] = all.length > 0 ? [middle(0), middle(1)] : [0, 0];
  return lines.map((line) => line.map(([pointX, pointY]): Point => [pointX - x, pointY - y]));
}
