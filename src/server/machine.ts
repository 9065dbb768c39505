import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { projectRoot } from "./root.ts";

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

/** Returns whether this process was started so that the end of its terminal does not end it (`nohup`). */
export function isHangupIgnored(): boolean {
  try {
    const ignored = /^SigIgn:\s*([0-9a-f]+)$/m.exec(fs.readFileSync("/proc/self/status", "utf8"))?.[1] ?? "0";
    return (BigInt(`0x${ignored}`) & 1n) === 1n;
  } catch {
    // Elsewhere than on Linux nothing tells.
    return false;
  }
}

/**
 * Notes in `node_modules` that a server runs from there, so that no command empties that folder under it
 * (`scripts/setup.mjs` looks). Where the folder cannot be written, nothing could be installed into it either.
 */
export function noteRunning(): void {
  const note = path.join(projectRoot, "node_modules", ".inkleaf-running", String(process.pid));
  try {
    fs.mkdirSync(path.dirname(note), { recursive: true });
    fs.writeFileSync(note, "");
    process.on("exit", () => fs.rmSync(note, { force: true }));
  } catch {
    // See above.
  }
}
