import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { lin } from "#templates/fixtures/samples-ch.ts";
import { newRequester } from "#tests/harness/requester.ts";
import { createChromiumPrinter } from "./chromium-printer.ts";
import { keepImages } from "./kept-images.ts";
import { printable } from "./printable-image.ts";

/** A WebP of the largest size that is stored, with soft shapes and the grain of a photo. */
async function photo(): Promise<Buffer> {
  const grey = { width: 512, height: 512, channels: 3, background: "#888" } as const;
  const noise = (sigma: number) => sharp({ create: { ...grey, noise: { type: "gaussian", mean: 128, sigma } } });
  const grain = await noise(6).blur(0.6).png().toBuffer();
  const shapes = await noise(60).blur(12).png().toBuffer();
  return sharp(shapes)
    .linear(4, -380)
    .composite([{ input: grain, blend: "soft-light" }])
    .webp({ quality: 86 })
    .toBuffer();
}
const webp = (bytes: Uint8Array) => ({ bytes, contentType: "image/webp" });

describe("a photo for print", () => {
  const printer = createChromiumPrinter({
    path: process.env.CHROMIUM_PATH,
    pages: 1,
    now: Date.now,
    readImage: keepImages(async () => webp(await photo())),
  });
  afterAll(() => printer.close());

  it("is in the PDF as it is stored, so that a page in Chinese with a photo stays under 300 KB", async () => {
    const document = { ...lin, data: { ...lin.data, basicInfo: { ...lin.data.basicInfo, avatar: "/files/me.webp" } } };
    const { bytes, lacksPhoto } = await printer.pdf({ requester: newRequester(), document });
    expect(lacksPhoto).toBe(false);
    expect(Buffer.from(bytes).toString("latin1")).toContain("/DCTDecode");
    expect(bytes.length).toBeLessThan(300_000);
  });

  it("has the same size and nearly the same colours", async () => {
    const stored = await photo();
    const { bytes, contentType } = await printable(webp(stored));
    expect(contentType).toBe("image/jpeg");
    const [before, after] = await Promise.all([stored, bytes].map((one) => sharp(one).raw().toBuffer()));
    if (!before || !after) throw new Error("no picture");
    expect(after.length).toBe(before.length);
    let difference = 0;
    for (const [index, value] of before.entries()) difference += Math.abs(value - (after[index] ?? 0));
    expect(difference / before.length).toBeLessThan(2);
  });

  it("stays as it is where it has transparent parts, is a JPEG, or cannot be read", async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background } })
      .webp()
      .toBuffer();
    for (const image of [webp(clear), webp(new Uint8Array(9)), { bytes: clear, contentType: "image/jpeg" }])
      expect(await printable(image)).toBe(image);
  });
});
