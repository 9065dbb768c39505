import { brotliCompress, constants } from "node:zlib";

/**
 * Returns a TrueType font as a WOFF2 (W3C, WOFF File Format 2.0) whose tables are compressed unchanged, without the
 * transformation of outlines that the format offers. The result is a tenth larger than that of the best encoder; in
 * exchange Node's own compression is used, off the event loop and in a tenth of the time.
 */
export async function encodeWoff2(font: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const tables = tablesOf(font);
  const directory = tables.flatMap(({ tag, length }) => [
    // The tag is spelled out. The transformation is "none", which only glyf and loca must state.
    unlistedTag | (tag === "glyf" || tag === "loca" ? noTransform : 0),
    ...[...tag].map((letter) => letter.charCodeAt(0)),
    ...variableLength(length),
  ]);
  const data = await compressed(Buffer.concat(tables.map(({ bytes }) => bytes)));
  const start = headerSize + directory.length;
  const encoded = new Uint8Array(padded(start + data.length));
  const view = new DataView(encoded.buffer);
  const sfntSize = sfntHeaderSize + tables.reduce((sum, { length }) => sum + sfntEntrySize + padded(length), 0);
  view.setUint32(0, signature);
  encoded.set(font.subarray(0, 4), 4);
  view.setUint32(8, encoded.length);
  view.setUint16(12, tables.length);
  view.setUint32(16, sfntSize);
  view.setUint32(20, data.length);
  view.setUint16(24, 1);
  encoded.set(directory, headerSize);
  encoded.set(data, start);
  return encoded;
}

const signature = 0x774f4632; // "wOF2"
const headerSize = 48;
const unlistedTag = 63;
const noTransform = 3 << 6;
const sfntHeaderSize = 12;
const sfntEntrySize = 16;
const padded = (length: number) => Math.ceil(length / 4) * 4;

type Table = { tag: string; length: number; bytes: Uint8Array };

/** Returns the tables in the order of the font's directory, which is sorted by tag. */
function tablesOf(font: Uint8Array): Table[] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = sfntHeaderSize + index * sfntEntrySize;
    const start = view.getUint32(at + 8);
    const length = view.getUint32(at + 12);
    return {
      tag: String.fromCharCode(...font.subarray(at, at + 4)),
      length,
      bytes: font.subarray(start, start + length),
    };
  });
}

/** Returns a UIntBase128: seven bits per byte, the highest first. */
function variableLength(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

/**
 * Compresses with the highest quality: each file is made once for an installation and sent to every visitor. It takes
 * twice the time of the next lower one and saves half a percent.
 */
function compressed(bytes: Uint8Array): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return new Promise((resolve, reject) => {
    brotliCompress(bytes, { params }, (error, result) => (error ? reject(error) : resolve(result)));
  });
}
