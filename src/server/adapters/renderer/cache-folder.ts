import { constants } from "node:fs";
import { access, mkdir, mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { projectRoot } from "#server/root.ts";
import { cacheHome } from "./machine.ts";

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

async function writable(folder: string): Promise<boolean> {
  return access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
}
