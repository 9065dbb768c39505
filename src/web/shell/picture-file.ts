import { limits } from "#core/limits.ts";
import { type PhotoArea, writeArea } from "#core/resume/photo-area.ts";
import type { Locale } from "#locales/words.ts";
import { send } from "#web/api/call.ts";
import { calls } from "#web/api/calls.ts";

export type PictureProblem = "format" | "size" | "pixels" | "unreadable";

/**
 * Checks a chosen file. The file's header tells the size of its picture, so that one of 20,000 × 20,000 pixels is
 * refused before anything decodes it.
 */
export async function problemOf(file: Blob): Promise<PictureProblem | null> {
  const problem = await fileProblem(file);
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
  return pixels > limits.photo.maxPixels ? "pixels" : null;
}

/** Returns why a file cannot be the photo (specification section 5), checking the format first; null if it can. */
export async function fileProblem(file: Blob): Promise<"format" | "size" | null> {
  if (!isJpegOrPng(new Uint8Array(await file.slice(0, 8).arrayBuffer()))) return "format";
  return file.size > limits.body.avatar ? "size" : null;
}

/** Returns whether these are the first bytes of a JPG or a PNG, whatever the file's name. */
function isJpegOrPng(bytes: Uint8Array): boolean {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  return starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
}

/**
 * Uploads the part of a picture that the crop shows, with the whole beside it; each edition has its own call.
 * @returns its URL on the server.
 * @throws the errors of `send`.
 */
export async function uploadPicture(file: Blob, crop: PhotoArea, locale: Locale): Promise<string> {
  const body = { file, crop: writeArea(crop) };
  const { url } = await send(locale === "ch" ? calls.upload : calls.uploadR2, { body });
  return url;
}

/**
 * Crops a picture that was uploaded before.
 * @returns the URL of the new one.
 * @throws the errors of `send`.
 */
export async function cropUploaded(url: string, crop: PhotoArea): Promise<string> {
  return (await send(calls.cropAgain, { body: { url, crop: writeArea(crop) } })).url;
}
