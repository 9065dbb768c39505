import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { photoColours, pngOf } from "#tests/harness/resume-files.ts";
import { photoOfDoc } from "./doc-photo.ts";
import { word97Of } from "./sample-files.fixture.ts";

/** Returns a picture as Word keeps it: the head of the record, its checksums and a tag before it. */
function recordOf(kind: number, picture: Uint8Array, checksums = 1): Uint8Array {
  const head = new DataView(new ArrayBuffer(8 + 16 * checksums + 1));
  head.setUint16(2, kind, true);
  head.setUint32(4, 16 * checksums + 1 + picture.length, true);
  return new Uint8Array(Buffer.concat([Buffer.alloc(70, 0xf0), new Uint8Array(head.buffer), picture]));
}

const [jpeg, png] = [0xf01d, 0xf01e];
const smooth = (x: number, y: number) => [x * 2, y, (x + y) / 2];
const asJpeg = async (picture: Uint8Array) => new Uint8Array(await sharp(picture).jpeg().toBuffer());
const turnedPng = async () =>
  new Uint8Array(
    await sharp(await pngOf(smooth))
      .rotate(90)
      .toBuffer(),
  );
const sign = (x: number, y: number) => ((x - 60) ** 2 + (y - 80) ** 2 < 2000 ? [200, 20, 20] : [255, 255, 255]);
const text = "Grace Okafor";

describe("the photo of a Word 97 file", () => {
  it.each([1, 2])("is a picture in its text, behind %i checksums", async (checksums) => {
    const data = recordOf(jpeg, await asJpeg(await pngOf(smooth)), checksums);
    const photo = await photoOfDoc(word97Of(text, "WordDocument", { data }));
    expect([photo?.width, photo?.height, photo?.channels]).toEqual([120, 165, 3]);
  });

  it("is the picture of a shape", async () => {
    const photo = await photoOfDoc(word97Of(text, "WordDocument", { behind: recordOf(png, await pngOf(smooth)) }));
    const at = (40 * 120 + 30) * 3;
    expect([...(photo?.data.subarray(at, at + 3) ?? [])]).toEqual(smooth(30, 40));
  });

  it.each<[string, () => Promise<Uint8Array>]>([
    ["a sign of few colours", () => pngOf(sign)],
    ["lying", turnedPng],
    ["damaged", async () => (await pngOf(smooth)).subarray(0, 100)],
  ])("is no picture that is %s", async (_, make) => {
    expect(await photoOfDoc(word97Of(text, "WordDocument", { data: recordOf(png, await make()) }))).toBeNull();
  });

  it("is no picture whose record is cut short", async () => {
    const data = recordOf(png, await pngOf(photoColours)).subarray(0, 4000);
    expect(await photoOfDoc(word97Of(text, "WordDocument", { data }))).toBeNull();
  });
});
