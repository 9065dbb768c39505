import sharp from "sharp";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { isJpegOrPng } from "../uploads/service.ts";

/** What a file proves with, and the extension under which it is stored. */
export type ProofKind = "picture" | "pdf";
const extensions = { picture: "webp", pdf: "pdf" } as const;

/** Returns the kind of a stored proof by its key; null for the empty key of one that was deleted or never sent. */
export function kindOfProof(key: string): ProofKind | null {
  if (key === "") return null;
  return key.endsWith(`.${extensions.pdf}`) ? "pdf" : "picture";
}

export function proofKeyOf(id: string, kind: ProofKind): string {
  return `proofs/${id}.${extensions[kind]}`;
}

/**
 * Returns what is stored of a file that proves something: a picture encoded anew, a PDF byte for byte. Throws
 * wrongFileType and unreadableFile.
 */
export async function readProofFile(bytes: Uint8Array): Promise<{ kind: ProofKind; bytes: Uint8Array }> {
  if (isPdf(bytes)) return { kind: "pdf", bytes };
  return { kind: "picture", bytes: await readProofPicture(bytes) };
}

/**
 * A PDF is not parsed here: whatever a stranger wrote into it, the server only stores and hands out bytes. What is
 * checked is that it begins as one, so that no other reader takes it for a page, and that it has its end. Throws
 * unreadableFile for one that was cut off.
 */
function isPdf(bytes: Uint8Array): boolean {
  const text = (from: number, to?: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");
  if (!/^%PDF-[12]\.\d[\r\n ]/.test(text(0, 9))) return false;
  if (!text(-1024).includes("%%EOF")) throw new AppError("unreadableFile");
  return true;
}

/**
 * Decodes the picture of a proof and encodes it again, so that nothing else of the file survives: neither where it was
 * taken nor a second format inside. Large enough to read a student card. Throws wrongFileType and unreadableFile.
 */
async function readProofPicture(bytes: Uint8Array): Promise<Uint8Array> {
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
