import os from "node:os";
import path from "node:path";

/** What the machine says of itself, as every program reads it; nothing here is configuration of the product (config.ts). */

/** Folders in which programs are looked for. */
export function programFolders(): string[] {
  return (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
}

/** Where programs keep what they can make again. */
export function cacheHome(): string {
  return process.env.XDG_CACHE_HOME || path.join(os.homedir(), ".cache");
}

/** What a child program needs of our variables, and nothing else: keys and addresses of the server stay here. */
export function minimalEnvironment(home: string): Record<string, string | undefined> {
  return {
    PATH: process.env.PATH,
    HOME: home,
    TMPDIR: process.env.TMPDIR,
    LANG: "en_US.UTF-8",
    ...(process.platform === "win32" ? { SYSTEMROOT: process.env.SYSTEMROOT, TEMP: os.tmpdir() } : {}),
  };
}
