import sharp, { type Sharp } from "sharp";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { readArea } from "#core/resume/photo-area.ts";
import { contentTypeOf, keyPattern, type Storage } from "#server/adapters/storage/port.ts";
import type { Picture } from "#server/adapters/text-extractor/port.ts";
import { isForeignKeyViolation } from "#server/db/errors.ts";
import type { Deps } from "#server/deps.ts";
import { removeFiles } from "#server/files/service.ts";
import { newId } from "#server/ids.ts";
import { addUpload, deleteUploads, isUploadOf } from "./store.ts";

/** The path of uploaded files on this site, so that no page loads anything from another host. */
export const filesPath = "/files/";

/** The only folder readable under that path. The storage also contains what not everybody may see. */
const folder = "avatars/";

/** The folder of the whole pictures, which their owners alone may see; each has the name of the photo cut from it. */
const originals = "originals/";

/**
 * Stores a picture after decoding it, turning it upright, reducing it to at most 512 px a side and encoding it as WebP,
 * so that nothing of the original bytes (metadata, a second format inside) survives. With `crop`, an area as
 * `writeArea` writes it, that part is stored, and the whole in `originals` beside it. Throws wrongFileType for anything
 * but JPG and PNG, unreadableFile for a damaged or oversized picture.
 * @returns its URL on this site.
 */
export async function savePicture(
  deps: Deps,
  userId: string,
  bytes: Uint8Array,
  crop?: string,
): Promise<{ url: string }> {
  if (!isJpegOrPng(bytes)) throw new AppError("wrongFileType");
  const { side, originalSide } = limits.photo;
  const upright = await drawn(bytes, (picture) => picture.rotate(), crop ? originalSide : side);
  return crop ? saveCropped(deps, userId, upright, crop) : store(deps, userId, newId(), upright);
}

/** Stores a picture that was read in a file as its pixels, as `savePicture` does. */
export async function savePixels(deps: Deps, userId: string, picture: Picture): Promise<{ url: string }> {
  const { width, height, channels, data } = picture;
  return savePicture(deps, userId, await sharp(data, { raw: { width, height, channels } }).png().toBuffer());
}

/**
 * Stores another part of a picture of this site, cut from its original where the user has that, else from what its URL
 * shows. Throws notFound.
 */
export async function cropAgain(deps: Deps, userId: string, url: string, crop: string): Promise<{ url: string }> {
  return saveCropped(deps, userId, (await readOriginal(deps, userId, url)).bytes, crop);
}

/** Returns the whole of a picture that this user cropped; of any other, what its URL shows. Throws notFound. */
export async function readOriginal(deps: Deps, userId: string, url: string) {
  const key = originalOf(url.slice(filesPath.length));
  const own = (await isUploadOf(deps.db, userId, key)) ? await deps.storage.get(key) : null;
  const picture = own ? { bytes: own, contentType: contentTypeOf(key) } : await readPicture(deps.storage, url);
  if (!picture) throw new AppError("notFound");
  return picture;
}

/** Returns the key of the original of a photo, whether or not there is one. */
export function originalOf(key: string): string {
  return key.replace(folder, originals).replace(/(-\d+){4}\.webp$/, ".webp");
}

async function saveCropped(deps: Deps, userId: string, whole: Uint8Array, crop: string): Promise<{ url: string }> {
  const area = readArea(crop);
  if (!area) throw new AppError("unreadableFile");
  const { width, height } = await sharp(whole).metadata();
  const pixels = (share: number, of: number) => Math.round((share / 1000) * of);
  const left = Math.min(pixels(area.x, width), width - 1);
  const top = Math.min(pixels(area.y, height), height - 1);
  const box = {
    ...{ left, top },
    width: Math.max(1, Math.min(pixels(area.width, width), width - left)),
    height: Math.max(1, Math.min(pixels(area.height, height), height - top)),
  };
  const cut = await drawn(whole, (picture) => picture.extract(box), limits.photo.side);
  const id = newId();
  const key = `${folder}${id}-${crop}.webp`;
  await put(deps, userId, { [originalOf(`${folder}${id}.webp`)]: whole, [key]: cut });
  return { url: `${filesPath}${key}` };
}

async function store(deps: Deps, userId: string, name: string, webp: Uint8Array): Promise<{ url: string }> {
  const key = `${folder}${name}.webp`;
  await put(deps, userId, { [key]: webp });
  return { url: `${filesPath}${key}` };
}

/**
 * Stores files of this user, all or none: where one fails, no row is left, and what may have been stored all the same is
 * removed. Throws StorageUnavailable.
 */
async function put(deps: Deps, userId: string, files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  const keys = Object.keys(files);
  for (const key of keys) await addRow(deps, userId, key);
  try {
    for (const [key, bytes] of Object.entries(files)) await deps.storage.put(key, bytes);
  } catch (error) {
    await deps.db.transaction(async (tx) => {
      await deleteUploads(tx, keys);
      await removeFiles(deps, tx, keys);
    });
    throw error;
  }
}

/** The row is written before the file, so that no file of an account that is removed meanwhile is left behind. */
async function addRow(deps: Deps, userId: string, key: string): Promise<void> {
  await addUpload(deps.db, { key, userId, createdAt: new Date(deps.now()) }).catch((error) => {
    throw isForeignKeyViolation(error) ? new AppError("noPermission") : error;
  });
}

/** Decodes a picture, changes it, reduces it to `side` px and encodes it as WebP. Throws unreadableFile. */
async function drawn(bytes: Uint8Array, change: (picture: Sharp) => Sharp, side: number): Promise<Buffer> {
  try {
    return await change(sharp(bytes, { limitInputPixels: limits.photo.maxPixels, failOn: "error" }))
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer();
  } catch (cause) {
    throw new AppError("unreadableFile", { cause });
  }
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

/** Returns whether the bytes begin as a JPG or a PNG does. */
export function isJpegOrPng(bytes: Uint8Array): boolean {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  return starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
}
