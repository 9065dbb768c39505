import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { flowingFontCssUrl, fontCssUrl, fontFaceCss } from "#server/fonts/font-css.ts";
import { mountFonts } from "./routes.ts";

const app = new Hono();
mountFonts(app);
const get = (url: string, headers: Record<string, string> = {}) => app.request(url, { headers });

describe("the style sheet of a font family", () => {
  const url = fontCssUrl("noto-sans-sc");

  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["", null, (bytes: Buffer) => bytes],
  ] as const)("is compressed as the browser accepts it: %j", async (accepted, encoding, decompress) => {
    const answer = await get(url, { "Accept-Encoding": accepted });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(decompress(bytes).toString()).toBe(fontFaceCss(["noto-sans-sc"]));
    if (encoding) expect(bytes.length).toBeLessThan(fontFaceCss(["noto-sans-sc"]).length / 4);
  });

  it("is cached forever under a URL with its version, and revalidated without", async () => {
    expect((await get(url)).headers.get("cache-control")).toContain("immutable");
    for (const unversioned of ["/fonts/noto-sans-sc.css", "/fonts/noto-sans-sc.css?v=0"]) {
      const answer = await get(unversioned);
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      const again = await get(unversioned, { "If-None-Match": answer.headers.get("etag") ?? "" });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    }
  });

  it("lets a public page be read before a CJK family has loaded, and no other page", async () => {
    expect(flowingFontCssUrl("geist")).toBe(fontCssUrl("geist"));
    expect(await (await get(url)).text()).not.toContain("swap");
    const flowing = await (await get(flowingFontCssUrl("noto-sans-sc"))).text();
    expect(flowing.replaceAll("font-display:swap", "font-display:block")).toBe(fontFaceCss(["noto-sans-sc"]));
    expect(flowing).not.toContain("font-display:block");
  });
});

describe("a font file", () => {
  it("is served as WOFF2 and cached forever", async () => {
    const url = /url\(([^)]+)\)/.exec(fontFaceCss(["geist"]))?.[1] ?? "";
    const answer = await get(url);
    expect(answer.headers.get("content-type")).toBe("font/woff2");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 4)).toBe("wOF2");
  });

  it("for printing is not served: it is generated for the printer alone", async () => {
    const url = /url\(([^)]+\.ttf[^)]*)\)/.exec(fontFaceCss(["noto-sans-sc"], "print"))?.[1] ?? "";
    expect(url).not.toBe("");
    expect((await get(url)).status).toBe(404);
  });
});
