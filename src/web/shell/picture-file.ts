import { limits } from "#core/limits.ts";
import type { Locale } from "#locales/words.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";

export type PictureType = "image/jpeg" | "image/png";

/** Detects the type by the first bytes, whatever the file's name; null for anything but JPG and PNG. */
function pictureType(bytes: Uint8Array): PictureType | null {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (starts(0xff, 0xd8, 0xff)) return "image/jpeg";
  return starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? "image/png" : null;
}

/** A chosen file that can be cropped. */
export type Picture = { file: Blob; type: PictureType };
export type PictureProblem = "format" | "size" | "pixels" | "unreadable";

/**
 * Checks a chosen file. The file's header tells the size of its picture, so that one of 20,000 × 20,000 pixels is
 * refused before anything decodes it.
 */
export async function openPicture(file: Blob): Promise<Picture | PictureProblem> {
  const problem = await pictureProblem(file);
  if (problem) return problem;
  const url = URL.createObjectURL(file);
  const image = new Image();
  const pixels = await new Promise<number>((resolve) => {
    image.onload = () => resolve(image.naturalWidth * image.naturalHeight);
    image.onerror = () => resolve(0);
    image.src = url;
  });
  URL.revokeObjectURL(url);
  if (pixels === 0) return "unreadable";
  if (pixels > limits.photo.maxPixels) return "pixels";
  return { file, type: (await typeOf(file)) ?? "image/jpeg" };
}

/** Returns why a file cannot be the photo (specification section 5), checking the format first; null if it can. */
export async function pictureProblem(file: Blob): Promise<"format" | "size" | null> {
  if ((await typeOf(file)) === null) return "format";
  return file.size > limits.body.avatar ? "size" : null;
}

async function typeOf(file: Blob): Promise<PictureType | null> {
  return pictureType(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
}

/** An area of a picture, in the picture's own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** Returns the size at which the area is drawn: never larger than it is, nor than the server stores. */
export function drawnSize({ width, height }: Pick<Area, "width" | "height">): { width: number; height: number } {
  const scale = Math.min(1, limits.photo.side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Crops the area. A PNG stays a PNG, so that transparency is kept, unless it would be too large to send. */
export async function cutPicture(source: CanvasImageSource, area: Area, type: PictureType): Promise<Blob> {
  const { width, height } = drawnSize(area);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const blob = await toBlob(canvas, type);
  if (blob.size <= limits.body.avatar) return blob;
  // Without a background, transparent areas would turn black in a JPG.
  pen.globalCompositeOperation = "destination-over";
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  return toBlob(canvas, "image/jpeg");
}

/**
 * Uploads the picture, for which each edition has its own call.
 * @returns its URL on the server.
 * @throws the errors of `send`.
 */
export async function uploadPicture(file: Blob, locale: Locale): Promise<string> {
  const { url } = await send(locale === "ch" ? calls.upload : calls.uploadR2, { body: { file } });
  return url;
}

function toBlob(canvas: HTMLCanvasElement, type: PictureType): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be drawn"))), type, 0.92);
  });
}
