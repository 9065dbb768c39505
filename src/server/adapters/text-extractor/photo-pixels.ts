import sharp, { type Sharp } from "sharp";
import { leastPhotoSide, photoPixels } from "./photo-looks.ts";
import type { Picture } from "./port.ts";

/** How a picture is shown: what is cut off at its sides, in shares of it, and by how many degrees it is turned then. */
export type PictureView = { crop: Crop; turn: number };
type Crop = { left: number; top: number; right: number; bottom: number };

export const uncut: Crop = { left: 0, top: 0, right: 0, bottom: 0 };

/** Returns the pixels of a picture as it is shown, not larger than what is kept; null for one that is small or not decoded. */
export async function pixelsOf(bytes: Uint8Array, { crop, turn }: PictureView): Promise<Picture | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: photoPixels.most });
    const { width, height } = await picture.metadata();
    const [left, top] = [Math.floor(crop.left * width), Math.floor(crop.top * height)];
    const area = {
      ...{ left, top },
      width: width - left - Math.floor(crop.right * width),
      height: height - top - Math.floor(crop.bottom * height),
    };
    if (Math.min(area.width, area.height) < leastPhotoSide) return null;
    const { data, ...raw } = await reduced(picture.extract(area));
    // In one step it would be turned before it is cut.
    return turn === 0 ? { data, ...raw } : await reduced(sharp(data, { raw }).rotate(turn));
  } catch {
    return null;
  }
}

/** Returns the pixels of a picture, not larger than what is kept of one. */
export async function reduced(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture
    .resize({ width: photoPixels.side, height: photoPixels.side, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, channels: channels === 4 ? 4 : 3, data: new Uint8Array(data) };
}
