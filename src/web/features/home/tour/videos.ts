import type { Locale } from "#locales/words.ts";
import lengths from "./videos/lengths.json";

/**
 * The videos that `npm run videos` has made. They are files of the build, so a part of the tour is there with its file
 * and needs no list of its own.
 */
export const tourParts = ["assistant", "polish", "translation", "upload"] as const;
export type TourPart = (typeof tourParts)[number];

export type Video = { source: string; still: string; captions: string; seconds: number };

const files = import.meta.glob<string>("./videos/*.{webm,webp,vtt}", { query: "?url", import: "default", eager: true });
const seconds: Readonly<Record<string, number>> = lengths;

/** Returns the video of a part in an edition; null while nobody has made one. */
export function videoOf(part: TourPart, locale: Locale): Video | null {
  const name = `${part}-${locale}`;
  const [source, still, captions] = ["webm", "webp", "vtt"].map((type) => files[`./videos/${name}.${type}`]);
  const length = seconds[name];
  return source && still && captions && length !== undefined ? { source, still, captions, seconds: length } : null;
}
