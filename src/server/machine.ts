import os from "node:os";
import path from "node:path";

/** What the machine provides to every program. None of it is configuration of the product (`config.ts`). */

/** Returns the folders in which programs are looked for. */
export function programFolders(): string[] {
  return (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
}

/** Returns the folder where programs store what they can make again. */
export function cacheHome(): string {
  return process.env.XDG_CACHE_HOME || path.join(os.homedir(), ".cache");
}

/**
 * Returns the few variables that a child program needs. All others, with the server's secrets and URLs, are withheld.
 */
export function minimalEnvironment(home: string): Record<string, string | undefined> {
  return {
    PATH: process.env.PATH,
    HOME: home,
    TMPDIR: process.env.TMPDIR,
    LANG: "en_US.UTF-8",
    ...(process.platform === "win32" ? { SYSTEMROOT: process.env.SYSTEMROOT, TEMP: os.tmpdir() } : {}),
  };
}
