import { describe, expect, it } from "vitest";
import { pdfFile, pdfWithPicture, photoColours } from "#tests/harness/resume-files.ts";
import { photoOfPdf } from "./pdf-photo.ts";

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
const photoOf = async (...drawn: Parameters<typeof pdfWithPicture>) =>
  photoOfPdf(await bytesOf(await pdfWithPicture(...drawn)));

const grey = (x: number, y: number) => Array(3).fill((x * 2 + y) % 256);
const sign = (x: number, y: number) => ((x - 60) ** 2 + (y - 80) ** 2 < 2000 ? [200, 20, 20] : [255, 255, 255]);

describe("the photo of a PDF", () => {
  it.each([
    ["in colours", photoColours],
    ["in greys", grey],
  ])("is the picture that has the measures and the colours of one: %s", async (_, colours) => {
    const photo = await photoOf(colours);
    expect([photo?.width, photo?.height, photo?.channels]).toEqual([120, 165, 3]);
    const at = (40 * 120 + 30) * 3;
    expect([...(photo?.data.subarray(at, at + 3) ?? [])]).toEqual(Array.from(Uint8Array.from(colours(30, 40))));
  });

  it.each<[string, ...Parameters<typeof pdfWithPicture>]>([
    ["a sign of few colours", sign],
    ["as small as a mark", photoColours, 20, 28],
    ["as wide as a page", photoColours, 500, 700],
    ["a banner", photoColours, 200, 60],
  ])("is no picture that is %s", async (_, ...drawn) => {
    expect(await photoOf(...drawn)).toBeNull();
  });

  it("is absent where a page has no picture", async () => {
    expect(await photoOfPdf(await bytesOf(await pdfFile()))).toBeNull();
  });
});
