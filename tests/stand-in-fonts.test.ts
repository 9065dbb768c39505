import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { decodeWoff } from "#server/adapters/renderer/system-font.ts";
import { projectRoot } from "#server/root.ts";

/** The fallback of the interface's font is as high as the font itself, so that no line moves when the font arrives. */

const css = readFileSync(path.join(projectRoot, "src/web/styles/fonts.css"), "utf8");
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = ""]) => {
  const value = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(body)?.[1] ?? "";
  const share = (name: string) => Number.parseFloat(value(name)) / 100;
  return {
    family: value("font-family").replaceAll('"', ""),
    wide: share("size-adjust"),
    above: share("ascent-override"),
    below: share("descent-override"),
  };
});

/** Returns how far a font reaches above and below its baseline, in parts of the font size. */
function heights(file: string) {
  const font = decodeWoff(readFileSync(createRequire(import.meta.url).resolve(file)));
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = 12 + index * 16;
    return { tag: new TextDecoder().decode(font.subarray(at, at + 4)), offset: view.getUint32(at + 8) };
  });
  const offset = (tag: string) => tables.find((table) => table.tag === tag)?.offset ?? Number.NaN;
  const unit = view.getUint16(offset("head") + 18);
  return { above: view.getInt16(offset("hhea") + 4) / unit, below: -view.getInt16(offset("hhea") + 6) / unit };
}

describe.each([
  ["Geist Stand-in", "@fontsource/geist/files/geist-latin-400-normal.woff", 2],
  ["Schibsted Stand-in", "@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-600-normal.woff", 1],
])("%s", (family, file, count) => {
  it("is as high as the font it stands in for", () => {
    const own = faces.filter((face) => face.family === family);
    const { above, below } = heights(file);
    expect(own).toHaveLength(count);
    for (const face of own) {
      expect(face.above * face.wide).toBeCloseTo(above, 2);
      expect(face.below * face.wide).toBeCloseTo(below, 2);
    }
  });
});
