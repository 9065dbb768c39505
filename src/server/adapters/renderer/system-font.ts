import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { inflateSync } from "node:zlib";
import { cacheFolder, writeAtomically } from "#server/cache-folder.ts";

/**
 * Returns the path of a fonts.conf for FONTCONFIG_FILE. Headless Chromium crashes on a machine without a single system
 * font, so this puts one (Geist, SIL OFL 1.1) beside a fonts.conf that adds it to those of the machine. The sheet's own
 * fonts never come from the system; this one draws only characters that no font of the sheet has.
 */
export async function systemFontConfig(): Promise<string> {
  const folder = await cacheFolder("system-font-1");
  const config = path.join(folder, "fonts.conf");
  // Its paths are absolute: in a folder that was moved or copied it still names the old place.
  if ((await readFile(config, "utf8").catch(() => null)) === fontsConf(folder)) return config;
  const source = createRequire(import.meta.url).resolve("@fontsource/geist/files/geist-latin-400-normal.woff");
  await writeAtomically(path.join(folder, "geist.ttf"), decodeWoff(await readFile(source)));
  await writeAtomically(config, fontsConf(folder));
  return config;
}

const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escapeXml(folder)}</dir>
  <cachedir>${escapeXml(path.join(folder, "cache"))}</cachedir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`;

const escapeXml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/**
 * Returns the TrueType file inside a WOFF 1: the same tables, each inflated. The packages of the sheet's fonts contain
 * no TTF, and a binary in the repository would be one more copy to maintain.
 */
export function decodeWoff(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== 0x774f4646) throw new Error("Not a WOFF file.");
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const [offset, compressedLength, length] = [
      view.getUint32(at + 4),
      view.getUint32(at + 8),
      view.getUint32(at + 12),
    ];
    const bytes = woff.subarray(offset, offset + compressedLength);
    return {
      tag: view.getUint32(at),
      checksum: view.getUint32(at + 16),
      bytes: compressedLength < length ? inflateSync(bytes) : bytes,
    };
  });
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const total = tables.reduce((sum, table) => sum + padded(table.bytes.length), 12 + 16 * count);
  const font = new Uint8Array(total);
  const out = new DataView(font.buffer);
  const power = 2 ** Math.floor(Math.log2(count));
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, count);
  out.setUint16(6, power * 16);
  out.setUint16(8, Math.log2(power));
  out.setUint16(10, count * 16 - power * 16);
  let offset = 12 + 16 * count;
  for (const [index, table] of tables.entries()) {
    const at = 12 + index * 16;
    out.setUint32(at, table.tag);
    out.setUint32(at + 4, table.checksum);
    out.setUint32(at + 8, offset);
    out.setUint32(at + 12, table.bytes.length);
    font.set(table.bytes, offset);
    offset += padded(table.bytes.length);
  }
  return font;
}
