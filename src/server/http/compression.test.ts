import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createCompressor, encodingOf } from "./compression.ts";

describe("compression", () => {
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
  ] as const)("chooses for %j %s", (accepted, encoding) => {
    expect(encodingOf(accepted)).toBe(encoding);
  });

  it("preserves the text, and caches the last results", async () => {
    const compress = createCompressor(2);
    const text = "<p>墨页</p>".repeat(500);
    const [br, zipped] = await Promise.all([compress(text, "a", "br"), compress(text, "a", "gzip")]);
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(zipped).toString()).toBe(text);
    expect(br.length).toBeLessThan(text.length / 10);
    expect(await compress(text, "a", "br")).toBe(br);
    await compress("b", "b", "br");
    expect(await compress(text, "a", "br")).not.toBe(br);
  });
});
