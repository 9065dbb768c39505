import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BrowserMissing, findBrowser } from "./find-browser.ts";
import { decodeWoff, systemFontConfig } from "./system-font.ts";
import { readTar } from "./tar.ts";

describe("the search for a browser", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "inkleaf-programs-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const put = (...names: string[]) =>
    Promise.all(names.map((name) => writeFile(path.join(folder, name), "#!/bin/sh\n", { mode: 0o755 })));
  const kind = async (npm = false) => (await findBrowser({ folders: [folder], npm })).kind;

  it("prefers a headless shell to a full browser", async () => {
    await put("google-chrome");
    expect(await kind()).toBe("chrome");
    await put("chromium");
    expect(await kind()).toBe("chromium");
    await put("chromium-headless-shell");
    expect(await kind()).toBe("headless-shell");
  });

  it("uses the given browser, by path or by name, and never another instead", async () => {
    await put("chromium", "mine");
    const given = path.join(folder, "mine");
    expect(await findBrowser({ given, folders: [folder] })).toEqual({ kind: "given", path: given });
    expect(await findBrowser({ given: "mine", folders: [folder] })).toEqual({ kind: "given", path: given });
    await expect(findBrowser({ given: `${given}-not`, folders: [folder] })).rejects.toThrow(
      /CHROMIUM_PATH: .*mine-not/,
    );
  });

  it("skips a file that is not executable", async () => {
    await writeFile(path.join(folder, "chromium"), "", { mode: 0o644 });
    await put("google-chrome");
    expect(await kind()).toBe("chrome");
  });

  it("says what to do when there is no browser", async () => {
    // Elsewhere (macOS and Windows) a browser at its fixed place is found even here.
    if (process.platform !== "linux") return;
    const failure = await findBrowser({ folders: [folder], npm: false }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BrowserMissing);
    expect(String(failure)).toMatch(/Install Chromium.*CHROMIUM_PATH/);
  });

  it("unpacks the browser of the npm package once, where the machine can run it", async () => {
    if (process.platform !== "linux" || process.arch !== "x64") return;
    const first = await findBrowser({ folders: [], npm: true });
    expect(first.kind).toBe("npm");
    expect(execFileSync(first.path, ["--version"], { encoding: "utf8" })).toMatch(/Chrom/);
    expect(first.path).toMatch(/chromium-\d+\.\d+\.\d+/);
    expect((await findBrowser({ folders: [], npm: true })).path).toBe(first.path);
    const libraries = await first.libraries?.();
    expect((await readFile(path.join(libraries ?? "", "libnss3.so"))).subarray(0, 4).toString("latin1")).toBe(
      "\x7fELF",
    );
  });
});

describe("the font of last resort", () => {
  it("gets a new configuration after the project's folder was moved", async () => {
    const config = await systemFontConfig();
    const wanted = await readFile(config, "utf8");
    await writeFile(config, wanted.replaceAll(path.dirname(config), "/somewhere/else"));
    expect(await readFile(await systemFontConfig(), "utf8")).toBe(wanted);
  });

  it("is a TrueType file beside a fonts.conf that adds it to the machine's own", async () => {
    const config = await systemFontConfig();
    const text = await readFile(config, "utf8");
    expect(text).toContain(`<dir>${path.dirname(config)}</dir>`);
    expect(text).toContain("/etc/fonts/fonts.conf");
    const font = await readFile(path.join(path.dirname(config), "geist.ttf"));
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      return {
        tag: font.toString("latin1", at, at + 4),
        checksum: font.readUInt32BE(at + 4),
        bytes: font.subarray(font.readUInt32BE(at + 8), font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12)),
      };
    });
    expect(tables.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(["cmap", "glyf", "head", "hmtx", "loca", "name"]),
    );
    for (const { tag, checksum, bytes } of tables) if (tag !== "head") expect(sum(bytes)).toBe(checksum);
  });

  it("is made only from a WOFF", () => {
    expect(() => decodeWoff(Buffer.alloc(64))).toThrow("Not a WOFF");
  });
});

/** Returns the checksum of a font's table: the sum of its big-endian words. */
function sum(bytes: Buffer): number {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let total = 0;
  for (let at = 0; at < padded.length; at += 4) total = (total + padded.readUInt32BE(at)) >>> 0;
  return total;
}

it("reads the files of a tar archive and refuses half of one", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "inkleaf-tar-"));
  try {
    await writeFile(path.join(folder, "one.txt"), "first");
    await writeFile(path.join(folder, "two.bin"), Buffer.alloc(1500, 7));
    execFileSync("tar", ["-cf", "all.tar", "one.txt", "two.bin"], { cwd: folder });
    const archive = await readFile(path.join(folder, "all.tar"));
    const files = readTar(archive);
    expect(files.map(({ name, bytes }) => [name, bytes.length])).toEqual([
      ["one.txt", 5],
      ["two.bin", 1500],
    ]);
    expect(Buffer.from(files[0]?.bytes ?? []).toString()).toBe("first");
    expect(() => readTar(archive.subarray(0, 1600))).toThrow("whole");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
