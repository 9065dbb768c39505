import { limits } from "#core/limits.ts";
import { cutPicture, type PictureType } from "../../shell/picture-file.ts";

export type Picture = {
  /** For an `img`, until `close`. */
  address: string;
  width: number;
  height: number;
  type: PictureType;
  close: () => void;
};

/**
 * Opens a chosen file far enough to know its size. The head of a file tells that, so a picture of 20,000 × 20,000 pixels
 * is refused before anything decodes it.
 */
export async function openPicture(file: File): Promise<Picture | "tooManyPixels" | "unreadable"> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  const isRead = await new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = address;
  });
  const { naturalWidth: width, naturalHeight: height } = image;
  const close = () => URL.revokeObjectURL(address);
  if (!isRead || width === 0 || height === 0) {
    close();
    return "unreadable";
  }
  if (width * height > limits.photo.maxPixels) {
    close();
    return "tooManyPixels";
  }
  return { address, width, height, type: file.type === "image/png" ? "image/png" : "image/jpeg", close };
}

/** The part of a picture that the crop shows: its centre as shares of the picture, and how far it is drawn in, from 1. */
export type Crop = { x: number; y: number; zoom: number };

/** The square of the picture, in its own pixels; never beyond its edges. */
export function squareOf(size: { width: number; height: number }, crop: Crop): { x: number; y: number; side: number } {
  const side = Math.min(size.width, size.height) / Math.max(1, crop.zoom);
  const at = (centre: number, length: number) => Math.min(Math.max(centre * length - side / 2, 0), length - side);
  return { x: at(crop.x, size.width), y: at(crop.y, size.height), side };
}

/** The crop with its centre where the square really is, so that a drag beyond an edge is not a debt. */
export function settle(size: { width: number; height: number }, crop: Crop): Crop {
  const { x, y, side } = squareOf(size, crop);
  return { ...crop, x: (x + side / 2) / size.width, y: (y + side / 2) / size.height };
}

/** Draws the square as a file that the server takes. */
export async function cutOut(picture: Picture, crop: Crop): Promise<Blob> {
  const image = new Image();
  image.src = picture.address;
  await image.decode();
  const { x, y, side } = squareOf(picture, crop);
  return cutPicture(image, { x, y, width: side, height: side }, picture.type);
}
