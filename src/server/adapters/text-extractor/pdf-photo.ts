import { ImageKind, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { openPdf } from "./pdf-document.ts";
import { readDrawing } from "./pdf-drawing.ts";
import { isColouredAsPhoto, isPlacedAsPhoto, leastPhotoSide, photoPixels } from "./photo-looks.ts";
import { reduced } from "./photo-pixels.ts";
import type { Picture } from "./port.ts";

/**
 * Returns the photo of the person on the first page of a PDF: the highest picture that has the measures and the colours of
 * one; null where there is none.
 */
export async function photoOfPdf(bytes: Uint8Array): Promise<Picture | null> {
  const task = openPdf(bytes, photoPixels.most);
  try {
    const page = await (await task.promise).getPage(1);
    const operators = await page.getOperatorList({ annotationMode: 0 });
    const { pictures } = readDrawing(operators, page.getViewport({ scale: 1 }).transform);
    const placed = pictures.filter(({ x1, x2, y1, y2 }) => isPlacedAsPhoto({ width: x2 - x1, height: y2 - y1 }));
    for (const { name } of placed.sort((one, other) => one.y1 - other.y1)) {
      const picture = name === undefined ? null : await pixelsOf(page, name);
      if (picture && isColouredAsPhoto(picture)) {
        const { data, ...raw } = picture;
        return reduced(sharp(data, { raw }));
      }
    }
    return null;
  } finally {
    await task.destroy().catch(() => {});
  }
}

/** Returns a picture of a page; null for one that is small, in black and white alone, or not to be decoded. */
async function pixelsOf(page: PDFPageProxy, name: string): Promise<Picture | null> {
  const objects = name.startsWith("g_") ? page.commonObjs : page.objs;
  type Decoded = { width: number; height: number; kind: number; data?: Uint8Array | Uint8ClampedArray };
  const decoded = await new Promise<Decoded | null>((resolve) => objects.get(name, resolve));
  if (!decoded?.data || Math.min(decoded.width, decoded.height) < leastPhotoSide) return null;
  const { width, height, kind, data } = decoded;
  if (kind !== ImageKind.RGB_24BPP && kind !== ImageKind.RGBA_32BPP) return null;
  return { width, height, channels: kind === ImageKind.RGB_24BPP ? 3 : 4, data: new Uint8Array(data) };
}
