import { ImageKind, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { openPdf } from "./pdf-document.ts";
import { type Area, readDrawing } from "./pdf-drawing.ts";
import type { Picture } from "./port.ts";

/** In points: how wide and how high photos of people are drawn, at least and at most. */
const wide = { least: 35, most: 220 };
const high = { least: 40, most: 260 };
/** How much higher than wide they are. */
const upright = { least: 0.85, most: 1.7 };
/** In px: a smaller picture is a sign, and a larger one is not decoded. */
const leastSide = 60;
const mostPixels = 16_000_000;
/** In px: every second one, every third one and so on is left out where a picture is larger than twice what is kept. */
const enough = 1024;

/**
 * Returns the photo of the person on the first page of a PDF: the highest picture that has the measures and the colours of
 * one; null where there is none. A drawn sign or a chart has few colours, or one that fills nearly all of it.
 */
export async function photoOfPdf(bytes: Uint8Array): Promise<Picture | null> {
  const task = openPdf(bytes, mostPixels);
  try {
    const page = await (await task.promise).getPage(1);
    const operators = await page.getOperatorList({ annotationMode: 0 });
    const { pictures } = readDrawing(operators, page.getViewport({ scale: 1 }).transform);
    for (const { name } of pictures.filter(isPlacedAsPhoto).sort((one, other) => one.y1 - other.y1)) {
      const picture = name === undefined ? null : await pixelsOf(page, name);
      if (picture && isColouredAsPhoto(picture)) return reduced(picture);
    }
    return null;
  } finally {
    await task.destroy().catch(() => {});
  }
}

function isPlacedAsPhoto({ x1, x2, y1, y2 }: Area): boolean {
  const [width, height] = [x2 - x1, y2 - y1];
  const isWithin = (value: number, { least, most }: { least: number; most: number }) => value >= least && value <= most;
  return isWithin(width, wide) && isWithin(height, high) && isWithin(height / width, upright);
}

/** Returns a picture of a page; null for one that is small, in black and white alone, or not to be decoded. */
async function pixelsOf(page: PDFPageProxy, name: string): Promise<Picture | null> {
  const objects = name.startsWith("g_") ? page.commonObjs : page.objs;
  type Decoded = { width: number; height: number; kind: number; data?: Uint8Array | Uint8ClampedArray };
  const decoded = await new Promise<Decoded | null>((resolve) => objects.get(name, resolve));
  if (!decoded?.data || Math.min(decoded.width, decoded.height) < leastSide) return null;
  const { width, height, kind, data } = decoded;
  if (kind !== ImageKind.RGB_24BPP && kind !== ImageKind.RGBA_32BPP) return null;
  return { width, height, channels: kind === ImageKind.RGB_24BPP ? 3 : 4, data: new Uint8Array(data) };
}

function isColouredAsPhoto({ width, height, channels, data }: Picture): boolean {
  const count = width * height;
  const shares = new Map<number, number>();
  let seen = 0;
  for (let at = 0; at < count; at += Math.max(1, Math.floor(count / 20_000))) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = data.subarray(at * channels, (at + 1) * channels);
    if (alpha < 128) continue;
    const colour = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    shares.set(colour, (shares.get(colour) ?? 0) + 1);
    seen += 1;
  }
  const colours = [...shares.values()].filter((share) => share > seen * 0.0005).length;
  const largest = Math.max(0, ...shares.values()) / seen;
  // Of the sixteen greys that are told apart here, a photo has nearly all and none of them in half of it.
  const isGrey = [...shares.keys()].every((colour) => colour % 0x111 === 0);
  return isGrey ? colours > 12 && largest < 0.45 : colours > 40 && largest < 0.75;
}

/** Leaves out columns and rows of a large picture. */
function reduced({ width, height, channels, data }: Picture): Picture {
  const step = Math.max(1, Math.floor(Math.min(width, height) / enough));
  if (step === 1) return { width, height, channels, data };
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const kept = new Uint8Array(columns * rows * channels);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const from = (row * step * width + column * step) * channels;
      kept.set(data.subarray(from, from + channels), (row * columns + column) * channels);
    }
  return { width: columns, height: rows, channels, data: kept };
}
