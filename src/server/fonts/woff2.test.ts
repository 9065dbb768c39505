import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import decompress from "woff2-encoder/decompress";
import { encodeWoff2 } from "./woff2.ts";

const file = "node_modules/@fontsource/geist/files/geist-latin-400-normal.woff2";

/** Returns the tables by their tags. */
function tablesOf(font: Uint8Array): Map<string, string> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = 12 + index * 16;
      const start = view.getUint32(at + 8);
      const bytes = font.subarray(start, start + view.getUint32(at + 12));
      return [String.fromCharCode(...font.subarray(at, at + 4)), Buffer.from(bytes).toString("base64")];
    }),
  );
}

describe("a compressed font", () => {
  it("is decoded by an independent decoder to the tables it was made of", async () => {
    const font = await decompress(await readFile(file));
    const encoded = await encodeWoff2(font);
    expect(encoded.length).toBeLessThan(font.length / 2);
    const [before, after] = [tablesOf(font), tablesOf(await decompress(encoded))];
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    for (const [tag, bytes] of before) {
      // The head contains the checksum of all tables, which a decoder rewrites.
      if (tag !== "head") expect(after.get(tag), tag).toBe(bytes);
    }
    expect(encoded.length % 4).toBe(0);
  });
});
