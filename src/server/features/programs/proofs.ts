import sharp from "sharp";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { isJpegOrPng } from "../uploads/service.ts";

/**
 * Decodes the picture of a proof and encodes it again, so that nothing else of the file survives: neither where it was
 * taken nor a second format inside. Large enough to read a student card. Throws wrongFileType and unreadableFile.
 */
export async function readProofPicture(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isJpegOrPng(bytes)) throw new AppError("wrongFileType");
  const { proofSide: side } = limits.programs;
  try {
    return await sharp(bytes, { limitInputPixels: limits.photo.maxPixels, failOn: "error" })
      .rotate()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    throw new AppError("unreadableFile", { cause });
  }
}
