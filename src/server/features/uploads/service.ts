import sharp from "sharp";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { contentTypeOf, keyPattern, type Storage } from "#server/adapters/storage/port.ts";
import { isForeignKeyViolation } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import { addUpload, isUploadOf } from "./store.ts";

/** The path of uploaded files on this site, so that no page loads anything from another host. */
export const filesPath = "/files/";

/** The only folder readable under that path. The storage also contains covers, which not everybody may see. */
const folder = "avatars/";

/**
 * Stores a picture after decoding it, turning it upright, reducing it to at most 512 px a side and encoding it as WebP,
 * so that nothing of the original bytes (metadata, a second format inside) survives. Throws wrongFileType for anything
 * but JPG and PNG, unreadableFile for a damaged or oversized picture.
 * @returns its URL on this site.
 */
export async function savePicture(deps: Deps, userId: string, bytes: Uint8Array): Promise<{ url: string }> {
  if (!isJpegOrPng(bytes)) throw new AppError("wrongFileType");
  const { side, maxPixels } = limits.photo;
  let webp: Buffer;
  try {
    webp = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .rotate()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer();
  } catch (cause) {
    throw new AppError("unreadableFile", { cause });
  }
  const key = `${folder}${newId()}.webp`;
  // The row is written before the file, so that no file of an account that is removed meanwhile is left behind.
  await addUpload(deps.db, { key, userId, createdAt: new Date(deps.now()) }).catch((error) => {
    throw isForeignKeyViolation(error) ? new AppError("noPermission") : error;
  });
  await deps.storage.put(key, webp);
  return { url: `${filesPath}${key}` };
}

/** Returns the picture behind a URL that `savePicture` returned; null for any other URL, or if the picture is gone. */
export async function readPicture(
  storage: Storage,
  url: string,
): Promise<{ bytes: Uint8Array; contentType: string } | null> {
  const key = url.startsWith(filesPath) ? url.slice(filesPath.length) : "";
  const bytes = key.startsWith(folder) && keyPattern.test(key) ? await storage.get(key) : null;
  return bytes && { bytes, contentType: contentTypeOf(key) };
}

/** Returns whether this URL belongs to a picture that this user uploaded. */
export async function ownsPicture(deps: Pick<Deps, "db">, userId: string, url: string): Promise<boolean> {
  return url.startsWith(filesPath) && isUploadOf(deps.db, userId, url.slice(filesPath.length));
}

function isJpegOrPng(bytes: Uint8Array): boolean {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  return starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
}
