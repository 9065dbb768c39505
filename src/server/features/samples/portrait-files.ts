import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Storage } from "#server/adapters/storage/port.ts";
import { filesPath } from "../uploads/service.ts";

/** Pixels of a side: twice what the largest photo of a design takes. */
const side = 400;

/** Addresses of portraits on this site, by name. */
export type PortraitUrls = ReadonlyMap<string, string>;

/**
 * Keeps portraits, SVG by name, where uploads are kept. The key has a digest of the drawing, because a stored file never
 * changes: another drawing gets another address, and the copies that people made keep theirs. What is there is left
 * alone. Throws StorageUnavailable.
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

/** An SVG drawing as a square WebP. */
export async function drawPortrait(svg: string): Promise<Uint8Array> {
  const density = 288; // dots an inch: drawn larger than it is shown, so that curves stay smooth
  return sharp(Buffer.from(svg), { density }).resize(side, side, { fit: "cover" }).webp({ quality: 90 }).toBuffer();
}
