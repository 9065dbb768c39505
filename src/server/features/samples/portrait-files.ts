import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Storage } from "#server/adapters/storage/port.ts";
import { filesPath } from "../uploads/service.ts";

/** The side in pixels, twice that of the largest photo in a design. */
const side = 400;

/** URLs of portraits on this site, by name. */
export type PortraitUrls = ReadonlyMap<string, string>;

/**
 * Stores portraits, given as SVG by name, where uploads are stored. The key contains a digest of the drawing, because a
 * stored file never changes: another drawing gets another URL, and copies of a sample keep theirs. Existing files are
 * not written again. Throws StorageUnavailable.
 */
export async function storePortraits(
  storage: Storage,
  drawings: Readonly<Record<string, string>>,
): Promise<PortraitUrls> {
  const urls = new Map<string, string>();
  for (const [name, svg] of Object.entries(drawings)) {
    const digest = createHash("sha256").update(svg).digest("hex").slice(0, 8);
    const key = `avatars/sample-${name}-${digest}.webp`;
    if (!(await storage.get(key))) await storage.put(key, await drawPortrait(svg));
    urls.set(name, `${filesPath}${key}`);
  }
  return urls;
}

/** Returns an SVG drawing as a square WebP. */
export async function drawPortrait(svg: string): Promise<Uint8Array> {
  const density = 288; // dots per inch, drawn larger than shown so that curves stay smooth
  return sharp(Buffer.from(svg), { density }).resize(side, side, { fit: "cover" }).webp({ quality: 90 }).toBuffer();
}
