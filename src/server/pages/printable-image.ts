import sharp from "sharp";

/** A picture of this site as it is stored. */
export type Image = { bytes: Uint8Array; contentType: string };

/**
 * Returns a photo as a PDF can hold it. Of all formats a PDF takes JPEG alone as it is; a WebP is unpacked in it, and a photo of
 * 40 KB then takes 480 KB of the file and a third of the time of its print. One with transparent parts stays as it is,
 * and so does what cannot be read, of which the browser decides.
 */
export async function printable(image: Image): Promise<Image> {
  if (image.contentType !== "image/webp") return image;
  try {
    const { isOpaque } = await sharp(image.bytes).stats();
    if (!isOpaque) return image;
    const bytes = await sharp(image.bytes).jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
    return { bytes, contentType: "image/jpeg" };
  } catch {
    return image;
  }
}
