import sharp from "sharp";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { contentTypeOf, keyPattern, type Storage } from "#server/adapters/storage/port.ts";
import { isForeignKeyViolation } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import { newId } from "#server/ids.ts";
import { addUpload, isUploadOf } from "./store.ts";

/** Where uploaded files are read: a path of this site, so that no request of a page leaves the host. */
export const filesPath = "/files/";

/** What is read under that path. The storage also keeps covers, which not everybody may see. */
const folder = "avatars/";

/**
 * Keeps a picture: decoded, turned upright, at most 512 px a side, and written anew as WebP, so that nothing of the
 * original bytes (metadata, a second format inside) survives. Throws wrongFileType for anything but JPG and PNG,
 * unreadableFile for a damaged or giant one.
 * @returns its address on this site.
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
  // First whose it is, then the file: of an account that is removed meanwhile no file is left behind.
  await addUpload(deps.db, { key, userId, createdAt: new Date(deps.now()) }).catch((error) => {
    throw isForeignKeyViolation(error) ? new AppError("noPermission") : error;
  });
  await deps.storage.put(key, webp);
  return { url: `${filesPath}${key}` };
}

/** The picture behind an address that `savePicture` gave; null for any other address or where it is gone. */
export async function readPicture(
  storage: Storage,
  url: string,
): Promise<{ bytes: Uint8Array; contentType: string } | null> {
  const key = url.startsWith(filesPath) ? url.slice(filesPath.length) : "";
  const bytes = key.startsWith(folder) && keyPattern.test(key) ? await storage.get(key) : null;
  return bytes && { bytes, contentType: contentTypeOf(key) };
}

/** Whether this address is that of a picture which this person uploaded. */
export async function ownsPicture(deps: Pick<Deps, "db">, userId: string, url: string): Promise<boolean> {
  return url.startsWith(filesPath) && isUploadOf(deps.db, userId, url.slice(filesPath.length));
}

function isJpegOrPng(bytes: Uint8Array): boolean {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  return starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
}
