import { constants, createReadStream } from "node:fs";
import { access, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createBrotliDecompress } from "node:zlib";
import { cacheFolder, temporaryPathOf, writeExecutable } from "#server/cache-folder.ts";
import { programFolders } from "#server/machine.ts";
import { readTar } from "./tar.ts";

/**
 * The browser that prints. The search order follows measured speed and memory, not popularity: a headless shell prints
 * in 0.6 of the time and half the memory of a full browser; the one inside the optional npm package needs no
 * administrator to install it.
 */
export type FoundBrowser = {
  kind: "given" | "headless-shell" | "npm" | "chromium" | "chrome";
  path: string;
  /** Unpacks shared libraries for a machine that lacks them and returns their folder. Only the npm package has any. */
  libraries?: () => Promise<string>;
};

export class BrowserMissing extends Error {
  override name = "BrowserMissing";
}

type Place = { kind: FoundBrowser["kind"]; names: readonly string[] };
const shell: Place = { kind: "headless-shell", names: ["chromium-headless-shell", "chrome-headless-shell"] };
const full: readonly Place[] = [
  { kind: "chromium", names: ["chromium", "chromium-browser"] },
  {
    kind: "chrome",
    names: [
      "google-chrome",
      "google-chrome-stable",
      "microsoft-edge",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
      "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
      "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
      "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
    ],
  },
];

export type Search = {
  /** CHROMIUM_PATH. If it is set, it is used or refused, never ignored. */
  given?: string;
  /** The folders that are searched; the PATH unless a test sets others. */
  folders?: readonly string[];
  /** Whether the npm package is considered. */
  npm?: boolean;
  /** Gives the search up, of which unpacking the npm package takes some seconds. */
  signal?: AbortSignal;
};

/** Finds the browser. Throws BrowserMissing, whose message says what to do next. */
export async function findBrowser(search: Search = {}): Promise<FoundBrowser> {
  const folders = search.folders ?? programFolders();
  if (search.given) {
    const found = await locate(search.given, folders);
    if (found) return { kind: "given", path: found };
    throw new BrowserMissing(`CHROMIUM_PATH: there is no program at ${search.given}.`);
  }
  const first = await locateFirst(shell, folders);
  if (first) return first;
  const packaged = search.npm === false ? null : await unpackNpm(search.signal);
  if (packaged) return packaged;
  for (const place of full) {
    const found = await locateFirst(place, folders);
    if (found) return found;
  }
  throw new BrowserMissing(
    "No browser to print with. Install Chromium (Debian and Ubuntu: apt-get install chromium; macOS: Google Chrome), " +
      "or on Linux x64 run `npm install --include=optional`, or set CHROMIUM_PATH to a Chromium or Chrome program.",
  );
}

async function locateFirst(place: Place, folders: readonly string[]): Promise<FoundBrowser | null> {
  for (const name of place.names) {
    const found = await locate(name, folders);
    if (found) return { kind: place.kind, path: found };
  }
  return null;
}

async function locate(name: string, folders: readonly string[]): Promise<string | null> {
  const candidates = name.includes("/") || name.includes("\\") ? [name] : folders.map((dir) => path.join(dir, name));
  for (const candidate of candidates) {
    try {
      await access(candidate, constants.X_OK);
      return candidate;
    } catch {}
  }
  return null;
}

/**
 * The package's own function unpacks to a fixed folder under /tmp and keeps whatever older binary is there. So we
 * unpack it ourselves, once per version, and move the result into place whole: a second process at the same moment sees
 * all of it or none, and a program that one of them has already started is not overwritten.
 */
async function unpackNpm(signal?: AbortSignal): Promise<FoundBrowser | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const require = createRequire(import.meta.url);
  let bin: string;
  let version: string;
  try {
    // This resolves to `build/esm/index.js`; package.json itself is not exported.
    const root = path.resolve(path.dirname(require.resolve("@sparticuz/chromium")), "../..");
    bin = path.join(root, "bin");
    version = String(
      (JSON.parse(await readFile(path.join(root, "package.json"), "utf8")) as { version: string }).version,
    );
    await access(path.join(bin, "chromium.br"));
  } catch {
    return null;
  }
  const folder = await cacheFolder(`chromium-${version}`);
  const program = path.join(folder, "headless-shell");
  if (!(await locate(program, []))) {
    await writeExecutable(program, unpacked(path.join(bin, "chromium.br"), signal));
  }
  return {
    kind: "npm",
    path: program,
    libraries: async () => {
      const target = path.join(folder, "lib");
      if (await locate(path.join(target, "libnss3.so"), [])) return target;
      const partial = temporaryPathOf(target);
      await mkdir(partial, { recursive: true });
      for (const file of readTar(await buffer(unpacked(path.join(bin, "al2023.tar.br"), signal)))) {
        await writeFile(path.join(partial, path.basename(file.name)), file.bytes, { mode: 0o755 });
      }
      await rename(partial, target).catch(async () => rm(partial, { recursive: true, force: true }));
      return target;
    },
  };
}

/**
 * Returns what a file of the npm package holds, piece by piece: as one piece it could not be given up, and the process
 * could not end before it.
 */
function unpacked(file: string, signal?: AbortSignal): Readable {
  const bytes = createBrotliDecompress({ chunkSize: 1_048_576 });
  // What fails is told to whoever reads the last of them.
  pipeline(createReadStream(file, { highWaterMark: 262_144, signal }), bytes, () => {});
  return bytes;
}
