import type { Picture } from "./port.ts";

/** In points: how wide and how high photos of people are drawn, at least and at most. */
const wide = { least: 35, most: 220 };
const high = { least: 40, most: 260 };
/** How much higher than wide they are. */
const upright = { least: 0.85, most: 1.7 };
/** In px: a smaller picture is a sign. */
export const leastPhotoSide = 60;
/** In px: a picture with more is not decoded, and what is kept of one has about this many at its longer side. */
export const photoPixels = { most: 16_000_000, side: 1024 };

/** Whether a picture is drawn in the measures of a photo. Both are in points. */
export function isPlacedAsPhoto({ width, height }: { width: number; height: number }): boolean {
  const isWithin = (value: number, { least, most }: { least: number; most: number }) => value >= least && value <= most;
  return isWithin(width, wide) && isWithin(height, high) && isUpright({ width, height });
}

/** Whether a picture is as much higher than wide as photos of people are. */
export function isUpright({ width, height }: { width: number; height: number }): boolean {
  return height / width >= upright.least && height / width <= upright.most;
}

/** Whether a picture has the colours of a photo: a drawn sign or a chart has few, or one that fills nearly all of it. */
export function isColouredAsPhoto({ width, height, channels, data }: Picture): boolean {
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
