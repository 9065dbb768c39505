import { openCompoundFile } from "./compound-file.ts";
import { isColouredAsPhoto, isUpright } from "./photo-looks.ts";
import { pixelsOf, uncut } from "./photo-pixels.ts";
import type { Picture } from "./port.ts";

/**
 * Returns the photo of the person in a Word 97 file: the first picture that is as upright as one and has its colours; null where
 * there is none. How large it is drawn, and what is cut off, is not read. Throws ExtractionError.
 */
export async function photoOfDoc(bytes: Uint8Array): Promise<Picture | null> {
  const file = openCompoundFile(bytes);
  // Pictures in the text are in a stream of their own, those of shapes behind the text.
  for (const name of ["Data", "WordDocument"]) {
    for (const found of picturesIn(file.stream(name) ?? new Uint8Array())) {
      const picture = await pixelsOf(found, { crop: uncut, turn: 0 });
      if (picture && isUpright(picture) && isColouredAsPhoto(picture)) return picture;
    }
  }
  return null;
}

/** The kinds of records that hold a JPEG or a PNG, and how these begin ([MS-ODRAW], 2.2.23, 2.2.27 and 2.2.28). */
const kinds = new Map([
  [0xf01d, [0xff, 0xd8, 0xff]],
  [0xf02a, [0xff, 0xd8, 0xff]],
  [0xf01e, [0x89, 0x50, 0x4e, 0x47]],
]);
/** The bytes before a picture: the head of the record, one or two checksums and a tag. */
const heads = [8 + 16 + 1, 8 + 32 + 1];

/** Returns the pictures whose records stand anywhere in a stream. */
function* picturesIn(stream: Uint8Array): Generator<Uint8Array> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = 0; at + 64 < stream.length; at += 1) {
    if (stream[at + 3] !== 0xf0) continue;
    const begins = kinds.get(view.getUint16(at + 2, true));
    const end = at + 8 + view.getUint32(at + 4, true);
    if (!begins || end > stream.length) continue;
    const head = heads.find((length) => begins.every((byte, index) => stream[at + length + index] === byte));
    if (head === undefined) continue;
    yield stream.subarray(at + head, end);
    at = end - 1;
  }
}
