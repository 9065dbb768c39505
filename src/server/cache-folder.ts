import { constants } from "node:fs";
import { access, chmod, link, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { cacheHome } from "./machine.ts";
import { projectRoot } from "./root.ts";

/**
 * A folder for what is unpacked once: under our own node_modules, so that `npm ci` clears it; where that
 * is read-only, the user's cache; where that is read-only too, a folder of this process alone.
 */
export async function cacheFolder(name: string): Promise<string> {
  const places = [path.join(projectRoot, "node_modules/.cache/inkleaf"), path.join(cacheHome(), "inkleaf")];
  for (const place of places) {
    // Only beside packages that are there: never make a node_modules in somebody's folder.
    if (place === places[0] && !(await writable(path.join(projectRoot, "node_modules")))) continue;
    const folder = path.join(place, name);
    try {
      await mkdir(folder, { recursive: true });
      if (await writable(folder)) return folder;
    } catch {}
  }
  return mkdtemp(path.join(os.tmpdir(), "inkleaf-"));
}

/** Lays a file down whole: whoever looks finds all of it or nothing, however many lay it at once. */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await rename(await layAside(file, content, 0o644), file);
}

/**
 * Lays a program down whole where there is none yet. One that is there stays: somebody may have started it, and a browser
 * starts its parts from the file it was itself started from.
 */
export async function writeExecutable(file: string, content: Uint8Array): Promise<void> {
  const partial = await layAside(file, content, 0o755);
  try {
    await link(partial, file);
  } catch (error) {
    // A disk that knows no second names.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

/** Writes it beside its place, whole; answers where. `mode` as chmod's. */
async function layAside(file: string, content: string | Uint8Array, mode: number): Promise<string> {
  const partial = temporaryPathOf(file);
  await writeFile(partial, content);
  await chmod(partial, mode);
  return partial;
}

let asides = 0;
/** A name beside this one that no other process and no other call uses. */
export function temporaryPathOf(file: string): string {
  asides += 1;
  return `${file}.${process.pid}-${asides}`;
}

async function writable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
