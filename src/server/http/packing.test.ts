import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createPacker, encodingOf } from "./packing.ts";

describe("packing", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["BR", "br"],
    ["br;q=0.0", "identity"],
    ["abr, xgzip", "identity"],
    ["identity", "identity"],
    ["", "identity"],
    [undefined, "identity"],
  ] as const)("takes for %j %s", (accepted, encoding) => {
    expect(encodingOf(accepted)).toBe(encoding);
  });

  it("keeps the text, and what it made of the last ones", async () => {
    const pack = createPacker(2);
    const text = "<p>墨页</p>".repeat(500);
    const [br, zipped] = await Promise.all([pack(text, "a", "br"), pack(text, "a", "gzip")]);
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(zipped).toString()).toBe(text);
    expect(br.length).toBeLessThan(text.length / 10);
    expect(await pack(text, "a", "br")).toBe(br);
    await pack("b", "b", "br");
    expect(await pack(text, "a", "br")).not.toBe(br);
  });
});
