import { constants } from "node:fs";
import { access, chmod, link, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { cacheHome } from "./machine.ts";
import { projectRoot } from "./root.ts";

/**
 * Returns a folder for files that are unpacked once: below our own node_modules, so that `npm ci` clears it; where that
 * is read-only, in the user's cache folder; where that is read-only too, a temporary folder of this process alone.
 */
export async function cacheFolder(name: string): Promise<string> {
  const places = [path.join(projectRoot, "node_modules/.cache/inkleaf"), path.join(cacheHome(), "inkleaf")];
  for (const place of places) {
    // This place is used only where packages are installed: we never create a node_modules in another folder.
    if (place === places[0] && !(await writable(path.join(projectRoot, "node_modules")))) continue;
    const folder = path.join(place, name);
    try {
      await mkdir(folder, { recursive: true });
      if (await writable(folder)) return folder;
    } catch {}
  }
  return mkdtemp(path.join(os.tmpdir(), "inkleaf-"));
}

/** Writes a file whole: a reader finds all of it or nothing, however many processes write it at once. */
export async function writeAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await rename(await writeTemporary(file, content, 0o644), file);
}

/**
 * Writes an executable whole, where there is none yet. An existing one is kept, because it may be running, and a
 * browser starts its child processes from the file that it was itself started from.
 */
export async function writeExecutable(file: string, content: Content): Promise<void> {
  const partial = await writeTemporary(file, content, 0o755);
  try {
    await link(partial, file);
  } catch (error) {
    // This file system has no hard links.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

/** Writes a temporary file beside `file` and returns its path. `mode` is as in chmod. */
async function writeTemporary(file: string, content: Content, mode: number): Promise<string> {
  const partial = temporaryPathOf(file);
  try {
    await writeFile(partial, content);
    await chmod(partial, mode);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return partial;
}

type Content = string | Uint8Array | AsyncIterable<Uint8Array>;

let temporaryPaths = 0;
/** Returns a path beside `file` that no other process and no other call uses. */
export function temporaryPathOf(file: string): string {
  temporaryPaths += 1;
  return `${file}.${process.pid}-${temporaryPaths}`;
}

async function writable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
